### The menu of commands, as a chat platform shows it.

command-ruling = פסיקה חדשה; אפשר להוסיף מה קרה, או את השולחן
command-open = המקרים הפתוחים ומה נותר לעשות
command-back = ביטול התשובה האחרונה
command-why = החוק והתשובות שעליהם נשענת הפסיקה
command-answers = התשובות עד עכשיו; אפשר לשנות אחת
command-compare = מה הייתה הפסיקה לפי המהדורה האחרת של החוקים
command-cancel = סגירת המקרה הזה
command-label = שם למקרה: השולחן או הלוח
command-language = שפה
command-edition = מהדורת החוקים
command-help = מה אפשר לעשות כאן
command-start = התחלה: מנהל תחרות או שחקן
command-link = אותם מקרים גם בפלטפורמה אחרת
command-unlink = ניתוק מהפלטפורמה השנייה
command-privacy = איזה מידע נשמר
command-forget = מחיקת כל המידע שנשמר
command-script = פרסום הנוסח שיש להקריא עכשיו
name-script = להקראה
option-ruling = מה קרה, או השולחן
option-label = השולחן או הלוח
option-link = הקוד שקיבלת בפלטפורמה השנייה
