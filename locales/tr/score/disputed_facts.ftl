irregularity-disputed_facts = Olayda anlaşmazlık
    .label = Olayda anlaşmazlık
    .what = İki taraf farklı şeyler anlatıyor
    .player = Her taraf ne gördüğünü söyleyebilir; hakem kanıtları tartar ve karar verir. Karara itiraz edebilirsiniz.

segment-disputed_facts_again = Eller ne olduğunu gösteriyor mu?
    .label = Eller ne gösteriyor?

fact-dispute_over = Neyde anlaşamıyorlar?
    .tricks = Löve sayısında
    .other = Ne konuşulduğu, oynandığı ya da yapıldığında
    .other-label = Ne olduğunda
fact-facts_show = Kanıt neyi gösteriyor?
    .no_irregularity = Usulsüzlük yok
    .irregularity = Usulsüzlük var
    .doubtful_point = Usulsüzlük var; bir yanı kuşkulu
    .doubtful_point-label = Var; bir yanı kuşkulu
    .nothing_certain = Saptanamıyor
    .explain = İki tarafı da birer kez, sözünü kesmeden dinleyin; söyleyecekleri ortağa bir şey belli edecekse masadan uzakta. Kimseye nedenini sormayın. Deklare kartlarına, oynanmış kartlara ve fişlere, sessizce de ellere bakın; başka gören var mı sorun. Daha olası olan esas alınır: kanıtlanması gerekmez.
fact-irregularity_found_later = Şimdi usulsüzlük olduğu sonucuna vardınız mı?
    .explain = Elleri gördünüz. İki tarafı bir kez daha dinleyin; daha olası olan esas alınır.

step-both-sides-heard = İki taraf da dinlendi. Saptamanın neye dayandığını yazın.
    .explain = Daha olası olan esas alınır; kanıtlanması gerekmez.
step-no-rectification-on-the-facts = Usulsüzlük yok: onarma yoktur, oyun sürer.
    .say = İki tarafı da dinledim. Usulsüzlük olmadığı sonucuna vardım. Oyun sürüyor.
    .explain = Katılmayan oyuncu itiraz edebilir.
step-rule-on-the-facts = Usulsüzlüğü, olayla ilgili saptadıklarınıza göre ele alın.
    .say = İki tarafı da dinledim; kararımı olayla ilgili saptadıklarıma göre veriyorum.
    .do = Usulsüzlüğü, olayla ilgili saptadıklarınıza göre ele alın.
    .explain = Onu “Başka bir usulsüzlük” altında ya da ilk sayfadan seçin.
    .chart = Onun kendi şeması vardır.
step-doubt-favours-non-offenders = Kuşkulu kalan nokta kusursuz taraf lehine çözülür.
    .explain = Usulsüzlük olmasaydı ne olacağını bulmaya çalışın.

check-disputed-facts-again = Oyun bitince geri gelin: eller ne olduğunu gösteriyor mu?
    .explain = Gösteriyorsa o zaman karar verin.
step-ruled-for-now = Ne olduğu şu anda saptanamıyor. Oyunun sürmesini sağlayacak bir karar verin.
    .say = Ne olduğunu saptayamıyorum. Oyun şimdiki kararıma göre sürüyor; geri geleceğim.
    .do = Hangi konuşmanın ya da kartın geçerli olduğunu ve sıranın kimde olduğunu belirleyin.
    .explain = Gerisi bekler; iki tarafın anlattığını yazın.
adjustment-no-irregularity-found = Bir usulsüzlük olmadığı sonucuna vardınız: sonuç geçerlidir.
    .say = Bir usulsüzlük olmadığı sonucuna vardım. Sonuç geçerli.
    .explain = Daha olası olan esas alınır.
