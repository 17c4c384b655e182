irregularity-awareness_of_damage = האם המפר יכול היה לדעת?

    .what = TODO

fact-could_have_known = האם ברגע החריגה { WHO($offender) } יכול היה לדעת שהיא עלולה בהחלט להזיק?
    .full = האם ברגע החריגה { WHO($offender) } יכול היה לדעת שהיא עלולה בהחלט להזיק לצד השני?
    .explain = איש אינו טוען שהוא אכן ידע. השאלה היא מה שחקן במקומו, עם היד הזאת, יכול היה לצפות מראש: למשל, שהשתקת השותף תשאיר את המכרז נמוך, או תעצור אותו. אין צורך למצוא כוונה.
fact-offending_side_gained = האם הצד המפר הרוויח מהחריגה?
    .explain = יש להשוות עם התוצאה הסבירה אלמלא החריגה. דוגמה: בגלל הפאס הכפוי הצד המפר לא הגיע לחוזה שהיה נופל, ובשאר השולחנות הוא נפל.
step-play-goes-on-looked-at-later = Play goes on. You look at it when play has ended.
    .say = Play goes on. I shall look at it when the board is over.
    .explain = Nothing can be judged before it is known what came of it.
