### תוצאות: מה נעשה מהלוח אחרי הפסיקה, שלב אחר שלב, ומה אי אפשר לחשב.

side-NS = צפון-דרום
side-EW = מזרח-מערב
average-plus = ממוצע פלוס
average-even = ממוצע
average-minus = ממוצע מינוס

adjust-before = לפני הפסיקה: צפון-דרום { $ns }, מזרח-מערב { $ew }.
adjust-after = אחרי הפסיקה: צפון-דרום { $ns }, מזרח-מערב { $ew }.

adjust-matchpoints = { $side }, { $result }: טובה מ-{ $better } תוצאות, שווה ל-{ $equal }; { "MP" } { $points }.
adjust-neuberg = { $side }: { $actual } תוצאות במקום { $expected }; לפי נוסחת נויברג { $raw } הופך ל-{ $points }.
adjust-imps = { $side }, { $result }, מול { $other } בשולחן האחר: הפרש { $difference }, { "IMP" } { $points }.
adjust-imps-weighted = { $side }, { $result }, מול התוצאה המשוקללת בשולחן האחר: { "IMP" } { $points }.
adjust-cross-imps = { $side }, { $result }: { $sum } { "IMP" } ב-{ $comparisons } השוואות, ללוח { $points }.
adjust-butler = { $side }, { $result }: דאטום { $datum }, { "IMP" } { $points }.
adjust-total = { $side }, { $result }: נקודות { $points }.
adjust-weighted = { $side }: { "\u2068" }{ $weight }{ "%\u2069" } מתוך { $points } הם { $product }.
adjust-assigned = { $side }: התוצאה הנקבעת שווה { $points }.

adjust-share = { $side }, { $average }: { "\u2068" }{ $share }{ "%\u2069" } מתוך טופ של { $top } הם { $points }.
adjust-average-imps = { $side }, { $average }: { "IMP" } { $points }.
adjust-own-session = { $side }: במקומו באה התוצאה בשאר הלוחות של המושב: { $points }.
score-session-share = { $side }, { $average }, ובשאר הלוחות { "\u2068" }{ $own_share }{ "%\u2069" }: בלוח הזה { "\u2068" }{ $share }{ "%\u2069" }.
score-session-imps = { $side }, { $average }, ובשאר הלוחות { "IMP" } ללוח { $own }: { "IMP" } { $points }.
adjust-other-table = יש תוצאה בשולחן האחר. אם היא טובה בבירור לאחד הצדדים, יש להעניק תוצאה נקבעת ולא תוצאה מלאכותית.
adjust-other-table-2007 = יש תוצאה בשולחן האחר. אפשר להעניק תוצאה נקבעת ב-{ "IMP" }; אם התוצאה ההיא נראית טובה לצד החף, רצוי לעשות כך.

adjust-tricks = לקיחות שעוברות אל { $side }: { $number }. במקום { $from } – { $to }.
adjust-corrected = התוצאה הנכונה היא { $result }.
adjust-reduced = רק התוצאה של { $side } מופחתת. הצד השני נשאר עם התוצאה בשולחן.

adjust-self-actual = { "\u2068A\u2069" }, מה שהשיגו { $side } בשולחן: { $points }.
adjust-self-before = { "\u2068B\u2069" }, מה שהיה צפוי עבור { $side } אלמלא ההפרה: { $points }.
adjust-self-without = { "\u2068C\u2069" }, מה שהיה צפוי עבור { $side } אחרי ההפרה, אלמלא הטעות שלהם: { $points }.
adjust-self-no-damage = { "\u2068B\u2069" } אינו גבוה מ-{ "A" }: { $side } לא ניזוקו. התוצאה נשארת בעינה.
adjust-self-all = { "\u2068C\u2069" } אינו נמוך מ-{ "B" }: { $side } גרמו לעצמם את כל הנזק ונשארים עם { "A" }, { $actual }. היריבים מקבלים את הניקוד של { "B" }.
adjust-self-nothing = { "\u2068C\u2069" } אינו גבוה מ-{ "A" }: שום חלק מהנזק אינו באשמתם. שני הצדדים מקבלים את הניקוד של { "B" }.
adjust-self-part = { $side } מקבלים { "A" } ועוד { "B" } פחות { "C" }: { $actual } ועוד { $before } פחות { $without } הם { $points }. היריבים מקבלים את הניקוד של { "B" }.

adjust-better-of = { $side } מקבלים את הטוב מבין תוצאה נקבעת, { $assigned }, וממוצע פלוס, { $average }: { $points }. היריבים מקבלים את התוצאה המשלימה.
adjust-likely = { $side }: התוצאה הטובה ביותר שהייתה סבירה: { $result }.
adjust-probable = { $side }: התוצאה הגרועה ביותר שהייתה לה סבירות כלשהי: { $result }.

adjust-penalty-share = { $side }: עונש של { "\u2068" }{ $share }{ "%\u2069" } מתוך טופ של { $top }, כלומר { $points }.
adjust-penalty = { $side }: עונש של { $points }.
adjust-penalty-vp = { $side }: עונש של { $points } { "VP" }, שיורד מתוצאת המפגש. תוצאת הלוח אינה משתנה.
adjust-knockout = בנוק-אאוט (המפסיד יוצא) מחשבים ממוצע: צפון-דרום { $ns }, מזרח-מערב { $ew }; לצפון-דרום התוצאה היא { $points }.

