election-assigned_scores = מה יכולה להיות תוצאה נקבעת (חוק { $law })?
    .weighted = משוקללת
    .single = לא משוקללת
    .likely_and_probable = הטובה ביותר שהייתה סבירה, והגרועה ביותר שהייתה לה סבירות כלשהי
election-defenders_may_ask = האם המגינים רשאים לשאול זה את זה על מחדל אפשרי (חוק { $law })?
    .allowed = כן
    .prohibited = לא
