irregularity-call_after_final_pass = קריאה אחרי הפאס הסופי
    .what = קריאה כשהמכרז כבר הסתיים

fact-late_call = מי קרא אחרי הפאס הסופי, ומה?
    .says_slip = { WHO($offender) } אומר שהיא באה במקום פליטת פה או טעות מכנית, לא חשוב מי קרא
    .says_slip-label = פליטת פה או טעות מכנית
    .passed_out = שחקן כלשהו, אחרי שכל הארבעה קראו פאס
    .passed_out-label = אחרי ארבעה פאסים
    .lho_called = לא חשוב מי קרא – { WHO($lho) } קרא אחריו
    .lho_called-label = היריב משמאל קרא אחריו
    .defender_called = מגן הכריז, או שקרא דאבל או רי-דאבל, { WHO($lho, case: "and") } לא קרא אחריו
    .defender_called-label = הכרזה או דאבל של מגן
    .defender_passed = מגן קרא פאס
    .declaring_side = שחקן מצד הכרוז, בכל קריאה שהיא
    .declaring_side-label = שחקן מצד הכרוז

step-no-rectification-after-auction = אין תיקון נוסף ואין הגבלת הובלה.
    .say = אין תיקון נוסף, ושום הובלה אינה מוגבלת.
    .explain = המידע מהקריאות שבוטלו נבדק בנפרד. יש לפסוק גם על הכרזה, דאבל או רי-דאבל של מגן נוסף, אם השחקן שמשמאלו לא קרא אחריו.
step-late-calls-cancelled = כל קריאה אחרי הפאס הסופי בטלה: הקריאה של { WHO($offender) } וכל הקריאות שאחריה. המכרז נשאר גמור.
    .say = כל קריאה אחרי הפאס הסופי בטלה. המכרז נשאר גמור.
    .explain = הפאס הסופי סיים את המכרז.
step-stays-passed-out = הלוח נשאר לוח שכולם קראו בו פאס. אין תיקון נוסף.
    .say = הלוח נשאר לוח שכולם קראו בו פאס.
    .explain = הידיים חוזרות ללוח, והוא אינו מחולק מחדש.

standing-lead-restriction-of-defender = { $edition ->
    [laws2007] הכרוז רשאי להגביל את ההובלה הראשונה של { WHO($partner) }.
   *[laws2017] בהובלה הראשונה של { WHO($partner) } הכרוז רשאי לאסור סדרה אחת { WHO($offender, case: "that") } לא הראה במכרז החוקי.
}
    .say = { $edition ->
        [laws2007] { WHO($partner) }, בהובלה הראשונה שלך הכרוז רשאי להגביל אותך.
       *[laws2017] { WHO($partner) }, בהובלה הראשונה שלך הכרוז רשאי לאסור סדרה אחת { WHO($offender, case: "that") } לא הראה במכרז החוקי.
    }
    .explain = { $edition ->
        [laws2007] הכוונה גם להובלת הפתיחה. יש לחזור לשולחן לפני ההובלה.
       *[laws2017] הכוונה גם להובלת הפתיחה. האיסור תקף כל עוד ההובלה אצל { WHO($partner) }.
    }

check-another-late-call = עכשיו יש לפסוק על הקריאה של { WHO($who) }, גם היא קריאה של מגן אחרי הפאס הסופי.
    .explain = השחקן שמשמאל לו לא קרא אחריה.

fact-also_late = אחרי הפאס הסופי – איזה מגן נוסף קרא קריאה שאינה פאס?
    .nobody = איש לא קרא
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
