### The frame of every screen: headings, hints, commands, notices, errors.

home-title = { "Fifth Seat" }
home-body = מה קרה? אפשר לספר במילים שלך, להקליד את המכרז או לבחור. מנהל התחרות מחליט; כאן אפשר להיעזר במה שקובעים החוקים.
home-auction = מכרז נכתב כך: המחלק, נקודתיים והקריאות, למשל { "צ: 1ס פ 1ה" } או { $example }. לפני קריאה שלא בתור כותבים את הכיוון של השחקן: { "צ: 1ס פ מע=2ה" } או { $out }.
found-title = מה מאלה מתאים?
found-nothing = לא נמצא דבר מתאים. אפשר לנסח אחרת, להקליד את המכרז או לבחור.

door-auction = המכרז
door-play = המשחק
door-tricks = תביעות ולקיחות
door-score = התוצאה

more-auction = כל החריגות במכרז …
more-play = כל החריגות במשחק …
more-tricks = כל החריגות בסוף המשחק …

words-of-edition = { $text } [{ $year }]
laws-of = חוקי { $year }
context-auction = המכרז (המחלק { WHO($dealer) }): { $auction }
context-seats = המפר: { WHO($offender) } · היריב משמאל: { WHO($lho) } · השותף: { WHO($partner) } · היריב מימין: { WHO($rho) }
read-out = יש להקריא:
audience-offender = יש לשאול את השחקן לבדו, הרחק מהשולחן, בלי שאיש ישמע.
audience-nos_player = יש לשאול את השחקן הזה לבדו, הרחק מהשולחן.
audience-director = ההחלטה שלך. אין לומר דבר ליד השולחן.
explain-hint = אפשר להקליד ״?״ כדי לראות איך מחליטים.
type-a-call = אפשר גם להקליד את הקריאה.
type-a-seat = כדי לקרוא לשחקנים בשמם, אפשר לכתוב מי עשה זאת (צפון) או את המכרז.
answer-by-number = אפשר לענות במספר או במילים.

typed-auction = המכרז:
typed-offender = המפר:
typed-replacement_call = הקריאה החדשה:
typed-rho_obliged = { WHO($rho) } היה חייב לקרוא פאס:
typed-rho_obliged_once = { WHO($rho) } היה חייב לקרוא פאס פעם אחת:
typed-played_to_partners_lead = שוחק אחרי הובלה שלא בתור של השותף:
typed-played_to_declarers_lead = שוחק אחרי הובלה שלא בתור של הכרוז:
seat-N = צפון
seat-E = מזרח
seat-S = דרום
seat-W = מערב

which-holds = מה מהשניים נכון?
which-holds-of = { $question } התשובה שלך: { $said }. המכרז מראה: { $shown }. מה מהשניים נכון?
holds-answer = התשובה שלי
holds-auction = המכרז

ruling-title = פסיקה: { $irregularity }
ruling-laws = החוקים שהוחלו: { $laws }
case-reading = נקודה בחוק שיש בה ספק, ומפרשים אותה כך: { $reading }
case-turn = התור לקרוא: { WHO($who) }
heading-information = מידע
heading-later = נותר לעשות
heading-standing = עדיין בתוקף מפסיקה קודמת
from-ruling = { $text } [מתוך: { $irregularity }]
further-why = למה?
further-change = שינוי תשובה
further-compare = ולפי חוקי { $year }?
further-again = קרה עוד משהו בלוח הזה
further-new = פסיקה חדשה
further-return = בחזרה לפסיקה

labelled = { $label } · { $title }
again-who = מי עשה את זה?
again-player = { WHO($who) }
again-obliged = { WHO($who) }, כשהיה חייב לקרוא פאס
again-named-as-before = השחקנים מכונים כאן כמו בפסיקה הראשונה בלוח הזה.

why-title = למה
why-law = חוק { $law }
why-question = התשובה דרושה כדי להחיל את חוק { $law }.
why-first = התשובה קובעת איזה סעיף חל.
compare-title = לפי חוקי { $year }
compare-same = הפסיקה הייתה זהה.
compare-asks = הפסיקה הייתה תלויה בשאלה הזאת:
compare-only = רק לפי חוקי { $year }:
compare-test = התשובה שלך נלקחה כמות שהיא, אבל לפי חוקי { $year } השאלה אחרת:
compare-no-ruling = עדיין אין פסיקה.
explain-title = איך מחליטים בזה
test-of-law = איך מחליטים לפי חוק { $law }
nothing-to-explain = אין כאן שיקול דעת; זו שאלה של עובדה.
answers-title = התשובות עד עכשיו
which-to-change = איזו תשובה לשנות?
no-answers = עדיין אין תשובות.
changing = כאן משנים את התשובה הזאת. תשובות מאוחרות יותר שכבר לא יתאימו יימחקו.
type-it-again = יש להקליד שוב.
dropped = כבר לא בתוקף: { $question } { $answer }

