### Titles of the irregularities and of the second segments of a case.

irregularity-insufficient_bid = הכרזה בלתי-מספקת
    .what = הכרזה בתור, שאינה גבוהה מההכרזה האחרונה
irregularity-bid_out_of_turn = הכרזה שלא בתור
    .what = הכרזה של שחקן שלא היה תורו; גם פאס מלאכותי, או כל פאס על קריאה מלאכותית של השותף

irregularity-pass_out_of_turn = פאס שלא בתור
irregularity-double_out_of_turn = דאבל או רי-דאבל שלא בתור
irregularity-inadmissible_double = דאבל או רי-דאבל בלתי-קביל
irregularity-bid_above_seven = הכרזה של יותר משבע
irregularity-call_after_final_pass = קריאה אחרי הפאס הסופי

segment-lead_restriction = הגבלת הובלה: ההובלה הראשונה של שותפו של המפר
segment-damage_insufficient = נזק אחרי תיקון ההכרזה הבלתי-מספקת
segment-damage_comparable = נזק אחרי הקריאה השקולה
segment-repeated_insufficient = ההכרזה החוזרת אינה מספקת
segment-awareness = האם הייתה למפר אפשרות לדעת?
segment-withdrawn_information = האם נעשה שימוש במידע מהקריאה שבוטלה?
