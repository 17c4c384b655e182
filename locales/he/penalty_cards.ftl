### קלפים שנחשפו או שהוחזרו, וקלפי עונשין.

information-withdrawn-card-authorized = לצד החף מותר להשתמש בכל מה שנודע מהקלף שהוחזר.
information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] לצד המפר אסור להשתמש במידע הזה: מבין חלופות הגיוניות אסור לבחור באחת שאפשר להראות שהקלף שהוחזר היה עשוי לרמוז עליה.
   *[laws2017] לצד המפר אסור להשתמש במידע הזה: אסור לבחור במשחק קלף שאפשר להראות שהקלף שהוחזר רומז להעדיף על פני אפשרות אחרת, שהיא חלופה הגיונית.
}
check-withdrawn-card = יש לחזור בסוף המשחק: האם הצד המפר השתמש במידע מהקלף שהוחזר?
standing-minor-penalty-card = הקלף הוא קלף עונשין זוטר ונשאר גלוי עד שישוחק. אסור { WHO($who, case: "dat") } לשחק לפניו קלף אחר באותה סדרה שנמוך מעשר; מותר לשחק במקומו נכבד. הוא אינו מגביל את ההובלה של השותף. הוא זוטר כי הוא קלף יחיד הנמוך מנכבד, שנחשף בטעות; אם יתווסף לאותו שחקן קלף עונשין שני, כולם בכירים.
standing-major-penalty-card = הקלף הוא קלף עונשין בכיר ונשאר גלוי. על { WHO($who) } לשחק אותו בהזדמנות החוקית הראשונה; כל עוד הוא גלוי שם וההובלה אצל השותף, השותף ממתין: מותר לכרוז לדרוש הובלה בסדרה של הקלף או לאסור אותה (ואז הקלף חוזר ליד), או להשאיר את ההובלה חופשית. הוא בכיר כי הוא נכבד, או כי הובל, שוחק או הוצג בכוונה, או כי היה אחד מכמה; כל קלף עונשין אחר של אותו שחקן בכיר מעכשיו גם הוא.
standing-major-penalty-cards = כל אחד מהקלפים הוא קלף עונשין בכיר ונשאר גלוי. על { WHO($who) } לשחק אותם בהזדמנות החוקית הראשונה, והכרוז בוחר איזה מהם; כל עוד הם גלויים שם וההובלה אצל השותף, השותף ממתין: מותר לכרוז לדרוש הובלה באחת הסדרות האלה או לאסור הובלה בהן (ואז הקלפים של אותה סדרה חוזרים ליד), או להשאיר את ההובלה חופשית. הם בכירים כי הם שניים או יותר.
information-penalty-card-authorized = כל עוד קלף עונשין נמצא על השולחן, מותר לכולם להשתמש במה שהוא מגלה.
information-must-play-authorized = מותר לכולם להשתמש בידיעה שחובה לשחק את הקלף.
information-penalty-card-unauthorized = אסור { WHO($who, case: "dat") } להשתמש בכל דבר אחר שמתגלה מראיית הקלף; לכרוז מותר.
check-penalty-card-helped = יש לחזור בסוף המשחק: האם ראיית הקלף עזרה לצד המפר, והאם הצד השני ניזוק?

### מה שואלים.

fact-how_exposed = איך נחשף הקלף של { WHO($offender) }?
    .accident = בטעות: נפל, החליק או הגיע יחד עם קלף אחר
    .played = הקלף שוחק או הובל, והוחזר
    .shown = הקלף הוצג או נקרא בשמו בכוונה
    .held = בתור של אותו שחקן הקלף הוחזק כך שהשותף יכול היה לראותו
    .trick_in_progress = דיבור או קלפים שהוצגו, רק לגבי הלקיחה הנוכחית
    .partner_objected = ויתור על לקיחות, שהשותף התנגד לו מיד
    .claimed = היד נחשפה לשם תביעה או ויתור
    .not_at_fault = במהלך הרגיל של המשחק, לפי דרישה או רשות של החוק או של מנהל התחרות, או בגלל מישהו אחר
