irregularity-withdrawn_action_information = מידע מקריאה שבוטלה או מקלף שהוחזר
    .label = מידע מפעולה שבוטלה
    .what = TODO

fact-suggested_over_alternative = האם הצד המפר בחר בפעולה שנרמזה בבירור ממה שבוטל, ולא בחלופה הגיונית?
    .full = האם הצד המפר בחר בפעולה שהקריאה או הקלף שבוטלו רמזו עליה בבירור יותר מאשר על פעולה אחרת, שהייתה חלופה הגיונית?
    .explain = שני תנאים. האחד: אפשר להראות שהקריאה או הקלף שבוטלו רמזו לבחור בפעולה הזאת ולא בפעולה אחרת. השני: הפעולה האחרת הייתה חלופה הגיונית, כלומר חלק ניכר מהשחקנים באותה רמה ובאותה שיטה היו שוקלים אותה ברצינות, וכמה מהם היו עשויים לבחור בה. הפעולה שנבחרה אינה חייבת להיות בעצמה חלופה הגיונית.
fact-suggested_among_alternatives = מבין חלופות הגיוניות, האם נבחרה אחת שבבירור הייתה עשויה להירמז ממה שבוטל?
    .full = האם הצד המפר בחר, מבין החלופות ההגיוניות, בזו שאפשר להראות שהקריאה או הקלף שבוטלו היו עשויים לרמוז עליה?
    .explain = היו לפחות שתי חלופות הגיוניות, שכל אחת מהן חלק ניכר מהשחקנים באותה רמה ובאותה שיטה היו שוקלים ברצינות, וכמה מהם היו עשויים לבחור בה. וגם: אפשר להראות שהקריאה או הקלף שבוטלו היו עשויים לרמוז על זו שנבחרה.
fact-withdrawn_used_by = Who is said to have used it?
    .non_offending_side = The side that was not at fault
    .non_offending_side-label = Non-offending side
    .offending_side = The side that was at fault
    .offending_side-label = Offending side

step-withdrawn-may-be-used = { WHO($who) } may use whatever was taken back, of either side.
    .say = You may use everything that was taken back, your own and theirs.
    .explain = That is a right of the side that was not at fault. No score is adjusted for it.
step-play-goes-on-withdrawn = Play goes on. You look at it when play has ended.
    .say = Play goes on. Call me after play if anything troubles you.
    .explain = Nobody is asked why they called or played.

information-withdrawn-action-unauthorized = The offending side may not use what they learnt from what was taken back, of either side.
    .explain = { $edition ->
        [laws2007] Among logical alternatives they may not choose one that it could demonstrably have suggested.
       *[laws2017] They may not choose a call or play that it demonstrably suggests over another that is a logical alternative.
    }

check-withdrawn-action = Come back at the end of play: did the offending side use what was taken back?
    .explain = Compare what they did with what the withdrawn call or card suggested.
