irregularity-cards_from_wrong_board = קריאה עם קלפים מלוח אחר
    .what = שחקן קרא כשבידו קלפים של לוח אחר

segment-other_board = הלוח שממנו באו הקלפים

fact-new_call_differs = האם הקריאה החדשה שונה מהקריאה שבוטלה?
    .explain = היא שונה אם משמעותה שונה מאוד, או אם היא קריאת ״סייק״. אותה קריאה, במשמעות דומה מאוד, אינה שונה.

script-call-with-right-hand = { WHO($offender) }, הקריאה שלך בוטלה. נא להסתכל ביד הנכונה ולקרוא שוב. איש מלבדך אינו קורא בינתיים.

step-call-with-right-hand = { WHO($offender) } מסתכל ביד הנכונה וקורא שוב. המכרז נמשך משם.
step-lho-calls-afresh = { WHO($lho) } רשאי לקרוא כל קריאה חוקית אחרי הקריאה החדשה.
step-new-call-stands = הקריאה החדשה של { WHO($offender) } תקפה.
    .say = { WHO($offender) }, הקריאה החדשה שלך תקפה.
    .explain = היא אינה שונה מהקריאה שבוטלה, ולכן המכרז נמשך כרגיל.
step-lho-repeats-call = { WHO($lho) } חייב לחזור על אותה קריאה.

check-other-board = כשישחקו את הלוח שממנו באו הקלפים: { WHO($offender) } יקרא בו מחדש, ויש לבדוק אם הקריאה שונה מהקריאה שבוטלה.

adjustment-board-spoiled = יש להעניק תוצאה מתוקנת בלוח הזה.
    .say = בלוח הזה תוענק תוצאה מתוקנת.
adjustment-normal-play = אפשר להתיר שהלוח ישוחק; אז הוא משוחק כרגיל.

penalty-added = אפשר להטיל גם עונש מינהלי.
