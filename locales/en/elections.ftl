election-assigned_scores = What may an assigned score be (Law { $law })?
    .weighted = Weighted
    .single = Not weighted
    .likely_and_probable = The best likely and the worst at all probable result
election-defenders_may_ask = May defenders ask one another about a possible revoke (Law { $law })?
    .allowed = Yes
    .prohibited = No
