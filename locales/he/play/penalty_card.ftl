irregularity-penalty_card = מה עושים עם קלף עונשין
    .what = למגן קלפי עונשין, והגיע תורו או תור שותפו לשחק

segment-penalty_card_followed = מה קורה עם קלף העונשין

fact-penalty_card_event = מה קורה?
    .partner_leads = השותף עומד להוביל
    .partner_leads-full = ההובלה אצל { WHO($partner) }, ועוד לא בוצעה
    .offender_follows = תור המפר לשחק ללקיחה
    .offender_follows-full = תורו של { WHO($offender) } לשחק ללקיחה; אם הכרוז בחר לגבי ההובלה הזאת, כבר פסקת בכך
    .offender_leads = המפר עומד להוביל
    .offender_leads-full = ההובלה אצל { WHO($offender) }
    .played = משוחק קלף עונשין (נספר גם בהמשך)
    .played-label = משוחק קלף עונשין
    .played-full = משוחק עכשיו קלף עונשין; יש לספור אותו גם בתשובות הבאות
    .one_more = נוסף עוד קלף עונשין
    .one_more-full = { WHO($offender, case: "dat") } נוסף עוד קלף עונשין
    .partner_led = { WHO($partner) } הוביל לפני בחירת הכרוז
    .partner_led-label = הוביל לפני בחירת הכרוז
    .partner_led-full = { WHO($partner) } הוביל לפני שהכרוז בחר
    .settled = הכרוז בחר בלעדיך, { WHO($partner) } הוביל, וזה נשאר תקף
    .settled-label = הכרוז בחר בלעדיך
    .settled-full = הכרוז בחר בלעדיך, { WHO($partner) } הוביל לפי זה, וזה נשאר תקף
    .not_played = שוחק קלף אחר במקומו
    .not_played-full = { WHO($offender) } שיחק קלף אחר במקום קלף העונשין
fact-penalty_card_lead_chosen = מה בחר הכרוז?
    .full = במה בחר הכרוז?
    .requires = לדרוש סדרה של קלף עונשין
    .requires-full = לדרוש את הסדרה של קלף עונשין
    .forbids = לאסור סדרה כזאת
    .leaves_free = להשאיר את ההובלה חופשית

step-major-card-when-legal = { WHO($who) } חייב לשחק קלף עונשין בכיר בהזדמנות החוקית הראשונה, בהובלה, בשירות לסדרה, בהשלכה או בחיתוך.
step-other-duties-first = קודמים השירות לסדרה והציות להגבלה על ההובלה או על המשחק.
    .explain = אז הקלף נשאר גלוי ומשוחק בהזדמנות החוקית הבאה.
step-declarer-designates = אם אפשר לשחק באופן חוקי שניים או יותר מקלפי העונשין, הכרוז קובע איזה מהם.
step-partners-card-first = { WHO($partner, case: "dat") } יש קלף עונשין בכיר משלו. לפני ההובלה הזאת הכרוז בוחר לפי הקלף ההוא.
    .say = { WHO($partner, case: "dat") } יש קלף עונשין בכיר משלו. לפני ההובלה הזאת הכרוז בוחר לפי הקלף ההוא.
    .explain = החובה של המוביל בקלף שלו באה אחרי הבחירה הזאת.
step-penalty-card-played = קלף העונשין שוחק, ולא נשארה חובה בגללו.
    .explain = אם אין על השולחן קלף עונשין אחר, אין קלף עונשין שמגביל את ההובלה הבאה של { WHO($partner) }.
step-one-of-the-penalty-cards-played = מה ששוחק אינו עוד קלף עונשין. מה שנותר נשאר גלוי.

information-played-penalty-card-unauthorized = { $edition ->
        [laws2007] { WHO($who) } אינו רשאי להשתמש במה שראיית קלף העונשין של השותף גילתה לפני ששוחק.
       *[laws2017] { WHO($who) } אינו רשאי עוד להשתמש בידיעה איך הקלף של השותף הפך לקלף עונשין.
    }

check-partners-card-next = יש לפסוק קודם על קלף העונשין של { WHO($who) }, כקלף של שחקן שההובלה אצל שותפו.
    .explain = הכרוז דורש את סדרת הקלף ההוא, אוסר אותה או משאיר את ההובלה חופשית. קלף העונשין של המוביל עצמו מובל ככל שהבחירה מאפשרת.
