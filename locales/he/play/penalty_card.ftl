irregularity-penalty_card = מה עושים עם קלף עונשין
    .what = למגן קלפי עונשין, והגיע תורו או תור שותפו לשחק

segment-penalty_card_followed = מה קורה עם קלף העונשין

fact-penalty_card_event = מה קורה?
    .partner_leads = ההובלה אצל { WHO($partner) }, ועוד לא בוצעה
    .partner_leads-label = השותף עומד להוביל
    .offender_follows = תורו של { WHO($offender) } לשחק ללקיחה; אם הכרוז בחר לגבי ההובלה הזאת, כבר פסקת בכך
    .offender_follows-label = תור המפר לשחק ללקיחה
    .offender_leads = ההובלה אצל { WHO($offender) }
    .offender_leads-label = המפר עומד להוביל
    .played = משוחק עכשיו קלף עונשין; יש לספור אותו גם בתשובות הבאות
    .played-label = משוחק קלף עונשין
    .one_more = { WHO($offender, case: "dat") } נוסף עוד קלף עונשין
    .one_more-label = נוסף עוד קלף עונשין
    .partner_led = { WHO($partner) } הוביל לפני שהכרוז בחר
    .partner_led-label = הוביל לפני בחירת הכרוז
    .settled = הכרוז בחר בלעדיך, { WHO($partner) } הוביל לפי זה, וזה נשאר תקף
    .settled-label = הכרוז בחר בלעדיך
    .not_played = { WHO($offender) } שיחק קלף אחר במקום קלף העונשין
    .not_played-label = שוחק קלף אחר במקומו
fact-penalty_card_lead_chosen = במה בחר הכרוז?
    .requires = לדרוש את הסדרה של קלף עונשין
    .requires-label = לדרוש סדרה כזאת
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
