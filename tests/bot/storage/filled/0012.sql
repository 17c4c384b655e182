-- Schema 0012, filled by talking to the desk.
BEGIN TRANSACTION;
CREATE TABLE accepted_doubt (
	session_id INTEGER NOT NULL, 
	doubt TEXT NOT NULL, 
	accepted_at DATETIME NOT NULL, 
	CONSTRAINT pk_accepted_doubt PRIMARY KEY (session_id, doubt), 
	CONSTRAINT fk_accepted_doubt_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "accepted_doubt" VALUES(1,'twice 1','2026-03-01 19:30:00.000000');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE banned (
	club_id INTEGER NOT NULL, 
	who TEXT NOT NULL, 
	banned_at DATETIME NOT NULL, 
	CONSTRAINT pk_banned PRIMARY KEY (club_id, who), 
	CONSTRAINT fk_banned_club_id FOREIGN KEY(club_id) REFERENCES club (id) ON DELETE CASCADE
);
CREATE TABLE binding (
	code TEXT NOT NULL, 
	club_id INTEGER NOT NULL, 
	person_id INTEGER NOT NULL, 
	expires_at DATETIME NOT NULL, 
	CONSTRAINT pk_binding PRIMARY KEY (code), 
	CONSTRAINT fk_binding_club_id FOREIGN KEY(club_id) REFERENCES club (id) ON DELETE CASCADE, 
	CONSTRAINT fk_binding_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
CREATE TABLE bound_group (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	club_id INTEGER NOT NULL, 
	channel TEXT NOT NULL, 
	chat TEXT NOT NULL, 
	thread TEXT NOT NULL, 
	title TEXT NOT NULL, 
	bound_at DATETIME NOT NULL, 
	lost TEXT, 
	CONSTRAINT fk_bound_group_club_id FOREIGN KEY(club_id) REFERENCES club (id) ON DELETE CASCADE, 
	CONSTRAINT uq_bound_group_channel_chat_thread UNIQUE (channel, chat, thread)
);
INSERT INTO "bound_group" VALUES(1,1,'telegram','-6001','','queued','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "bound_group" VALUES(2,1,'telegram','-6002','','sent','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "bound_group" VALUES(3,1,'telegram','-6003','','refused','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "bound_group" VALUES(4,1,'telegram','-6004','','doubtful','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "bound_group" VALUES(5,1,'telegram','-6005','','gone','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "bound_group" VALUES(6,1,'telegram','-6006','','leaving','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "bound_group" VALUES(7,1,'telegram','-6007','','withdrawn','2026-03-01 19:30:00.000000',NULL);
CREATE TABLE case_of_session (
	case_id INTEGER NOT NULL, 
	session_id INTEGER NOT NULL, 
	reopens INTEGER, 
	CONSTRAINT pk_case_of_session PRIMARY KEY (case_id), 
	CONSTRAINT fk_case_of_session_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE CASCADE, 
	CONSTRAINT fk_case_of_session_reopens FOREIGN KEY(reopens) REFERENCES logged_ruling (id) ON DELETE SET NULL, 
	CONSTRAINT fk_case_of_session_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "case_of_session" VALUES(14,1,NULL);
INSERT INTO "case_of_session" VALUES(15,1,NULL);
CREATE TABLE club (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	second_language TEXT, 
	edition TEXT NOT NULL, 
	regulations TEXT NOT NULL, 
	zone TEXT NOT NULL, 
	scoring TEXT NOT NULL, 
	double_dummy BOOLEAN NOT NULL, 
	own_table BOOLEAN NOT NULL, 
	retention INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	created_at DATETIME NOT NULL
, scores_minutes INTEGER DEFAULT '30' NOT NULL, rulings_minutes INTEGER DEFAULT '30' NOT NULL, says_law BOOLEAN DEFAULT 0 NOT NULL);
INSERT INTO "club" VALUES(1,'Όμιλος','el','en','2017','','Europe/Athens','matchpoints',1,1,13,2,'2026-03-01 19:30:00.000000',30,30,0);
CREATE TABLE hand_over (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	case_id INTEGER, 
	giver_id INTEGER, 
	giver TEXT NOT NULL, 
	taker_id INTEGER, 
	taker TEXT NOT NULL, 
	given_at DATETIME NOT NULL, 
	CONSTRAINT fk_hand_over_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE SET NULL, 
	CONSTRAINT fk_hand_over_giver_id FOREIGN KEY(giver_id) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT fk_hand_over_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE, 
	CONSTRAINT fk_hand_over_taker_id FOREIGN KEY(taker_id) REFERENCES person (id) ON DELETE SET NULL
);
CREATE TABLE inbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	channel TEXT NOT NULL, 
	update_id BIGINT NOT NULL, 
	chat TEXT NOT NULL, 
	external TEXT NOT NULL, 
	body TEXT NOT NULL, 
	tries INTEGER NOT NULL, 
	given_up BOOLEAN NOT NULL, 
	kept_at DATETIME NOT NULL, 
	CONSTRAINT uq_inbox_channel_update_id UNIQUE (channel, update_id)
);
INSERT INTO "inbox" VALUES(1,'telegram',900,'1001','1001','{"update_id": 900, "message": {"message_id": 900, "date": 1, "chat": {"id": 1001, "type": "private"}, "text": "/open", "from": {"id": 1001, "is_bot": false, "first_name": "Tom"}}}',0,0,'2026-03-01 19:30:00.000000');
INSERT INTO "inbox" VALUES(2,'telegram',901,'1001','1001','{"update_id": 901, "message": 5}',0,1,'2026-03-01 19:30:00.000000');
CREATE TABLE invitation (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	club_id INTEGER NOT NULL, 
	role TEXT NOT NULL, 
	code TEXT NOT NULL, 
	made_at DATETIME NOT NULL, 
	expires_at DATETIME NOT NULL, 
	withdrawn_at DATETIME, 
	used_at DATETIME, 
	used_by INTEGER, plays TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT fk_invitation_club_id FOREIGN KEY(club_id) REFERENCES club (id) ON DELETE CASCADE, 
	CONSTRAINT fk_invitation_used_by FOREIGN KEY(used_by) REFERENCES membership (id) ON DELETE SET NULL, 
	CONSTRAINT uq_invitation_code UNIQUE (code)
);
CREATE TABLE issued_ruling (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	case_id INTEGER NOT NULL, 
	segment INTEGER NOT NULL, 
	language TEXT NOT NULL, 
	text TEXT NOT NULL, 
	message TEXT, 
	issued_at DATETIME NOT NULL, 
	withdrawn_at DATETIME, 
	CONSTRAINT fk_issued_ruling_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE CASCADE
);
INSERT INTO "issued_ruling" VALUES(1,2,0,'en','T6 · Insufficient bid · South
The replacement stands. The auction goes on. North must pass at every turn until the auction is over.
Lasts:
– If South defends: when North first leads, declarer may forbid one suit that South did not legally show.
End of play:
– Could they have known? · Withdrawn action used?
Information
– Everything learnt from withdrawn calls, of either side, may be used by the non-offending side. (16C1)
– The offending side may not use what they learnt from withdrawn calls, of either side. They may not choose a call or play that these demonstrably suggest over another that is a logical alternative. (16C2)
Laws applied: 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3
Laws of 2017
North: 1♠ – Pass – 1♥
Offender: South · LHO: West · Partner: North · RHO: East
Reasons
– The replacement stands. The auction goes on. (27B2)
– North must pass at every turn until the auction is over. (27B2)
– If South defends: when North first leads, declarer may forbid one suit that South did not legally show. Legally shown is what South showed in the legal auction. The opening lead is included. The suit is forbidden for as long as North keeps the lead. (26B)
– Come back at the end of play: if the irregularity served the offending side, could South have known that it might? (72C)
– Come back at the end of play: did the offending side use what a withdrawn call showed, its own or the other side’s? (16C3)','telegram/5','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(2,3,0,'en','T7 · Insufficient bid · South
The replacement stands. The auction goes on. North must pass at every turn until the auction is over.
Lasts:
– If South defends: when North first leads, declarer may forbid one suit that South did not legally show.
End of play:
– Could they have known? · Withdrawn action used?
Information
– Everything learnt from withdrawn calls, of either side, may be used by the non-offending side. (16C1)
– The offending side may not use what they learnt from withdrawn calls, of either side. They may not choose a call or play that these demonstrably suggest over another that is a logical alternative. (16C2)
Laws applied: 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3
Laws of 2017
North: 1♠ – Pass – 1♥
Offender: South · LHO: West · Partner: North · RHO: East
Reasons
– The replacement stands. The auction goes on. (27B2)
– North must pass at every turn until the auction is over. (27B2)
– If South defends: when North first leads, declarer may forbid one suit that South did not legally show. Legally shown is what South showed in the legal auction. The opening lead is included. The suit is forbidden for as long as North keeps the lead. (26B)
– Come back at the end of play: if the irregularity served the offending side, could South have known that it might? (72C)
– Come back at the end of play: did the offending side use what a withdrawn call showed, its own or the other side’s? (16C3)','telegram/8','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(3,5,0,'en','T9 · Insufficient bid · South
The replacement stands. The auction goes on. North must pass at every turn until the auction is over.
Lasts:
– If South defends: when North first leads, declarer may forbid one suit that South did not legally show.
End of play:
– Could they have known? · Withdrawn action used?
Information
– Everything learnt from withdrawn calls, of either side, may be used by the non-offending side. (16C1)
– The offending side may not use what they learnt from withdrawn calls, of either side. They may not choose a call or play that these demonstrably suggest over another that is a logical alternative. (16C2)
Laws applied: 23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3
Laws of 2017
North: 1♠ – Pass – 1♥
Offender: South · LHO: West · Partner: North · RHO: East
Reasons
– The replacement stands. The auction goes on. (27B2)
– North must pass at every turn until the auction is over. (27B2)
– If South defends: when North first leads, declarer may forbid one suit that South did not legally show. Legally shown is what South showed in the legal auction. The opening lead is included. The suit is forbidden for as long as North keeps the lead. (26B)
– Come back at the end of play: if the irregularity served the offending side, could South have known that it might? (72C)
– Come back at the end of play: did the offending side use what a withdrawn call showed, its own or the other side’s? (16C3)','telegram/13','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(4,7,0,'el','Ανεπαρκής αγορά · Νότος
Η νέα δήλωση ισχύει. Οι αγορές συνεχίζονται. Ο Βορράς πρέπει να πασάρει κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών.
Ισχύει:
– Στην πρώτη αμυντική έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που ο Νότος δεν έδειξε νόμιμα.
Τέλος εκτέλεσης:
– Θα μπορούσε να γνωρίζει; · Πληροφορία από ανάκληση;
Πληροφορίες
– Ο αναίτιος άξονας μπορεί να χρησιμοποιήσει όλα όσα έμαθε από δηλώσεις που ανακλήθηκαν, δικές του και του άλλου άξονα. (16Γ1)
– Ο υπαίτιος άξονας δεν μπορεί να χρησιμοποιήσει όσα έμαθε από δηλώσεις που ανακλήθηκαν, δικές του και του άλλου άξονα. Δεν μπορεί να επιλέξει δήλωση ή παίξιμο που αυτές προτείνουν ευαπόδεικτα έναντι άλλης ενέργειας, η οποία είναι λογική εναλλακτική. (16Γ2)
Νόμοι που εφαρμόστηκαν: 23Α, 27Β2, 26Β, 72Γ, 16Γ1, 16Γ2, 16Γ3
Κώδικας 2017
Βορράς: 1♠ – Πάσο – 1♥
Υπαίτιος: Νότος · ΑΣΑ: Δύση · Συμπαίκτης: Βορράς · ΑΣΔ: Ανατολή
Αιτιολογία
– Η νέα δήλωση ισχύει. Οι αγορές συνεχίζονται. (27Β2)
– Ο Βορράς πρέπει να πασάρει κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών. (27Β2)
– Στην πρώτη αμυντική έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που ο Νότος δεν έδειξε νόμιμα. Ισχύει αν ο Νότος βρεθεί στην άμυνα, για χρώμα που δεν έδειξε στις νόμιμες αγορές. Η πρώτη έξοδος μπορεί να είναι και η αντάμ. Το χρώμα απαγορεύεται για όσο ο Βορράς διατηρεί την έξοδο. (26Β)
– Στο τέλος της εκτέλεσης: αν η ανωμαλία ωφέλησε τον υπαίτιο άξονα, θα μπορούσε ο Νότος να γνωρίζει ότι ίσως θα τον ωφελούσε; (72Γ)
– Στο τέλος της εκτέλεσης: χρησιμοποίησε ο υπαίτιος άξονας πληροφορίες από δήλωση που ανακλήθηκε, δική του ή του άλλου άξονα; (16Γ3)','telegram/23','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "issued_ruling" VALUES(5,7,0,'el','Ανεπαρκής αγορά · Νότος
Η νέα δήλωση του Νότου ισχύει, χωρίς περαιτέρω επανόρθωση.
Τέλος εκτέλεσης:
– Ζημιά: ανεπαρκής αγορά
Πληροφορίες
– Και οι δύο άξονες μπορούν να χρησιμοποιήσουν όσα έμαθαν από την ανακληθείσα αγορά. Αν αυτή βοήθησε τον υπαίτιο άξονα, μπορεί να επιδικαστεί επανορθωτική βαθμολογία. (27Β1(β))
Νόμοι που εφαρμόστηκαν: 23Α, 27Β1(β), 26Α, 27Δ
Κώδικας 2017
Βορράς: 1♠ – Πάσο – 1♥
Υπαίτιος: Νότος · ΑΣΑ: Δύση · Συμπαίκτης: Βορράς · ΑΣΔ: Ανατολή
Αιτιολογία
– Η νέα δήλωση του Νότου ισχύει, χωρίς περαιτέρω επανόρθωση. (27Β1(β))
– Από αυτό δεν προκύπτει περιορισμός εξόδου. (26Α)
– Στο τέλος της εκτέλεσης: βοήθησε η ανεπαρκής αγορά τον υπαίτιο άξονα, και ζημιώθηκε ο αναίτιος; (27Δ)','telegram/24','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(6,13,0,'he','קלף של מגן נחשף
‏⁨למפר⁩ יש קלף עונשין בכיר, כי זה נכבד.
נשאר בתוקף:
– ‏⁨המפר⁩ חייב לשחק את קלף העונשין הבכיר בהזדמנות החוקית הראשונה.
– בכל הובלה ⁨שותפו של המפר⁩ ממתין לבחירת הכרוז לגבי סדרת הקלף.
בתום הלוח:
– האם הקלף שנחשף עזר? · האם המפר יכול היה לדעת?
מידע
– כל עוד קלף עונשין נמצא על השולחן, כולם רשאים להשתמש במה שהוא מגלה. (⁨50ה(1)⁩)
החוקים שהוחלו: ⁨‏⁨49⁩, ⁨50א⁩, ⁨50ב⁩, ⁨50ד(1)⁩, ⁨50ד(2)⁩, ⁨50ה(1)⁩, ⁨50ה(4)⁩, ⁨72ג⁩⁩
חוקי ⁨2017⁩
נימוקים
– ‏⁨למפר⁩ יש קלף עונשין בכיר, כי זה נכבד. כל קלף עונשין אחר של אותו שחקן בכיר מעכשיו גם הוא. (⁨50ב⁩)
– ‏⁨המפר⁩ חייב לשחק את קלף העונשין הבכיר בהזדמנות החוקית הראשונה. אם תורו של השחקן בלקיחה הנוכחית עוד לא הגיע, ייתכן שההזדמנות הראשונה היא בלקיחה הזאת. (⁨50ד(1)⁩)
– בכל הובלה ⁨שותפו של המפר⁩ ממתין לבחירת הכרוז לגבי סדרת הקלף. זה נכון בכל פעם שההובלה אצל ⁨שותפו של המפר⁩. אם הכרוז דורש הובלה בסדרת הקלף או אוסר אותה, הקלף חוזר ליד. הכרוז רשאי גם להשאיר את ההובלה חופשית. (⁨50ד(2)⁩)
– יש לחזור לשולחן בתום הלוח: האם ראיית קלף העונשין עזרה למגינים, והאם צד הכרוז ניזוק? (⁨50ה(4)⁩)
– יש לחזור לשולחן בתום הלוח: אם החריגה הועילה לצד המפר, האם ⁨המפר⁩ יכול היה לדעת שכך עלול לקרות? (⁨72ג⁩)','telegram/43','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(7,13,1,'he','קלף של מגן נחשף
‏⁨למפר⁩ יש קלף עונשין זוטר.
נשאר בתוקף:
– קלף העונשין הזוטר של ⁨המפר⁩ נשאר גלוי. השחקן אינו רשאי לשחק לפניו קלף נמוך מעשר באותה סדרה.
בתוקף מקודם:
– ‏⁨‏⁨המפר⁩ חייב לשחק את קלף העונשין הבכיר בהזדמנות החוקית הראשונה.⁩ [מתוך: ⁨קלף של מגן נחשף⁩]
– ‏⁨בכל הובלה ⁨שותפו של המפר⁩ ממתין לבחירת הכרוז לגבי סדרת הקלף.⁩ [מתוך: ⁨קלף של מגן נחשף⁩]
בתום הלוח:
– האם הקלף שנחשף עזר? · האם המפר יכול היה לדעת?
מידע
– כל עוד קלף עונשין נמצא על השולחן, כולם רשאים להשתמש במה שהוא מגלה. (⁨50ה(1)⁩)
החוקים שהוחלו: ⁨‏⁨49⁩, ⁨50א⁩, ⁨50ב⁩, ⁨50ג⁩, ⁨50ה(1)⁩, ⁨50ה(4)⁩, ⁨72ג⁩⁩
חוקי ⁨2017⁩
נימוקים
– ‏⁨למפר⁩ יש קלף עונשין זוטר. זה קלף יחיד הנמוך מנכבד, שנחשף בטעות. אם יתווסף לאותו שחקן קלף עונשין נוסף, כולם יהיו בכירים. (⁨50ב⁩)
– קלף העונשין הזוטר של ⁨המפר⁩ נשאר גלוי. השחקן אינו רשאי לשחק לפניו קלף נמוך מעשר באותה סדרה. הקלף נשאר גלוי עד שישוחק. השחקן רשאי לשחק במקומו נכבד. הקלף אינו מגביל את ההובלה של השותף. (⁨50ג⁩)
– יש לחזור לשולחן בתום הלוח: האם ראיית קלף העונשין עזרה למגינים, והאם צד הכרוז ניזוק? (⁨50ה(4)⁩)
– יש לחזור לשולחן בתום הלוח: אם החריגה הועילה לצד המפר, האם ⁨המפר⁩ יכול היה לדעת שכך עלול לקרות? (⁨72ג⁩)','telegram/44','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(8,13,2,'he','מה קורה עם קלף העונשין
‏⁨שותפו של המפר⁩ רשאי להוביל בכל סדרה שאינה עדיין אסורה; מלבד זה, רק קלף העונשין הזוטר שלו מגביל את הבחירה. ‏⁨שותפו של המפר⁩ אינו רשאי לשחק לפני קלף העונשין הזוטר קלף אחר הנמוך מעשר באותה סדרה.
נשאר בתוקף:
– ‏⁨המפר⁩ חייב לשחק את קלף העונשין הבכיר בהזדמנות החוקית הראשונה.
– בכל הובלה ⁨שותפו של המפר⁩ ממתין לבחירת הכרוז לגבי סדרת הקלף.
בתוקף מקודם:
– ‏⁨קלף העונשין הזוטר של ⁨המפר⁩ נשאר גלוי. השחקן אינו רשאי לשחק לפניו קלף נמוך מעשר באותה סדרה.⁩ [מתוך: ⁨קלף של מגן נחשף⁩]
בתום הלוח:
– האם הקלף שנחשף עזר?
מידע
– כל עוד קלף עונשין נמצא על השולחן, כולם רשאים להשתמש במה שהוא מגלה. (⁨50ה(1)⁩)
החוקים שהוחלו: ⁨‏⁨50ד(2)(ב)⁩, ⁨50ד(1)⁩, ⁨50ד(2)⁩, ⁨50ג⁩, ⁨50ה(1)⁩, ⁨50ה(4)⁩⁩
חוקי ⁨2017⁩
נימוקים
– ‏⁨שותפו של המפר⁩ רשאי להוביל בכל סדרה שאינה עדיין אסורה; מלבד זה, רק קלף העונשין הזוטר שלו מגביל את הבחירה. (⁨50ד(2)(ב)⁩)
– ‏⁨שותפו של המפר⁩ אינו רשאי לשחק לפני קלף העונשין הזוטר קלף אחר הנמוך מעשר באותה סדרה. הוא רשאי לשחק במקומו נכבד בסדרה. (⁨50ג⁩)
– ‏⁨המפר⁩ חייב לשחק את קלף העונשין הבכיר בהזדמנות החוקית הראשונה. אם תורו של השחקן בלקיחה הנוכחית עוד לא הגיע, ייתכן שההזדמנות הראשונה היא בלקיחה הזאת. (⁨50ד(1)⁩)
– בכל הובלה ⁨שותפו של המפר⁩ ממתין לבחירת הכרוז לגבי סדרת הקלף. זה נכון בכל פעם שההובלה אצל ⁨שותפו של המפר⁩. אם הכרוז דורש הובלה בסדרת הקלף או אוסר אותה, הקלף חוזר ליד. הכרוז רשאי גם להשאיר את ההובלה חופשית. (⁨50ד(2)⁩)
– יש לחזור לשולחן בתום הלוח: האם ראיית קלף העונשין עזרה למגינים, והאם צד הכרוז ניזוק? (⁨50ה(4)⁩)','telegram/45','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(9,14,0,'el','T5 12 · Ανεπαρκής αγορά · Νότος
Η νέα δήλωση ισχύει. Οι αγορές συνεχίζονται. Ο Βορράς πρέπει να πασάρει κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών.
The replacement stands. The auction goes on. North must pass at every turn until the auction is over.
Ισχύει:
– Στην πρώτη αμυντική έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που ο Νότος δεν έδειξε νόμιμα.
Τέλος εκτέλεσης:
– Θα μπορούσε να γνωρίζει; · Πληροφορία από ανάκληση;
Πληροφορίες
– Ο αναίτιος άξονας μπορεί να χρησιμοποιήσει όλα όσα έμαθε από δηλώσεις που ανακλήθηκαν, δικές του και του άλλου άξονα. (16Γ1)
– Ο υπαίτιος άξονας δεν μπορεί να χρησιμοποιήσει όσα έμαθε από δηλώσεις που ανακλήθηκαν, δικές του και του άλλου άξονα. Δεν μπορεί να επιλέξει δήλωση ή παίξιμο που αυτές προτείνουν ευαπόδεικτα έναντι άλλης ενέργειας, η οποία είναι λογική εναλλακτική. (16Γ2)
Νόμοι που εφαρμόστηκαν: 23Α, 27Β2, 26Β, 72Γ, 16Γ1, 16Γ2, 16Γ3
Κώδικας 2017
Βορράς: 1♠ – Πάσο – 1♥
Υπαίτιος: Νότος · ΑΣΑ: Δύση · Συμπαίκτης: Βορράς · ΑΣΔ: Ανατολή
Αιτιολογία
– Η νέα δήλωση ισχύει. Οι αγορές συνεχίζονται. (27Β2)
– Ο Βορράς πρέπει να πασάρει κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών. (27Β2)
– Στην πρώτη αμυντική έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που ο Νότος δεν έδειξε νόμιμα. Ισχύει αν ο Νότος βρεθεί στην άμυνα, για χρώμα που δεν έδειξε στις νόμιμες αγορές. Η πρώτη έξοδος μπορεί να είναι και η αντάμ. Το χρώμα απαγορεύεται για όσο ο Βορράς διατηρεί την έξοδο. (26Β)
– Στο τέλος της εκτέλεσης: αν η ανωμαλία ωφέλησε τον υπαίτιο άξονα, θα μπορούσε ο Νότος να γνωρίζει ότι ίσως θα τον ωφελούσε; (72Γ)
– Στο τέλος της εκτέλεσης: χρησιμοποίησε ο υπαίτιος άξονας πληροφορίες από δήλωση που ανακλήθηκε, δική του ή του άλλου άξονα; (16Γ3)','telegram/58','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(10,16,0,'he','‏⁨T2 7 4-9⁩ · ⁨מידע בלתי מורשה⁩
יש לרשום זאת ואת המכרז עד כאן. אין לשאול איש על היד שלו.
המשחק נמשך. אל תפיקו תועלת ממה שהשותף גילה שלא בקריאה או במשחק. אם יהיה צורך, קראו לי בתום המשחק.
בתום הלוח:
– על איזו פעולה?
החוקים שהוחלו: ⁨‏⁨73א(2)⁩, ⁨16ב(1)⁩, ⁨73ג(1)⁩, ⁨16ב(2)⁩, ⁨16ב(3)⁩⁩
חוקי ⁨2017⁩
נימוקים
– מה שהתגלה הוא מידע בלתי מורשה לשותף. היריבים רשאים להשתמש בו. השותף אינו רשאי לבחור בקריאה או במשחק שאפשר להראות שהמידע רומז עליהם יותר מאשר על חלופה הגיונית. כך בכל קריאה ובכל משחק בהמשך. (⁨16ב(1)⁩)
– המשחק נמשך. אין כאן האשמה, ואין לשאול איש מדוע קרא או שיחק. השותף נמנע בקפידה מכל תועלת ממידע שלא בא מקריאה או ממשחק חוקיים; מה שעשה בו נבדק בתום המשחק. (⁨73ג(1)⁩)
– יש לרשום זאת ואת המכרז עד כאן. אין לשאול איש על היד שלו. שאלה על היד תגלה לשולחן יותר ממה שגילתה השהות. (⁨16ב(2)⁩)
– היריבים רשאים לומר שהם שומרים על זכויותיהם, ולקרוא לך בתום המשחק. מי שטוען שדבר לא קרה, קורא למנהל התחרות מיד. (⁨16ב(2)⁩)
– יש לחזור לשולחן בתום הלוח: האם המידע רמז על מה שהשותף עשה? יריבים הסבורים כך קוראים למנהל התחרות בתום המשחק. לקרוא לו קודם או אחר כך אינו הפרה. (⁨16ב(3)⁩)','telegram/65','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(11,16,1,'he','‏⁨T2 7 4-9⁩ · ⁨על איזו פעולה מתלוננים?⁩
לעת עתה התוצאה נשארת בעינה. אתייעץ, ואמסור לכל ארבעתכם מה הוחלט ומדוע.
נותר לעשות:
– עכשיו יש לשפוט אם הייתה חלופה הגיונית. זה עשוי לקחת זמן.
החוקים שהוחלו: ⁨‏⁨16ב(3)⁩, ⁨16ב(1)(א)⁩, ⁨16ב(1)(ב)⁩⁩
חוקי ⁨2017⁩
נימוקים
– לעת עתה התוצאה בשולחן נשארת בעינה. ההחלטה תבוא אחרי שיקול החלופות. פסיקה שבשיקול דעת עדיף לתת אחרי התייעצות: עם עמית או עם שחקנים באותה רמה. (⁨16ב(3)⁩)
– עכשיו יש לשפוט אם הייתה חלופה הגיונית. זה עשוי לקחת זמן. אפשר לשאול קודם שחקנים באותה רמה. עד להחלטה התוצאה בשולחן תקפה באופן זמני. (⁨16ב(1)(ב)⁩)','telegram/66','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(12,17,0,'tr','Rönons
Rönons resmileşmiştir. Artık düzeltilemez, löve oynandığı gibi kalır. Oyun sürer.
Oyun bitince:
– Rönons löve aktarımı
Uygulanan Yasalar: 61A, 63A1, 63B, 64A
2017 Yasaları
Gerekçe
– Rönons resmileşmiştir. Artık düzeltilemez, löve oynandığı gibi kalır. Oyun sürer. Löve aktarılıp aktarılmayacağına oyun bitince karar verilir. Oyuncular bunu kendileri düzelttiyse, hâlâ mümkün olduğu ölçüde düzeltmeyi iptal edin; zarar verdiyse ayarlı skor düşünülür. (63B)
– Oyun bitince geri gelin: löve aktarmak gerekebilir. (64A)','telegram/72','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(13,19,0,'tr','Ayarlı skor
İhlal olmasaydı çıkabilecek sonuçları yüzdeleriyle yazın.
Kusursuz tarafın kendine verdiği zarar giderilmez; varsa skorda bunu seçin.
İki skorun dengelenmesi gerekmez.
İhlal olmasaydı çıkacak olası sonuca göre atamalı ayarlı skor verin.
Uygulanan Yasalar: 12A1, 84D, 12B1, 12C1(a), 12C1(b), 12C1(c), 12C1(e), 12C1(e)(i)
2017 Yasaları
Gerekçe
– İhlal olmasaydı çıkabilecek sonuçları yüzdeleriyle yazın. Yüzdelerin toplamı %100 olur. (12C1(c))
– Kusursuz tarafın kendine verdiği zarar giderilmez; varsa skorda bunu seçin. Yalnızca ihlalle ilgisi olmayan son derece ciddi bir hata, ya da tutmazsa düzeltileceğini umabilecekleri, kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz. (12C1(e))
– İki skorun dengelenmesi gerekmez. Kusursuz tarafın hatası kusurlu tarafa kazanç sağlamaz. Nakavt maçında dengelenmeyen iki skorun ortalaması alınır. (12C1(e)(i))
– İhlal olmasaydı çıkacak olası sonuca göre atamalı ayarlı skor verin. (12C1(b))','telegram/75','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(14,19,1,'tr','Skoru hesapla
Karardan önce: Kuzey-Güney 0,17, Doğu-Batı 11,83. Karardan sonra: Kuzey-Güney 5,30, Doğu-Batı 6,70. Top 12 üzerinden: Kuzey-Güney %44,17, Doğu-Batı %55,83. Kuzey-Güney, 4♠= Kuzey (+620): daha kötü sonuç 2, eşit sonuç 2, maç puanı 6. Kuzey-Güney: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 6, 7,17 olur. Kuzey-Güney: 7,17 değerinin %60 payı 4,30. Kuzey-Güney, 4♠-1 Kuzey (-100): daha kötü sonuç 0, eşit sonuç 2, maç puanı 2. Kuzey-Güney: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 2, 2,50 olur. Kuzey-Güney: 2,50 değerinin %40 payı 1. Kuzey-Güney: atamalı ayarlı skorun değeri 5,30. Doğu-Batı, 4♠= Kuzey (-620): daha kötü sonuç 1, eşit sonuç 2, maç puanı 4. Doğu-Batı: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 4, 4,83 olur. Doğu-Batı: 4,83 değerinin %60 payı 2,90. Doğu-Batı, 4♠-1 Kuzey (+100): daha kötü sonuç 3, eşit sonuç 2, maç puanı 8. Doğu-Batı: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 8, 9,50 olur. Doğu-Batı: 9,50 değerinin %40 payı 3,80. Doğu-Batı: atamalı ayarlı skorun değeri 6,70.
Uygulanan Yasalar: 78A, 78D, 12C1(c), 12C1(a)
2017 Yasaları
Gerekçe
– Karardan önce: Kuzey-Güney 0,17, Doğu-Batı 11,83.
– Karardan sonra: Kuzey-Güney 5,30, Doğu-Batı 6,70.
– Top 12 üzerinden: Kuzey-Güney %44,17, Doğu-Batı %55,83.
– Kuzey-Güney, 4♠= Kuzey (+620): daha kötü sonuç 2, eşit sonuç 2, maç puanı 6. (78A)
– Kuzey-Güney: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 6, 7,17 olur. (78D)
– Kuzey-Güney: 7,17 değerinin %60 payı 4,30. (12C1(c))
– Kuzey-Güney, 4♠-1 Kuzey (-100): daha kötü sonuç 0, eşit sonuç 2, maç puanı 2. (78A)
– Kuzey-Güney: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 2, 2,50 olur. (78D)
– Kuzey-Güney: 2,50 değerinin %40 payı 1. (12C1(c))
– Kuzey-Güney: atamalı ayarlı skorun değeri 5,30. (12C1(a))
– Doğu-Batı, 4♠= Kuzey (-620): daha kötü sonuç 1, eşit sonuç 2, maç puanı 4. (78A)
– Doğu-Batı: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 4, 4,83 olur. (78D)
– Doğu-Batı: 4,83 değerinin %60 payı 2,90. (12C1(c))
– Doğu-Batı, 4♠-1 Kuzey (+100): daha kötü sonuç 3, eşit sonuç 2, maç puanı 8. (78A)
– Doğu-Batı: beklenen 7 sonuç yerine 6 sonuç var; Neuberg formülüyle 8, 9,50 olur. (78D)
– Doğu-Batı: 9,50 değerinin %40 payı 3,80. (12C1(c))
– Doğu-Batı: atamalı ayarlı skorun değeri 6,70. (12C1(a))','telegram/80','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(15,20,0,'tr','Ayarlı skor
İhlal olmasaydı çıkabilecek sonuçları yüzdeleriyle yazın.
Kusursuz tarafın kendine verdiği zarar giderilmez; varsa skorda bunu seçin.
İki skorun dengelenmesi gerekmez.
İhlal olmasaydı çıkacak olası sonuca göre atamalı ayarlı skor verin.
Uygulanan Yasalar: 12A1, 84D, 12B1, 12C1(a), 12C1(b), 12C1(c), 12C1(e), 12C1(e)(i)
2017 Yasaları
Gerekçe
– İhlal olmasaydı çıkabilecek sonuçları yüzdeleriyle yazın. Yüzdelerin toplamı %100 olur. (12C1(c))
– Kusursuz tarafın kendine verdiği zarar giderilmez; varsa skorda bunu seçin. Yalnızca ihlalle ilgisi olmayan son derece ciddi bir hata, ya da tutmazsa düzeltileceğini umabilecekleri, kumar niteliğinde bir hareket sayılır. Olağan türden kötü konuşma ya da kötü oyun sayılmaz. (12C1(e))
– İki skorun dengelenmesi gerekmez. Kusursuz tarafın hatası kusurlu tarafa kazanç sağlamaz. Nakavt maçında dengelenmeyen iki skorun ortalaması alınır. (12C1(e)(i))
– İhlal olmasaydı çıkacak olası sonuca göre atamalı ayarlı skor verin. (12C1(b))','telegram/84','2026-03-01 19:30:00.000000',NULL);
CREATE TABLE kept_case (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	person_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	label TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	profile TEXT NOT NULL, 
	rules_version TEXT NOT NULL, 
	segments TEXT NOT NULL, 
	page TEXT NOT NULL, 
	open BOOLEAN NOT NULL, 
	live TEXT, 
	created_at DATETIME NOT NULL, 
	touched_at DATETIME NOT NULL, begun_on TEXT, 
	CONSTRAINT fk_kept_case_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_kept_case_person_id_number UNIQUE (person_id, number)
);
INSERT INTO "kept_case" VALUES(1,1,1,3,'T5','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}], "told": [], "of": 0, "place": 0}]','why',1,'telegram/21','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1001');
INSERT INTO "kept_case" VALUES(2,1,2,9,'T6','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}, {"procedure": "call_when_must_pass", "answers": [], "told": [{"key": "offender", "value": "N", "about": []}, {"key": "obliged", "value": "whenever", "about": []}, {"key": "rho_obliged", "value": false, "about": []}], "of": 1, "place": 2}]','',1,'telegram/6','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1001');
INSERT INTO "kept_case" VALUES(3,1,3,6,'T7','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}, {"procedure": "awareness_of_damage", "answers": [], "told": [], "of": 0, "place": 0}]','',1,'telegram/9','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1001');
INSERT INTO "kept_case" VALUES(4,1,4,4,'T8','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "insufficient", "about": [["auction", "N: 1S P 1H"]]}], "told": [], "of": 0, "place": 0}]','',1,'telegram/11','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1001');
INSERT INTO "kept_case" VALUES(5,1,5,7,'T9','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}]','closed',0,'telegram/15','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1001');
INSERT INTO "kept_case" VALUES(6,1,6,5,'T10','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "since", "value": "lho_called", "about": []}], "told": [], "of": 0, "place": 0}]','',1,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1001');
INSERT INTO "kept_case" VALUES(7,2,1,11,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": true, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}]','change replacement',1,'telegram/26','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1002');
INSERT INTO "kept_case" VALUES(8,2,2,3,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "bid_out_of_turn", "answers": [{"key": "auction", "value": "N: 1S W=2H", "about": []}, {"key": "accept_out_of_turn", "value": "refuses", "about": []}], "told": [], "of": 0, "place": 0}]','link 5NRHZBAB',1,'telegram/29','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1002');
INSERT INTO "kept_case" VALUES(9,3,1,2,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}], "told": [], "of": 0, "place": 0}]','link RZAWBBVV',1,'telegram/32','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1003');
INSERT INTO "kept_case" VALUES(10,3,3,4,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "bid_out_of_turn", "answers": [{"key": "auction", "value": "N: 1S W=2H", "about": []}, {"key": "accept_out_of_turn", "value": "refuses", "about": []}], "told": [], "of": 0, "place": 0}]','',1,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','discord/2003');
INSERT INTO "kept_case" VALUES(11,5,1,3,'','2007','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/38','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1004');
INSERT INTO "kept_case" VALUES(12,6,1,3,'','2007-printed','{"elections": {"law27": "printed"}, "sources": {"law27": "Club rules"}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/40','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1005');
INSERT INTO "kept_case" VALUES(13,9,1,17,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "exposed_card_defender", "answers": [{"key": "how_exposed", "value": "accident", "about": []}, {"key": "face_in_view", "value": true, "about": []}, {"key": "has_another_penalty_card", "value": false, "about": []}, {"key": "exposed_cards", "value": "honour", "about": []}], "told": [], "of": 0, "place": 0}, {"procedure": "exposed_card_defender", "answers": [{"key": "how_exposed", "value": "accident", "about": []}, {"key": "face_in_view", "value": true, "about": []}, {"key": "has_another_penalty_card", "value": false, "about": []}, {"key": "exposed_cards", "value": "low", "about": []}], "told": [{"key": "rho_obliged", "value": false, "about": []}], "of": 1, "place": 2}, {"procedure": "penalty_card_followed", "answers": [{"key": "followed.penalty_card_event", "value": "partner_leads", "about": []}, {"key": "followed.penalty_card_lead", "value": "leaves_free", "about": []}], "told": [], "of": 0, "place": 0}, {"procedure": "penalty_card_followed", "answers": [], "told": [], "of": 1, "place": 2}]','',1,'telegram/46','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1006');
INSERT INTO "kept_case" VALUES(14,10,1,6,'T5 12','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [{"key": "form_of_scoring", "value": "matchpoints", "about": []}, {"key": "at_teams", "value": false, "about": []}, {"key": "knockout", "value": false, "about": []}, {"key": "board", "value": 12, "about": []}], "of": 0, "place": 0}]','answers',1,'telegram/60','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1008');
INSERT INTO "kept_case" VALUES(15,10,2,1,'T6 3-8','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}], "told": [{"key": "form_of_scoring", "value": "matchpoints", "about": []}, {"key": "at_teams", "value": false, "about": []}, {"key": "knockout", "value": false, "about": []}], "of": 0, "place": 0}]','',1,'telegram/62','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1008');
INSERT INTO "kept_case" VALUES(16,11,1,15,'T2 7 4-9','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "unauthorized_information", "answers": [{"key": "information_came_from", "value": "tempo", "about": []}, {"key": "board_stage", "value": "going_on", "about": []}, {"key": "information_established", "value": "agreed", "about": []}], "told": [{"key": "board", "value": 7, "about": []}], "of": 0, "place": 0}, {"procedure": "information_complaint", "answers": [{"key": "action_complained_of", "value": true, "about": []}, {"key": "known_legally", "value": false, "about": []}, {"key": "action_suggested", "value": true, "about": []}], "told": [], "of": 0, "place": 0}, {"procedure": "logical_alternatives", "answers": [], "told": [], "of": 0, "place": 0}]','poll 1',1,'telegram/70','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1009');
INSERT INTO "kept_case" VALUES(17,13,1,4,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "revoke", "answers": [{"key": "revoked_by", "value": "defender", "about": []}, {"key": "since_revoke", "value": "play_goes_on", "about": []}], "told": [], "of": 0, "place": 0}, {"procedure": "revoke_tricks", "answers": [], "told": [], "of": 0, "place": 0}]','',1,'telegram/73','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1007');
INSERT INTO "kept_case" VALUES(18,13,2,4,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "claim", "answers": [{"key": "claim_matter", "value": "declarers_claim", "about": []}, {"key": "line_was_stated", "value": true, "about": []}, {"key": "trump_outstanding", "value": false, "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/74','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1007');
INSERT INTO "kept_case" VALUES(19,13,3,15,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "adjusted_score", "answers": [{"key": "adjustment_reason", "value": "damage", "about": []}, {"key": "laws_provide", "value": "nothing", "about": []}, {"key": "non_offending_side_damaged", "value": true, "about": []}, {"key": "results_can_be_named", "value": true, "about": []}], "told": [], "of": 0, "place": 0}, {"procedure": "board_score", "answers": [{"key": "form_of_scoring", "value": "matchpoints", "about": []}, {"key": "score_kind", "value": "assigned", "about": []}, {"key": "board", "value": 7, "about": []}, {"key": "table_result", "value": "4SX-2 N", "about": []}, {"key": "other_results", "value": "4S= N; 3NT+1 S; +620; 4S-1 N; 4S-1 N; A+/A-", "about": []}, {"key": "possible_results", "value": "3/5 4S= N; 2/5 4S-1 N", "about": []}], "told": [], "of": 0, "place": 0}]','',0,'telegram/83','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1007');
INSERT INTO "kept_case" VALUES(20,13,4,14,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "adjusted_score", "answers": [{"key": "adjustment_reason", "value": "damage", "about": []}, {"key": "laws_provide", "value": "nothing", "about": []}, {"key": "non_offending_side_damaged", "value": true, "about": []}, {"key": "results_can_be_named", "value": true, "about": []}], "told": [], "of": 0, "place": 0}, {"procedure": "board_score", "answers": [{"key": "form_of_scoring", "value": "matchpoints", "about": []}, {"key": "score_kind", "value": "assigned", "about": []}, {"key": "board", "value": 7, "about": []}, {"key": "table_result", "value": "4SX-2 N", "about": []}, {"key": "other_results", "value": "4S= N; 3NT+1 S; +620", "about": []}], "told": [], "of": 0, "place": 0}]','pick 60 4 H',1,'telegram/88','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','telegram/1007');
CREATE TABLE link_code (
	code TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	expires_at DATETIME NOT NULL, 
	CONSTRAINT pk_link_code PRIMARY KEY (code), 
	CONSTRAINT fk_link_code_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "link_code" VALUES('5NRHZBAB',2,'2026-03-01 19:40:00.000000');
CREATE TABLE linked_identity (
	channel TEXT NOT NULL, 
	external TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	CONSTRAINT pk_linked_identity PRIMARY KEY (channel, external), 
	CONSTRAINT fk_linked_identity_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "linked_identity" VALUES('discord','2003',3);
CREATE TABLE logged_ruling (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	case_id INTEGER, 
	segment INTEGER NOT NULL, 
	person_id INTEGER, 
	ruler TEXT NOT NULL, 
	label TEXT NOT NULL, 
	board INTEGER, 
	seat_table TEXT NOT NULL, 
	pairs TEXT NOT NULL, 
	round INTEGER, 
	irregularity TEXT NOT NULL, 
	answers TEXT NOT NULL, 
	laws TEXT NOT NULL, 
	decision TEXT NOT NULL, 
	adjustment TEXT, 
	edition TEXT NOT NULL, 
	profile TEXT NOT NULL, 
	rules_version TEXT NOT NULL, 
	language TEXT NOT NULL, 
	shown TEXT NOT NULL, 
	ruled_at DATETIME NOT NULL, 
	withdrawn_at DATETIME, 
	amends INTEGER, statement_ns TEXT, statement_ew TEXT, 
	CONSTRAINT fk_logged_ruling_amends FOREIGN KEY(amends) REFERENCES logged_ruling (id) ON DELETE SET NULL, 
	CONSTRAINT fk_logged_ruling_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE SET NULL, 
	CONSTRAINT fk_logged_ruling_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT fk_logged_ruling_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE, 
	CONSTRAINT uq_logged_ruling_amends UNIQUE (amends)
);
INSERT INTO "logged_ruling" VALUES(1,1,14,0,10,'Μαρία','T5 12',12,'5','',4,'insufficient_bid','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [{"key": "form_of_scoring", "value": "matchpoints", "about": []}, {"key": "at_teams", "value": false, "about": []}, {"key": "knockout", "value": false, "about": []}, {"key": "board", "value": 12, "about": []}], "of": 0, "place": 0}]','23A, 27B2, 26B, 72C, 16C1, 16C2, 16C3','Ανεπαρκής αγορά · Νότος',NULL,'2017','{"elections": {}, "sources": {}}','0.1.0','el','T5 12 · Ανεπαρκής αγορά · Νότος
Η νέα δήλωση ισχύει. Οι αγορές συνεχίζονται. Ο Βορράς πρέπει να πασάρει κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών.
The replacement stands. The auction goes on. North must pass at every turn until the auction is over.
Ισχύει:
– Στην πρώτη αμυντική έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που ο Νότος δεν έδειξε νόμιμα.
Τέλος εκτέλεσης:
– Θα μπορούσε να γνωρίζει; · Πληροφορία από ανάκληση;
Πληροφορίες
– Ο αναίτιος άξονας μπορεί να χρησιμοποιήσει όλα όσα έμαθε από δηλώσεις που ανακλήθηκαν, δικές του και του άλλου άξονα. (16Γ1)
– Ο υπαίτιος άξονας δεν μπορεί να χρησιμοποιήσει όσα έμαθε από δηλώσεις που ανακλήθηκαν, δικές του και του άλλου άξονα. Δεν μπορεί να επιλέξει δήλωση ή παίξιμο που αυτές προτείνουν ευαπόδεικτα έναντι άλλης ενέργειας, η οποία είναι λογική εναλλακτική. (16Γ2)
Νόμοι που εφαρμόστηκαν: 23Α, 27Β2, 26Β, 72Γ, 16Γ1, 16Γ2, 16Γ3
Κώδικας 2017
Βορράς: 1♠ – Πάσο – 1♥
Υπαίτιος: Νότος · ΑΣΑ: Δύση · Συμπαίκτης: Βορράς · ΑΣΔ: Ανατολή
Αιτιολογία
– Η νέα δήλωση ισχύει. Οι αγορές συνεχίζονται. (27Β2)
– Ο Βορράς πρέπει να πασάρει κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών. (27Β2)
– Στην πρώτη αμυντική έξοδο του Βορρά ο εκτελεστής μπορεί να απαγορεύσει ένα χρώμα που ο Νότος δεν έδειξε νόμιμα. Ισχύει αν ο Νότος βρεθεί στην άμυνα, για χρώμα που δεν έδειξε στις νόμιμες αγορές. Η πρώτη έξοδος μπορεί να είναι και η αντάμ. Το χρώμα απαγορεύεται για όσο ο Βορράς διατηρεί την έξοδο. (26Β)
– Στο τέλος της εκτέλεσης: αν η ανωμαλία ωφέλησε τον υπαίτιο άξονα, θα μπορούσε ο Νότος να γνωρίζει ότι ίσως θα τον ωφελούσε; (72Γ)
– Στο τέλος της εκτέλεσης: χρησιμοποίησε ο υπαίτιος άξονας πληροφορίες από δήλωση που ανακλήθηκε, δική του ή του άλλου άξονα; (16Γ3)','2026-03-01 19:30:00.000000',NULL,NULL,NULL,NULL);
CREATE TABLE membership (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	club_id INTEGER NOT NULL, 
	person_id INTEGER NOT NULL, 
	role TEXT NOT NULL, 
	name TEXT NOT NULL, 
	joined_at DATETIME NOT NULL, 
	CONSTRAINT fk_membership_club_id FOREIGN KEY(club_id) REFERENCES club (id) ON DELETE CASCADE, 
	CONSTRAINT fk_membership_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_membership_club_id_person_id UNIQUE (club_id, person_id)
);
INSERT INTO "membership" VALUES(1,1,10,'administrator','Μαρία','2026-03-01 19:30:00.000000');
CREATE TABLE open_check (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	case_id INTEGER NOT NULL, 
	segment INTEGER NOT NULL, 
	item TEXT NOT NULL, 
	follow_up TEXT, 
	at_stage TEXT NOT NULL, 
	closed_at DATETIME, due_at DATETIME, asked_at DATETIME, fate TEXT, message TEXT, round INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT fk_open_check_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE CASCADE, 
	CONSTRAINT uq_open_check_case_id_segment_item UNIQUE (case_id, segment, item)
);
INSERT INTO "open_check" VALUES(1,2,0,'lead_restriction','lead_restriction','partner_leads',NULL,'2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(2,2,0,'awareness_of_damage','awareness_of_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(3,2,0,'withdrawn_action_information','withdrawn_action_information','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(4,3,0,'lead_restriction','lead_restriction','partner_leads',NULL,'2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(5,3,0,'awareness_of_damage','awareness_of_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(6,3,0,'withdrawn_action_information','withdrawn_action_information','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(7,5,0,'lead_restriction','lead_restriction','partner_leads','2026-03-01 19:30:00.000000','2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(8,5,0,'awareness_of_damage','awareness_of_damage','end_of_play','2026-03-01 19:30:00.000000','2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(9,5,0,'withdrawn_action_information','withdrawn_action_information','end_of_play','2026-03-01 19:30:00.000000','2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(10,7,0,'lead_restriction','lead_restriction','partner_leads','2026-03-01 19:30:00.000000','2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(11,7,0,'awareness_of_damage','awareness_of_damage','end_of_play','2026-03-01 19:30:00.000000','2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(12,7,0,'withdrawn_action_information','withdrawn_action_information','end_of_play','2026-03-01 19:30:00.000000','2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(13,7,0,'damage_insufficient','damage_insufficient','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(14,13,0,'penalty_card_followed','penalty_card_followed','in_play',NULL,'2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(15,13,0,'penalty_card_damage','penalty_card_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(16,13,0,'awareness_of_damage','awareness_of_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(17,13,1,'penalty_card_followed@1.2','penalty_card_followed','in_play',NULL,'2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(18,13,1,'penalty_card_damage@1','penalty_card_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(19,13,1,'awareness_of_damage@1','awareness_of_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(20,14,0,'lead_restriction','lead_restriction','partner_leads',NULL,'2026-03-01 19:33:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(21,14,0,'awareness_of_damage','awareness_of_damage','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(22,14,0,'withdrawn_action_information','withdrawn_action_information','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(23,16,0,'information_complaint','information_complaint','end_of_play','2026-03-01 19:30:00.000000','2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(24,16,1,'logical_alternatives','logical_alternatives','now',NULL,'2026-03-01 19:35:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(25,17,0,'revoke_tricks','revoke_tricks','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(26,19,0,'board_score','board_score','end_of_play','2026-03-01 19:30:00.000000','2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
INSERT INTO "open_check" VALUES(27,20,0,'board_score','board_score','end_of_play',NULL,'2026-03-01 19:38:00.000000',NULL,NULL,NULL,0);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	channel TEXT NOT NULL, 
	chat TEXT NOT NULL, 
	external TEXT NOT NULL, 
	body TEXT NOT NULL, 
	state TEXT NOT NULL, 
	message TEXT, 
	queued_at DATETIME NOT NULL, 
	changed_at DATETIME NOT NULL
, asks INTEGER, posting INTEGER);
INSERT INTO "outbox" VALUES(1,'telegram','1003','1003','{"text": "Discord is linked with you from now on: the same cases are seen, changed and deleted there. If that was not you: /unlink."}','queued',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(2,'telegram','1009','1009','{"poll": 1}','queued',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(3,'telegram','-5001','1001','{"text": "queued"}','queued',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(4,'telegram','-5001','1001','{"text": "sending"}','sending',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(5,'telegram','-5001','1001','','sent',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(6,'telegram','-5001','1001','{"text": "doubtful"}','doubtful',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(7,'telegram','-5001','1001','{"text": "refused"}','refused',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,NULL);
INSERT INTO "outbox" VALUES(8,'telegram','-6001','','send','queued',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,1);
INSERT INTO "outbox" VALUES(9,'telegram','-6002','','edit','queued',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,2);
INSERT INTO "outbox" VALUES(10,'telegram','-6006','','withdraw','queued',NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,6);
CREATE TABLE person (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	channel TEXT NOT NULL, 
	external TEXT NOT NULL, 
	language TEXT, 
	profile TEXT NOT NULL, 
	role TEXT, 
	current INTEGER, 
	page TEXT NOT NULL, 
	next_number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	live TEXT, 
	created_at DATETIME NOT NULL, 
	touched_at DATETIME NOT NULL, edition TEXT, last_on TEXT, 
	CONSTRAINT uq_person_channel_external UNIQUE (channel, external)
);
INSERT INTO "person" VALUES(1,'telegram','1001','en','settings','director',1,'',7,17,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1001');
INSERT INTO "person" VALUES(2,'telegram','1002','el','settings','director',2,'',3,6,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1002');
INSERT INTO "person" VALUES(3,'telegram','1003','en','settings','director',NULL,'linked',4,6,'discord/35','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'discord/2003');
INSERT INTO "person" VALUES(5,'telegram','1004','tr','settings','director',1,'',2,6,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000','2007','telegram/1004');
INSERT INTO "person" VALUES(6,'telegram','1005','he','settings','director',1,'',2,4,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1005');
INSERT INTO "person" VALUES(7,'discord','2001','he','settings',NULL,NULL,'role N: 1S P 1H',1,2,'discord/41','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'discord/2001');
INSERT INTO "person" VALUES(8,'discord','2002','tr','settings','player',NULL,'player insufficient_bid',1,5,'discord/42','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'discord/2002');
INSERT INTO "person" VALUES(9,'telegram','1006','he','settings','director',NULL,'more play B12',2,7,'telegram/47','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1006');
INSERT INTO "person" VALUES(10,'telegram','1008','el','settings','director',2,'',3,30,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1008');
INSERT INTO "person" VALUES(11,'telegram','1009','he','settings','director',1,'',2,5,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1009');
INSERT INTO "person" VALUES(12,'discord','2004','en','settings',NULL,NULL,'peer 1 else |P',1,7,'discord/71','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'discord/2004');
INSERT INTO "person" VALUES(13,'telegram','1007','tr','settings','director',4,'',5,12,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000',NULL,'telegram/1007');
CREATE TABLE player (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	membership_id INTEGER NOT NULL, 
	session_id INTEGER, 
	name TEXT NOT NULL, 
	asked_at DATETIME NOT NULL, 
	confirmed_at DATETIME, 
	CONSTRAINT fk_player_membership_id FOREIGN KEY(membership_id) REFERENCES membership (id) ON DELETE CASCADE, 
	CONSTRAINT fk_player_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE poll (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	case_id INTEGER NOT NULL, 
	segment INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	spec TEXT NOT NULL, 
	made_at DATETIME NOT NULL, 
	closed_at DATETIME, 
	CONSTRAINT fk_poll_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE CASCADE, 
	CONSTRAINT uq_poll_code UNIQUE (code)
);
INSERT INTO "poll" VALUES(1,16,2,'2K9PU7CY24BRSYBD','{"of": "other_action", "board": "7", "source": "tempo", "auction": "S: P 1S P 2S P", "made": "4S", "hand": "AKJ82.A2.KQ54.32", "scoring": "imps"}','2026-03-01 19:30:00.000000',NULL);
CREATE TABLE poll_peer (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	poll_id INTEGER NOT NULL, 
	person_id INTEGER, 
	part TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	chosen TEXT, 
	considered TEXT, 
	suggests TEXT, 
	reached BOOLEAN, 
	asked_at DATETIME NOT NULL, 
	answered_at DATETIME, 
	fate TEXT, 
	CONSTRAINT fk_poll_peer_poll_id FOREIGN KEY(poll_id) REFERENCES poll (id) ON DELETE CASCADE, 
	CONSTRAINT fk_poll_peer_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT uq_poll_peer_poll_id_person_id UNIQUE (poll_id, person_id)
);
INSERT INTO "poll_peer" VALUES(1,1,12,'','else','4S',NULL,NULL,NULL,'2026-03-01 19:30:00.000000',NULL,NULL);
CREATE TABLE posting (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	channel TEXT NOT NULL, 
	chat TEXT NOT NULL, 
	thread TEXT NOT NULL, 
	title TEXT NOT NULL, 
	person_id INTEGER, 
	attempt INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	why TEXT NOT NULL, 
	message TEXT, 
	words TEXT NOT NULL, 
	picture TEXT NOT NULL, 
	base TEXT NOT NULL, 
	asked_at DATETIME NOT NULL, 
	sent_at DATETIME, 
	edited_at DATETIME, 
	changed_at DATETIME, 
	CONSTRAINT uq_posting_session_id_channel_chat_thread UNIQUE (session_id, channel, chat, thread), 
	CONSTRAINT fk_posting_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE, 
	CONSTRAINT fk_posting_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "posting" VALUES(1,1,'telegram','-6001','','queued',1,1,'queued','',NULL,'','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
INSERT INTO "posting" VALUES(2,1,'telegram','-6002','','sent',1,1,'sent','','telegram/9002','','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
INSERT INTO "posting" VALUES(3,1,'telegram','-6003','','refused',1,1,'refused','',NULL,'','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
INSERT INTO "posting" VALUES(4,1,'telegram','-6004','','doubtful',1,1,'doubtful','',NULL,'','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
INSERT INTO "posting" VALUES(5,1,'telegram','-6005','','gone',1,1,'gone','',NULL,'','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
INSERT INTO "posting" VALUES(6,1,'telegram','-6006','','leaving',1,1,'leaving','','telegram/9006','','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
INSERT INTO "posting" VALUES(7,1,'telegram','-6007','','withdrawn',1,1,'withdrawn','',NULL,'','','["digest", []]','2026-03-01 19:30:00.000000',NULL,NULL,NULL);
CREATE TABLE results_change (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	change TEXT NOT NULL, 
	ruling_id INTEGER, 
	person_id INTEGER, 
	maker TEXT NOT NULL, 
	made_at DATETIME NOT NULL, 
	undoer_id INTEGER, 
	undoer TEXT NOT NULL, 
	undone_at DATETIME, 
	by_hand BOOLEAN NOT NULL, told_at DATETIME, 
	CONSTRAINT fk_results_change_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE, 
	CONSTRAINT fk_results_change_ruling_id FOREIGN KEY(ruling_id) REFERENCES logged_ruling (id) ON DELETE SET NULL, 
	CONSTRAINT fk_results_change_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE SET NULL, 
	CONSTRAINT fk_results_change_undoer_id FOREIGN KEY(undoer_id) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "results_change" VALUES(1,1,'LeftOut','{"kind": "left-out", "at": {"board": 2, "ns": [{"number": "2"}], "ew": [{"number": "4"}]}}',NULL,1,'Tom','2026-03-01 19:30:00.000000',NULL,'',NULL,0,NULL);
INSERT INTO "results_change" VALUES(2,1,'Penalized','{"kind": "penalized", "number": "1", "amount": "1", "unit": "MP"}',NULL,1,'Tom','2026-03-01 19:30:00.000000',1,'Tom','2026-03-01 19:30:00.000000',1,NULL);
CREATE TABLE results_draft (
	person_id INTEGER NOT NULL, 
	sheet TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	about TEXT NOT NULL, 
	changes TEXT NOT NULL, 
	accepted TEXT NOT NULL, 
	stamp TEXT NOT NULL, 
	read_at DATETIME NOT NULL, 
	CONSTRAINT pk_results_draft PRIMARY KEY (person_id), 
	CONSTRAINT fk_results_draft_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "results_draft" VALUES(1,'{"format": "fifth-seat-results", "version": 1, "form_of_file": "pasted", "encoding": "utf-8", "kind": "pairs", "winners": 1, "scoring": {"form": "matchpoints", "win": 2, "cross_average": true, "datum": {"discard": 1, "nearest": 10}, "average_imps": 3, "knockout": false}, "title": "Evening", "participants": [{"number": "1", "names": ["Ann Lee", "Bob Ray"]}, {"number": "2", "names": ["Cleo Day", "Dan Fox"]}, {"number": "3", "names": ["Eve Orr", "Finn Poe"]}, {"number": "4", "names": ["Gwen Roe", "Hal Sim"]}], "entries": [{"board": 1, "ns": [{"number": "1"}], "ew": [{"number": "2"}], "line": 7, "result": "4S=", "declarer": "N"}, {"board": 1, "ns": [{"number": "3"}], "ew": [{"number": "4"}], "line": 8, "result": "4S-1", "declarer": "N"}, {"board": 2, "ns": [{"number": "1"}], "ew": [{"number": "3"}], "line": 10, "result": "3NT=", "declarer": "E"}, {"board": 2, "ns": [{"number": "2"}], "ew": [{"number": "4"}], "line": 11, "result": "3NT-1", "declarer": "E"}], "boards": [], "encounters": [], "claims": [], "carry_over": [], "penalties": []}','1111111111111111111111111111111111111111111111111111111111111111','','[]','[]','bc5590b8fa2c83030d4fb15a','2026-03-01 19:30:00.000000');
CREATE TABLE results_file (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	sheet TEXT NOT NULL, 
	names TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	method TEXT NOT NULL, 
	person_id INTEGER, 
	importer TEXT NOT NULL, 
	imported_at DATETIME NOT NULL, 
	CONSTRAINT fk_results_file_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE, 
	CONSTRAINT fk_results_file_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE SET NULL
);
INSERT INTO "results_file" VALUES(1,1,'{"format": "fifth-seat-results", "version": 1, "form_of_file": "pasted", "encoding": "utf-8", "kind": "pairs", "winners": 1, "scoring": {"form": "matchpoints", "win": 2, "cross_average": true, "datum": {"discard": 1, "nearest": 10}, "average_imps": 3, "knockout": false}, "title": "Evening", "participants": [{"number": "1"}, {"number": "2"}, {"number": "3"}, {"number": "4"}], "entries": [{"board": 1, "ns": [{"number": "1"}], "ew": [{"number": "2"}], "line": 7, "result": "4S=", "declarer": "N"}, {"board": 1, "ns": [{"number": "3"}], "ew": [{"number": "4"}], "line": 8, "result": "4S-1", "declarer": "N"}, {"board": 2, "ns": [{"number": "1"}], "ew": [{"number": "3"}], "line": 10, "result": "3NT=", "declarer": "E"}, {"board": 2, "ns": [{"number": "2"}], "ew": [{"number": "4"}], "line": 11, "result": "3NT-1", "declarer": "E"}], "boards": [], "encounters": [], "claims": [], "carry_over": [], "penalties": []}','[[["Ann Lee", "Bob Ray"], [], ""], [["Cleo Day", "Dan Fox"], [], ""], [["Eve Orr", "Finn Poe"], [], ""], [["Gwen Roe", "Hal Sim"], [], ""]]','0000000000000000000000000000000000000000000000000000000000000000','[true, "neuberg", null, false, "nothing"]',1,'Tom','2026-03-01 19:30:00.000000');
CREATE TABLE roster (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	session_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	other_name TEXT NOT NULL, 
	named BOOLEAN NOT NULL, 
	first INTEGER, 
	last INTEGER, 
	CONSTRAINT fk_roster_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "roster" VALUES(1,1,7,'player','Άννα – Ελένη','',1,NULL,NULL);
INSERT INTO "roster" VALUES(2,1,8,'phantom','','',1,NULL,NULL);
CREATE TABLE seen_update (
	channel TEXT NOT NULL, 
	external TEXT NOT NULL, 
	update_id BIGINT NOT NULL, 
	seen_at DATETIME NOT NULL, 
	CONSTRAINT pk_seen_update PRIMARY KEY (channel, external, update_id)
);
INSERT INTO "seen_update" VALUES('telegram','1001',1,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',3,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',4,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',6,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',7,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',16,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',17,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',23,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',24,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',28,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',29,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',34,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',35,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',36,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',37,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',39,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',40,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',42,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',43,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',45,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',54,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',56,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',57,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',59,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1003',60,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1003',62,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1003',63,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2003',64,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2003',66,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2003',68,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1004',70,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1004',72,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1004',74,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1005',77,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1005',79,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2001',82,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2002',83,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1006',87,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1006',107,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',109,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',111,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',113,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',114,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',115,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',120,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',127,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',128,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',131,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',132,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',133,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',138,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',141,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1008',142,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1009',143,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1009',145,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1009',146,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1009',155,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1009',156,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1009',158,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2004',161,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',167,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',173,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',178,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',188,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',189,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',190,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',191,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',192,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',194,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',195,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',205,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',206,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1007',207,'2026-03-01 19:30:00.000000');
CREATE TABLE session (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	club_id INTEGER, 
	person_id INTEGER, 
	held_on TEXT NOT NULL, 
	name TEXT NOT NULL, 
	event TEXT NOT NULL, 
	scoring TEXT NOT NULL, 
	tables INTEGER NOT NULL, 
	boards INTEGER NOT NULL, 
	boards_a_round INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	opened_at DATETIME NOT NULL, 
	closed_at DATETIME, 
	cleared_at DATETIME, movement TEXT, rounds_over INTEGER DEFAULT '0' NOT NULL, results TEXT, released_at DATETIME, official_at DATETIME, final_at DATETIME, 
	CONSTRAINT fk_session_club_id FOREIGN KEY(club_id) REFERENCES club (id) ON DELETE CASCADE, 
	CONSTRAINT fk_session_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE
);
INSERT INTO "session" VALUES(1,1,NULL,'2026-03-01','','pairs','matchpoints',0,0,3,2,'2026-03-01 19:30:00.000000',NULL,NULL,'',0,'c0216df2bc8a48df3fccd912',NULL,NULL,NULL);
CREATE TABLE session_director (
	session_id INTEGER NOT NULL, 
	person_id INTEGER NOT NULL, 
	plays TEXT NOT NULL, 
	current BOOLEAN NOT NULL, 
	CONSTRAINT pk_session_director PRIMARY KEY (session_id, person_id), 
	CONSTRAINT fk_session_director_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT fk_session_director_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "session_director" VALUES(1,10,'7',1);
CREATE TABLE solved_deal (
	session_id INTEGER NOT NULL, 
	deal TEXT NOT NULL, 
	tricks TEXT NOT NULL, 
	CONSTRAINT pk_solved_deal PRIMARY KEY (session_id, deal), 
	CONSTRAINT fk_solved_deal_session_id FOREIGN KEY(session_id) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE wrong_code (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	channel TEXT NOT NULL, 
	external TEXT NOT NULL, 
	tried_at DATETIME NOT NULL
);
CREATE INDEX ix_kept_case_person_id_open ON kept_case (person_id, open);
CREATE INDEX ix_issued_ruling_case_id ON issued_ruling (case_id);
CREATE INDEX ix_seen_update_seen_at ON seen_update (seen_at);
CREATE INDEX ix_linked_identity_person_id ON linked_identity (person_id);
CREATE INDEX ix_link_code_person_id ON link_code (person_id);
CREATE INDEX ix_inbox_channel_external ON inbox (channel, external);
CREATE INDEX ix_outbox_channel_state ON outbox (channel, state);
CREATE INDEX ix_wrong_code_channel_external ON wrong_code (channel, external);
CREATE INDEX ix_kept_case_touched_at ON kept_case (touched_at);
CREATE INDEX ix_binding_club_id ON binding (club_id);
CREATE INDEX ix_binding_person_id ON binding (person_id);
CREATE INDEX ix_bound_group_club_id ON bound_group (club_id);
CREATE INDEX ix_membership_person_id ON membership (person_id);
CREATE INDEX ix_session_club_id ON session (club_id);
CREATE INDEX ix_session_person_id ON session (person_id);
CREATE INDEX ix_hand_over_case_id ON hand_over (case_id);
CREATE INDEX ix_hand_over_giver_id ON hand_over (giver_id);
CREATE INDEX ix_hand_over_session_id ON hand_over (session_id);
CREATE INDEX ix_hand_over_taker_id ON hand_over (taker_id);
CREATE INDEX ix_invitation_club_id ON invitation (club_id);
CREATE INDEX ix_logged_ruling_case_id ON logged_ruling (case_id);
CREATE INDEX ix_logged_ruling_person_id ON logged_ruling (person_id);
CREATE INDEX ix_logged_ruling_session_id ON logged_ruling (session_id);
CREATE INDEX ix_roster_session_id ON roster (session_id);
CREATE INDEX ix_session_director_person_id ON session_director (person_id);
CREATE INDEX ix_case_of_session_session_id ON case_of_session (session_id);
CREATE INDEX ix_open_check_to_ask ON open_check (due_at, id) WHERE closed_at IS NULL AND asked_at IS NULL;
CREATE INDEX ix_results_file_session_id ON results_file (session_id);
CREATE INDEX ix_results_file_person_id ON results_file (person_id);
CREATE INDEX ix_results_change_session_id ON results_change (session_id);
CREATE INDEX ix_results_change_ruling_id ON results_change (ruling_id);
CREATE INDEX ix_results_change_person_id ON results_change (person_id);
CREATE INDEX ix_results_change_undoer_id ON results_change (undoer_id);
CREATE INDEX ix_outbox_posting ON outbox (posting);
CREATE INDEX ix_posting_person_id ON posting (person_id);
CREATE INDEX ix_posting_changed_at ON posting (changed_at) WHERE changed_at IS NOT NULL;
CREATE INDEX ix_player_membership_id ON player (membership_id);
CREATE INDEX ix_player_session_id ON player (session_id);
CREATE INDEX ix_poll_case_id ON poll (case_id);
CREATE INDEX ix_poll_peer_person_id ON poll_peer (person_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('person',13);
INSERT INTO "sqlite_sequence" VALUES('kept_case',20);
INSERT INTO "sqlite_sequence" VALUES('issued_ruling',15);
INSERT INTO "sqlite_sequence" VALUES('open_check',27);
INSERT INTO "sqlite_sequence" VALUES('outbox',10);
INSERT INTO "sqlite_sequence" VALUES('club',1);
INSERT INTO "sqlite_sequence" VALUES('membership',1);
INSERT INTO "sqlite_sequence" VALUES('session',1);
INSERT INTO "sqlite_sequence" VALUES('roster',2);
INSERT INTO "sqlite_sequence" VALUES('logged_ruling',1);
INSERT INTO "sqlite_sequence" VALUES('poll',1);
INSERT INTO "sqlite_sequence" VALUES('poll_peer',1);
INSERT INTO "sqlite_sequence" VALUES('inbox',2);
INSERT INTO "sqlite_sequence" VALUES('results_file',1);
INSERT INTO "sqlite_sequence" VALUES('results_change',2);
INSERT INTO "sqlite_sequence" VALUES('bound_group',7);
INSERT INTO "sqlite_sequence" VALUES('posting',7);
COMMIT;
