irregularity-dummy_suggests = Yer bir karta dokundu ya da bir kartı işaret etti
    .label = Yer dokundu/işaret etti
    .what = Deklaran söylemeden önerilen kart

segment-dummy_suggestion = Yer bir oyun önerdi mi?

fact-only_arranged = Yer karta yalnızca elini düzenlemek için mi dokundu?
fact-dummy_suggested_play = Yer deklarana bir oyun önerdi mi?
    .explain = Deklaran kart söylemeden önce bir karta dokunmak, uzanmak, bir söz ya da bir işaret öneri olabilir. Yerin bunu isteyip istememesi önemli değildir.

step-dummy-may-arrange = Yer kartlarını düzenleyebilir. Onarma yoktur.
step-play-continues-after-suggestion = Deklaran söylemeden yer bir karta dokunamaz, bir kartı gösteremez. Oyun sürer; deklaranın söylediği kart oynanır, söylemediyse istediğini oynayabilir.
    .explain = Yerin kendiliğinden oynanmış konuma getirdiği kart geri konur; sonra onu, söylenmeyen bir kart olarak ele alın.

check-dummy-suggestion = Oyun bitince geri gelin: yer bir oyun önerdi mi, defans bundan zarar gördü mü?
check-if-defender-played-early = Ardından bir defans oyuncusu ortağından önce oynadıysa, sonra onun kartını erken oynanmış kart olarak ele alın.
    .explain = Önce yer davrandığı için ortaktan önce oynamak onarmaya tabi değildir. Defans oyuncusunun kartı kalır.
