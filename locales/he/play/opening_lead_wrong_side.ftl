irregularity-opening_lead_wrong_side = הובלת פתיחה מצד הכרוז
    .what = הכרוז או הדומם ניסה לבצע את הובלת הפתיחה

fact-since_wrong_side = מה שוחק מאז, ומי שיחק?
    .nothing = שום דבר
    .proper_lead = המגן משמאל חשף הובלה
    .proper_lead-full = המגן שמשמאל לכרוז חשף הובלת פתיחה משלו
    .defender_played = מגן שיחק קלף ללקיחה

step-left-of-declarer-leads = המגן שמשמאל לכרוז מבצע את הובלת הפתיחה.
step-defender-takes-back = המגן מחזיר לידו את הקלף ששיחק ללקיחה, ללא תיקון.
step-card-picked-up-before-lead = { $edition ->
        [laws2007] הקלף של { WHO($offender) } נשאר גלוי עד שנחשפת הובלת הפתיחה, ואז חוזר ליד.
       *[laws2017] { WHO($offender) } הוא הכרוז או הדומם, ומחזיר את הקלף לידו.
    }
    .explain = כך גם קלפים שהדומם חשף בינתיים.
