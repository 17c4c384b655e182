### Görünen ve geri alınan kartlar, cezalı kartlar.

information-withdrawn-card-authorized = Kusursuz taraf, geri alınan karttan öğrenilen her şeyi kullanabilir.
information-withdrawn-card-unauthorized = { $edition ->
    [laws2007] Kusurlu taraf bunu kullanamaz: mantıklı seçenekler arasından, geri alınan kartın açıkça öne çıkarmış olabileceği birini seçemez.
   *[laws2017] Kusurlu taraf bunu kullanamaz: geri alınan kartın açıkça öne çıkardığı bir oyunu, mantıklı bir seçenek olan başkasına yeğleyemez.
}
check-withdrawn-card = Oyun bitince geri gelin: kusurlu taraf geri alınan kartın verdiği bilgiyi kullandı mı?
