adjustment-correction-period-over = תקופת התיקון הסתיימה: התוצאה נשארת בעינה.
