fact-in_turn = Konuşma doğru sırada mı yapıldı?
