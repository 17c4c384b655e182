irregularity-call_unclear = קריאה לא ברורה או בניסוח שגוי
    .label = קריאה לא ברורה
    .what = קריאה שלא שמעו או לא הבינו, או דאבל שנוקב בהכרזה

fact-unclear_call = מה לא היה ברור?
    .double_named_wrong = דאבל, ונקב בהכרזה לא-נכונה
    .double_named_wrong-label = דאבל, הכרזה לא-נכונה
    .double_named_wrong-full = מישהו קרא דאבל ונקב בהכרזה לא-נכונה
    .redouble_named_wrong = רי-דאבל, ונקב בהכרזה לא-נכונה
    .redouble_named_wrong-label = רי-דאבל, הכרזה לא-נכונה
    .redouble_named_wrong-full = מישהו קרא רי-דאבל ונקב בהכרזה לא-נכונה
    .double_named_bid = דאבל, ונקב בהכרזה הנכונה
    .double_named_bid-full = מישהו קרא דאבל ונקב בהכרזה הנכונה
    .redouble_named_bid = רי-דאבל, ונקב בהכרזה הנכונה
    .redouble_named_bid-label = רי-דאבל, ההכרזה הנכונה
    .redouble_named_bid-full = מישהו קרא רי-דאבל ונקב בהכרזה הנכונה
    .not_understood = לא שמעו או לא הבינו
    .not_understood-full = לא שמעו קריאה או לא הבינו אותה, ואיש עוד לא קרא אחריה
    .misheard = שמע לא-נכון וקרא
    .misheard-full = שחקן שמע קריאה לא-נכון, וקרא לפי מה שחשב ששמע
fact-call_on_mishearing = מה הייתה הקריאה של אותו שחקן?
    .full = לפי הקריאות שנקראו באמת, מה הייתה הקריאה של השחקן ששמע לא-נכון?
    .legal = קריאה חוקית בתורו
    .insufficient_bid = הכרזה בלתי-מספקת
    .insufficient_bid-full = הכרזה בתורו שאינה גבוהה דיה
    .inadmissible_double = דאבל בלתי-קביל
    .inadmissible_double-full = דאבל או רי-דאבל בתורו שלא היה מותר
    .bid_out_of_turn = הכרזה שלא בתור
    .pass_out_of_turn = פאס שלא בתור
    .double_out_of_turn = דאבל שלא בתור
    .double_out_of_turn-full = דאבל או רי-דאבל שלא בתור

step-clarify-at-once = כל מי שיש לו ספק רשאי לשאול מיד מה נקרא. השחקן חוזר על הקריאה במילים הנכונות, ולא יותר מזה.
step-misheard-no-redress = מי ששמע לא-נכון אינו זכאי לתיקון: הקריאה שלו נשפטת כפי שנקראה.
    .say = הקריאה נשפטת כפי שנקראה.
    .explain = מי שיש לו ספק יכול לשאול מיד. השחקן התכוון לקריאה הזאת כשקרא אותה, ולכן אין זו פליטה.
step-next-player-calls = המכרז נמשך אצל השחקן הבא בתור.
step-stands-as-double = הדאבל או הרי-דאבל תקף, ללא תיקון.
    .say = הדאבל או הרי-דאבל תקף. איש אינו חייב לקרוא פאס בגלל הניסוח.
    .explain = רק הניסוח היה שגוי. השותף רשאי לקרוא כרצונו, אך לא להשתמש במה שגילו המילים.
step-only-the-word = יש לומר רק ״דאבל״ או ״רי-דאבל״, בלי ההכרזה.
step-bid-as-made = הדאבל או הרי-דאבל חל על ההכרזה כפי שהוכרזה באמת.

information-extraneous = הצד המפר אינו רשאי להשתמש במה שגילו לשותף המילים הלא-נכונות.

check-extraneous-used = יש לחזור לשולחן בתום הלוח, אם הצד השני סבור שנעשה שימוש במילים הלא-נכונות.
check-misheard-call-irregular = הקריאה שנקראה בעקבות זאת הייתה בכל זאת לא חוקית. עכשיו יש לפסוק עליה.
    .explain = מה שהשחקן חשב ששמע אינו משנה דבר. הקריאה שלו נשפטת לפי הקריאות שנקראו באמת.
