-- Schema 0001, filled by talking to the desk.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "issued_ruling" VALUES(1,2,0,'en','T6 · Ruling: Insufficient bid
Laws of 2017
Auction (dealer North): 1♠ – Pass – 1♥
Offender: South · LHO: West · Partner: North · RHO: East
Laws applied: 27B2, 26B, 72C, 16C1, 16C2, 16C3
The replacement stands. The auction goes on. (27B2)
North must pass at every turn until the auction is over. (27B2)
If South becomes a defender: when North is first to lead, the opening lead included, declarer may forbid one suit that South did not show in the legal auction, for as long as North keeps the lead. (26B)
Information from the withdrawn call
– Everything learnt from the withdrawn call may be used by the non-offending side. (16C1)
– The offending side may not use it: they may not choose a call or play that the withdrawn call demonstrably suggests over another that is a logical alternative. (16C2)
Still to do
– Come back at the end of play: if the irregularity served the offending side (the enforced pass, for instance), could South have known that it might? (72C)
– Come back at the end of play: did the offending side use what the withdrawn call told? (16C3)','telegram/5','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(2,3,0,'en','T7 · Ruling: Insufficient bid
Laws of 2017
Auction (dealer North): 1♠ – Pass – 1♥
Offender: South · LHO: West · Partner: North · RHO: East
Laws applied: 27B2, 26B, 72C, 16C1, 16C2, 16C3
The replacement stands. The auction goes on. (27B2)
North must pass at every turn until the auction is over. (27B2)
If South becomes a defender: when North is first to lead, the opening lead included, declarer may forbid one suit that South did not show in the legal auction, for as long as North keeps the lead. (26B)
Information from the withdrawn call
– Everything learnt from the withdrawn call may be used by the non-offending side. (16C1)
– The offending side may not use it: they may not choose a call or play that the withdrawn call demonstrably suggests over another that is a logical alternative. (16C2)
Still to do
– Come back at the end of play: if the irregularity served the offending side (the enforced pass, for instance), could South have known that it might? (72C)
– Come back at the end of play: did the offending side use what the withdrawn call told? (16C3)','telegram/8','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(3,5,0,'en','T9 · Ruling: Insufficient bid
Laws of 2017
Auction (dealer North): 1♠ – Pass – 1♥
Offender: South · LHO: West · Partner: North · RHO: East
Laws applied: 27B2, 26B, 72C, 16C1, 16C2, 16C3
The replacement stands. The auction goes on. (27B2)
North must pass at every turn until the auction is over. (27B2)
If South becomes a defender: when North is first to lead, the opening lead included, declarer may forbid one suit that South did not show in the legal auction, for as long as North keeps the lead. (26B)
Information from the withdrawn call
– Everything learnt from the withdrawn call may be used by the non-offending side. (16C1)
– The offending side may not use it: they may not choose a call or play that the withdrawn call demonstrably suggests over another that is a logical alternative. (16C2)
Still to do
– Come back at the end of play: if the irregularity served the offending side (the enforced pass, for instance), could South have known that it might? (72C)
– Come back at the end of play: did the offending side use what the withdrawn call told? (16C3)','telegram/13','2026-03-01 19:30:00.000000',NULL);
INSERT INTO "issued_ruling" VALUES(4,7,0,'el','Απόφαση: Ανεπαρκής αγορά
Κώδικας 2017
Αγορές (μοιράζει ο Βορράς): 1♠ – Πάσο – 1♥
Υπαίτιος: Νότος · ΑΣΑ: Δύση · Συμπαίκτης: Βορράς · ΑΣΔ: Ανατολή
Νόμοι που εφαρμόστηκαν: 27B2, 26B, 72C, 16C1, 16C2, 16C3
Η αντικατάσταση ισχύει. Οι αγορές συνεχίζονται. (27B2)
Ο Βορράς πρέπει να λέει πάσο κάθε φορά που έχει σειρά, μέχρι το τέλος των αγορών. (27B2)
Αν ο Νότος βρεθεί στην άμυνα: όταν έρθει για πρώτη φορά η σειρά του Βορρά για έξοδο, ακόμη και στην αντάμ, ο εκτελεστής μπορεί να απαγορεύσει την έξοδο σε ένα χρώμα που ο Νότος δεν έδειξε στις νόμιμες αγορές, για όσο ο Βορράς διατηρεί την έξοδο. (26B)
Πληροφορίες από την ανακληθείσα δήλωση
– Ο αναίτιος άξονας μπορεί να χρησιμοποιήσει όλα όσα έμαθε από την ανακληθείσα δήλωση. (16C1)
– Ο υπαίτιος άξονας δεν μπορεί να χρησιμοποιήσει αυτές τις πληροφορίες: δεν μπορεί να επιλέξει δήλωση ή παίξιμο που η ανακληθείσα δήλωση προτείνει ευαπόδεικτα έναντι άλλης ενέργειας, που είναι λογική εναλλακτική. (16C2)
Εκκρεμούν
– Επιστρέψτε στο τέλος της εκτέλεσης: αν η ανωμαλία ωφέλησε τον υπαίτιο άξονα (για παράδειγμα, με το υποχρεωτικό πάσο), θα μπορούσε ο Νότος να γνωρίζει ότι ίσως θα τον ωφελούσε; (72C)
– Επιστρέψτε στο τέλος της εκτέλεσης: χρησιμοποίησε ο υπαίτιος άξονας όσα είπε η ανακληθείσα δήλωση; (16C3)','telegram/22','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "issued_ruling" VALUES(5,7,0,'el','Απόφαση: Ανεπαρκής αγορά
Κώδικας 2017
Αγορές (μοιράζει ο Βορράς): 1♠ – Πάσο – 1♥
Υπαίτιος: Νότος · ΑΣΑ: Δύση · Συμπαίκτης: Βορράς · ΑΣΔ: Ανατολή
Νόμοι που εφαρμόστηκαν: 23A, 27B1(b), 26A, 27D
Η δήλωση ισχύει. Οι αγορές συνεχίζονται χωρίς περαιτέρω επανόρθωση. (27B1(b))
Δεν υπάρχει περιορισμός εξόδου λόγω της ανακληθείσας δήλωσης. (26A)
Πληροφορίες από την ανακληθείσα δήλωση
– Και οι δύο άξονες μπορούν να χρησιμοποιήσουν όσα έμαθαν από την ανακληθείσα αγορά· αν αυτή βοήθησε τον υπαίτιο άξονα, μπορεί να δοθεί επανορθωτική βαθμολογία. (27B1(b))
Εκκρεμούν
– Επιστρέψτε στο τέλος της εκτέλεσης: βοήθησε η ανεπαρκής αγορά τον υπαίτιο άξονα, και ζημιώθηκε ο αναίτιος; (27D)','telegram/23','2026-03-01 19:30:00.000000',NULL);
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
	touched_at DATETIME NOT NULL, 
	CONSTRAINT fk_kept_case_person_id FOREIGN KEY(person_id) REFERENCES person (id) ON DELETE CASCADE, 
	CONSTRAINT uq_kept_case_person_id_number UNIQUE (person_id, number)
);
INSERT INTO "kept_case" VALUES(1,1,1,3,'T5','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}], "told": [], "of": 0, "place": 0}]','why',1,'telegram/20','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(2,1,2,8,'T6','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}, {"procedure": "call_when_must_pass", "answers": [], "told": [{"key": "offender", "value": "N", "about": []}, {"key": "obliged", "value": "whenever", "about": []}, {"key": "rho_obliged", "value": false, "about": []}], "of": 1, "place": 2}]','',1,'telegram/6','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(3,1,3,6,'T7','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}, {"procedure": "awareness", "answers": [], "told": [], "of": 0, "place": 0}]','',1,'telegram/9','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(4,1,4,4,'T8','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "insufficient", "about": [["auction", "N: 1S P 1H"]]}], "told": [], "of": 0, "place": 0}]','',1,'telegram/11','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(5,1,5,6,'T9','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": false, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}]','closed',0,'telegram/14','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(6,1,6,5,'T10','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "since", "value": "lho_called", "about": []}], "told": [], "of": 0, "place": 0}]','',1,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(7,2,1,10,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}, {"key": "replacement", "value": "pass", "about": [["auction", "N: 1S P 1H"]]}, {"key": "comparable", "value": true, "about": [["auction", "N: 1S P 1H"], ["replacement", "pass"]]}], "told": [], "of": 0, "place": 0}]','change replacement',1,'telegram/25','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(8,2,2,2,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "bid_out_of_turn", "answers": [{"key": "auction", "value": "N: 1S W=2H", "about": []}, {"key": "unintended", "value": false, "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/28','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(9,3,1,1,'','2017','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/31','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(10,4,1,3,'','2007','{"elections": {}, "sources": {}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/34','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "kept_case" VALUES(11,5,1,3,'','2007','{"elections": {"law27": "printed"}, "sources": {"law27": "Club rules"}}','0.1.0','[{"procedure": "insufficient_bid", "answers": [{"key": "auction", "value": "N: 1S P 1H", "about": []}, {"key": "unintended", "value": false, "about": []}, {"key": "accept_insufficient", "value": "refuses", "about": []}], "told": [], "of": 0, "place": 0}]','',1,'telegram/36','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
CREATE TABLE open_check (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	case_id INTEGER NOT NULL, 
	segment INTEGER NOT NULL, 
	item TEXT NOT NULL, 
	follow_up TEXT, 
	at_stage TEXT NOT NULL, 
	closed_at DATETIME, 
	CONSTRAINT fk_open_check_case_id FOREIGN KEY(case_id) REFERENCES kept_case (id) ON DELETE CASCADE, 
	CONSTRAINT uq_open_check_case_id_segment_item UNIQUE (case_id, segment, item)
);
INSERT INTO "open_check" VALUES(1,2,0,'standing-pass-whenever',NULL,'at_turn',NULL);
INSERT INTO "open_check" VALUES(2,2,0,'standing-lead-restriction','lead_restriction','partner_leads',NULL);
INSERT INTO "open_check" VALUES(3,2,0,'check-awareness','awareness','end_of_play',NULL);
INSERT INTO "open_check" VALUES(4,2,0,'check-withdrawn-information','withdrawn_information','end_of_play',NULL);
INSERT INTO "open_check" VALUES(5,3,0,'standing-pass-whenever',NULL,'at_turn',NULL);
INSERT INTO "open_check" VALUES(6,3,0,'standing-lead-restriction','lead_restriction','partner_leads',NULL);
INSERT INTO "open_check" VALUES(7,3,0,'check-awareness','awareness','end_of_play',NULL);
INSERT INTO "open_check" VALUES(8,3,0,'check-withdrawn-information','withdrawn_information','end_of_play',NULL);
INSERT INTO "open_check" VALUES(9,5,0,'standing-pass-whenever',NULL,'at_turn','2026-03-01 19:30:00.000000');
INSERT INTO "open_check" VALUES(10,5,0,'standing-lead-restriction','lead_restriction','partner_leads','2026-03-01 19:30:00.000000');
INSERT INTO "open_check" VALUES(11,5,0,'check-awareness','awareness','end_of_play','2026-03-01 19:30:00.000000');
INSERT INTO "open_check" VALUES(12,5,0,'check-withdrawn-information','withdrawn_information','end_of_play','2026-03-01 19:30:00.000000');
INSERT INTO "open_check" VALUES(17,7,0,'check-damage-insufficient','damage_insufficient','end_of_play',NULL);
CREATE TABLE person (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	channel TEXT NOT NULL, 
	external TEXT NOT NULL, 
	language TEXT, 
	edition TEXT NOT NULL, 
	profile TEXT NOT NULL, 
	role TEXT, 
	current INTEGER, 
	page TEXT NOT NULL, 
	next_number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	live TEXT, 
	created_at DATETIME NOT NULL, 
	touched_at DATETIME NOT NULL, 
	CONSTRAINT uq_person_channel_external UNIQUE (channel, external)
);
INSERT INTO "person" VALUES(1,'telegram','1001','en','2017','{"elections": {}, "sources": {}}','director',1,'',7,17,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "person" VALUES(2,'telegram','1002','el','2017','{"elections": {}, "sources": {}}','director',2,'',3,6,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "person" VALUES(3,'telegram','1003','en','2017','{"elections": {}, "sources": {}}','director',1,'',2,4,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "person" VALUES(4,'telegram','1004','tr','2007','{"elections": {}, "sources": {}}','director',1,'',2,6,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "person" VALUES(5,'telegram','1005','he','2007','{"elections": {"law27": "printed"}, "sources": {"law27": "Club rules"}}','director',1,'',2,4,NULL,'2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "person" VALUES(6,'discord','2001','he','2017','{"elections": {}, "sources": {}}',NULL,NULL,'role',1,2,'discord/37','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
INSERT INTO "person" VALUES(7,'discord','2002','tr','2017','{"elections": {}, "sources": {}}','player',NULL,'player insufficient_bid',1,4,'discord/38','2026-03-01 19:30:00.000000','2026-03-01 19:30:00.000000');
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
INSERT INTO "seen_update" VALUES('telegram','1001',15,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',16,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',22,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',23,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',27,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',28,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',33,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',34,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',35,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',37,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',38,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1001',40,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',41,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',43,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',51,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',53,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',54,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1002',56,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1003',57,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1003',59,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1003',60,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1004',61,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1004',63,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1004',65,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1005',68,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('telegram','1005',70,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2001',73,'2026-03-01 19:30:00.000000');
INSERT INTO "seen_update" VALUES('discord','2002',74,'2026-03-01 19:30:00.000000');
CREATE INDEX ix_kept_case_person_id_open ON kept_case (person_id, open);
CREATE INDEX ix_issued_ruling_case_id ON issued_ruling (case_id);
CREATE INDEX ix_seen_update_seen_at ON seen_update (seen_at);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('person',7);
INSERT INTO "sqlite_sequence" VALUES('kept_case',11);
INSERT INTO "sqlite_sequence" VALUES('open_check',17);
INSERT INTO "sqlite_sequence" VALUES('issued_ruling',5);
COMMIT;
