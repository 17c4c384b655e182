### Τι διαβάζει ένα μέλος κατ’ ιδίαν, και με ποιο όνομα παίζει.

post-button-mine = Το σκορ μου
post-button-boards = Διανομές
mine-picture = Ως εικόνα
mine-picture-of = Ως εικόνα { $number }
mine-not-me = Δεν είμαι εγώ
mine-ask-anew = Να πω ξανά ποιος είμαι
mine-waits = Ένας διαιτητής του ομίλου πρέπει να πει ότι είστε εσείς. Θα ειδοποιηθείτε.
mine-which = Με ποιον αριθμό παίξατε;
mine-who = Ποιος από αυτούς είστε;
mine-boards-closed = Ο διαιτητής δεν έχει ανοίξει ακόμη τις διανομές.
club-players = Ποιος παίζει ως ποιος
players-none = Κανείς δεν περιμένει απάντηση.
players-asks = Μήνυμα από { $name }: παίζω ως { $plays }.
players-asks-number = Μήνυμα από { $name }: στις { $day } ήμουν ο αριθμός { $plays }.
players-more = Περιμένουν ακόμη: { $count }
players-question = Είναι έτσι;
players-yes = Ναι
players-no = Όχι
players-answer = Απάντηση
players-told-yes = Είστε { $plays }. Τα αποτελέσματά σας: { $command }
players-told-no = Ένας διαιτητής λέει ότι δεν είστε { $plays }. Πείτε το ξανά: { $command }

official-title = Επίσημη βαθμολογία
official-make = Επίσημη βαθμολογία
official-undo = Όχι ακόμη επίσημη
official-question = Μπήκαν όλα τα σκορ, και τα βλέπουν όλοι;
official-what = Από τώρα τρέχει ο χρόνος για λάθη βαθμολογίας, αποφάσεις και ενστάσεις ({ $laws }).
official-not-yet = Η βαθμολογία δεν είναι ακόμη επίσημη.
official-provisional = Προσωρινά, όχι ακόμη επίσημα.
official-since = Επίσημα από { $at }. Λάθη βαθμολογίας έως { $scores }, αποφάσεις και ενστάσεις έως { $rulings }.
official-open = Ανοιχτές αποφάσεις: { $count }. Πριν κλείσουν, η βαθμολογία δεν είναι τελική.
official-final = Τελικά.
official-too-late = Η Περίοδος Διόρθωσης έληξε: διόρθωση γίνεται μόνο κατά { $law }.
