irregularity-call_after_final_pass = קריאה אחרי הפאס הסופי
    .what = קריאה כשהמכרז כבר הסתיים

fact-late_call = מי קרא אחרי הפאס הסופי, ומה? התשובה הנכונה הראשונה קובעת.
    .says_slip = לא חשוב מי; { WHO($offender) } טוען שתיקן פליטת פה/טעות מכנית
    .says_slip-label = פליטת פה או טעות מכנית
    .says_slip-full = { WHO($offender) } אומר שהיא באה במקום פליטת פה או טעות מכנית, לא חשוב מי קרא
    .passed_out = כל הארבעה קראו פאס
    .passed_out-full = שחקן כלשהו, אחרי שכל הארבעה קראו פאס
    .lho_called = לא חשוב מי, { WHO($lho, case: "and") } קרא אחריו
    .lho_called-label = היריב משמאל קרא אחריו
    .lho_called-full = לא חשוב מי קרא – { WHO($lho) } קרא אחריו
    .defender_called = הכרזה או דאבל של מגן
    .defender_called-full = מגן הכריז, או שקרא דאבל או רי-דאבל, { WHO($lho, case: "and") } לא קרא אחריו
    .defender_passed = מגן קרא פאס
    .declaring_side = שחקן מצד הכרוז
    .declaring_side-full = שחקן מצד הכרוז, בכל קריאה שהיא

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

fact-also_late = איזה מגן נוסף קרא אחרי הפאס הסופי (לא פאס)?
    .full = אחרי הפאס הסופי – איזה מגן נוסף קרא קריאה שאינה פאס?
    .nobody = איש לא קרא
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
