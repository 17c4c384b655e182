fact-opening_lead_made = איך נעשתה הובלת הפתיחה?
    .faced = בקלף גלוי; המכרז הסתיים
    .face_down = בקלף הפוך
    .in_auction = בקלף גלוי; המכרז לא הסתיים
fact-since_opening_lead = מה קרה ראשון אחרי שההובלה נחשפה?
    .nothing = שום דבר
    .declarer_spread = הכרוז התחיל לפרוס את ידו, ונראה קלף
    .dummy_seen = הכרוז היה יכול לראות קלף של הדומם (קלף שנחשף במכרז אינו נחשב)
    .declarer_played = הכרוז שיחק ללקיחה מידו
    .dummy_played = הכרוז שיחק ללקיחה מהדומם
    .partner_faced = גם { WHO($partner) } חשף קלף

step-face-down-lead-back-too = אם על השולחן מונחת הובלה הפוכה של { WHO($partner) }, הקלף הזה חוזר ליד.
step-declarer-must-accept = הכרוז היה יכול לראות קלף של הדומם, ולכן הוא חייב לקבל את ההובלה. הכרוז נשאר כרוז; כל יד הדומם נפרסת.
step-second-card-from-declarer = הקלף השני בלקיחה משוחק מידו של הכרוז עצמו.
step-declarers-card-stands = הקלף מידו של הכרוז הוא השני בלקיחה. המשחק נמשך משם.
step-dummys-card-stands = אין להחזיר את הקלף ששוחק מהדומם, אלא כדי לתקן מחדל. הכרוז משחק עכשיו ללקיחה מידו.