open-title = מקרים פתוחים
open-none = אין מקרה פתוח.
open-case = מקרה: { $irregularity } · { $when }
open-asking = שאלה ממתינה לתשובה
open-checks = נותר לעשות: { $count }
resumed = כאן עצרת.
cancelled = המקרה נסגר.
restarted = מההתחלה.
regular = במכרז הזה אין קריאה לא תקינה. אם שחקן החליף קריאה, יש לכתוב גם את השנייה עם המושב שלו, או לבחור ״{ $irregularity }״.
other-irregularity = המכרז מראה משהו אחר: { $irregularity }. יש לפתוח פסיקה חדשה עם המכרז הזה, או לתקן את המכרז.
language-title = שפה
language-set = מעכשיו בעברית.
edition-title = מהדורת החוקים
edition-set = פסיקות חדשות הן לפי חוקי { $year }. מקרה פתוח נשאר במהדורה שלו.

chart-how = יש להתחיל בתיבה הראשונה ולעקוב אחרי החצים. מה שכתוב בדרך מתחת לתשובה שייך לפסיקה; תיבה במסגרת עבה מסיימת את הפסיקה.
chart-offered = הבחירה היא של: { WHO($who) }
chart-from = מגיעים מהתיבות:
chart-ruling = פסיקה
chart-done = אין מה להוסיף: הפסיקה היא מה שכתוב בדרך לכאן.
chart-index = תרשימי הנהלים
election-law27 = איזה נוסח של חוק { $law } אימצה ועדת החוקה?
    .rev2008 = הנוסח המתוקן ({ "WBF" }, מרץ { "2008" })
    .printed = הנוסח שנדפס לראשונה

role-body = כאן עוזרים למנהלי תחרויות ליד השולחן, ומסבירים לשחקנים מה קובעים החוקים.
role-who = מה התפקיד שלך כאן?
role-director = מנהל או מנהלת תחרות
role-player = שחקן או שחקנית
player-call = יש לקרוא מיד למנהל התחרות. אין להמשיך במכרז או במשחק עד שהמנהל יסביר מה מותר לכל אחד. (חוק { $law })
player-rights = האפשרויות שהחוקים נותנים (המנהל מקריא אותן לפני שבוחרים):
player-laws = חוקים שעשויים לחול: { $laws }
player-no-ruling = מנהל התחרות מחליט איזה מהם חל. פסיקות אינן ניתנות כאן לשחקנים.
privacy-title = פרטיות
privacy-body = נשמרים כאן מזהה המשתמש שלך בפלטפורמה הזאת (לא מספר הטלפון), ההגדרות שלך, והמקרים שלך עם התשובות והפסיקות. מקרה נמחק ארבעים וחמישה ימים אחרי השימוש האחרון בו. מה שנכתב או נלחץ נשמר, עם השם שהפלטפורמה נותנת, רק עד שיש עליו תשובה: לרוב פחות משנייה. מה שאי אפשר לקרוא נשמר יומיים. שמות אחרים והודעות אחרות אינם נשמרים. מה שקרה ליד השולחן נשאר בשיחה הזאת. הפקודה { $forget } מוחקת את הכול.
link-title = חיבור לפלטפורמה נוספת
link-how = בפלטפורמה השנייה יש לכתוב לבוט { $command } בתוך עשר דקות. המקרים הפתוחים יופיעו גם שם.
link-done = החיבור הושלם: המקרים הפתוחים משותפים לשתי הפלטפורמות.
link-failed = הקוד אינו תקף, או שפג תוקפו. הפקודה { $link } בפלטפורמה השנייה נותנת קוד חדש.
link-secret = אין למסור אותו לאיש: מי שכותב אותו שותף למקרים שלך.
link-what = מקרים כאן: { $here }. מקרים שם: { $there }. כל צד יראה את כולם, ויוכל לשנות ולמחוק אותם.
link-not-yours = אם מישהו אחר נתן לך את הקוד, אין לחבר.
link-sure = הקוד ניתן ב-{ $platform }. האם הוא ניתן לך?
link-yes = כן, הוא שלי: לחבר
link-no = לא, להשאיר בנפרד
link-parts = הפקודה { $unlink } מפרידה אותם שוב.
link-told = החשבון ב-{ $platform } מחובר אליך מעכשיו: אותם מקרים נראים, משתנים ונמחקים גם שם. אם זה לא נעשה על ידך: { $unlink }.
link-same-platform = גם הקוד הזה ניתן ב-{ $platform }. אפשר לחבר רק פלטפורמות שונות.
link-too-many = יותר מדי קודים שגויים. אפשר לנסות שוב בעוד שעה.
unlink-title = הפרדת הפלטפורמות
unlink-what = כל פלטפורמה ממשיכה עם המקרים שנפתחו בה.
unlink-sure = לנתק את { $platform }?
unlink-yes = כן, לנתק
unlink-no = לא, להשאיר מחובר
unlink-done = הניתוק הושלם. החשבון ב-{ $platform } נפרד מכאן, עם המקרים שנפתחו שם.
unlink-told = החשבון ב-{ $platform } אינו מחובר אליך עוד. המקרים שנפתחו שם נמצאים רק שם.
unlink-nothing = אין פלטפורמה מחוברת. הפקודה { $link } מחברת.
forget-title = מחיקת הכול
forget-sure = למחוק את ההגדרות, את כל המקרים ואת הפסיקות? אי אפשר לבטל את המחיקה.
forget-yes = למחוק את הכול
forget-no = להשאיר את המידע
forget-done = כל מה שנשמר נמחק. אפשר להתחיל מחדש בפקודה { $start }.
forget-linked = יש חיבור ל-{ $platform }: הכול יימחק גם שם.
forget-told = ב-{ $platform } נמחק כל מה שנשמר עליך, גם כאן.

