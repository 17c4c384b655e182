irregularity-card_withdrawal = האם מותר להחזיר את הקלף?
    .what = שחקן רוצה להחזיר קלף ששיחק

fact-withdrawal_reason = מדוע להחזיר את הקלף?
    .told_turn = יריב אמר שזה תורו
    .told_turn-full = יריב אמר בטעות שזה תורו של השחקן
    .explanation = הסבר שגוי של יריב
    .explanation-full = הקלף שוחק בעקבות הסבר שגוי של יריב
    .after_own_revoke = המחדל של צדו תוקן, ויריב החליף קלף
    .after_own_revoke-label = צדו תיקן, יריב החליף
    .after_own_revoke-full = מחדל של הצד שלו תוקן, יריב החליף אז קלף, והשחקן שיחק אחריו
    .opponents_revoke = אחרי מחדל של יריב שתוקן
    .opponents_revoke-full = הקלף שוחק אחרי מחדל של יריב, שתוקן
    .opponent_changed = יריב החליף קלף ששיחק
    .proper_lead = שוחק אחרי הובלה שלא בתור, וההובלה הנכונה בוצעה
    .proper_lead-label = ההובלה הנכונה בוצעה
    .proper_lead-full = הקלף שוחק אחרי הובלה שלא בתור, וההובלה הנכונה בוצעה
    .own_revoke = מחדל של השחקן עצמו
    .own_revoke-full = זה היה מחדל של השחקן עצמו, והוא רוצה לתקן
    .designation = { $edition ->
        [laws2007] שם הקלף ננקב בפליטת פה
       *[laws2017] הכרוז נקב בפליטת פה בקלף של הדומם
    }
    .designation-label = שם הקלף בפליטת פה
    .designation-full = { $edition ->
        [laws2007] שם הקלף ננקב בפליטת פה
       *[laws2017] הכרוז נקב בפליטת פה בשם של קלף מהדומם
    }
    .face_down_illegal = הובלה הפוכה, לא חוקית
    .face_down_illegal-full = הובלת פתיחה שעדיין הפוכה נעשתה שלא בתור, או שאסור כעת להובילה
    .face_down_lead = הובלה הפוכה, בתור ומותרת; רוצה אחרת
    .face_down_lead-label = רוצה הובלת פתיחה אחרת
    .face_down_lead-full = הוא רוצה הובלת פתיחה אחרת; זו שעדיין הפוכה נעשתה בתור והיא מותרת
    .illegal = שוחק לא כחוק, לא מחדל
    .illegal-full = הקלף שוחק שלא כחוק, אבל אין זה מחדל
    .required = מתוקנת חריגה של הצד שלו
    .changed_mind = התכוון לקלף אחר או התחרט
    .changed_mind-full = השחקן התכוון לקלף אחר, או התחרט
fact-withdrawn_by_defender = האם זה קלף של מגן?
fact-explanation_still_in_time = האם זה הקלף האחרון ששוחק, ובהובלת פתיחה הדומם עוד לא חשף קלף?
    .full = האם זה עדיין הקלף האחרון ששוחק ללקיחה, ואם זו הייתה הובלת הפתיחה, האם הדומם עוד לא חשף קלף?

offer-card_after_own_revoke = מה בוחר { WHO($offender) }?
    .keeps = להשאיר את הקלף
    .withdraws = להחזיר ולשחק אחר
    .withdraws-full = להחזיר את הקלף ולשחק קלף אחר

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
