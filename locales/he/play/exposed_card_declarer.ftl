irregularity-exposed_card_declarer = קלף של הכרוז נחשף
    .what = קלפים של הכרוז נפלו או הוצגו, או שהיד נחשפה

fact-declarer_exposed = מה עשה הכרוז?
    .dropped = במהלך המשחק הפיל או הראה קלפים, בלי כוונה לשחק אותם
    .before_lead = הפיל או הראה קלפים אחרי המכרז, לפני שנחשפה הובלת הפתיחה
    .touching = החזיק קלף מידו גלוי, נוגע או כמעט נוגע בשולחן
    .as_if_played = החזיק קלף מידו כאילו שוחק
    .held_other_played = שיחק קלף אחר, אחרי שהחזיק קלף כאילו שוחק או נוגע בשולחן
    .faced_hand = חשף את ידו
    .after_lead_out_of_turn = חשף את ידו מיד אחרי הובלת פתיחה שלא בתור

step-rule-as-opening-lead-out-of-turn = יש לפסוק כמו בהובלת פתיחה שלא בתור.