key-type = להקליד…
type-title = הקלדת תשובה
type-label = תשובה, קריאה או המכרז
key-back = חזרה
key-explain = איך מחליטים?
what-next = מה הלאה?
outdated = המסך הזה כבר לא מעודכן. זה המצב עכשיו.
withdrawn = הפסיקה הזאת בוטלה. מה שבתוקף עכשיו נמצא למטה.
case-closed = המקרה הזה סגור.
group-private-only = פסיקות ניתנות רק בשיחה פרטית: אסור שפרטי הלוח והידיים יתפרסמו בקבוצה.
group-talk = לשיחה פרטית
group-no-script = אין כרגע מה להקריא.
went-wrong = משהו השתבש; שום דבר לא אבד. אפשר לנסות שוב בעוד רגע.
too-many = זה היה יותר מדי בבת אחת; מה שבא אחרון לא נשמר. אפשר להמשיך אחרי התשובה.
key-why = למה?

footer-home = עזרה · שפה · מהדורה · מקרים · סיום
footer-case = חזרה · תשובות · למה · ? · מהתחלה · סגירה · עזרה
footer-ruling = למה · תשובות · מקרים · פסיקה (חדשה) · סגירה · עזרה
footer-return = חזרה: אל המסך הקודם
help-title = עזרה
help-answers = עונים במספר של אפשרות או במילים שלה. את המכרז אפשר להקליד בכל רגע.
help-back = חזרה: מחיקת התשובה האחרונה
help-list = תשובות: רשימת התשובות, ושינוי של אחת מהן
help-why = למה: החוק והתשובות שעליהם נשענת הפסיקה
help-explain = ?: איך מחליטים בשאלה
help-compare = השוואה: מה הייתה הפסיקה לפי המהדורה האחרת של החוקים
help-restart = מהתחלה: אותה חריגה, מהשאלה הראשונה
help-cancel = סגירה: המקרה נסגר
help-new = פסיקה: מקרה חדש · מקרים: רשימת המקרים הפתוחים
help-label = { "\u2068/תווית 5\u2069" }: נותן למקרה שם, לפי השולחן או הלוח
help-settings = שפה, מהדורה: לשינוי ההגדרה
goodbye = להתראות.

error-not-an-answer = התשובה הזאת אינה ברשימה.
error-nothing-to-undo = אין מה לבטל.
error-too-long = הטקסט ארוך מדי.
error-control-characters = יש כאן תווים שאי אפשר לקרוא.
error-call-not-expected = אין צורך להקליד כאן קריאה.
error-no-such-command = אין פקודה כזאת.
label-how = יש לכתוב באותה שורה גם את השולחן או את הלוח: { "\u2068/תווית 5\u2069" }
error-no-case = אין מקרה פתוח. יש לספר מה קרה.

