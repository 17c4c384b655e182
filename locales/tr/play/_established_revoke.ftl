segment-revoke_tricks = Rönons için aktarılan löveler
    .label = Rönons löve aktarımı
segment-dummys_revoke = Rönonsun zararı giderildi mi?
    .label = Yerin rönonsu: zarar
segment-revoke_equity = Rönonsun zararı giderildi mi?
    .label = Rönonsun zararı
segment-revoke_equity_repeated = Tekrarlanan rönonsların zararı giderildi mi?
    .label = Tekrarlanan rönonslar
segment-revoke_equity_both = Rönonslardan zarar gören taraf var mı?
    .label = Rönonslardan zarar gören

fact-revoke_was_a_lead = Rönons kartı, deklaranın seçtiğinden başka bir çıkış mıydı?
fact-revoked_by = Ellere kendiniz bakın: gereken kartı/rengi varken kim oynamadı?
    .full = Ellere kendiniz bakın, kimseye sormayın: oynaması gereken kart ya da renk elinde olduğu halde oynamayan kim?
    .one_of_each_side = Her taraftan biri
    .one_of_each_side-full = Aynı lövede her iki taraftan birer oyuncu
    .both_of_one_side = Bir tarafın ikisi de
    .both_of_one_side-full = Aynı lövede bir tarafın iki oyuncusu da
    .penalty_card = Cezalı kartını oynamayan
    .penalty_card-full = Defans oyuncusu; cezalı kartını oynamak zorundaydı
    .defender = Defans, görünmeyen bir kart oynayarak
    .defender-label = Defans, görünmeyen kart
    .defender-full = Defans oyuncusu, daha önce görünmeyen bir kartı oynayarak
    .declarer = Deklaran, kendi elinden
    .dummy = Yerin eli
    .faced_card = Defans, açık duran bir kartı oynayarak
    .faced_card-label = Defans, açık duran kart
    .faced_card-full = Defans oyuncusu, zaten yüzü açık duran bir kartı oynayarak
    .defender_mixed_cards = { $edition ->
        [laws2007] Defans sonra karıştırdı, artık anlaşılamaz
       *[laws2017] Defans karıştırdı, artık anlaşılamaz
    }
    .defender_mixed_cards-label = Defans karıştırdı
    .defender_mixed_cards-full = { $edition ->
        [laws2007] Defans oyuncusu için öne sürülüyor; oyun bitti, konu ortaya atıldıktan sonra yalnızca o taraf kartlarını karıştırdı: artık anlaşılamaz
       *[laws2017] Defans oyuncusu için öne sürülüyor; oyun bitti, yalnızca o taraf kartlarını karıştırdı: artık anlaşılamaz
    }
    .declarer_mixed_cards = { $edition ->
        [laws2007] Deklaran tarafı sonra karıştırdı, artık anlaşılamaz
       *[laws2017] Deklaran tarafı karıştırdı, artık anlaşılamaz
    }
    .declarer_mixed_cards-label = Deklaran karıştırdı
    .declarer_mixed_cards-full = { $edition ->
        [laws2007] Deklaran için öne sürülüyor; oyun bitti, konu ortaya atıldıktan sonra yalnızca o taraf kartlarını karıştırdı: artık anlaşılamaz
       *[laws2017] Deklaran için öne sürülüyor; oyun bitti, yalnızca o taraf kartlarını karıştırdı: artık anlaşılamaz
    }
    .nobody = Hiç kimse
    .nobody-full = Hiç kimse: oyuncu uyamazdı
    .explain = Rönons, elinde varken çıkılan renge uymamaktır; ya da Yasanın istediği veya bir usulsüzlük düzeltilirken rakibin istediği kartı ya da rengi, elinde varken çıkmamak veya oynamamaktır.
