script-partner-card-too = גם { WHO($partner) } הניח קלף. אם ההובלה תקפה, הקלף הזה שוחק בטרם עת. אם היא מבוטלת, גם הקלף הזה הוא קלף עונשין בכיר; ואם { WHO($partner) } צריך אז להוביל, הוא מוביל אותו אם הקלף מתאים לבחירתך.

consequence-declarer-becomes-dummy = ההובלה תקפה. הכרוז הופך לדומם, והדומם לכרוז.
consequence-opening-lead-accepted = ההובלה תקפה. הדומם נפרס, והקלף הבא משוחק מידו של הכרוז.
consequence-lead-accepted = ההובלה תקפה; היד הבאה בתור משחקת ללקיחה.
consequence-partners-card-led = { WHO($partner) } חייב להוביל את הקלף שהניח. הקלף שהובל שלא בתור נשאר על השולחן כקלף עונשין בכיר; הכרוז בוחר שוב בהובלה הבאה.
consequence-suit-forbidden = { WHO($partner) } אינו רשאי להוביל בסדרה הזאת כל עוד ההובלה אצלו.
consequence-any-lead = { WHO($partner) } רשאי להוביל כל קלף.

step-lead-stands = ההובלה תקפה.
step-face-down-lead-back = הקלף חוזר ליד בלי שייחשף. אין תיקון.
    .explain = ההובלה הייתה בקלף הפוך.
step-proper-leader-leads = ההובלה של { WHO($partner) }.
step-declarer-becomes-dummy = ההובלה תקפה. הכרוז פורס את כל היד והופך לדומם; השחקן שממול הופך לכרוז. הקלף הבא משוחק מהיד שנפרסה.
step-opening-lead-accepted = ההובלה תקפה. יד הדומם נפרסת.
step-declarers-card-no-penalty = שום קלף של הכרוז או הדומם אינו הופך לקלף עונשין; אין תיקון על חשיפתו.
step-defenders-may-replace = מגן ששיחק אחריו רשאי להחזיר את הקלף שלו ולשחק קלף אחר.
step-opponent-may-replace = היריב ששיחק אחרי קלף שמוחזר רשאי להחליף את הקלף שלו, ללא תיקון.
step-played-after-replaced = אם הקלף ההוא מוחלף, שחקן ששיחק אחריו רשאי להחליף גם הוא.
    .say = אם הקלף ההוא מוחלף, שחקן ששיחק אחריו רשאי להחליף גם את הקלף שלו, ללא תיקון.
    .explain = מה ששוחק לפניו השתנה. קלף של מגן שחוזר ליד מסיבה זו אינו קלף עונשין.
step-breach-is-revoke = אם { WHO($who) } יכול לציית ואינו מציית, זה מחדל.
step-own-card-if-it-complies = { WHO($who, case: "dat") } יש גם קלף עונשין בכיר, והוא חייב להובילו אם הקלף מתאים לבחירת הכרוז, או אם אינו יכול לקיים אותה.
    .explain = אם יש כמה, הכרוז קובע איזה מהם.
step-minor-card-first = { WHO($who) } אינו רשאי לשחק לפני קלף העונשין הזוטר קלף אחר הנמוך מעשר באותה סדרה.
    .explain = הוא רשאי לשחק במקומו נכבד בסדרה.
step-all-major-now = כל קלפי העונשין של { WHO($who) } הם מעכשיו בכירים, גם הקודם.
step-declarers-cards-go-back = מה שנחשף חוזר ליד. אף קלף של הכרוז או של הדומם אינו הופך לקלף עונשין, ואין חובה לשחק קלף שנפל.
step-card-is-played = הקלף נחשב למשוחק. אם לא היה חוקי לשחק אותו, יש לפסוק על כך אחר כך.
    .say = הקלף נחשב למשוחק.
step-second-card-back = הקלף ששוחק אחריו חוזר ליד.
step-other-card-taken-back = הקלף השני מוחזר והופך לקלף עונשין.
step-held-card-is-played = הקלף ששוחק ללקיחה הוא זה שהוחזק מול עיני השותף.
step-card-is-withdrawn = { WHO($who) } מחזיר את הקלף.
step-card-may-not-be-withdrawn = הקלף תקף. אין להחזיר אותו.
step-dummy-may-not-ask-defender = הדומם אינו רשאי לשאול מגן, ואין חובה לענות.
step-cards-may-be-inspected = המשחק הסתיים: כדי להכריע, מותר לבדוק קלפים ששוחקו ושלא שוחקו. איש אינו נוגע בקלפים של אחר.
step-any-lead = { WHO($partner) } רשאי להוביל כל קלף.
step-lead-required-suit = { WHO($partner) } חייב להוביל עכשיו בסדרה שהכרוז דורש.
step-lead-other-suit = { WHO($partner) } אינו רשאי להוביל בסדרה שהכרוז אוסר.
step-play-stops-for-claim = זו תביעה או ויתור, והמשחק נפסק.
    .say = זו תביעה או ויתור, והמשחק נפסק.
    .explain = איש אינו משחק קלף נוסף לפני הפסיקה.

standing-suit-forbidden = { WHO($who) } אינו רשאי להוביל בסדרה האסורה כל עוד ההובלה אצלו.
    .explain = כשההובלה עוברת לשחקן אחר, ההגבלה מסתיימת.

information-replaced-card = רק הצד של השחקן שמחליף קלף ראשון רשאי להשתמש במה שנודע מהקלפים שהוחלפו.

check-defenders-gain = יש לחזור לשולחן בתום הלוח: האם המגינים הרוויחו מהחריגה שלהם?
check-declarers-damage = יש לחזור לשולחן בתום הלוח: האם חריגת המגינים הזיקה לצד הכרוז?
check-replaced-card = יש לחזור לשולחן בתום הלוח: האם הצד המפר השתמש במה שנודע מקלף שיריב החליף?
check-unauthorized-used = יש לחזור לשולחן בתום הלוח אם לדעת הכרוז { WHO($partner) } השתמש במידע בלתי מורשה.
check-claim-next = יש לפסוק אחר כך על התביעה או על הוויתור.
    .explain = יש לברר קודם מה נאמר ומה הוצג, והאם מישהו חולק על כך.
