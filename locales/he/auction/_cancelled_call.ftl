fact-in_turn = האם הקריאה הייתה בתור?
fact-intended_legal = האם הקריאה המיועדת חוקית?