error-settings = אי אפשר להשתמש בהגדרות: { $reason }
error-not-now = אי אפשר לעשות זאת כעת; אפשר לנסות שוב מאוחר יותר: { $reason }
doctor-good = תקין
doctor-bad = בעיה
doctor-python = פייתון
doctor-regulations = תקנון
doctor-database = מסד הנתונים
doctor-files = הרשאות של קבצים
doctor-discord = דיסקורד
doctor-telegram = טלגרם
doctor-telegram-token = טלגרם: לא הוגדר אסימון
doctor-webhook = { "webhook" } של { "Telegram" }

error-unknown-edition = אין מהדורה כזאת של החוקים: { $value }. המהדורות: { $known }.
error-unknown-language = אין שפה כזאת: { $value }. השפות: { $known }.
error-not-verified = { $what }: לא נבדק לפי חוקי { $year }. לפיהם לא ניתנת כאן פסיקה.
error-unknown-procedure = אין נוהל כזה: { $value }.
error-unknown-command = אין פקודה כזאת: { $value }. הפקודות: { $known }.
error-arguments = לא מובן: { $typed }. כך כותבים: { $usage }
error-unknown-format = אין תבנית כזאת: { $value }. התבניות: { $known }.
error-unknown-fact = אין עובדה כזאת: { $key }.
error-wrong-value = הערך { $value } אינו אפשרי לעובדה { $key }. הערכים האפשריים: { $expected }.
error-wrong-procedure = המכרז מראה דבר שאין פוסקים עליו לפי { $value }.
error-not-json = זה אינו { "JSON" } תקין: שורה { $line }, עמודה { $column }.
error-not-an-object = זה צריך להיות אובייקט { "JSON" } של מפתחות וערכים.
error-duplicate-key = מפתח מופיע פעמיים באותו אובייקט { "JSON" }: { $value }.
error-file = אי אפשר לקרוא את הקובץ: { $value }.
error-output = אי אפשר לכתוב את הקובץ: { $value }.
error-profile = אי אפשר להשתמש בתקנון: { $reason }
error-vulnerability = הפגיעות צריכה להיות { "none" }, { "ns" }, { "ew" } או { "all" }, ולא { $value }.
error-board-missing = יש לציין את הפגיעות או את מספר הלוח.
error-columns = בקובץ צריכות להיות העמודות { "lang" }, { "text" }.

error-auction-too-long = המכרז ארוך מדי; המספר המרבי של תווים: { $limit }.
error-auction-without-dealer = מכרז מתחיל בכיוון המחלק ובנקודתיים: { $text }
error-board-number-impossible = אין לוח מספר { $number }.
error-call-not-understood = זו אינה קריאה: { $text }
error-card-not-understood = זה אינו קלף: { $text }
error-declarer-missing = מי הכרוז בחוזה { $contract }?
error-late-call-without-seat = אחרי הפאס הסופי אין תור לאיש. יש לכתוב לפני { $text } את המושב של מי שקרא, עם סימן שוויון ביניהם.
error-next-call-without-seat = { $text } בא אחרי קריאה שלא בתור, ולא ברור מי קרא. יש לכתוב לפניו את המושב של מי שקרא, עם סימן שוויון ביניהם.
error-level-out-of-range = אין רמה { $level }: הרמה היא מ-{ $lowest } עד { $highest }.
error-overtricks-impossible = בחוזה { $contract } אפשריות לכל היותר { $limit } לקיחות עודפות, לא { $number }.
error-result-not-understood = זה אינו חוזה עם תוצאה: { $text }
error-risk-out-of-range = חוזה הוא ללא דאבל, עם דאבל או עם רי-דאבל.
error-seat-unknown = זה אינו כיוון: { $text }
error-tricks-impossible = מספר הלקיחות { $tricks } אינו אפשרי.
error-undertricks-impossible = בחוזה { $contract } אפשריות לכל היותר { $limit } לקיחות חסר, לא { $number }.

### What the director is asked. The attributes are the choices; .explain is the test that the director applies.
### A prefixed particle never stands before a placeable: "של", "על", "אל" are words of their own; "ל", "ו", "ש" are cases.
yes = כן
no = לא

# A case that another version kept, and this one cannot go on with: its rulings are shown as they were issued.
read-only = המקרה הזה נשמר בגרסה אחרת של התוכנה. אפשר רק לקרוא אותו.
read-only-title = מקרה מגרסה אחרת של התוכנה
open-read-only = לקריאה בלבד
footer-read-only = מקרים · פסיקה (חדשה) · סגירה · עזרה
key-cancel = סגירת המקרה
