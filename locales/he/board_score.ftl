### תוצאה מתוקנת: מתי, מאיזה סוג וכמה היא שווה.

irregularity-adjusted_score = תוצאה מתוקנת
    .what = צריך לתקן תוצאה: מאיזה סוג וכמה היא שווה
segment-board_score = חישוב התוצאה

fact-adjustment_reason = מדוע צריך לתקן את התוצאה?
    .damage = לצד אחד נגרם נזק בשל חריגה
    .no_result = הלוח לא שוחק, או שאי אפשר לסיים אותו
    .wrong_rectification = השחקנים תיקנו את החריגה בעצמם, ובטעות
    .directors_error = פסיקת מנהל התחרות הייתה שגויה
fact-laws_provide = מה קובעים החוקים לחריגה הזאת?
    .nothing = שום דבר שמפצה על הנזק הזה
    .adjustment = תיקון של התוצאה
    .rectified = תיקון לחריגה, והוא בוצע
    .explain = אם החוקים קובעים תיקון לחריגה והוא בוצע, אין מתקנים את התוצאה רק משום שהתיקון נראה חמור מדי או קל מדי. אם החוק עצמו מדבר על תוצאה מתוקנת (מידע בלתי-מורשה, מידע מוטעה, צדק אחרי מחדל ועוד), לבחור באפשרות השנייה.
fact-board_can_be_played = האם עוד אפשר לשחק את הלוח או לרשום לו תוצאה כרגיל?
fact-results_can_be_named = האם אפשר לומר אילו תוצאות היו סבירות בלי ההפרה?
    .explain = תוצאה נקבעת קודמת. רק כשהאפשרויות רבות או אינן ברורות מותר להעניק תוצאה מלאכותית.
fact-other_table_favours = האם יש בשולחן האחר תוצאה שמיטיבה בבירור עם אחד הצדדים?
    .explain = { $edition ->
        [laws2007] כשיש תוצאה בשולחן האחר מותר לקבוע תוצאה ב-{ "IMP" }; כך עושים אם אותה תוצאה נראית טובה לצד החף.
       *[laws2017] כשהתוצאה היחידה, בשולחן האחר, מיטיבה בבירור עם צד אחד, התוצאה נקבעת ואינה מלאכותית.
    }
fact-at_teams = האם זו תחרות בין שתי קבוצות?
fact-average_ns = צפון-דרום: האם הם אשמים?
    .plus = כלל לא: ממוצע פלוס
    .even = בחלקם: ממוצע
    .minus = ישירות: ממוצע מינוס
fact-average_ew = מזרח-מערב: האם הם אשמים?
    .plus = כלל לא: ממוצע פלוס
    .even = בחלקם: ממוצע
    .minus = ישירות: ממוצע מינוס

step-both-sides-non-offending = לראות בשני הצדדים צד חף: כל אחד מקבל את התוצאה הטובה לו.
step-play-the-board = הלוח משוחק או נמשך. עכשיו אין מתקנים תוצאה.
step-put-error-right = לתקן את הטעות ולרשום ללוח תוצאה כרגיל.
step-list-possible-results = לרשום את התוצאות שהיו אפשריות בלי ההפרה ובדרך חוקית, עם ההסתברות של כל אחת באחוזים.
step-average-imps = ב-{ "\u2068IMP\u2069" } ממוצע פלוס הוא בדרך כלל { "\u2068+3\u2069" } וממוצע מינוס { "\u2068−3\u2069" }.
step-average-share = מנקודות הלוח ממוצע פלוס הוא לפחות { "60%" }, ממוצע { "50%" }, ממוצע מינוס לכל היותר { "40%" }.
averages = צפון-דרום: { $ns }. מזרח-מערב: { $ew }.
check-session-score = בסוף המושב: צד שאינו אשם ושהשיג יותר מ-{ "60%" } בשאר הלוחות מקבל את האחוז הזה; צד אשם שהשיג פחות מ-{ "40%" } מקבל את שלו.
adjustment-rectification-suffices = התוצאה עומדת. חומרתו או קלותו של התיקון אינן עילה לתקן את התוצאה.
adjustment-not-damaged = התוצאה עומדת: בלי ההפרה לא הייתה צפויה תוצאה טובה יותר.
adjustment-assigned-by-other-table = לקבוע תוצאה לאור התוצאה בשולחן האחר.

