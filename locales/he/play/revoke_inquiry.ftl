irregularity-revoke_inquiry = שאלה על מחדל אפשרי
    .what = מי רשאי לשאול את מי, והאם מותר לראות לקיחות

fact-revoke_inquiry_kind = מי שואל את מי על מחדל אפשרי?
    .declarer_asks = הכרוז שואל מגן
    .declarer_is_asked = מגן שואל את הכרוז
    .defender_asks_partner = מגן שואל את המגן השני
    .dummy_asks_declarer = הדומם שואל את הכרוז
    .dummy_asks_defender = הדומם שואל מגן
    .wants_to_look = שחקן אומר שהיה מחדל, ורוצה לראות לקיחות

step-revoke-may-be-asked-about = הכרוז והמגינים רשאים לשאול שחקן שלא שירת אם יש לו קלף בסדרה; הדומם רשאי לשאול רק את הכרוז.
step-defenders-may-not-ask = לפי התקנון שבתוקף המגינים אינם רשאים לשאול זה את זה.
step-asked-without-rights = הדומם איבד את הזכות לשאול. אם היה מחדל, יש לפסוק על כך כמחדל.
    .say = הדומם איבד את הזכות לשאול. אם היה מחדל, הכרוז חייב לתקן אותו, וייתכן שיועברו לקיחות, כמו אחרי מחדל תקף.
    .explain = הכרוז חייב לתקן אותו, וייתכן שיועברו לקיחות, כמו אחרי מחדל תקף.
step-claim-opens-no-tricks = הטענה שהיה מחדל אינה נותנת לשום שחקן זכות לראות לקיחות סגורות.

information-partners-question-unauthorized = מה שגילתה השאלה הוא מידע בלתי מורשה למגן שנשאל.
