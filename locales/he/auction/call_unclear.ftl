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
    .not_understood-full = לא שמעו קריאה או לא הבינו אותה

step-clarify-at-once = כל מי שיש לו ספק רשאי לשאול מיד מה נקרא. השחקן חוזר על הקריאה במילים הנכונות, ולא יותר מזה.
step-next-player-calls = המכרז נמשך אצל השחקן הבא בתור.
step-stands-as-double = הדאבל או הרי-דאבל תקף, ללא תיקון.
    .say = הדאבל או הרי-דאבל תקף. איש אינו חייב לקרוא פאס בגלל הניסוח.
    .explain = רק הניסוח היה שגוי. השותף רשאי לקרוא כרצונו, אך לא להשתמש במה שגילו המילים.
step-only-the-word = יש לומר רק ״דאבל״ או ״רי-דאבל״, בלי ההכרזה.
step-bid-as-made = הדאבל או הרי-דאבל חל על ההכרזה כפי שהוכרזה באמת.

information-extraneous = הצד המפר אינו רשאי להשתמש במה שגילו לשותף המילים הלא-נכונות.

check-extraneous-used = יש לחזור לשולחן בתום הלוח, אם הצד השני סבור שנעשה שימוש במילים הלא-נכונות.
