step-premature-play-if-partner-was-to-play = If a card was played before its turn, rule on that as premature play.

information-exposed-card-unauthorized = { WHO($who) } may not use what was said or shown.
