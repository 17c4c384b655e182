irregularity-withdrawn_action_information = Πληροφορία από δήλωση που ανακλήθηκε ή φύλλο που αποσύρθηκε
    .label = Πληροφορία από ανάκληση;
    .what = TODO

fact-suggested_over_alternative = Επέλεξαν οι υπαίτιοι κάτι που η ανακληθείσα ενέργεια πρότεινε ευαπόδεικτα έναντι λογικής εναλλακτικής;
    .full = Επέλεξε ο υπαίτιος άξονας δήλωση ή παίξιμο που η ανακληθείσα δήλωση ή το φύλλο που αποσύρθηκε πρότεινε ευαπόδεικτα έναντι άλλης ενέργειας, η οποία ήταν λογική εναλλακτική;
    .explain = Πρέπει να ισχύουν και τα δύο. Η ανακληθείσα δήλωση ή το φύλλο που αποσύρθηκε οδηγούσε ευαπόδεικτα σε αυτό που έκανε ο υπαίτιος άξονας και όχι σε κάτι άλλο. Και αυτό το άλλο ήταν λογική εναλλακτική: ένα σημαντικό ποσοστό παικτών αυτής της κλάσης, με αυτές τις μεθόδους, θα το είχε σκεφτεί σοβαρά, και κάποιοι ίσως θα το είχαν επιλέξει. Αυτό που πράγματι έκανε δεν χρειάζεται να είναι λογική εναλλακτική.
fact-suggested_among_alternatives = Επέλεξαν οι υπαίτιοι λογική εναλλακτική που ανακληθείσα δήλωση ή φύλλο μπορούσε ευαπόδεικτα να προτείνει;
    .full = Επέλεξε ο υπαίτιος άξονας, ανάμεσα σε λογικές εναλλακτικές, μία που θα μπορούσε ευαπόδεικτα να την έχει προτείνει η ανακληθείσα δήλωση ή το φύλλο που αποσύρθηκε;
    .explain = Υπήρχαν τουλάχιστον δύο λογικές εναλλακτικές. Την καθεμία θα τη σκεφτόταν σοβαρά ένα σημαντικό ποσοστό παικτών αυτής της κλάσης με αυτές τις μεθόδους, και κάποιοι ίσως θα την επέλεγαν. Και εκείνη που επέλεξε ο υπαίτιος άξονας θα μπορούσε ευαπόδεικτα να την έχει προτείνει η ανακληθείσα δήλωση ή το φύλλο που αποσύρθηκε.
fact-withdrawn_used_by = Who is said to have used it?
    .non_offending_side = The side that was not at fault
    .non_offending_side-label = Non-offending side
    .offending_side = The side that was at fault
    .offending_side-label = Offending side

step-withdrawn-may-be-used = { WHO($who) } may use whatever was taken back, of either side.
    .say = You may use everything that was taken back, your own and theirs.
    .explain = That is a right of the side that was not at fault. No score is adjusted for it.
step-play-goes-on-withdrawn = Play goes on. You look at it when play has ended.
    .say = Play goes on. Call me after play if anything troubles you.
    .explain = Nobody is asked why they called or played.

information-withdrawn-action-unauthorized = The offending side may not use what they learnt from what was taken back, of either side.
    .explain = { $edition ->
        [laws2007] Among logical alternatives they may not choose one that it could demonstrably have suggested.
       *[laws2017] They may not choose a call or play that it demonstrably suggests over another that is a logical alternative.
    }

check-withdrawn-action = Come back at the end of play: did the offending side use what was taken back?
    .explain = Compare what they did with what the withdrawn call or card suggested.
