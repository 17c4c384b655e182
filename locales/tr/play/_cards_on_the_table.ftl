segment-exposed_card_becomes = Görünen kartlar ne olacak?
    .label = Görünen kartlar ne olur?

step-no-lead-to-accept = Artırım bitmedi: bu, atak değildir ve kimse onu kabul edemez.
    .say = Bu, atak değildir ve kimse onu kabul edemez. Artırım devam ediyor.
    .explain = Bir çıkış ancak artırım bittikten sonra kabul edilebilir. O zamana kadar pas geçmek zorunda olmayan herkes istediği yasal konuşmayı yapar.
step-no-rectification-yet = Şimdilik başka bir şey yok; artırım devam eder.
step-cards-picked-up = { WHO($offender) } deklaran ya da yer oldu; kartları eline geri alır.

standing-cards-face-up = { $edition ->
    [laws2007] { WHO($who, case: "gen") } görünen kartları masaya yüzü açık konur ve artırım süreci bitene kadar orada kalır.
   *[laws2017] { WHO($who, case: "gen") } görünen kartları masaya yüzü açık konur ve artırım bitene kadar orada kalır.
}
    .explain = Kartların ne olacağına o zaman karar verilir.

information-exposed-unauthorized = Kusurlu taraf, görünen kartlardan edindiği bilgiyi artırım sürdükçe kullanamaz.

check-exposed-information = Oyun bitince geri gelin: kusurlu taraf, görünen kartlardan edindiği bilgiyi artırımda kullandı mı?