fact-no_automatic_tricks = Bunlardan biri söz konusu mu? İlk doğru olanı seçin.
    .full = Aşağıdakilerden biri söz konusu mu? Birden çoğu doğruysa listede önce geleni seçin.
    .none = Hiçbiri
    .too_late = Karar süresi geçmişti
    .too_late-full = Dikkat ilk kez karar isteme süresi geçtikten sonra çekildi
    .both_sides = İki taraf rönons yaptı
    .both_sides-full = { $edition ->
        [laws2007] Bu bordda diğer taraf da rönons yaptı
       *[laws2017] Bu bordda diğer taraf da rönons yaptı, ikisi de resmileşti
    }
    .repeated = Oyuncu aynı renkte daha önce de rönons yapmıştı
    .repeated-label = Önceden aynı renkte
    .repeated-full = { $edition ->
        [laws2007] Aynı oyuncu aynı renkte daha önce de rönons yapmıştı
       *[laws2017] Aynı oyuncu aynı renkte daha önce de rönons yapmıştı, o da resmileşmişti
    }
    .card_not_played = Oynanmayan kart masada açıktı ya da yerindi
    .card_not_played-label = Oynanmayan açık/yerindi
    .card_not_played-full = { $edition ->
        [laws2007] Oynanması gereken kart masada yüzü açık duruyordu ya da yerindi
       *[laws2017] Oynanması gereken kart cezalı karttı ya da yerindi
    }
    .twelfth_trick = On ikinci löveydi
    .next_board = Kusursuz taraf sonraki bordda konuşmuştu
    .next_board-label = Sonraki bordda konuştu
    .next_board-full = Dikkat ilk kez, kusursuz taraf sonraki bordda konuştuktan sonra çekildi
    .round_over = Tur bitmişti
    .round_over-full = Dikkat ilk kez tur bittikten sonra çekildi
    .first_of_several = Oyuncu aynı renkte sonra yine rönons yaptı
    .first_of_several-label = Sonra yine aynı renkte
    .first_of_several-full = Aynı oyuncu sonra aynı renkte yine rönons yaptı, o da kesinleşti
    .explain = Tur, sonraki tur için verdiğiniz işaretle biter. O sırada oyunu bitmemiş masada, oyuncular yer değiştirince biter. Ertelediğiniz bord için, sonucu kabul edilip yazılınca ya da siz iptal edince biter.
fact-revoke_tricks_won = Rönons lövesini kim aldı; kusurlu taraf sonra löve aldı mı?
    .full = Kusurlu taraf hangi löveleri kazandı? Deklaran ile yer iki ayrı oyuncudur; talep ettiği ya da ona terk edilen löveler kazanılmış sayılır.
    .offender_and_later = Rönons yapan; tarafı sonra da aldı
    .offender_and_later-label = Rönons yapan, sonra var
    .offender_and_later-full = Rönons lövesiyle sonrakilerden en az birini; rönons lövesini rönons yapan oyuncu kazandı
    .offender_alone = Rönons yapan; tarafı sonra hiç almadı
    .offender_alone-label = Rönons yapan, sonra yok
    .offender_alone-full = Yalnızca rönons lövesini; onu rönons yapan oyuncu kazandı
    .partner = Rönons yapanın ortağı (deklaran–yer dahil)
    .partner-label = Rönons yapanın ortağı
    .partner-full = Rönons yapan oyuncunun ortağı rönons lövesini kazandı
    .later = Diğer taraf; kusurlu taraf sonra aldı
    .later-label = Diğer taraf, sonra var
    .later-full = Sonraki lövelerden en az birini; rönons lövesini diğer taraf kazandı
    .none = Diğer taraf; kusurlu taraf sonra hiç almadı
    .none-label = Diğer taraf, sonra yok
    .none-full = Ne rönons lövesini ne sonraki bir löveyi
fact-more_without_revoke = Rönons olmasaydı kusursuz taraf şimdikinden daha çok löve kazanır mıydı?
    .explain = Aktarılanlarla birlikte şimdiki lövelerini, hiç rönons yapılmasaydı olası olan sonuçla karşılaştırın. Rönonssuz sonuç daha çok löve veriyorsa o sonucu verin; vermiyorsa aktarılan yeterlidir.
