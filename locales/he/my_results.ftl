### מה חבר מועדון קורא בפרטי, ובאיזה שם הוא משחק.

post-button-mine = התוצאה שלי
post-button-boards = לוחות
mine-picture = כתמונה
mine-picture-of = כתמונה { $number }
mine-not-me = זה לא אני
mine-ask-anew = לומר שוב מי אני
mine-waits = מנהל תחרות של המועדון צריך עוד לאשר שזה אתם. תבוא הודעה.
mine-which = באיזה מספר שיחקתם?
mine-who = מי מהם אתם?
mine-boards-closed = מנהל התחרות עוד לא פרסם את הלוחות.
club-players = מי משחק בתור מי
players-none = איש אינו ממתין לתשובה.
players-asks = הודעה מאת { $name }: אני משחק בתור { $plays }.
players-asks-number = הודעה מאת { $name }: בתאריך { $day } המספר שלי היה { $plays }.
players-more = ממתינים עוד: { $count }
players-question = האם זה נכון?
players-yes = כן
players-no = לא
players-answer = מענה
players-told-yes = אתם { $plays }. התוצאות שלכם: { $command }
players-told-no = מנהל התחרות אומר שאתם לא { $plays }. אפשר לומר שוב: { $command }

official-title = ניקוד רשמי
official-make = לעשות רשמי
official-undo = עדיין לא רשמי
official-question = כל התוצאות הוזנו, וכולם יכולים לראות אותן?
official-what = מעכשיו רץ הזמן לטעויות בניקוד, לפסיקות ולערעורים ({ $laws }).
official-not-yet = הניקוד עדיין לא רשמי.
official-provisional = זמני, עדיין לא רשמי.
official-since = רשמי מאז { $at }. טעויות בניקוד עד { $scores }, פסיקות וערעורים עד { $rulings }.
official-open = פסיקות פתוחות: { $count }. לפני שייסגרו הניקוד אינו סופי.
official-final = סופי.
official-too-late = תקופת התיקון הסתיימה: ניקוד מתוקן רק לפי { $law }.
