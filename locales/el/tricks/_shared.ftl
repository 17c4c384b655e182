adjustment-correction-period-over = Η Περίοδος Διόρθωσης έχει λήξει: το αποτέλεσμα ισχύει.
