fact-director_came = המכרז שהוקלד נמשך אחרי הקריאה החריגה. מתי הוזמנת לשולחן?
    .at_once = לפני שמישהו קרא שוב
    .after_one = אחרי קריאה אחת נוספת
    .after_two = אחרי שתי קריאות נוספות
    .after_three = אחרי שלוש קריאות נוספות
    .after_all = אחרי כל הקריאות האלה
fact-since = מי קרא ראשון אחרי הקריאה הזאת, לפני שהוזמנת לשולחן?
    .nothing = אף אחד
    .offender_replaced = { WHO($offender) }, שהחליף את הקריאה
    .says_slip = { WHO($offender) } אומר שזו פליטת פה או טעות מכנית, לא חשוב מי קרא
    .rho_called = { WHO($rho) }
    .lho_and_partner_called = גם { WHO($lho) } וגם { WHO($partner) }, בכל סדר שהוא
    .lho_called = { WHO($lho) }, ועוד לא { WHO($partner) }
    .partner_called = { WHO($partner) }, ועוד לא { WHO($lho) }
fact-since_change = מי קרא ראשון אחרי ההחלפה?
    .nothing = אף אחד
    .offender_replaced = { WHO($offender) }, שהחליף שוב את הקריאה
    .rho_called = { WHO($rho) }
    .lho_and_partner_called = גם { WHO($lho) } וגם { WHO($partner) }, בכל סדר שהוא
    .lho_called = { WHO($lho) }, ועוד לא { WHO($partner) }
    .partner_called = { WHO($partner) }, ועוד לא { WHO($lho) }
fact-turn = של מי היה התור לקרוא?
    .offender = של { WHO($offender) }: הקריאה הייתה בתור
    .rho = של { WHO($rho) }, שהיה רשאי לקרוא כל קריאה
    .partner = של { WHO($partner) }
    .lho = של { WHO($lho) }
    .rho_must_pass = של { WHO($rho) }, שהיה חייב לקרוא פאס
fact-rho_passed = האם { WHO($rho) } קרא פאס?
fact-called_meanwhile = בינתיים הייתה עוד קריאה שלא בתור. מה היא הייתה?
    .bid = הכרזה
    .pass = פאס
    .double = דאבל או רי-דאבל
fact-called_before = האם { WHO($offender) } כבר קרא בלוח הזה קודם לכן?
fact-unintended = { $edition ->
        [laws2007] האם זו הייתה טעות מכנית או פליטת פה, { WHO($offender, case: "and") } החליף את הקריאה, או ניסה להחליף, ללא שהות למחשבה?
       *[laws2017] האם זו הייתה טעות מכנית או פליטת פה, כלומר ברגע הקריאה ממש { WHO($offender) } התכוון לקריאה אחרת?
    }
    .explain = { $edition ->
        [laws2007] שני תנאים. האחד: זו הייתה טעות מכנית או פליטת פה, כלומר היד או הלשון עשו דבר אחר ממה שהשחקן רצה באותו רגע. השני: מרגע שהבחין בטעות, הוא שינה או ניסה לשנות מיד, בלי לעצור לחשוב. דוגמה: ״אוי, לא { CALL("1H") }, התכוונתי { CALL("1S") }״ בנשימה אחת – מספיק; מי שקודם בוחן שוב את היד – איחר.
       *[laws2017] יש לשאול ״מה קרה?״ ולהקשיב. זו טעות מכנית או פליטת פה אם היד או הלשון עשו דבר אחר ממה שהשחקן רצה: כרטיס לא-נכון מתיבת ההכרזה, מילה לא-נכונה. זו אינה טעות כזאת אם השחקן רצה את הקריאה באותו רגע ורק אחר כך התחרט, או אם טעה בספירה, לא הבין נכון את המכרז או איבד ריכוז. אין חשיבות לאופן שבו התגלתה הטעות, וגם לא לזמן שעבר. דוגמה: מי ששלח יד אל { CALL("1S") } והניח על השולחן { CALL("1H") } רשאי להחליף; מי שלא שם לב אל { CALL("1S") } של היריב אינו רשאי להחליף.
    }

check-later-call-out-of-turn = בינתיים גם { WHO($who) } קרא שלא בתור. עכשיו יש לפסוק על הקריאה שלו.
check-rho-had-to-pass = { WHO($rho) } היה חייב לקרוא פאס ולא קרא פאס. עכשיו יש לפסוק על הקריאה שלו.
