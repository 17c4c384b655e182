### What a ruling says. step-: done now. standing-: lasts. information-: who may use what. check-: come back for it.
### Further argument: $who, the player concerned.

step-insufficient-accepted = ההכרזה הבלתי-מספקת התקבלה על ידי { WHO($lho) }. היא נחשבת חוקית; עכשיו התור של { WHO($lho) } לקרוא.
step-insufficient-lho-has-accepted = ההכרזה הבלתי-מספקת התקבלה בקריאה של { WHO($lho) } אחריה. היא נחשבת חוקית והמכרז נמשך.
step-second-insufficient-accepted = ההכרזה הבלתי-מספקת השנייה התקבלה על ידי { WHO($lho) }. היא נחשבת חוקית, הראשונה מבוטלת, והמכרז נמשך.
step-replacement-stands = הקריאה המחליפה תקפה. המכרז נמשך.
step-lho-call-cancelled = גם הקריאה של { WHO($lho) }, שנקראה עליה, מבוטלת. על { WHO($lho) } לקרוא מחדש.
step-replacement-withdrawn = הקריאה המחליפה מבוטלת.
step-no-further-rectification = הקריאה תקפה. המכרז נמשך ללא תיקון נוסף.
step-no-lead-restriction = אין הגבלת הובלה בגלל הקריאה שבוטלה.
step-replacement-cancelled = ניסיון ההחלפה מבוטל.
step-replace-again = על { WHO($offender) } לבחור הכרזה חוקית או פאס, או דאבל או רי-דאבל שאומר אותו דבר כמו ההכרזה הבלתי-מספקת או דבר מדויק יותר.
step-replacement-becomes-pass = ניסיון ההחלפה מבוטל והופך לפאס.

step-replace-unintended = הקריאה שלא-במתכוון של { WHO($offender) } מוחלפת בקריאה המיועדת, ומעכשיו הקריאה המיועדת היא הקובעת.
step-slip-taken-back = הקריאה השנייה של { WHO($offender) }, שלא הייתה במתכוון, מבוטלת. הקריאה הראשונה תקפה.
step-no-lead-restriction-unintended = הקריאה שלא-במתכוון אינה גוררת הגבלת הובלה.
step-lho-withdraws = הקריאה של { WHO($lho) }, שנקראה על הקריאה שלא-במתכוון, מבוטלת.
step-rule-as-pass = זה פאס רגיל שלא בתור. כך יש לפסוק בו.
step-rule-as-double = זה דאבל או רי-דאבל שלא בתור. כך יש לפסוק בו.

step-change-stands = הקריאה הראשונה מבוטלת. הקריאה השנייה תקפה והמכרז נמשך.
step-lho-calls-over-change = הקריאה של { WHO($lho) } על הקריאה הראשונה אינה נחשבת עוד. עכשיו על { WHO($lho) } לקרוא על השנייה.
step-change-cancelled = הקריאה השנייה מבוטלת. הקריאה הראשונה היא הקובעת.

step-call-in-rotation = על { WHO($rho) } הייתה חובה לקרוא פאס, ולכן הקריאה נחשבת כקריאה בתור.
step-proper-turn-taken = השחקן שתורו היה לקרוא כבר קרא, ובכך ויתר על התיקון. הקריאה שלא בתור מבוטלת; המכרז נמשך כאילו לא נקראה. אין הגבלת הובלה.
step-out-of-turn-accepted = הקריאה שלא בתור התקבלה על ידי { WHO($lho) }, ועכשיו התור של { WHO($lho) } לקרוא. אין תיקון בגללה.
step-lho-has-accepted = הקריאה שלא בתור התקבלה בקריאה של { WHO($lho) } אחריה. המכרז נמשך, ואין תיקון בגללה.
step-out-of-turn-cancelled = הקריאה שלא בתור מבוטלת. התור חוזר לשחקן שתורו היה לקרוא.
step-repeat-call = אחרי הפאס של { WHO($rho) }, על { WHO($offender) } לחזור על אותה קריאה. אם היא חוקית, אין תיקון בגללה.
step-repeated-insufficient = ההכרזה החוזרת אינה מספקת. עכשיו היא בתור, ויש לפסוק בה כהכרזה בלתי-מספקת.
step-any-legal-call = כשיגיע התור, מותרת { WHO($offender, case: "dat") } כל קריאה חוקית.
step-partner-may-call = מותרת { WHO($partner, case: "dat") } בתור כל קריאה חוקית, אבל אסור להשתמש במידע מהקריאה שבוטלה.
step-partner-call-cancelled = גם הקריאה של { WHO($partner) }, שנקראה בינתיים, מבוטלת.
step-auction-ended-first = המכרז הסתיים לפני שהגיע שוב התור של { WHO($offender) }. הקריאה שלא בתור נשארת מבוטלת.

step-any-lead = מותר { WHO($partner, case: "dat") } להוביל כל קלף.
step-restriction-lapses = { WHO($offender) } לא בהגנה, ולכן הגבלת ההובלה בטלה.
step-lead-required-suit = על { WHO($partner) } להוביל עכשיו בסדרה שהכרוז דורש.
step-lead-other-suit = אסור { WHO($partner, case: "dat") } להוביל בסדרה שהכרוז אוסר.
step-unable-to-comply = אם אין { WHO($partner, case: "dat") } אפשרות לקיים את הדרישה, מותר להוביל כל קלף חוקי אחר. יש לבדוק את היד באופן אישי, ואין לספר לאיש מה נראה בה.

