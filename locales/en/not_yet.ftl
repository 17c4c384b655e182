### Irregularities on which no ruling is given yet: their titles, and what the director establishes meanwhile.

