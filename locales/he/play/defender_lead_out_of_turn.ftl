irregularity-defender_lead_out_of_turn = הובלת מגן שלא בתור
    .what = מגן הוביל ללקיחה כשההובלה לא הייתה שלו

fact-since_defenders_lead = מה שוחק מאז, ומי שיחק?
    .dummy_spoke = דומם שאיבד את זכויותיו דיבר ראשון
    .dummy_spoke-label = דומם בלי זכויות דיבר
    .dummy_spoke-full = { $edition ->
        [laws2007] הדומם דיבר על כך ראשון, אחרי שהחליף ידיים עם הכרוז, קם כדי לצפות או הסתכל ביוזמתו בקלף של מגן
       *[laws2017] הדומם דיבר על כך ראשון, אחרי שהחליף ידיים עם הכרוז, קם כדי לצפות או הסתכל בקלף של מגן, מעבר למה שראה בעל כורחו
    }
    .before_required_lead = הכרוז נדרש להוביל מהיד האחרת וטרם הוביל
    .before_required_lead-label = לפני ההובלה הנדרשת
    .before_required_lead-full = הכרוז נדרש להוביל מהיד האחרת ועדיין לא הוביל
    .nothing = שום דבר, או קלף של הדומם שלא התבקש
    .nothing-label = כלום, או קלף של הדומם
    .nothing-full = שום דבר, או רק קלף שהדומם הניח בלי שהתבקש
    .chose_after_playing = הכרוז שיחק ללקיחה ורק אז בחר, { WHO($partner) } הוביל
    .chose_after_playing-label = שיחק ורק אז בחר
    .chose_after_playing-full = הכרוז שיחק ללקיחה, מאחת הידיים, ורק אז בחר; { WHO($partner) } הוביל לפי הבחירה
    .settled = הכרוז בחר בלעדיך, { WHO($partner) } הוביל, וזה נשאר תקף
    .settled-label = הכרוז בחר בלעדיך
    .settled-full = הכרוז לא שיחק ובחר בלעדיך, { WHO($partner) } הוביל לפי הבחירה, וזה נשאר תקף לפי החלטתך
    .proper_lead = הכרוז הוביל, בתורו, במקום לשחק ללקיחה
    .proper_lead-label = הכרוז הוביל בעצמו
    .proper_lead-full = ההובלה הייתה של הכרוז, והכרוז הוביל בעצמו במקום לשחק ללקיחה
    .played_to = הכרוז שיחק ללקיחה
    .played_to-full = הכרוז שיחק ללקיחה, מאחת הידיים
    .partner_played = השותף שיחק, לא הכרוז
    .partner_played-full = { WHO($partner) } הוביל או שיחק קלף אחריה, אבל הכרוז לא
    .explain = מה שנקבע בלעדיך אפשר להשאיר תקף או לבטל. אם הוא מבוטל, מה ששוחק מאז חוזר, והכרוז בוחר מחדש.
fact-defenders_lead_turn = של מי הייתה ההובלה?
    .partner = של השותף
    .partner-full = ההובלה של { WHO($partner) }
    .declarer = של הכרוז
    .declarer-full = ההובלה של הכרוז, מאחת הידיים

offer-declarer_may_accept = מה בוחר הכרוז?
    .accepts = לקבל את ההובלה
    .refuses = לדרוש את ביטול ההובלה

script-defenders-lead-choices = כרוז, יש לבחור בלי עזרת הדומם. אפשר לקבל את ההובלה. אם לא, { WHO($partner) } מוביל, ואפשר לדרוש את סדרת הקלף, או לאסור אותה כל עוד ההובלה אצלו. בשני המקרים הקלף חוזר ליד. או הובלה חופשית; אז הקלף נשאר כקלף עונשין בכיר.
script-defenders-lead-at-declarers-turn = ההובלה הייתה שלא בתור. כרוז, יש לבחור בלי עזרת הדומם. אפשר לקבל את ההובלה, ואז היא תקפה. אם לא, עליך להוביל מהיד שתורה להוביל, והקלף נשאר כקלף עונשין בכיר.

consequence-penalty-card-declarer-leads = הכרוז מוביל. הקלף נשאר על השולחן כקלף עונשין בכיר.

step-declarer-leads = ההובלה מוחזרת. הכרוז מוביל, מהיד שתורה להוביל.