standing-pass-whenever = על { WHO($who) } לקרוא פאס בכל תור עד סוף המכרז.
standing-pass-next = על { WHO($who) } לקרוא פאס בתור הבא, פעם אחת בלבד. אחר כך אין חובה כזאת.
standing-lead-restriction = { $edition ->
    [laws2007] אם בסוף המכרז { WHO($offender) } בהגנה: בהובלה הראשונה של { WHO($partner) }, גם אם היא הובלת הפתיחה, מותר לכרוז להגביל את ההובלה הזאת. יש לחזור לשולחן לקראת ההובלה הזאת.
   *[laws2017] אם בסוף המכרז { WHO($offender) } בהגנה: בהובלה הראשונה של { WHO($partner) }, גם אם היא הובלת הפתיחה, מותר לכרוז לאסור הובלה בסדרה אחת שלא הוצגה על ידי { WHO($offender) } במכרז החוקי, כל עוד ההובלה נשארת אצל { WHO($partner) }.
}
standing-suit-forbidden = אסור { WHO($who, case: "dat") } להוביל בסדרה האסורה כל עוד ההובלה נשארת אצל { WHO($who) }. כשההובלה עוברת לשחקן אחר, ההגבלה מסתיימת.

information-withdrawn-authorized = לצד החף מותר להשתמש בכל מה שנודע מהקריאה שבוטלה.
information-withdrawn-unauthorized = { $edition ->
    [laws2007] לצד המפר אסור להשתמש במידע מהקריאה שבוטלה: מבין חלופות הגיוניות אסור לבחור באחת שאפשר להראות שהקריאה הייתה עשויה לרמוז עליה.
   *[laws2017] לצד המפר אסור להשתמש במידע מהקריאה שבוטלה: אסור לבחור בקריאה או במשחק קלף שאפשר להראות שהקריאה הזאת רומזת להעדיף על פני אפשרות אחרת, שהיא חלופה הגיונית.
}
information-withdrawn-authorized-both = לשני הצדדים מותר להשתמש במה שנודע מההכרזה שבוטלה; אם היא עזרה לצד המפר, ייתכן שתינתן תוצאה מתוקנת.
information-comparable-authorized = אחרי שנקראה הקריאה השקולה, לשני הצדדים מותר להשתמש במה שנודע מהקריאה שבוטלה.
information-lho-withdrawn-call = במידע מהקריאה המבוטלת של { WHO($lho) } מותר להשתמש רק לצד של { WHO($lho) }.

check-damage-insufficient = יש לחזור בסוף המשחק: האם ההכרזה הבלתי-מספקת עזרה לצד המפר, והאם הצד השני ניזוק?
check-damage-comparable = יש לחזור בסוף המשחק: האם הקריאה שבוטלה עזרה לצד המפר, והאם הצד השני ניזוק?
check-awareness = יש לחזור בסוף המשחק: אם החריגה הועילה לצד המפר, האם הייתה { WHO($offender, case: "dat") } אפשרות לדעת שכך עלול לקרות?
check-withdrawn-information = יש לחזור בסוף המשחק: האם הצד המפר השתמש במידע מהקריאה שבוטלה?
check-repeated-insufficient = עכשיו יש לפסוק בהכרזה החוזרת, שאינה מספקת.
check-later-call-out-of-turn = בינתיים הייתה עוד קריאה שלא בתור. עכשיו יש לפסוק בה.
check-cancelled-change = אחרי הקריאה הסופית של { WHO($offender) }: אם היא אינה שקולה לקריאה המחליפה שבוטלה, הקריאה המחליפה מגבילה את ההובלה של { WHO($partner) } אם הצד המפר יהיה בהגנה, ואסור לצד המפר להשתמש במידע ממנה.
check-partner-had-to-pass = הייתה קריאה של { WHO($partner) }, אבל הייתה חובה לקרוא פאס. אם הקריאה לא הייתה פאס, עכשיו יש לפסוק בה.
check-change-of-call = הקריאה גם הוחלפה על ידי { WHO($offender) }. עכשיו יש לפסוק בהחלפה.

adjustment-assigned = יש להעניק תוצאה מתוקנת נקבעת במקום התוצאה בשולחן, ולכוון אל התוצאה המסתברת ללא החריגה.
adjustment-assigned-less-self-inflicted = יש להעניק תוצאה מתוקנת נקבעת. הצד החף אינו מפוצה על החלק בנזק שגרם לעצמו; הצד המפר מקבל את התוצאה שנובעת מההפרה שלו בלבד.
adjustment-no-cause = התוצאה נשארת: התנאי הראשון לתוצאה מתוקנת אינו מתקיים.
adjustment-no-effect = התוצאה נשארת: התנאי השני לתוצאה מתוקנת אינו מתקיים.

appeal-within-period = מתמודד רשאי לערער בתוך תקופת הערעור.
