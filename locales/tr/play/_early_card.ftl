fact-legal_in_trick = Kart bu lövede yasal mı? (Ele kendiniz bakın.)
    .full = Kart bu lövede yasal olarak oynanabilir mi? (Ele kendiniz bakın.)

step-early-card-stands = Deklaranın erken oynadığı kart oynanmıştır, geri alınamaz.
