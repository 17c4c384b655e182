script-pass-at-rho-2017 = אם לא, התור של { WHO($rho) }. { WHO($offender) } חייב לקרוא פאס בתורו הבא בלבד.
script-pass-before-bid-2007 = אם { WHO($lho) } אינו מקבל, הפאס מבוטל והתור חוזר לשחקן שתורו היה לקרוא. { WHO($offender) } חייב לקרוא פאס בתורו הבא, פעם אחת בלבד.
script-pass-at-rho-2007 = אם לא, התור של { WHO($rho) }. { WHO($offender) } חייב לקרוא פאס בתורו הבא בלבד.
script-pass-at-partner-2007 = אם { WHO($lho) } אינו מקבל, הפאס מבוטל והתור של { WHO($partner) }. הוא רשאי לקרוא כל הכרזה מספקת או פאס, אבל בתור הזה לא דאבל ולא רי-דאבל. { WHO($offender) } חייב לקרוא פאס עד סוף המכרז.

step-partner-may-not-double = { WHO($partner) } רשאי בתור הזה לקרוא הכרזה מספקת או פאס, אבל לא דאבל או רי-דאבל.
