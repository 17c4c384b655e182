step-premature-play-if-partner-was-to-play = Αν παίχτηκε φύλλο πριν από τη σειρά του, κρίνετέ το ως πρόωρο παίξιμο.

information-exposed-card-unauthorized = { WHO($who) } δεν μπορεί να χρησιμοποιήσει όσα ειπώθηκαν ή φάνηκαν.
