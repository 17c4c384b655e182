irregularity-call_when_must_pass = קריאה של שחקן שחייב לקרוא פאס
    .what = הכרזה, דאבל או רי-דאבל של שחקן שהיה חייב לקרוא פאס

fact-obliged = עד מתי היה { WHO($offender) } חייב לקרוא פאס?
    .whenever = עד סוף המכרז
    .next = בתור הזה בלבד
fact-against_19 = האם זה היה דאבל או רי-דאבל, שהיה אסור גם אלמלא החובה לקרוא פאס?

step-call-stands-although-barred = { WHO($lho) } קרא אחרי הקריאה הזאת, ולכן היא וכל הקריאות החוקיות שאחריה תקפות.
