segment-fouled_score = חישוב המקבצים של לוח פגום
    .label = חישוב המקבצים

fact-number_of_forms = בכמה צורות הוא שוחק?
    .two = שתיים
    .three = שלוש
fact-small_groups = איך מחושבים מקבצים של שתיים או שלוש תוצאות?
    .fixed = אחוזים קבועים
    .fixed-full = באחוזים קבועים: לשלוש { "70%" }, { "60%" } ו-{ "50%" }, לשתיים { "65%" } ו-{ "55%" }, לאחת { "60%" }
    .formula = לפי הנוסחה
    .formula-full = לפי הנוסחה לכל מקבץ
    .explain = התקנון קובע; אם לא, בוחרים ומודיעים. שלוש תוצאות שהן המקבץ הגדול מחושבות תמיד לפי הנוסחה.

typed-form_results_1 = כל התוצאות של הצורה הראשונה:
typed-form_results_2 = כל התוצאות של הצורה השנייה:
typed-form_results_3 = כל התוצאות של הצורה השלישית:

fouled-group = צורה { $number }, שולחנות: { $results }.
fouled-result = { $result }, שולחנות: { $often }. צפון-דרום { $ns }, מזרח-מערב { $ew }.
fouled-result-shares = { $result }, שולחנות: { $often }. צפון-דרום { $ns } ({ "\u2068" }{ $ns_share }{ "%\u2069" }), מזרח-מערב { $ew } ({ "\u2068" }{ $ew_share }{ "%\u2069" }).
