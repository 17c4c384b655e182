### סקרים: מה מנהל התחרות מכין, מה השחקנים נשאלים, ומה עולה מתשובותיהם.

command-poll = לשאול שחקנים מה היו עושים
option-poll = הקוד של הסקר שנשלח אליכם
key-poll = לשאול שחקנים

poll-title = סקר שחקנים
poll-deal = { $scoring } · המחלק: { WHO($dealer) } · פגיעים: { $vulnerable }
poll-you = אתם { WHO($who) }:
poll-dummy = הדומם:
poll-cards = שוחקו: { $cards }
poll-methods = השיטה: { $methods }
poll-told = הסבירו לכם: { $words }

poll-played = האם שיחקתם את לוח { $board }, או שעוד תשחקו אותו?
poll-played-event = { $event }: האם שיחקתם את לוח { $board }, או שעוד תשחקו אותו?
poll-call = מה אתם קוראים?
poll-card = איזה קלף אתם משחקים?
poll-card-dummy = איזה קלף אתם משחקים מהדומם?
poll-else = מה עוד הייתם שוקלים ברצינות?
poll-tempo = השותף שלכם היסס או מיהר עם { $call }.
poll-question = השותף שלכם שאל שאלה לפני { $call }.
poll-remark = השותף שלכם הסגיר משהו עם { $call }.
poll-suggests = על מה זה מצביע, אם בכלל?
poll-reached = האם המכרז היה מתנהל כך גם אצלכם?

poll-aloud-if-not = המשיכו רק אם לא.
poll-aloud-then = רק אחרי זה:

poll-of = סקר של { $count }
poll-of-given = כפי שהוסבר, סקר של { $count }
poll-of-right = עם ההסבר הנכון, סקר של { $count }
poll-chose = { $count } { $call ->
    [nothing] שום דבר
    [P] פאס
    [X] דאבל
    [XX] רי-דאבל
   *[other] × { $action }
}
poll-considered = שקלו גם { $call ->
    [P] פאס
    [X] דאבל
    [XX] רי-דאבל
   *[other] { $action }
}: { $count }
poll-apart = לא היו מגיעים לכאן: { $count }
poll-suggested = הצביע על: { $counts }

poll-where = שואלים שחקנים כשבמקרה נשאל מה היו עושים. כדי לענות על סקר: { $command } והקוד שלו.
poll-ask-board = באיזה לוח מדובר?
poll-ask-auction = איך התנהל המכרז? כתבו אותו עד הקריאה הנדונה או עד הסוף.
poll-ask-made = באיזו קריאה או קלף מדובר? הקישו על הקריאה, או כתבו.
poll-ask-cards = אילו קלפים שוחקו לפניו? כתבו אותם לפי הסדר.
poll-ask-dummy = מה החזיק הדומם? כתבו את כל שלושה־עשר הקלפים.
poll-ask-hand = מה החזיק השחקן? כתבו את כל שלושה־עשר הקלפים.
poll-ask-scoring = מהי שיטת הניקוד?
poll-ask-given = מה הסבירו להם? במילים שנאמרו ליד השולחן.
poll-ask-right = מה היה צריך להסביר להם?
poll-ask-hint = מה אולי הסגיר השותף? במשפט אחד אל הנשאלים.
poll-ask-methods = מה עליהם לדעת על שיטת הזוג?
poll-ask-event = מה שם התחרות?
poll-ask-change = מה לשנות?
poll-set-board = לוח
poll-set-auction = מכרז
poll-set-made = הקריאה הנדונה
poll-set-cards = קלפים ששוחקו
poll-set-dummy = דומם
poll-set-hand = יד
poll-set-scoring = ניקוד
poll-set-given = כפי שהוסבר
poll-set-right = ההסבר הנכון
poll-set-hint = מה שהוסגר
poll-set-methods = שיטה
poll-set-event = תחרות
poll-preview = זה מה שכל נשאל רואה, דבר אחר דבר:
poll-other-group = לקבוצה השנייה נאמר במקום זאת: { $words }
poll-as-seen = האם זו השאלה?
poll-send = כן, לשאול
poll-opening-lead = אין: הובלת פתיחה
poll-none = כלום
poll-ask = לשאול מישהו מהמועדון
poll-take = לאמץ את התוצאה
poll-copy = נוסח לשאלה בעל פה
poll-renew = רענון
poll-close = סגירת הסקר
poll-closed = הסקר סגור.
poll-over = סקר זה נסגר.
poll-own = זה הסקר שלכם: שלחו את הקישור לשחקנים.
poll-nobody = במועדונים שלכם אין עוד את מי לשאול.
poll-link = קישור לאחרים: { $link }
poll-code = מתוך { "\u2068Discord\u2069" }: { $command }
poll-who-done = ענו: { $names }
poll-who-open = עדיין לא: { $names }
poll-who-played = מכירים את הלוח, לא נשאלים: { $names }
poll-who-shut = אי אפשר לכתוב להם, שלחו את הקישור: { $names }
poll-made = ליד השולחן: { $action }
poll-says = לפי התשובות: { $says }. ההחלטה שלך.
poll-few = התשובות מעטות מכדי לומר משהו. ההחלטה שלך.
poll-please = מנהל תחרות מבקש את דעתכם. זה לוקח דקה.
poll-thanks-done = תודה! נא לא לדבר עם איש על היד.
poll-thanks-played = תודה. אם כך, היד הזאת אינה בשבילכם.
poll-answer = שליחה
poll-nothing-else = שום דבר אחר
poll-nothing-suggests = על שום דבר מסוים

error-hand-not-understood = זו אינה יד: { $text }. כתבו אותה כך: { "\u2068AKQ2.432.K54.QJ3\u2069" }
error-poll-not-thirteen = ביד יש שלושה־עשר קלפים, וכאן { $number }.
error-poll-card-impossible = הקלפים אינם מתיישבים זה עם זה: { $text }
error-poll-call-impossible = קריאה זו אינה חוקית כאן: { $text }
error-poll-passed-out = ארבעתם קראו פאס: אין מה לשאול.
error-poll-words-too-long = אמרו זאת ב-{ $most } תווים לכל היותר.
