irregularity-scoring_error = Skorda hata
    .what = Yanlış yazılan ya da hesaplanan sonuç

fact-score_error = Yanlış olan ne?
    .record = Anlaşılan sonuç yanlış yazıldı ya da hesaplandı
    .record-label = Yazım ya da hesap hatası
    .record-full = Üzerinde anlaşılan sonuç, bir oyuncu ya da skorcu tarafından yanlış yazıldı ya da hesaplandı
    .tricks = Anlaşılan löve sayısı yanlış ya da tartışmalı
    .tricks-label = Löve sayısı
    .tricks-full = Üzerinde anlaşılan löve sayısı yanlış ya da löve sayısında anlaşmazlık var
    .ruling = Karara itiraz ya da geç karar isteği
    .ruling-label = Karara itiraz/geç istek
    .ruling-full = Bir karara itiraz var ya da ancak şimdi isteniyor
    .found = Kendiniz buldunuz, soran olmadı
    .found-label = Kendiniz buldunuz
    .found-full = Bir hatayı ya da usulsüzlüğü kendiniz buldunuz, soran olmadı
fact-wrong_beyond_doubt = Kaydın yanlışlığına makul kuşku kalmayacak biçimde inanıyor musunuz?
    .full = Kaydın yanlış olduğuna, makul kuşku kalmayacak biçimde inanıyor musunuz?
    .explain = Diğer masalar, iki çiftin özel skor kartları ya da olanaksız bir sayı bunu gösterebilir. Bir çift böyle, diğeri başka türlü hatırlıyorsa yanıt hayırdır.
fact-organizer_agrees = { $edition ->
    [laws2007] Yönetmelikler şimdi düzeltmeye izin veriyor mu, Organizasyon Komitesi de aynı kanıda mı?
   *[laws2017] Organizasyon Komitesi şimdi düzeltmeyi onaylıyor mu?
}
    .full = { $edition ->
        [laws2007] Yönetmelikler şimdi düzeltmeye izin veriyor mu ve Organizasyon Komitesi de aynı kanıda mı?
       *[laws2017] Organizasyon Komitesi şimdi düzeltmeyi onaylıyor mu?
    }

step-request-is-heard = Başvuru süresi içindedir. Kararınızı verin ya da itirazı iletin.
    .say = Başvuru süresi içindedir.
step-request-too-late = Karar isteme ya da itiraz süresi geçti. Skor geçerlidir.
    .say = Karar istemek ya da itiraz etmek için artık geç. Skor geçerlidir.
    .explain = Organizasyon Komitesi başka bir süre koymadıysa süre, resmi skorlar incelemeye açıldıktan yarım saat sonra biter. Düzeltme Süreci sürüyorsa, öğrendiğiniz hatayı yine de düzeltirsiniz.

adjustment-score-corrected = Skoru düzeltin, iki tarafa da bildirin.
    .say = Skor düzeltilir.
adjustment-not-beyond-doubt = Düzeltme Süreci bitti, hata da makul kuşku bırakmayacak kadar kesin değil: skor geçerlidir.
adjustment-organizer-does-not-agree = Düzeltme Süreci bitti: skor geçerlidir.
    .say = Düzeltme Süreci bitmiştir ve skor geçerlidir.
    .explain = { $edition ->
        [laws2007] Şimdi düzeltmek için hem yönetmeliğin izni hem de Organizasyon Komitesinin aynı kanıda olması gerekir.
       *[laws2017] Organizasyon Komitesi onaylamadan skor düzeltilmez.
    }
