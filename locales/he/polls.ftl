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
poll-tempo = השותף היסס או מיהר עם { $call }.
poll-question = השותף שאל שאלה לפני { $call }.
poll-remark = השותף הסגיר משהו עם { $call }.
poll-suggests = על מה זה מצביע, אם בכלל?
poll-nothing = על שום דבר מסוים
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
   *[other] { $action }
}
poll-considered = { $count } שקלו גם { $call ->
    [P] פאס
    [X] דאבל
    [XX] רי-דאבל
   *[other] { $action }
}
poll-apart = { $count } לא היו מגיעים לכאן
poll-suggested = הצביע על: { $counts }

error-hand-not-understood = זו אינה יד: { $text }. כתבו אותה כך: { "\u2068AKQ2.432.K54.QJ3\u2069" }
error-poll-not-thirteen = ביד יש שלושה־עשר קלפים, וכאן { $number }.
error-poll-card-impossible = הקלפים אינם מתיישבים זה עם זה: { $text }
error-poll-call-impossible = קריאה זו אינה חוקית כאן: { $text }
error-poll-passed-out = ארבעתם קראו פאס: אין מה לשאול.
error-poll-words-too-long = אמרו זאת ב-{ $most } תווים לכל היותר.
