irregularity-awareness_of_damage = Kusurlu oyuncu zararın farkında olabilir miydi?
    .label = Farkında olabilir miydi?
    .what = Zorunlu bir pas ya da başka bir usulsüzlük onu yapan tarafın işine yaradı
    .player = Diğer tarafın usulsüzlüğü o tarafın işine yaradıysa oyundan sonra hakemden bunu incelemesini isteyebilirsiniz.

fact-could_have_known = { WHO($offender) }, usulsüzlük anında, bunun rakibe pekâlâ zarar verebileceğinin farkında olabilir miydi?
    .full = { WHO($offender) } usulsüzlük anında, bunun karşı tarafa pekâlâ zarar verebileceğinin farkında olabilir miydi?
    .explain = Bildiğini öne süren yok. O yönde oturan, o eli tutan bir oyuncu neyi öngörebilirdi, onu tartın: örneğin ortağını susturmanın artırımı aşağıda tutacağını ya da durduracağını. Kasıt bulmanız gerekmez.
fact-offending_side_gained = Kusurlu taraf usulsüzlükten kazançlı çıktı mı?
    .explain = Usulsüzlük olmasaydı çıkacak olası sonuçla karşılaştırın. Örnek: zorunlu pas onları batacak bir kontrattan uzak tuttu, diğer masalar ise o kontratta battı.
step-play-goes-on-looked-at-later = Oyun sürer. Oyun bitince bakarsınız.
    .say = Oyun sürüyor. Bord bitince buna bakacağım.
    .explain = Ne doğurduğu bilinmeden karar verilemez.
