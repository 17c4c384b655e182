segment-exposed_card_becomes = מה דינם של הקלפים החשופים

step-no-rectification-yet = בינתיים אין דבר נוסף; המכרז נמשך.
step-cards-picked-up = { WHO($offender) } הוא הכרוז או הדומם, ומחזיר את הקלפים לידו.

standing-cards-face-up = { $edition ->
    [laws2007] { WHO($who) } מניח את הקלפים החשופים גלויים על השולחן, והם נשארים שם עד סוף תקופת המכרז.
   *[laws2017] { WHO($who) } מניח את הקלפים החשופים גלויים על השולחן, והם נשארים שם עד סוף המכרז.
}
    .explain = דינם ייקבע אז.

information-exposed-unauthorized = הצד המפר אינו רשאי להשתמש במידע מהקלפים החשופים כל עוד המכרז נמשך.

check-exposed-information = יש לחזור לשולחן בתום הלוח: האם הצד המפר השתמש במכרז במה שהקלפים החשופים גילו?