fact-face_in_view = האם הקלף היה במקום שממנו { WHO($partner) } יכול היה לראות את פניו?
    .explain = יש להחליט לפי המקום שבו היה הקלף או האופן שבו הוחזק. אין חשיבות לשאלה אם נראה בפועל, ולכן אין לשאול איש, ואין לנקוב בשם הקלף בקול אלא אם התשובה היא כן.
fact-several_exposed = האם היו שניים או יותר קלפים כאלה?
fact-has_another_penalty_card = האם יש { WHO($offender, case: "dat") } כבר קלף עונשין אחר על השולחן?
fact-declarer_exposed = מה עשה הכרוז?
    .dropped = קלפים נפלו או הוצגו, בלי כוונה לשחק אותם
    .touching = קלף מידו הוחזק גלוי, נוגע או כמעט נוגע בשולחן
    .as_if_played = קלף מידו הוחזק כאילו שוחק
    .faced_hand = היד נחשפה
    .after_lead_out_of_turn = היד נחשפה מיד אחרי הובלת פתיחה שלא בתור
fact-meant_to_claim = האם זה נחשב תביעה או ויתור?
    .explain = חשיפת היד נחשבת תביעה או ויתור, אלא אם אפשר להראות שהכרוז לא התכוון לכך: למשל, הקלפים נפלו, או שהכרוז חשב שהוא הדומם.
fact-lead_restriction_cause = מדוע אפשר להגביל את ההובלה של { WHO($partner) }?
    .penalty_card = יש { WHO($offender, case: "dat") } קלף עונשין אחד או יותר
    .withdrawn_call = קריאה של { WHO($offender) } בוטלה במכרז
    .led_early = יש { WHO($offender, case: "dat") } קלף עונשין, ו{ WHO($partner) } הוביל לפני שהכרוז בחר
    .led_otherwise = { WHO($partner) } לא הוביל כפי שהכרוז דרש
fact-lead_freed_by = האם מתקיים אחד מאלה לגבי הקריאה שבוטלה?
    .none = לא
    .led_before = ההובלה כבר הייתה אצל { WHO($partner) }; מאז היא אבדה, או שלא נאסרה סדרה
    .comparable = היא הוחלפה בקריאה שקולה
    .corrected_bid = זו הייתה הכרזה בלתי-מספקת, שהוחלפה בהכרזה המספקת הנמוכה ביותר שמראה את אותו כינוי או את אותם כינויים
    .unintended = היא נקראה שלא במתכוון, והוחלפה בקריאה שאליה התכוון השחקן
fact-lead_freed_by_2007 = האם מתקיים אחד מאלה לגבי הקריאה שבוטלה?
    .none = לא
    .led_before = ההובלה כבר הייתה אצל { WHO($partner) }; מאז היא אבדה, או שלא נאסרה סדרה
    .corrected_bid = זו הייתה הכרזה בלתי-מספקת, שהוחלפה בלי תיקון נוסף
    .unintended = היא נקראה שלא במתכוון, והוחלפה בקריאה שאליה התכוון השחקן
fact-could_comply = האם { WHO($partner) } יכול היה להוביל כפי שהכרוז דרש?
    .explain = יש להסתכל ביד לבד ולא לומר לאיש מה נראה. אי אפשר היה אם לא היה קלף בסדרה הנדרשת, או שהיו רק קלפים בסדרה האסורה.
fact-penalty_cards = אילו קלפי עונשין יש { WHO($offender, case: "dat") } על השולחן?
    .minor = אחד זוטר: תשע ומטה, שנחשף בטעות
    .major = אחד בכיר: עשר ומעלה, או קלף ששוחק או הוצג בכוונה
    .two_or_more = שניים או יותר; כולם בכירים
fact-partners_penalty_cards = אילו קלפי עונשין משלו יש { WHO($partner, case: "dat") } על השולחן? קלף שהובל זה עתה אינו נספר.
    .none = אין
    .minor = אחד זוטר
    .major = אחד בכיר
    .two_or_more = שניים או יותר
