fact-in_turn = Konuşma doğru sırada mı yapıldı?
fact-intended_legal = Oyuncunun asıl istediği konuşma yasal mı?