fact-form_of_scoring = איך מחושב הלוח?
    .matchpoints = זוגות, { "MP" }
    .imps = קבוצות, { "IMP" }
    .cross-imps = { "Cross-IMP" }
    .butler = באטלר
    .total = סך הנקודות
fact-score_kind = מה החלטת?
    .assigned = תוצאה נקבעת, אחת לשני הצדדים
    .different = תוצאה נקבעת, שונה לכל צד
    .tricks = העברת לקיחות
    .self_inflicted = תוצאה נקבעת, בניכוי נזק עצמי
    .artificial = ממוצע פלוס, ממוצע או ממוצע מינוס
    .penalty = עונש מינהלי
    .one_at_fault = קבוצות, צד אחד אשם: הטוב מבין ממוצע פלוס ותוצאה נקבעת
    .likely_and_probable = תוצאות סבירות ותוצאות שהיו בכלל אפשריות
fact-knockout = האם זו תחרות של המפסיד יוצא?
fact-vulnerable = מי היה פגיע?
    .none = אף אחד
    .ns = צפון-דרום
    .ew = מזרח-מערב
    .all = שני הצדדים
fact-tricks_to = מי מקבל את הלקיחות?
    .NS = צפון-דרום
    .EW = מזרח-מערב
fact-tricks_transferred = כמה לקיחות?
    .one = אחת
    .two = שתיים
    .three = שלוש
fact-non_offending = מי הצד החף?
    .NS = צפון-דרום
    .EW = מזרח-מערב
fact-penalized = מי נענש?
    .NS = צפון-דרום
    .EW = מזרח-מערב

typed-board = לוח:
typed-table_result = התוצאה בשולחן:
typed-other_table = התוצאה בשולחן האחר:
typed-other_results = התוצאות בשאר השולחנות:
typed-possible_results = התוצאות שנקבעו:
typed-possible_results_ns = מה נקבע לצפון-דרום:
typed-possible_results_ew = מה נקבע למזרח-מערב:
typed-expected_before = התוצאה הצפויה בלי ההפרה:
typed-expected_without_error = התוצאה הצפויה אחרי ההפרה, בלי טעותו של הצד החף:
typed-probable_results = התוצאות שהיו בכלל אפשריות:
typed-penalty_amount = העונש:
type-a-number = אפשר גם להקליד את הלוח: { "\u2068#7\u2069" }
type-a-result = להרכיב בהקשות, או להקליד עם הכרוז: { "\u20684Sx-2 N\u2069" }. גם נקודות של צפון-דרום: { "\u2068-500\u2069" }
type-a-results = להקיש, או להקליד כל תוצאה עם האחוז שלה: { "\u206860% 4S= N, 40% 4S-1 N\u2069" }
type-a-others = להקליד או להדביק זו אחר זו, נקודות מצד צפון-דרום: { "\u20684S= N, 3NT+1 S, +620, 2x 4S-1 N, A+/A-\u2069" }
type-a-amount = להקליד: { "\u206810%\u2069" }, { "\u20683 IMP\u2069" }, { "\u20681 VP\u2069" }
passed-out = ארבעה פאסים
risk-none = ללא דאבל
risk-X = עם דאבל
risk-XX = עם רי-דאבל
further-details = כל השוואה
comparison = { $side }, { $own } מול { $theirs }: { $points }

election-assigned_scores = מה יכולה להיות תוצאה נקבעת (חוק { $law })?
    .weighted = משוקללת
    .single = לא משוקללת
    .likely_and_probable = הטובה שבסבירות והגרועה שבאפשריות

double-dummy = בקלפים גלויים, לקיחות של { $seat }: { $tricks }
double-dummy-missing = החלוקה נשמרה. התוצאות בקלפים גלויים אינן זמינות כאן.
deal-without-case = קודם לומר מה קרה, ואחר כך לשלוח את החלוקה.
typed-deal = חלוקה:
error-deal-not-understood = זו אינה חלוקה שלמה ב-{ "\u2068PBN\u2069" }, כמו { "\u2068N:AKQ2.432.K54.QJ3 …\u2069" }: { $text }

score-shares = מתוך טופ של { $top }: צפון-דרום { $ns }%, מזרח-מערב { $ew }%.
