fact-in_turn = האם הקריאה הייתה בתור?
fact-intended_legal = האם הקריאה שהשחקן התכוון אליה חוקית?
fact-intended_as = מה החריגה בקריאה { WHO($offender, case: "that") } התכוון אליה?
    .bid_above_seven = זו הכרזה של יותר משבע
    .call_when_must_pass = היא נקראה במקום פאס שהיה חובה
    .bid_out_of_turn = זו הכרזה שלא בתור
    .pass_out_of_turn = זה פאס שלא בתור
    .double_out_of_turn = זה דאבל או רי-דאבל שלא בתור
    .inadmissible_double = זה דאבל או רי-דאבל בלתי-קביל
    .insufficient_bid = זו הכרזה בלתי-מספקת

check-rule-intended = גם הקריאה { WHO($offender, case: "that") } התכוון אליה אינה חוקית. עכשיו יש לפסוק עליה.
    .explain = היא באה במקום הקריאה שלא-במתכוון, וחל עליה החוק שלה.
