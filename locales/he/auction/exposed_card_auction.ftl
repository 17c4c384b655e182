irregularity-exposed_card_auction = קלף שנחשף או הובל במהלך המכרז
    .what = קלף של שחקן היה גלוי לעין, או הובל, לפני תחילת המשחק

fact-partner_could_see = האם, באשמת השחקן עצמו, השותף יכול היה לראות את פני הקלף?
fact-when_exposed = מתי זה קרה?
    .during_auction = במהלך המכרז
    .before_lead = אחרי הפאס הסופי, לפני שנחשפה הובלת הפתיחה

step-card-goes-back = הקלף חוזר ליד; אין עליו תיקון.
    .explain = אם השותף ראה אותו בכל זאת, הוא אינו רשאי להשתמש במה שהקלף גילה.
step-auction-was-over = המכרז כבר הסתיים כשהקלף נחשף.

check-exposed-by-defender = עכשיו יש לפסוק על הקלף כקלף שחשף מגן.
check-exposed-by-declaring-side = עכשיו יש לפסוק על הקלף כקלף שחשף צד הכרוז.
