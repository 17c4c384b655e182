fact-card_count = Count all hands face down, with played cards. What is wrong?
    .full = Count all hands face down, each with the cards that it has played. What is wrong?
    .fewer = A card short, none more
    .fewer-full = One or more hands hold fewer than thirteen, and no hand holds more
    .more = One has more, one fewer
    .more-full = One hand holds more than thirteen cards of this deal, and another fewer
    .surplus = A card not of this deal
    .surplus-full = A card has turned up that is no part of this deal