fact-more_without_repeating = Sonraki rönons(lar) olmasaydı kusursuz taraf büyük olasılıkla daha çok löve kazanır mıydı?
    .full = Sonraki rönonslardan biri ya da birkaçı yapılmasaydı kusursuz taraf büyük olasılıkla daha çok löve kazanır mıydı?
    .explain = İlk rönons, aktarılan löveleriyle birlikte sayılır. Şimdiki lövelerini, o renkteki sonraki rönonslar olmadan olası olan sonuç ile ilk rönons için aktarılan lövelerin toplamıyla karşılaştırın.
fact-damaged_by_revokes = Kimse rönons yapmasaydı bir taraf şimdikinden iyi durumda olur muydu?
    .full = Hiç kimse rönons yapmasaydı, taraflardan biri şimdikinden daha iyi durumda olur muydu?
    .explain = Masadaki sonucu, bu bordda iki taraftan da hiçbir oyuncu rönons yapmasaydı olası olan sonuçla karşılaştırın.
fact-played_too_few = Lövede kimin kartı eksik?
    .defender = Bir defans oyuncusunun
    .declarer = Deklaranın
    .declarer-full = Deklaranın, kendi elinden
    .dummy = Yerin
fact-won_that_or_later_trick = Kusurlu taraf o löveyi ya da sonraki bir löveyi kazandı mı?

step-later-revokes-no-trick = O renkteki sonraki rönons löve aktarmaz. Neye mal olduğuna löveler belli olunca bakılır.
    .explain = Löve yalnızca ilk rönons için aktarılır.
step-first-revoke-counts = Sonraki rönonslar olmadan olası sonucu esas alın; ilk rönons için aktarılan löveleri ona ekleyin.
    .explain = İlk rönons yapılmıştır: lövesi oynandığı gibi kalır, onun için aktarılan löveler de ayrıca diğer tarafa gider.

check-established-revoke = Löveler belli olunca geri gelin: rönons olmasaydı kusursuz taraf daha çok löve kazanır mıydı?
check-repeated-revoke = Löveler belli olunca geri gelin: o renkteki sonraki rönonslar olmasaydı kusursuz taraf daha çok löve kazanır mıydı?
check-both-revoked = Oyun bitince geri gelin: kimse rönons yapmasaydı, taraflardan biri daha iyi durumda olur muydu?
check-concealed-revoke = İkinci rönonsun ilkini gizlemek için yapılıp yapılmadığına karar verin.
    .explain = Öyleyse ayrı bir ihlaldir, ceza verilebilir.
check-first-revoke-next = Bu yeni rönons löve aktarmaz. İlk rönonsu ayrıca ele alın.
    .explain = Löve yalnızca ilk rönons için aktarılır. Sonrakilerin neye mal olduğuna skorda bakılır.

adjustment-one-trick = Kusurlu tarafın kazandığı bir löve diğer tarafa aktarılır.
    .say = Diğer tarafa bir löve aktarılır.
    .explain = Bu bordda başka bir rönons için de löve aktarıldıysa skoru her ikisi için hesaplayın: ikincisi, ilkinden çıkan sonuçtan başlar.
adjustment-two-tricks = Diğer tarafa iki löve aktarılır: rönons lövesi ve kusurlu tarafın sonra kazandığı bir löve.
    .say = Diğer tarafa iki löve aktarılır.
    .explain = Bu bordda başka bir rönons için de löve aktarıldıysa skoru her ikisi için hesaplayın: ikincisi, ilkinden çıkan sonuçtan başlar.
adjustment-tricks-stay = Otomatik löve ayarlaması yapılmaz.
adjustment-revoke-compensated = Skor olduğu gibi kalır: diğer taraf rönons yüzünden başka bir şey yitirmedi.
adjustment-neither-side-damaged = Skor olduğu gibi kalır: rönonslar yüzünden hiçbir taraf zarar görmedi.
