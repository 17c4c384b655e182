fact-exposed_cards = Which cards?
    .low = One card, nine or lower, not led
    .low-label = Nine or lower, not led
    .honour = One card, ten or higher, not led
    .honour-label = Ten or higher, not led
    .led = One card that was led
    .two_or_more = Two or more cards
