irregularity-defective_trick = Özürlü löve
    .what = Kartı eksik ya da fazla olan löve, ya da eksik bir kart

segment-defective_trick_won = Özürlü löve için aktarılan löve

fact-trick_defect = Yanlış olan ne?
    .too_few = Bir oyuncu bir löveye kart oynamadı
    .among_played = Bir elde eksik kart var, oynanmış kartların arasında bulundu
    .too_many = Bir oyuncu bir löveye iki ya da daha çok kart oynadı
    .out_of_place = Kart löveye oynandı ama oyuncunun oynanmış kartları arasına konmadı
    .found_elsewhere = Eksik kart başka yerde bulundu; eksikliği atak açıldıktan sonra anlaşıldı
    .not_found = Eksik kart bulunamıyor; eksikliği atak açıldıktan sonra anlaşıldı
fact-both_sides_played_on = Dikkat çekildiğinde sonraki löveye iki taraf da oynamış mıydı?
fact-led_after_missing_card = Sonraki löveye kim çıktı?
    .nothing = Kimse
    .partner = Kusurlu oyuncunun ortağı olan defans oyuncusu
    .other = Başka bir el
fact-has_suit_of_defective_trick = Oyuncunun elinde o löveye çıkılan renkten kart var mı? (Ele kendiniz bakın.)
fact-surplus_card_at_once = Kartlar aynı anda mı oynandı?
fact-card_to_trick_identified = Oynanmış kartlara bakın: o löveye oynanırken hangisinin göründüğünü söyleyebilir misiniz?
fact-defenders_card_seen = Ele dönen kart bir defans oyuncusunun mu ve ortağı onu görebilir miydi?
    .unseen = Hayır: defans oyuncusunun değil ya da görünmedi
    .low = Evet, dokuzlu ya da daha küçük
    .honour = Evet, onlu ya da daha büyük
fact-played_again_too_late = Aynı kart, artık düzeltilemeyecek biçimde, sonraki bir löveye de oynandı mı?

step-missing-card-played = { WHO($offender) } löveye şimdi yasal olarak oynayabileceği bir kart oynar.
step-missing-card-as-chosen = { WHO($offender) } bu löveye hâlâ oynamak zorundadır; ne oynanabileceğini önce deklaran seçer.
    .say = { WHO($offender) }, bu löveye hâlâ oynamak zorundasınız. Ne oynayabileceğinizi önce deklaran seçer.
    .explain = Ortağı bundan önce sonraki löveye çıkmıştır.
step-card-of-suit-placed = { WHO($offender) } o löveye çıkılan renkten istediği bir kartı açar, oynanmış kartlarının arasına koyar.
    .explain = Löveyi kimin kazandığı değişmez.
step-any-card-placed = { WHO($offender, case: "gen") } elinde çıkılan renkten kart yok: istediği bir kartı açar, oynanmış kartlarının arasına koyar.
    .explain = Löveyi kimin kazandığı değişmez.
step-deemed-revoke = Kart ne olursa olsun rönons sayılır: diğer tarafa bir löve aktarılabilir.
step-surplus-cards-returned = O lövede görünen kart oynanmışların arasında kalır, diğerleri ele döner.
    .explain = Defans oyuncusunun oynanmış kartlarını göstermemeye çalışın. Löveyi kimin kazandığı değişmez.
step-highest-legal-card-left = O löveye yasal olarak oynanabilecek kartların en büyüğü oynanmışların arasında kalır, diğerleri ele döner.
    .explain = Defans oyuncusunun oynanmış kartlarını göstermemeye çalışın. Löveyi kimin kazandığı değişmez.
step-card-belonged-throughout = Kart baştan beri o elde sayılır.
step-card-put-in-place = Kartı bulun; oyuncunun oynanmış kartları arasında kendi sırasına koydurun.
step-missing-card-returned = Kart, eksik olan ele döner.
step-deal-reconstructed = Dağıtımı başka bir desteyle yeniden kurun.
    .say = Dağıtım başka bir desteyle yeniden kurulur.

information-restored-card-unauthorized = { WHO($offender, case: "gen") } eline bir kart konduğu bilgisini { WHO($who) } kullanamaz.

check-defective-trick-won = Oyun bitince geri gelin: kusurlu taraf o löveyi ya da sonraki bir löveyi kazandı mı?
check-lead-before-partner-next = { WHO($who) } sonraki löveye, ortağı bu löveye oynamadan çıktı. Sırada o çıkış var: onu, erken yapılmış çıkış olarak ele alın.
    .explain = Ortağın kartının unutulmuş olması bunu değiştirmez. Ortağın löveye ne oynayacağını deklaran seçer.
check-card-not-played-before = O kartın daha önceki bir löveye oynanması gerekiyorduysa sonra rönons hükümlerini uygulayın.
