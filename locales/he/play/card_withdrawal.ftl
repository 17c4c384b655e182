irregularity-card_withdrawal = האם מותר להחזיר את הקלף?
    .what = שחקן רוצה להחזיר קלף ששיחק

fact-withdrawal_reason = מדוע להחזיר את הקלף?
    .told_turn = יריב אמר בטעות שזה תורו של השחקן
    .told_turn-label = יריב אמר שזה תורו
    .explanation = הקלף שוחק בעקבות הסבר שגוי של יריב
    .explanation-label = הסבר שגוי של יריב
    .after_own_revoke = מחדל של הצד שלו תוקן, יריב החליף אז קלף, והשחקן שיחק אחריו
    .after_own_revoke-label = צדו תיקן, יריב החליף
    .opponents_revoke = הקלף שוחק אחרי מחדל של יריב, שתוקן
    .opponents_revoke-label = אחרי מחדל של יריב
    .opponent_changed = יריב החליף קלף ששיחק
    .proper_lead = הקלף שוחק אחרי הובלה שלא בתור, וההובלה הנכונה בוצעה
    .proper_lead-label = ההובלה הנכונה בוצעה
    .own_revoke = זה היה מחדל של השחקן עצמו, והוא רוצה לתקן
    .own_revoke-label = מחדל של השחקן עצמו
    .designation = { $edition ->
        [laws2007] שם הקלף ננקב בפליטת פה
       *[laws2017] הכרוז נקב בפליטת פה בשם של קלף מהדומם
    }
    .designation-label = שם הקלף בפליטת פה
    .face_down_illegal = הובלת פתיחה שעדיין הפוכה נעשתה שלא בתור, או שאסור כעת להובילה
    .face_down_illegal-label = הובלה הפוכה, לא חוקית
    .face_down_lead = הוא רוצה הובלת פתיחה אחרת; זו שעדיין הפוכה נעשתה בתור והיא מותרת
    .face_down_lead-label = רוצה הובלת פתיחה אחרת
    .illegal = הקלף שוחק שלא כחוק, אבל אין זה מחדל
    .illegal-label = שוחק לא כחוק, לא מחדל
    .required = מתוקנת חריגה של הצד שלו
    .changed_mind = השחקן התכוון לקלף אחר, או התחרט
    .changed_mind-label = התכוון לאחר או התחרט
fact-withdrawn_by_defender = האם זה קלף של מגן?
fact-explanation_still_in_time = האם זה עדיין הקלף האחרון ששוחק ללקיחה, ואם זו הייתה הובלת הפתיחה, האם הדומם עוד לא חשף קלף?

offer-card_after_own_revoke = מה בוחר { WHO($offender) }?
    .keeps = להשאיר את הקלף
    .withdraws = להחזיר את הקלף ולשחק קלף אחר
    .withdraws-label = להחזיר ולשחק אחר

script-after-own-revoke-defender = יריב החליף קלף. { WHO($offender) } רשאי להשאיר את הקלף ששיחק אחריו, או לשחק במקומו קלף חוקי אחר; קלף שמוחזר הופך לקלף עונשין בכיר.
script-after-own-revoke-declarer = יריב החליף קלף. כרוז, אפשר להשאיר את הקלף ששוחק אחריו, או להחזיר אותו ולשחק קלף חוקי אחר.

consequence-played-card-stays = הקלף תקף.
consequence-played-card-back = הקלף חוזר ליד, ומשוחק קלף אחר.
consequence-played-card-penalty = משוחק קלף אחר. הקלף שהוחזר הופך לקלף עונשין בכיר.

step-played-card-stays = הקלף תקף.
step-retracted-without-rectification = מותר להחזיר את הקלף, ללא תיקון נוסף.
step-may-change-card = מותר להחזיר את הקלף ולשחק קלף אחר, ללא תיקון נוסף.
    .say = אפשר להחזיר את הקלף ולשחק קלף אחר, ללא תיקון נוסף.
    .explain = אם יד אחרת זוכה עכשיו בלקיחה, הובלה ללקיחה הבאה חוזרת בכל מקרה, והקלף אינו הופך לקלף עונשין.
step-too-late-to-change-card = מאוחר מדי להחליף את הקלף. המשחק נמשך.
step-proper-lead-stands = ההובלה הנכונה תקפה. מותר להחזיר קלפים ששוחקו בטעות ללקיחה הזאת.

check-misexplained-play = יש לחזור לשולחן בתום הלוח: אם ההסבר השגוי הזיק לצד שהוטעה, אפשר להעניק תוצאה מתוקנת.
