irregularity-declarer_lead_out_of_turn = הובלת כרוז שלא בתור
    .what = הכרוז הוביל מהיד הלא-נכונה, או כשההובלה הייתה של מגן

segment-declarers_line = קו המשחק של הכרוז אחרי ההובלה שלא בתור

fact-since_declarers_lead = מה שוחק מאז, ומי שיחק?
    .nothing = שום דבר
    .next_played = המגן הבא בתור אחרי היד המובילה שיחק ללקיחה
    .other_played = המגן האחר שיחק ללקיחה
    .proper_lead = ההובלה הייתה של מגן, והוא הוביל בעצמו במקום לשחק ללקיחה
    .led_again = הכרוז הוביל שוב, מהיד שתורה היה להוביל
fact-declarers_lead_turn = של מי הייתה ההובלה?
    .other_hand = ההובלה של היד האחרת של הכרוז
    .defender = ההובלה של מגן
fact-line_from_information = האם קו המשחק של הכרוז היה עשוי להתבסס על מה שנודע מההובלה שלא בתור?
    .explain = יש לשאול מה נודע לכרוז: תגובה של מגן, הערה, קלף שנראה. די בכך שקו המשחק היה יכול להתבסס על כך; אין צורך לקבוע שכך היה.

offer-defenders_may_accept = מה בוחרים המגינים?
    .refuses = לדרוש את ביטול ההובלה
    .accepts = לקבל את ההובלה
    .disagree = אין הסכמה ביניהם
offer-next_defender_decides = מה בוחר המגן הבא בתור אחרי ההובלה?
    .refuses = לדרוש את ביטול ההובלה
    .accepts = לקבל את ההובלה

script-declarers-lead-choices = הובלת הכרוז הייתה שלא בתור. כל אחד מהמגינים רשאי לקבל אותה, או לדרוש את ביטולה; אין להתייעץ ביניכם. אם הבחירות שלכם שונות, מכריע המגן הבא בתור אחרי ההובלה.
script-next-defender-decides = אין ביניכם הסכמה. מכריע המגן הבא בתור אחרי ההובלה.

consequence-other-hand-leads = הקלף חוזר ליד. הכרוז מוביל קלף כלשהו מהיד האחרת.
consequence-second-lead-stands = הקלף שהובל שלא בתור חוזר ליד. הקלף שהובל מהיד הנכונה נשאר.
consequence-defender-leads = הקלף חוזר ליד. מוביל המגן שתורו להוביל.
consequence-next-defender-decides = מכריע המגן הבא בתור אחרי ההובלה.
consequence-lead-taken-back = הקלף חוזר ליד שממנה בא.

step-defender-leads = הקלף חוזר ליד שממנה בא, ללא תיקון נוסף. מוביל המגן שתורו להוביל.
step-declarer-leads-from-other-hand = הקלף חוזר ליד שממנה בא. הכרוז מוביל קלף כלשהו מהיד האחרת.
step-second-lead-back = הקלף שהכרוז הוביל מהיד האחרת חוזר אליה.
step-second-lead-stands = הקלף שהובל שלא בתור חוזר ליד שממנה בא. הקלף שהובל מהיד הנכונה נשאר.

check-declarers-line = יש לחזור לשולחן בתום הלוח: האם הכרוז בחר קו משחק שהיה עשוי להתבסס על מה שנודע מההובלה שלא בתור?
