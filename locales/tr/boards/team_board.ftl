irregularity-team_board = Takım maçında bozulan bord
    .label = Takımda bozulan bord
    .what = Maçın bir bordu bir masada oynanamıyor ya da sonuçları karşılaştırılamıyor
    .player = Maçta bir bord bozulursa hakemi çağırın, sonuçları karşılaştırmayın. Diğer masanın sonucuna, kusura ve kalan zamana bakılır.
