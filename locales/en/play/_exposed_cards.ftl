fact-exposed_cards = Which cards?
    .low = Nine or lower, not led
    .low-full = One card, nine or lower, not led
    .honour = Ten or higher, not led
    .honour-full = One card, ten or higher, not led
    .led = One card that was led
    .two_or_more = Two or more cards
