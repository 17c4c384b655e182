irregularity-fouled_board = Karışmış bord
    .what = Karşılaştırılan yarışmacılar bordu farklı biçimlerde oynadı
    .player = Bir kart, dağıtan ya da zon durumu diğer masalardan farklıysa hakemi çağırın. Her biçim ayrı skorlanır. Takım maçında kimin kusurlu olduğuna bakılır.

fact-forms_differ = Karşılaştırılanlar bordun farklı biçimlerini mi oynadı?
    .full = Karşılaştırılanlar bordu farklı kartlarla, başka dağıtanla ya da başka zon durumuyla mı oynadı?

step-not-fouled = Bord karışmış sayılmaz: karşılaştırılanlar aynı biçimi oynadı. Böyle bırakın.
    .explain = Başka türlü olması gerektiği skor için önemli değildir.
step-board-put-right = Başkası oynamadan bord düzeltilir.
    .explain = Şimdi oynayan masa elindeki biçimi bitirir.
step-put-right-for-other-tables = Bordu, başka masalar oynayacaksa düzeltin.
    .explain = Bu maçın takımları onu oynamayı sürdürmez; onun yerine ne verileceğine ardından karar verilir.
step-forms-established = Hangi masaların hangi biçimi oynadığını olabildiğince doğru belirleyin.
    .explain = Eller, ataklar, kontratlar ve el kayıtları bunu gösterir. Değişiklik genellikle kartın yanlış girdiği yerde başlar.
step-groups-apart = Her biçimi ayrı bir grup olarak, yönetmeliğinizin yöntemiyle skorlayın.
    .explain = Yönetmelik bir şey demiyorsa yöntemi seçip duyurun.

adjustment-fouled-groups = Sonuçlar gruplar hâlinde skorlanır, bordun her biçimi için bir grup.
    .say = Bu bord karışmıştı. Her biçimi kendi içinde skorlanır.
    .explain = Hiçbir sonuç değişmez; neyle karşılaştırıldığı değişir.

penalty-who-fouled = Yanlış cebe kart koyana yöntemsel ceza verilebilir.
    .explain = Bordun skorundan ayrıdır.
