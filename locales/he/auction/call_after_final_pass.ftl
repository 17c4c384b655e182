irregularity-call_after_final_pass = קריאה אחרי הפאס הסופי
    .what = קריאה כשהמכרז כבר הסתיים

fact-late_call = מי קרא אחרי הפאס הסופי, ומה?
    .says_slip = { WHO($offender) } אומר שהיא באה במקום פליטת פה או טעות מכנית, לא חשוב מי קרא
    .passed_out = שחקן כלשהו, אחרי שכל הארבעה קראו פאס
    .lho_called = לא חשוב מי קרא – { WHO($lho) } קרא אחריו
    .defender_called = מגן הכריז, או שקרא דאבל או רי-דאבל, { WHO($lho, case: "and") } לא קרא אחריו
    .defender_passed = מגן קרא פאס
    .declaring_side = שחקן מצד הכרוז, בכל קריאה שהיא

step-no-rectification-after-auction = אין תיקון נוסף.
