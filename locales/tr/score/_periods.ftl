fact-in_correction_period = Düzeltme Süreci sürüyor mu?
    .full = Düzeltme Süreci sürüyor mu? (Organizasyon Komitesi başka bir süre koymadıysa: resmi skorlar incelemeye açıldıktan sonra yarım saat.)
fact-request_in_time = Karar, süresi içinde mi istendi?
    .full = Süresi içinde mi? (Organizasyon Komitesi başka bir süre koymadıysa: resmi skorlar incelemeye açıldıktan sonra yarım saat.)
step-found-is-put-right = Size sorulmuş gibi düzeltin: ilgili yasaya göre ele alın, iki tarafa da bildirin.
step-found-too-late = Bunun süresi geçti: skor geçerlidir.
step-record-may-still-be-wrong = Yalnızca yanlış kaydedilmiş ya da yanlış hesaplanmış bir sonuç hâlâ düzeltilebilir: onu skor hatası olarak ele alın.
