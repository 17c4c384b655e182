### What a ruling says. step-: done now. standing-: lasts. information-: who may use what. check-: come back for it.
### Further argument: $who, the player concerned.

step-insufficient-accepted = { WHO($lho) } קיבל את ההכרזה הבלתי-מספקת. היא נחשבת חוקית; עכשיו התור שלו לקרוא.
step-insufficient-lho-has-accepted = { WHO($lho) } קרא אחרי ההכרזה הבלתי-מספקת ובכך קיבל אותה. היא נחשבת חוקית והמכרז נמשך.
step-second-insufficient-accepted = { WHO($lho) } קיבל את ההכרזה הבלתי-מספקת השנייה. היא נחשבת חוקית, הראשונה מבוטלת, והמכרז נמשך.
step-replacement-stands = הקריאה המחליפה תקפה. המכרז נמשך.
step-lho-call-cancelled = גם הקריאה שקרא { WHO($lho) } אחריה מבוטלת. { WHO($lho) } קורא מחדש.
step-replacement-withdrawn = הקריאה המחליפה מבוטלת.
step-no-further-rectification = הקריאה תקפה. המכרז נמשך ללא תיקון נוסף.
step-no-lead-restriction = אין הגבלת הובלה בגלל הקריאה שבוטלה.
step-replacement-cancelled = ניסיון ההחלפה מבוטל.
step-replace-again = { WHO($offender) } חייב לבחור הכרזה חוקית או פאס, או דאבל או רי-דאבל שמשמעותו זהה למשמעות ההכרזה הבלתי-מספקת או מדויקת ממנה.
step-replacement-becomes-pass = ניסיון ההחלפה מבוטל והופך לפאס.

step-replace-unintended = { WHO($offender) } מחליף את הקריאה שלא-במתכוון בקריאה המיועדת, ומעכשיו היא הקובעת.
step-slip-taken-back = { WHO($offender) } מבטל את הקריאה השנייה, שלא התכוון אליה. הקריאה הראשונה תקפה.
step-no-lead-restriction-unintended = הקריאה שלא-במתכוון אינה גוררת הגבלת הובלה.
step-lho-withdraws = { WHO($lho) } מבטל את הקריאה שקרא אחרי הקריאה שלא-במתכוון.
step-rule-as-pass = זה פאס רגיל שלא בתור. כך יש לפסוק עליו.
step-rule-as-double = זה דאבל או רי-דאבל שלא בתור. כך יש לפסוק עליו.

step-change-stands = הקריאה הראשונה מבוטלת. הקריאה השנייה תקפה והמכרז נמשך.
step-lho-calls-over-change = הקריאה של { WHO($lho) } אחרי הקריאה הראשונה אינה נחשבת עוד. { WHO($lho) } קורא עכשיו אחרי השנייה.
step-change-cancelled = הקריאה השנייה מבוטלת. הקריאה הראשונה היא הקובעת.

step-call-in-rotation = { WHO($rho) } היה חייב לקרוא פאס, ולכן הקריאה נחשבת כקריאה בתור.
step-proper-turn-taken = השחקן שתורו היה לקרוא כבר קרא, ובכך ויתר על התיקון. הקריאה שלא בתור מבוטלת; המכרז נמשך כאילו לא נקראה. אין הגבלת הובלה.
step-out-of-turn-accepted = { WHO($lho) } קיבל את הקריאה שלא בתור, ועכשיו התור שלו לקרוא. אין תיקון בגללה.
step-lho-has-accepted = { WHO($lho) } קרא אחרי הקריאה שלא בתור ובכך קיבל אותה. המכרז נמשך, ואין תיקון בגללה.
step-out-of-turn-cancelled = הקריאה שלא בתור מבוטלת. התור חוזר לשחקן שתורו היה לקרוא.
step-repeat-call = אחרי הפאס של { WHO($rho) }, { WHO($offender) } חייב לחזור על אותה קריאה. אם היא חוקית, אין תיקון בגללה.
step-repeated-insufficient = ההכרזה החוזרת אינה מספקת. עכשיו היא בתור, ויש לפסוק עליה כהכרזה בלתי-מספקת.
step-any-legal-call = כשיגיע תורו, { WHO($offender) } רשאי לקרוא כל קריאה חוקית.
step-partner-may-call = { WHO($partner) } רשאי לקרוא בתורו כל קריאה חוקית, אבל אינו רשאי להשתמש במידע מהקריאה שבוטלה.
step-partner-call-cancelled = גם הקריאה שקרא { WHO($partner) } בינתיים מבוטלת.
step-auction-ended-first = המכרז הסתיים לפני שהגיע שוב תורו של { WHO($offender) }. הקריאה שלא בתור נשארת מבוטלת.

step-any-lead = { WHO($partner) } רשאי להוביל כל קלף.
step-restriction-lapses = { WHO($offender) } אינו מגן, ולכן הגבלת ההובלה בטלה.
step-lead-required-suit = { WHO($partner) } חייב להוביל עכשיו בסדרה שהכרוז דורש.
step-lead-other-suit = { WHO($partner) } אינו רשאי להוביל בסדרה שהכרוז אוסר.
step-unable-to-comply = אם { WHO($partner) } אינו יכול לקיים את הדרישה, הוא רשאי להוביל כל קלף חוקי אחר. יש לבדוק את היד בעצמך ולא לגלות לאיש מה יש בה.

