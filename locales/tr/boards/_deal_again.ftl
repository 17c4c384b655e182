fact-new_deal = Bordun yeniden dağıtılmasına engel var mı? İlk uyanı seçin.
    .decided = Maç sonucu biliniyor
    .decided-full = Takım maçında, bu bord olmadan maçın nasıl bittiğini bilebilecek bir yarışmacı var
    .no_time = Süre ya da masalar
    .no_time-full = Zaman yok ya da başka masalar aynı kartları oynayacak
    .possible = Engel yok
    .explain = Takım maçında, bu bord olmadan son sonucu bilebilecek biri olup olmadığına bakılır. Varsa skor ayarlanır. İkili’de başkalarının oynadığı bord tek bir masa için yeniden dağıtılmaz.

step-match-could-be-known = Bord yeniden dağıtılmaz: bir yarışmacı bu bord olmadan maçın sonucunu bilebilir.
    .say = Bu bord yeniden dağıtılmıyor.
    .explain = Maçta neye ihtiyaç olduğunu bilerek kimse bord oynamamalıdır.
