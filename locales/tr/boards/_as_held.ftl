fact-team_mates_alike = Bir takımın iki çifti de aynı elleri mi tuttu?
    .full = Bir takımın iki çifti iki masada aynı elleri mi tuttu ya da tutacak?

step-scored-as-held = Skoru, her çiftin elini tuttuğu yöne yazın.
    .explain = İkili’de, hareket elveriyorsa, aynı elleri tutanlarla karşılaştırılırlar. Karışmış bord değildir: kartlar, dağıtan ve zon durumu birlikte gitti.