standing-pass-whenever = { WHO($who) } חייב לקרוא פאס בכל תור עד סוף המכרז.
standing-pass-next = { WHO($who) } חייב לקרוא פאס בתורו הבא, פעם אחת בלבד. אחר כך הוא רשאי לקרוא כל קריאה.
standing-lead-restriction = { $edition ->
        [laws2007] אם בסוף המכרז { WHO($offender) } יהיה בהגנה, אז בפעם הראשונה { WHO($partner, case: "that") } צריך להוביל, כולל הובלת הפתיחה, הכרוז רשאי להגביל את ההובלה הזאת. יש לחזור לשולחן לקראתה.
       *[laws2017] אם בסוף המכרז { WHO($offender) } יהיה בהגנה, אז בפעם הראשונה { WHO($partner, case: "that") } צריך להוביל, כולל הובלת הפתיחה, הכרוז רשאי לאסור עליו סדרה אחת { WHO($offender, case: "that") } לא הראה במכרז החוקי, כל עוד ההובלה אצלו.
    }
standing-suit-forbidden = { WHO($who) } אינו רשאי להוביל בסדרה האסורה כל עוד ההובלה אצלו. כשההובלה עוברת לשחקן אחר, ההגבלה מסתיימת.

information-withdrawn-authorized = הצד החף רשאי להשתמש בכל מה שנודע מהקריאה שבוטלה.
information-withdrawn-unauthorized = { $edition ->
        [laws2007] הצד המפר אינו רשאי להשתמש במידע מהקריאה שבוטלה: מבין חלופות הגיוניות אסור לו לבחור בזו שאפשר להראות שהקריאה הייתה עשויה לרמוז עליה.
       *[laws2017] הצד המפר אינו רשאי להשתמש במידע מהקריאה שבוטלה: אסור לו לבחור בפעולה שאפשר להראות שהקריאה רומזת עליה, אם יש לה חלופה הגיונית.
    }
information-withdrawn-authorized-both = שני הצדדים רשאים להשתמש במה שנודע מההכרזה שבוטלה; אם היא עזרה לצד המפר, ייתכן שתינתן תוצאה מתוקנת.
information-comparable-authorized = אחרי שנקראה הקריאה השקולה, שני הצדדים רשאים להשתמש במה שנודע מהקריאה שבוטלה.
information-lho-withdrawn-call = רק הצד של { WHO($lho) } רשאי להשתמש במידע מהקריאה שביטל.

check-damage-insufficient = יש לחזור לשולחן בתום הלוח: האם ההכרזה הבלתי-מספקת עזרה לצד המפר, והאם הצד השני ניזוק?
check-damage-comparable = יש לחזור לשולחן בתום הלוח: האם הקריאה שבוטלה עזרה לצד המפר, והאם הצד השני ניזוק?
check-awareness = יש לחזור לשולחן בתום הלוח: אם החריגה הועילה לצד המפר, האם { WHO($offender) } יכול היה לדעת שכך עלול לקרות?
check-withdrawn-information = יש לחזור לשולחן בתום הלוח: האם הצד המפר השתמש במידע מהקריאה שבוטלה?
check-repeated-insufficient = עכשיו יש לפסוק על ההכרזה החוזרת, שאינה מספקת.
check-later-call-out-of-turn = בינתיים הייתה עוד קריאה שלא בתור. עכשיו יש לפסוק עליה.
check-cancelled-change = אחרי הקריאה הסופית של { WHO($offender) }: אם היא אינה שקולה לקריאה המחליפה שבוטלה, ההחלפה מגבילה את ההובלה של { WHO($partner) } אם הצד המפר יהיה בהגנה, והצד המפר אינו רשאי להשתמש במידע ממנה.
check-partner-had-to-pass = { WHO($partner) } קרא, והיה חייב לקרוא פאס. אם הקריאה לא הייתה פאס, עכשיו יש לפסוק עליה.
check-change-of-call = { WHO($offender) } גם החליף את הקריאה. עכשיו יש לפסוק על ההחלפה.

adjustment-assigned = יש להעניק תוצאה מתוקנת נקבעת במקום התוצאה בשולחן, לפי התוצאה הסבירה אלמלא החריגה.
adjustment-assigned-less-self-inflicted = יש להעניק תוצאה מתוקנת נקבעת. הצד החף אינו מפוצה על החלק בנזק שגרם לעצמו; הצד המפר מקבל את התוצאה שנובעת מההפרה שלו בלבד.
adjustment-no-cause = התוצאה נשארת בעינה: התנאי הראשון לתוצאה מתוקנת אינו מתקיים.
adjustment-no-effect = התוצאה נשארת בעינה: התנאי השני לתוצאה מתוקנת אינו מתקיים.

appeal-within-period = מתמודד רשאי לערער בתוך תקופת הערעור.
