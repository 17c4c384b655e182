segment-session_score = התאמת הממוצע לתוצאת המושב

typed-session_ns = מה השיגו צפון-דרום בשאר הלוחות (באחוזים; בקבוצות: { "IMP" } ללוח):
typed-session_ew = מה השיגו מזרח-מערב בשאר הלוחות (באחוזים; בקבוצות: { "IMP" } ללוח):

step-average-not-changed = ממוצע נשאר ממוצע, מה שלא הושג בשאר הלוחות.

adjustment-session-score = יש לרשום זאת במקום ממוצע פלוס או ממוצע מינוס.
