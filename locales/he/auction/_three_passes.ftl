segment-three_passes = שלושה פאסים ברצף, אחד מהם שלא בתור
    .label = שלושה פאסים ברצף

fact-three_in_a_row = האם כבר היו שלושה פאסים ברצף, כולל הפאס שלא בתור?
fact-skipped = על מי דילגו?
    .rho = { WHO($rho) }
    .partner = { WHO($partner) }
    .lho = { WHO($lho) }
    .offender = { WHO($offender) }
    .unsaid = לא נאמר

check-three-passes = אם הפאס שלא בתור יהיה אחד משלושה פאסים ברצף, המכרז אינו מסתיים בכך.
    .explain = התור חוזר לשחקן שדילגו עליו, והפאסים שנקראו מאז מתבטלים.
