irregularity-revoke_inquiry = Olası rönonsla ilgili soru
    .label = Rönons sorusu
    .what = Kim kime sorabilir, lövelere bakılabilir mi

fact-revoke_inquiry_kind = Olası rönonsu kim kime soruyor?
    .declarer_asks = Deklaran defansa
    .declarer_asks-full = Deklaran bir defans oyuncusuna soruyor
    .declarer_is_asked = Defans deklarana
    .declarer_is_asked-full = Bir defans oyuncusu deklarana soruyor
    .defender_asks_partner = Defans ortağına
    .defender_asks_partner-full = Bir defans oyuncusu diğer defans oyuncusuna soruyor
    .dummy_asks_declarer = Yer deklarana
    .dummy_asks_declarer-full = Yer deklarana soruyor
    .dummy_asks_defender = Yer defansa
    .dummy_asks_defender-full = Yer bir defans oyuncusuna soruyor
    .wants_to_look = Lövelere bakmak istiyor
    .wants_to_look-full = Bir oyuncu rönons yapıldığını söylüyor, lövelere bakmak istiyor

step-revoke-may-be-asked-about = Deklaran ve defans oyuncuları, renge uymayan oyuncuya o renkten kartı olup olmadığını sorabilir; yer yalnızca deklarana sorabilir.
step-defenders-may-not-ask = Geçerli yönetmeliğe göre defans oyuncuları birbirine soramaz.
step-asked-without-rights = Yer, sorma hakkını yitirmişti. Rönons düzeltilir ama yine de resmileşmiş sayılır.
    .say = Yer, sorma hakkını yitirmişti. Rönons idiyse deklaran düzeltmek zorundadır, resmileşmiş gibi löve aktarılabilir.
    .explain = Deklaran rönonsu düzeltmek zorundadır, resmileşmiş gibi löve aktarılabilir.
step-claim-opens-no-tricks = Rönons yapıldığını söylemek, hiçbir oyuncuya kapanmış lövelere bakma hakkı vermez.

information-partners-question-unauthorized = Sorudan edinilen bilgi, soru sorulan defans oyuncusu için izinsizdir.

check-asked-revoke-next = Rönons idiyse sonra onu ele alın: ilk soran, hakkını yitirmiş yerdi.
    .explain = Deklaranın eline kendiniz bakın. Kart yasalsa, yere verilebilecek bir ceza dışında bir şey doğmaz.
