information-exposed-card-unauthorized = { WHO($who) } may not use what was said or shown.

check-premature-if-played = If a card was played before its turn, rule on that as premature play.
    .explain = What is said or shown of the trick in progress brings no rectification. A card that was led or played before partner does.
