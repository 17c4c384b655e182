irregularity-bid_above_seven = Yediden yüksek deklare
    .what = Sekiz veya daha yüksek seviyede deklare

fact-auction_completed = Yediden yüksek deklarenin yerine pas konursa, artırım bitmiş oluyor mu?
