irregularity-penalty_card_not_played = קלף עונשין לא הובל או לא שוחק
    .what = מגן הוביל או שיחק קלף אחר במקום קלף העונשין

fact-had_to_play_penalty_card = האם היה צריך לשחק את קלף העונשין? קלף זוטר קודם רק לקלפים נמוכים אחרים באותה סדרה. לקלף בכיר קודמים השירות לסדרה ומה שהכרוז דרש או אסר.
fact-declarer_played_since = האם הכרוז שיחק מאז, מאחת משתי הידיים?
fact-penalty_cards_side_played_on = האם הצד המפר הוביל או שיחק מאז ללקיחה הבאה, או תבע?

offer-accept_other_card = מה בוחר הכרוז?
    .accepts = לקבל את הקלף ששוחק
    .refuses = לא לקבל את הקלף

script-declarer-may-accept-card = { WHO($offender) } היה חייב לשחק קלף עונשין, ואינו רשאי להחזיר את הקלף האחר ביוזמתו. כרוז, אפשר לקבל את הקלף האחר; אז הוא תקף, וכל קלף עונשין נשאר על השולחן. אם הקלף אינו מתקבל, { WHO($offender) } משחק במקומו את קלף העונשין, והקלף האחר הופך לקלף עונשין בכיר.

consequence-other-card-accepted = הקלף תקף. כל קלף עונשין נשאר על השולחן.
consequence-other-card-refused = קלף העונשין משוחק במקומו. הקלף האחר הופך לקלף עונשין בכיר.

step-other-card-was-legal = הקלף האחר היה חוקי, והוא תקף. קלף העונשין נשאר על השולחן.
step-other-card-not-withdrawn = { WHO($who) } אינו רשאי להחזיר את הקלף האחר ביוזמתו.
step-other-card-stands = הקלף האחר תקף.
step-penalty-card-instead = { WHO($who) } משחק את קלף העונשין במקום הקלף האחר; אם יש כמה, הכרוז קובע איזה מהם.