fact-penalty_cards_left = כמה קלפי עונשין של { WHO($offender) } נשארים אז על השולחן?
    .none = אף אחד
    .major = אחד
    .two_or_more = שניים או יותר
fact-penalty_cards_several_suits = האם קלפי העונשין ביותר מסדרה אחת?
fact-penalty_card_event = מה קורה?
    .partner_leads = ההובלה אצל { WHO($partner) }
    .offender_follows = תורו של { WHO($offender) } לשחק ללקיחה
    .offender_leads = ההובלה אצל { WHO($offender) }
    .played = קלף עונשין שוחק
    .one_more = נוסף { WHO($offender, case: "dat") } עוד קלף עונשין
    .partner_led = { WHO($partner) } הוביל לפני שהכרוז בחר
    .not_played = { WHO($offender) } שיחק קלף אחר במקום קלף העונשין
fact-next_hand_played = האם היד הבאה, של הכרוז או של הדומם, שיחקה להובלה הזאת?
fact-had_to_play_penalty_card = האם היה צריך לשחק את קלף העונשין? זוטר קודם רק לקלפים נמוכים אחרים באותה סדרה. לבכיר קודמים השירות לסדרה ומה שהכרוז דרש או אסר.
fact-declarer_played_since = האם הכרוז שיחק מאז, מאחת משתי הידיים?
fact-penalty_card_told = האם ראיית הקלף גילתה לצד המפר משהו שעזר לו?
    .explain = בידיעה שחובה לשחק את הקלף מותר לכולם להשתמש. בכל דבר אחר שהשותף למד מראייתו, כמו הכוח או הסדרה שהוא מראה, אסור.
fact-whose_card = של מי הקלף?
    .dummy = של הדומם
    .declarer = מידו של הכרוז
    .defender = של מגן
fact-dummys_card = מה נעשה בקלף?
    .named = הכרוז קרא בשמו או הצביע עליו כדי שישוחק
    .picked_up = הכרוז הרים אותו כדי לשחק אותו
    .touched = הכרוז נגע בו בכוונה
    .arranged = הכרוז נגע בו רק כדי לסדר את הקלפים או להגיע לאחר
    .moved_by_dummy = הדומם הניח אותו בלי שנאמר לו
fact-declarers_card = מה נעשה בקלף?
    .faced = הופרד מהיד ונחשף על השולחן
    .touching = הוחזק גלוי, נוגע או כמעט נוגע בשולחן
    .as_if_played = הוחזק כאילו שוחק
    .named = נקרא בשמו או צוין כקלף שישוחק
    .nothing_of_this = אף אחד מאלה: נפל, או רק נראה
fact-defenders_card = מה נעשה בקלף?
    .faced = הופרד מהיד ונחשף על השולחן
    .in_view = הוחזק כך שהשותף יכול היה לראות את פניו
    .named = נקרא בשמו או צוין כקלף שישוחק
    .penalty_card = הוא קלף עונשין
    .nothing_of_this = אף אחד מאלה
fact-named_by_slip = האם השחקן אומר שקרא בשם הקלף בפליטת פה ורוצה אחר?
fact-already_played_to_trick = האם אותו מגן כבר שיחק ללקיחה?
fact-withdrawal_reason = מדוע להחזיר את הקלף?
    .changed_mind = השחקן התכוון לקלף אחר, או התחרט
    .illegal = המשחק היה לא חוקי והוא מתוקן (מחדל, למשל)
    .required = מתוקנת חריגה של הצד שלו
    .opponent_changed = יריב שינה את משחקו
    .explanation = הקלף שוחק בעקבות הסבר שגוי של יריב
    .told_turn = יריב אמר בטעות שזה תורו של השחקן
    .designation = הכרוז קרא בפליטת פה בשם של קלף מהדומם
    .opponents_revoke = הקלף שוחק אחרי מחדל של יריב, שתוקן
    .after_own_revoke = מחדל של הצד שלו תוקן, יריב החליף אז קלף, והשחקן שיחק אחריו
    .proper_lead = הקלף שוחק להובלה שלא בתור, וההובלה הנכונה בוצעה
