election-assigned_scores = Atamalı skor nasıl olabilir (Yasa { $law })?
    .weighted = Ağırlıklı
    .single = Ağırlıksız
    .likely_and_probable = Beklenen en iyi ve az da olsa olasılığı bulunan en kötü sonuç
election-defenders_may_ask = Defans oyuncuları olası bir rönonsu birbirine sorabilir mi (Yasa { $law })?
    .allowed = Evet
    .prohibited = Hayır