error-not-a-number = זה אינו מספר שלם: { $value }
error-spec-missing = חסר: { $key }
error-spec-unknown = אין כאן מפתח כזה: { $key }. המפתחות: { $known }
error-spec-wrong = הערך { $value } אינו אפשרי למפתח { $key }.

error-actual-missing = צריך לדעת מה הושג בשולחן.
error-artificial-total-points = בחישוב תוצאה גולמית אין ממוצע פלוס או מינוס. יש להעניק תוצאה נקבעת.
error-artificial-twice = למתחרה { $contestant } יש שתי תוצאות מלאכותיות שונות בלוח הזה.
error-boards-out-of-range = מספר הלוחות במפגש הוא בין { $lowest } ל-{ $highest }, לא { $boards }.
error-expected-too-few = בלוח יש { $results } תוצאות, אבל צפויות רק { $expected }.
error-groups-not-the-tables = כל שולחן צריך להשתייך לקבוצה אחת בדיוק של הלוח הפגום.
error-knockout-not-imps = נוק-אאוט מחושב ב-{ "IMP" }, בין שני שולחנות.
error-margin-negative = הפרש הוא אפס או יותר, לא { $margin }.
error-more-than-top = עם טופ של { $top } אי אפשר לקבל { $points }.
error-need-two-results = דרושות לפחות שתי תוצאות להשוואה.
error-need-two-tables = בלוח של מפגש יש שני שולחנות, לא { $results }.
error-not-elected = התקנון שלכם אינו כולל את { $law }.
error-not-in-edition = חוקי { $edition } אינם כוללים פסיקה כזאת.
error-number-of-tricks = אי אפשר להעביר מספר כזה של לקיחות: { $number }
error-pair-twice = זוג { $pair } שיחק בלוח הזה פעמיים.
error-penalty-not-positive = עונש הוא יותר מאפס, לא { $amount }.
error-penalty-unit = עונש ב-{ $unit } אינו מתאים לשיטת החישוב הזאת.
error-results-needed = כאן הטופ לבדו אינו מספיק: דרושות התוצאות בשאר השולחנות.
error-scale-unknown = אין סולם { $name } ל-{ $boards } לוחות. הסולמות: { $known }
error-session-unit = בניקוד { "MP" } יש לציין אחוז, בניקוד { "IMP" } כמה ללוח; { $unit } אינו מתאים.
error-table-unknown = אין תוצאה של { $ns } מול { $ew }.
error-tricks-need-contract = כדי להעביר לקיחות צריך לדעת מה החוזה בשולחן.
error-tricks-not-there = אי אפשר להעביר { $number } לקיחות: הצד השני זכה ב-{ $tricks }.
error-weighting-prohibited = התקנון שלכם אינו מתיר תוצאות משוקללות.
error-weights-not-whole = סכום המשקלים הוא { "\u2068" }{ $total }{ "%\u2069" }, ולא { "100%" }.

type-a-number = אפשר גם להקליד את הלוח: { "\u2068#7\u2069" }
type-a-result = אפשר לבנות את התוצאה בהקשות, או להקליד חוזה וכרוז: { "\u20684ס-2 צ\u2069" } או { "\u20684Sx-2 N\u2069" }. אפשר גם להקליד את הנקודות של צפון-דרום: { "\u2068-500\u2069" }
type-a-results = אפשר להקיש, או להקליד כל תוצאה עם האחוז שלה: { "\u206860% 4ס= צ, 40% 4ס-1 צ\u2069" }
type-a-listed = אפשר להקיש תוצאה אחת, או להקליד את התוצאות בלי אחוזים: { "\u20684ס= צ, 4ס-1 צ\u2069" }
type-a-others = אפשר להקליד או להדביק את התוצאות זו אחר זו; תוצאה בנקודות – מנקודת המבט של צפון-דרום: { "\u20684S= N\u2069" }, { "\u20683NT+1 S\u2069" }, { "\u2068+620\u2069" }, { "\u20682x 4S-1 N\u2069" }, { "\u2068A+/A-\u2069" }. לעונש מספיק הטופ: { "\u206824 MP\u2069" }
type-a-amount = אפשר להקליד: { "\u206810%\u2069" }, { "\u20683 IMP\u2069" }, { "\u20681 VP\u2069" }
type-a-points = אפשר להקליד; אם יש כמה, כל אחת עם האחוז שלה: { "\u206860% 18, 40% 3\u2069" }
type-a-top = אפשר להקליד מספר: { "24" }
passed-out = ארבעה פאסים
score-of-a-contract = { $result }, מצד הכרוז: לא פגיע { $without }, פגיע { $vulnerable }. (חוק { $law })
risk-none = ללא דאבל
risk-X = עם דאבל
risk-XX = עם רי-דאבל
further-details = פירוט ההשוואות
double-dummy = דאבל דאמי (קלפים גלויים), לקיחות של { $seat }: { $tricks }
double-dummy-missing = החלוקה נשמרה. התוצאות בקלפים גלויים אינן זמינות כאן.
deal-without-case = קודם יש לומר מה קרה, ואחר כך לשלוח את החלוקה.
typed-deal = חלוקה:
error-deal-not-understood = זו אינה חלוקה שלמה ב-{ "\u2068PBN\u2069" }, כמו { "\u2068N:AKQ2.432.K54.QJ3 …\u2069" }: { $text }
