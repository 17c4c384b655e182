fact-in_turn = האם הקריאה הייתה בתור?
