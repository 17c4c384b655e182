fact-on_lead = Ποιος έχει την αντάμ;
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .partner-label = Ο συμπαίκτης
    .rho = { WHO($rho) }
    .unsaid = Δεν ειπώθηκε

step-contract-is = Το συμβόλαιο είναι { $contract }. Την αντάμ την έχει { WHO($who) }.
    .say = Το συμβόλαιο είναι { $contract }. Την αντάμ την έχει { WHO($who) }.
    .explain = Όσα δηλώθηκαν μετά το τελικό πάσο δεν αλλάζουν ούτε το ένα ούτε το άλλο.
step-contract-to-score = Το συμβόλαιο που μετράει είναι { $contract }.
    .say = Το συμβόλαιο που μετράει είναι { $contract }.
    .explain = Είναι η τελευταία αγορά, με κοντρ ή σιρκόντρ μόνο αν αυτό ήταν νόμιμο.
