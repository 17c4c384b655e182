irregularity-awareness_of_damage = Kusurlu oyuncu zararın farkında olabilir miydi?
    .label = Farkında olabilir miydi?
    .what = TODO

fact-could_have_known = { WHO($offender) }, usulsüzlük anında, bunun rakibe pekâlâ zarar verebileceğinin farkında olabilir miydi?
    .full = { WHO($offender) } usulsüzlük anında, bunun karşı tarafa pekâlâ zarar verebileceğinin farkında olabilir miydi?
    .explain = Bildiğini öne süren yok. O yönde oturan, o eli tutan bir oyuncu neyi öngörebilirdi, onu tartın: örneğin ortağını susturmanın artırımı aşağıda tutacağını ya da durduracağını. Kasıt bulmanız gerekmez.
fact-offending_side_gained = Kusurlu taraf usulsüzlükten kazançlı çıktı mı?
    .explain = Usulsüzlük olmasaydı çıkacak olası sonuçla karşılaştırın. Örnek: zorunlu pas onları batacak bir kontrattan uzak tuttu, diğer masalar ise o kontratta battı.
step-play-goes-on-looked-at-later = Play goes on. You look at it when play has ended.
    .say = Play goes on. I shall look at it when the board is over.
    .explain = Nothing can be judged before it is known what came of it.
