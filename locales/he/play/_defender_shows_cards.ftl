step-premature-play-if-partner-was-to-play = אם שוחק קלף לפני תורו, יש לפסוק עליו כמשחק בטרם עת.

information-exposed-card-unauthorized = { WHO($who) } אינו רשאי להשתמש במה שנאמר או הוצג.
