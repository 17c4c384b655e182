fact-in_turn = האם הקריאה הייתה בתור?
fact-intended_legal = האם הקריאה שהשחקן התכוון אליה חוקית?
