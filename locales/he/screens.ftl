### The frame of every screen: headings, hints, commands, notices, errors.

home-title = { "Fifth Seat" }
home-body = מה קרה? אפשר לספר במילים שלך, להקליד את המכרז או לבחור. מנהל התחרות מחליט; כאן אפשר להיעזר במה שקובעים החוקים.
home-auction = מכרז נכתב כך: המחלק, נקודתיים והקריאות: { $example }. לפני קריאה שלא בתור כותבים את הכיוון של השחקן: { $out }.
found-title = מה מאלה?
found-nothing = לא נמצא דבר מתאים. אפשר לנסח אחרת, להקליד את המכרז או לבחור.

laws-of = חוקי { $year }
context-auction = המכרז (המחלק { WHO($dealer) }): { $auction }
context-seats = המפר: { WHO($offender) } · היריב משמאל: { WHO($lho) } · השותף: { WHO($partner) } · היריב מימין: { WHO($rho) }
read-out = יש להקריא:
audience-offender = יש לשאול הרחק מהשולחן; אסור שמישהו אחר ישמע.
audience-nos_player = יש לשאול את השחקן הזה לבדו, הרחק מהשולחן.
audience-director = ההחלטה שלך. אין לומר דבר בשולחן.
explain-hint = ״?״ מסביר את המבחן.
type-a-call = אפשר גם להקליד את הקריאה.
answer-by-number = אפשר לענות במספר או במילים.

typed-auction = המכרז:
typed-offender = המפר:
typed-replacement_call = הקריאה החדשה:
seat-N = צפון
seat-E = מזרח
seat-S = דרום
seat-W = מערב

which-holds = מה משניהם נכון?
which-holds-of = { $question } התשובה שלך: { $said }. המכרז מראה: { $shown }. מה משניהם נכון?
holds-answer = התשובה שלי
holds-auction = המכרז

ruling-title = פסיקה: { $irregularity }
ruling-laws = החוקים שהוחלו: { $laws }
heading-information = המידע מהקריאה שבוטלה
heading-later = נותר לעשות
further-why = למה?
further-change = שינוי תשובה
further-new = פסיקה חדשה
further-return = בחזרה לפסיקה

why-title = למה
why-law = חוק { $law }
why-question = התשובה דרושה כדי להחיל את חוק { $law }.
why-first = התשובה קובעת איזה סעיף חל.
explain-title = איך מחליטים בזה
test-of-law = המבחן של חוק { $law }
nothing-to-explain = אין כאן מה לשקול; זו שאלה פשוטה של עובדה.
answers-title = התשובות עד עכשיו
which-to-change = איזו תשובה לשנות?
no-answers = עדיין אין תשובות.
changing = כאן משנים את התשובה הזאת. תשובות מאוחרות יותר שכבר לא יתאימו יימחקו.
type-it-again = יש להקליד מחדש.
dropped = כבר לא בתוקף: { $question } { $answer }

open-title = מקרים פתוחים
open-none = אין מקרה פתוח.
open-case = מקרה: { $irregularity } · { $when }
open-asking = שאלה ממתינה לתשובה
open-checks = נותר לעשות: { $count }
resumed = כאן עצרת.
cancelled = המקרה נסגר.
restarted = מההתחלה.
regular = במכרז הזה אין קריאה לא תקינה.
not-covered = המכרז מראה: { $irregularity }. עדיין אין כאן נוהל לזה.
other-irregularity = המכרז מראה משהו אחר: { $irregularity }. יש לפתוח פסיקה חדשה עם המכרז הזה, או לתקן את המכרז.
language-title = שפה
language-set = מעכשיו בעברית.
edition-title = מהדורת החוקים
edition-set = פסיקות חדשות הן לפי חוקי { $year }. מקרה פתוח נשאר במהדורה שלו.

footer-home = עזרה · שפה · מהדורה · מקרים · יציאה
footer-case = חזרה · תשובות · למה · ? · מהתחלה · ביטול · עזרה
footer-ruling = למה · תשובות · מקרים · פסיקה (חדשה) · ביטול · עזרה
footer-return = חזרה: אל המקרה
help-title = עזרה
help-answers = עונים במספר של אפשרות או במילים שלה. את המכרז אפשר להקליד בכל רגע.
help-back = חזרה: מחיקת התשובה האחרונה
help-list = תשובות: רשימת התשובות, ושינוי של אחת מהן
help-why = למה: החוק והתשובות שמאחורי זה
help-explain = ?: איך מחליטים בשאלה
help-restart = מהתחלה: אותה חריגה, מההתחלה
help-cancel = ביטול: סגירת המקרה
help-new = פסיקה: מקרה חדש; מקרים: המקרים הפתוחים
help-settings = שפה, מהדורה: החלפתן
goodbye = להתראות.

error-not-an-answer = זו אינה אחת התשובות.
error-nothing-to-undo = אין מה לבטל.
error-too-long = זה ארוך מדי לקריאה.
error-control-characters = יש כאן תווים שאי אפשר לקרוא.
error-call-not-expected = לא נשאלה כאן קריאה.
error-no-such-command = אין פקודה כזאת.
error-no-case = אין מקרה פתוח. יש לספר מה קרה.

error-unknown-edition = אין מהדורה כזאת של החוקים: { $value }. המהדורות: { $known }.
error-unknown-language = אין שפה כזאת: { $value }. השפות: { $known }.
error-unknown-procedure = אין נוהל כזה: { $value }.
error-unknown-fact = אין עובדה כזאת: { $key }.
error-wrong-value = הערך { $value } אינו אפשרי לעובדה { $key }. הערכים האפשריים: { $expected }.
error-wrong-procedure = המכרז מראה דבר שאין פוסקים בו לפי { $value }.
error-not-json = העובדות אינן { "JSON" } תקין: שורה { $line }, עמודה { $column }.
error-not-an-object = העובדות צריכות להיות אובייקט { "JSON" } של מפתחות וערכים.
error-file = אי אפשר לקרוא את הקובץ: { $value }.
error-profile = אי אפשר להשתמש בתקנון: { $reason }
error-vulnerability = הפגיעות צריכה להיות { "none" }, { "ns" }, { "ew" } או { "all" }, ולא { $value }.
error-board-missing = יש לציין את הפגיעות או את מספר הלוח.
error-columns = בקובץ צריכות להיות העמודות { "lang" }, { "text" }.

error-auction-too-long = המכרז ארוך מדי; המספר המרבי של תווים: { $limit }.
error-auction-without-dealer = מכרז מתחיל במחלק ובנקודתיים: { $text }
error-board-number-impossible = אין לוח מספר { $number }.
error-call-not-understood = זו אינה קריאה: { $text }
error-card-not-understood = זה אינו קלף: { $text }
error-declarer-missing = מי הכרוז בחוזה { $contract }?
error-level-out-of-range = הרמה { $level } אינה קיימת: הנמוכה ביותר { $lowest }, הגבוהה ביותר { $highest }.
error-overtricks-impossible = בחוזה { $contract } אפשריות לכל היותר { $limit } לקיחות עודפות, לא { $number }.
error-result-not-understood = זה אינו חוזה עם תוצאה: { $text }
error-risk-out-of-range = חוזה הוא ללא דאבל, עם דאבל או עם רי-דאבל.
error-seat-unknown = זה אינו כיוון: { $text }
error-tricks-impossible = מספר הלקיחות { $tricks } אינו אפשרי.
error-undertricks-impossible = בחוזה { $contract } אפשריות לכל היותר { $limit } לקיחות חסר, לא { $number }.