fact-withdrawn_by_defender = האם זה קלף של מגן?
fact-explanation_still_in_time = האם זה עדיין הקלף האחרון ששוחק ללקיחה, ואם הייתה זו הובלת הפתיחה, הדומם עוד לא חשף קלף?

### מה בוחר הכרוז.

offer-penalty_card_lead = מה בוחר הכרוז?
    .requires = לדרוש את הסדרה של קלף עונשין
    .forbids = לאסור את הסדרה של קלף עונשין
    .leaves_free = להשאיר את ההובלה חופשית
script-leader-waits = { WHO($partner) } ממתין.
script-led-before-choice = { WHO($partner) } הוביל לפני שהכרוז בחר. הקלף נשאר על השולחן כקלף עונשין בכיר; יש להוביל אותו אם הוא תואם את בחירת הכרוז.
script-penalty-card-lead = לכרוז: יש { WHO($offender, case: "dat") } קלף עונשין בכיר. מותר לדרוש מ{ WHO($partner) } להוביל בסדרה שלו, או לאסור את הסדרה כל עוד ההובלה נשארת אצל { WHO($partner) }; בשני המקרים כל קלף עונשין באותה סדרה חוזר ליד. או להשאיר את ההובלה חופשית: אז הקלף נשאר, והבחירה חוזרת בהובלה הבאה.
script-penalty-cards-lead = לכרוז: יש { WHO($offender, case: "dat") } קלפי עונשין ביותר מסדרה אחת. מותר לדרוש מ{ WHO($partner) } להוביל באחת הסדרות האלה, או לאסור אחת או יותר מהן כל עוד ההובלה נשארת אצל { WHO($partner) }; בשני המקרים כל קלף עונשין בסדרה כזאת חוזר ליד, והאחרים נשארים. או להשאיר את ההובלה חופשית: אז כל הקלפים נשארים, והבחירה חוזרת בהובלה הבאה.
consequence-penalty-suit-required = על { WHO($partner) } להוביל עכשיו בסדרה הזאת. כל קלף עונשין באותה סדרה חוזר ליד.
consequence-penalty-suit-forbidden = אסור { WHO($partner, case: "dat") } להוביל בסדרה הזאת כל עוד ההובלה נשארת שם. כל קלף עונשין באותה סדרה חוזר ליד.
consequence-penalty-suits-forbidden = אסור { WHO($partner, case: "dat") } להוביל בסדרות שיוזכרו כל עוד ההובלה נשארת שם. כל קלף עונשין בסדרות האלה חוזר ליד.
consequence-penalty-lead-free = מותר { WHO($partner, case: "dat") } להוביל כל קלף, אלא אם יש לו קלף עונשין משלו. כל קלף עונשין נשאר, והכרוז בוחר שוב בהובלה הבאה.
consequence-early-card-led = ההובלה היא הקלף שכבר הובל; אם יש { WHO($partner, case: "dat") } עוד קלפי עונשין, הכרוז אומר איזה. כל קלף עונשין של { WHO($offender) } נשאר, והכרוז בוחר שוב בהובלה הבאה.

offer-accept_other_card = מה בוחר הכרוז?
    .accepts = לקבל את הקלף ששוחק
    .refuses = לא לקבל אותו
script-declarer-may-accept-card = היה על { WHO($offender) } לשחק קלף עונשין, ואסור להחזיר את הקלף האחר ביוזמה עצמית. לכרוז: מותר לקבל את הקלף האחר; אז הוא תקף, וכל קלף עונשין נשאר על השולחן. אם לא, { WHO($offender) } משחק במקומו את קלף העונשין, והקלף האחר הופך לקלף עונשין בכיר.
consequence-other-card-accepted = הקלף תקף. כל קלף עונשין נשאר על השולחן.
consequence-other-card-refused = קלף העונשין משוחק במקומו. הקלף האחר הופך לקלף עונשין בכיר.

offer-card_after_own_revoke = מה בוחר { WHO($offender) }?
    .keeps = להשאיר את הקלף
    .withdraws = להחזיר אותו ולשחק אחר
