offer-lho_may_withdraw = מה בוחר { WHO($lho) }?
    .keeps = להשאיר את הקריאה
    .withdraws = לבטל את הקריאה

script-lho-may-withdraw = הקריאה שלא-במתכוון מוחלפת בקריאה { WHO($offender, case: "that") } התכוון אליה. { WHO($lho) } רשאי לבטל את הקריאה שכבר קרא אחריה.

consequence-lho-keeps = הקריאה של { WHO($lho) } נשארת בתוקף אחרי הקריאה { WHO($offender, case: "that") } התכוון אליה, אם היא חוקית אחריה; אם הקריאה המחליפה אינה תקינה, בכך היא מתקבלת.
consequence-lho-withdraws = הקריאה של { WHO($lho) } מבוטלת, והוא רשאי לקרוא כל קריאה חוקית אחרי הקריאה { WHO($offender, case: "that") } התכוון אליה.

step-replace-unintended = { WHO($offender) } מחליף את הקריאה שלא-במתכוון בקריאה שהתכוון אליה.
    .explain = מעכשיו היא הקובעת.
step-no-lead-restriction-unintended = הקריאה שלא-במתכוון אינה גוררת הגבלת הובלה.
step-lho-withdraws = { WHO($lho) } מבטל את הקריאה שקרא אחרי הקריאה שלא-במתכוון.

information-change-unauthorized = { WHO($who) } אינו רשאי להשתמש במה שנודע מהחלפת הקריאה או מהרצון להחליף אותה.
    .say = העובדה { WHO($offender, case: "that") } החליף את הקריאה, או רצה להחליף אותה, היא מידע בלתי מורשה בשביל { WHO($who) }.
    .explain = השותף פועל לפי הקריאה התקפה, כאילו לא נאמר ולא נעשה דבר מלבדה.

check-change-used = יש לחזור לשולחן בתום הלוח, אם הצד השני סבור { WHO($partner, case: "that") } השתמש במה שנודע מההחלפה או מהרצון להחליף.
    .explain = הצד השני רשאי להזמין אותך בכל רגע עד אז; גם הזמנה מוקדמת יותר אינה הפרה.
