### Titles of the irregularities and of the second segments of a case.

irregularity-insufficient_bid = הכרזה בלתי-מספקת
    .what = הכרזה בתור, שאינה גבוהה מההכרזה האחרונה
irregularity-bid_out_of_turn = הכרזה שלא בתור
    .what = הכרזה של שחקן שלא היה תורו

irregularity-pass_out_of_turn = פאס שלא בתור
    .what = פאס, רגיל או מלאכותי, של שחקן שלא היה תורו
irregularity-double_out_of_turn = דאבל או רי-דאבל שלא בתור
    .what = דאבל או רי-דאבל של שחקן שלא היה תורו
irregularity-change_of_call = קריאה שהוחלפה או קריאה שלא-במתכוון
    .what = שחקן מחליף קריאה שלו, או רוצה להחליף
irregularity-exposed_card_auction = קלף שנחשף או הובל במהלך המכרז
    .what = היה אפשר לראות קלף של שחקן, או שקלף הובל, לפני המשחק
irregularity-simultaneous_calls = קריאות בו-זמניות
    .what = שני שחקנים קוראים באותו רגע
irregularity-missed_turn = דילוג על שחקן
    .what = באו שלושה פאסים, אחד מהם שלא בתור, ושחקן הפסיד בגללם את תורו
irregularity-inadmissible_double = דאבל או רי-דאבל בלתי-קביל
    .what = דאבל או רי-דאבל שהחוקים אינם מתירים, למשל על הכרזה של השותף
irregularity-call_when_must_pass = קריאה של שחקן שחייב לקרוא פאס
    .what = הכרזה, דאבל או רי-דאבל של שחקן שהיה חייב לקרוא פאס
irregularity-bid_above_seven = הכרזה של יותר משבע
    .what = הכרזה ברמה שמונה או יותר
irregularity-call_after_final_pass = קריאה אחרי הפאס הסופי
    .what = קריאה כשהמכרז כבר הסתיים
irregularity-cards_from_wrong_board = קריאה עם קלפים מלוח אחר
    .what = שחקן קרא כשבידו קלפים של לוח אחר
irregularity-call_unclear = קריאה לא ברורה או בניסוח שגוי
    .what = קריאה שלא שמעו או לא הבינו, או דאבל שנוקב בהכרזה

segment-exposed_card_becomes = מה יהיה עם הקלפים החשופים
segment-other_board = הלוח שממנו באו הקלפים
segment-lead_restriction = הגבלת הובלה: ההובלה הראשונה של שותפו של המפר
segment-damage_insufficient = נזק אחרי תיקון ההכרזה הבלתי-מספקת
segment-damage_comparable = נזק אחרי הקריאה השקולה
segment-repeated_insufficient = ההכרזה החוזרת אינה מספקת
segment-awareness = האם הייתה למפר אפשרות לדעת?
segment-withdrawn_information = האם נעשה שימוש במידע מהקריאה או מהקלף שבוטלו?