script-after-own-revoke-defender = יריב החליף קלף. מותר { WHO($offender, case: "dat") } להשאיר את הקלף ששוחק אחריו, או להחזיר אותו ולשחק קלף חוקי אחר; קלף שמוחזר הופך לקלף עונשין בכיר.
script-after-own-revoke-declarer = יריב החליף קלף. לכרוז: מותר להשאיר את הקלף ששוחק אחריו, או להחזיר אותו ולשחק קלף חוקי אחר.
consequence-played-card-stays = הקלף תקף.
consequence-played-card-back = הקלף חוזר ליד, ומשוחק אחר.
consequence-played-card-penalty = משוחק קלף אחר. הקלף שהוחזר הופך לקלף עונשין בכיר.

### מה פוסקים.

step-lead-other-suits = אסור { WHO($partner, case: "dat") } להוביל בסדרות שהכרוז אוסר.
step-chooses-anew = בכל פעם שההובלה שוב אצל { WHO($partner) } ועדיין מונח קלף עונשין, הכרוז בוחר מחדש.
step-penalty-cards-picked-up = כל קלף עונשין בסדרה שנדרשה או נאסרה חוזר לידו של { WHO($who) }. הוא אינו עוד קלף עונשין, ומותר כל משחק חוקי.
step-breach-is-revoke = אם { WHO($who) } יכול לציית ואינו מציית, זה מחדל.
step-own-card-if-it-complies = יש { WHO($who, case: "dat") } גם קלף עונשין בכיר משלו, ויש להוביל אותו אם הוא תואם את בחירת הכרוז; אם יש כמה, הכרוז אומר איזה.
step-own-card-led = על { WHO($who) } להוביל קלף עונשין בכיר משלו; אם יש כמה, הכרוז אומר איזה.
step-lead-was-free = ההובלה הייתה חופשית, והיא תקפה.
step-premature-lead-stands = הצד השני שיחק להובלה, ולכן היא תקפה. אין לכרוז בחירה בלקיחה הזאת.
step-premature-lead-stays-on-table = { WHO($who) } הוביל לפני שהכרוז בחר. הקלף נשאר על השולחן; הכרוז אינו מאבד אף אפשרות.
step-minor-card-first = אסור { WHO($who, case: "dat") } לשחק לפני קלף העונשין הזוטר קלף אחר באותה סדרה שנמוך מעשר. מותר לשחק במקומו נכבד של הסדרה.
step-major-card-when-legal = על { WHO($who) } לשחק קלף עונשין בכיר ברגע הראשון שזה חוקי: בהובלה, בשירות לסדרה, בהשלכה או בחיתוך.
step-other-duties-first = שירות לסדרה וציות להגבלה על ההובלה או המשחק קודמים. אז הקלף נשאר גלוי ומשוחק בהזדמנות הבאה.
step-declarer-designates = אם אפשר לשחק באופן חוקי שניים או יותר מקלפי העונשין, הכרוז אומר איזה.
step-partners-card-first = יש { WHO($partner, case: "dat") } קלף עונשין בכיר משלו. לפני ההובלה הזאת הכרוז בוחר בגלל אותו קלף: יש לפסוק בו קודם, כקלף של שחקן שההובלה אצל שותפו.
step-penalty-card-played = קלף העונשין שוחק, ולא נשארה חובה בגללו.
step-one-of-the-penalty-cards-played = מה ששוחק אינו עוד קלף עונשין. מה שנותר נשאר גלוי.
step-all-major-now = כל קלפי העונשין של { WHO($offender) } הם מעכשיו בכירים, גם הקודם.
step-other-card-was-legal = הקלף האחר היה חוקי, והוא תקף. קלף העונשין נשאר על השולחן.
step-other-card-not-withdrawn = אסור { WHO($who, case: "dat") } להחזיר את הקלף האחר ביוזמה עצמית.
step-other-card-stands = הקלף האחר תקף.
step-penalty-card-instead = { WHO($who) } משחק את קלף העונשין במקום הקלף האחר; אם יש כמה, הכרוז אומר איזה.
step-rule-as-revoke = זה מחדל. יש לפסוק בו ככזה.
step-unable-so-lead-stands = { WHO($who) } לא יכול היה לציית. ההובלה תקפה; אין לומר לאיש מה נראה ביד.
step-card-not-seen-goes-back = הקלף חוזר ליד. הוא אינו קלף עונשין.
step-no-penalty-card = הקלף אינו קלף עונשין. אם לא שוחק כרגיל, הוא חוזר ליד.
step-play-goes-on-no-penalty-card = המשחק נמשך. הקלפים שהוצגו חוזרים ליד ואינם קלפי עונשין.
step-premature-play-if-partner-was-to-play = אם שוחק קלף לפני התור, יש לפסוק בו כמשחק בטרם עת.
step-rule-as-claim = זו תביעה או ויתור, והמשחק נפסק. יש לפסוק בה ככזאת.
step-declarers-cards-go-back = הקלף חוזר ליד. שום קלף של הכרוז או הדומם אינו הופך לקלף עונשין, ואין חובה לשחק קלף שנפל.
step-rule-as-opening-lead-out-of-turn = יש לפסוק כבהובלת פתיחה שלא בתור.
step-card-is-played = הקלף משוחק. אם המשחק לא היה חוקי, יש לפסוק בו אחר כך.
step-card-is-not-played = הקלף אינו משוחק.
step-not-played-perhaps-exposed = הקלף אינו משוחק. אם השותף יכול היה לראות את פניו, יש לפסוק בו כקלף של מגן שנחשף.
step-rule-as-fifth-card = זה קלף חמישי ללקיחה. יש לפסוק בו ככזה.
step-rule-as-unintended-designation = הקלף שנקרא בשמו משוחק, אלא אם זו פליטת פה שעדיין אפשר לתקן. יש לפסוק בה אחר כך.
step-rule-as-penalty-card = הוא משוחק רק אם חובה לשחק אותו. יש לפסוק בו כקלף עונשין.
step-rule-as-dummy-wrong-card = הכרוז לא שיחק את הקלף. יש לפסוק בו כקלף שהדומם הניח בטעות.
step-card-is-withdrawn = { WHO($who) } מחזיר את הקלף.
step-played-card-stays = הקלף תקף.
step-retracted-without-rectification = מותר להחזיר את הקלף, ללא תיקון נוסף.
step-may-change-card = מותר להחזיר את הקלף ולשחק אחר, ללא תיקון נוסף.
step-too-late-to-change-card = מאוחר מדי להחליף את הקלף. המשחק נמשך.
step-designation-may-be-changed = אם מותר לתקן את פליטת הפה, הקלף חוזר ומשוחק הקלף שאליו התכוונו, ללא תיקון נוסף. יש לפסוק קודם בפליטת הפה.
step-proper-lead-stands = ההובלה הנכונה תקפה. מותר להחזיר קלפים ששוחקו בטעות ללקיחה הזאת.
step-card-may-not-be-withdrawn = הקלף תקף. אסור להחזיר אותו.

standing-suits-forbidden = אסור { WHO($who, case: "dat") } להוביל בסדרות האסורות כל עוד ההובלה נשארת שם. כשההובלה אובדת, ההגבלה מסתיימת.

information-exposed-card-unauthorized = אסור { WHO($who, case: "dat") } להשתמש במה שנאמר או הוצג.
information-returned-card-unauthorized = במה שגילה הקלף שחזר ליד מותר לכרוז להשתמש, ואסור { WHO($who, case: "dat") }.
information-played-penalty-card-unauthorized = { $edition ->
    [laws2007] אסור { WHO($who, case: "dat") } להשתמש במה שראיית הקלף גילתה לפני ששוחק.
   *[laws2017] אסור עוד { WHO($who, case: "dat") } להשתמש בידיעה איך הקלף נעשה קלף עונשין.
}

check-misexplained-play = יש לחזור בסוף המשחק: אם ההסבר השגוי הזיק לצד שהוטעה, אפשר להעניק תוצאה מתוקנת.
check-unauthorized-used = יש לחזור בסוף המשחק אם לדעת הכרוז { WHO($partner) } השתמש במידע שאסור היה להשתמש בו.
