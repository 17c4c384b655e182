irregularity-disputed_facts = The facts are disputed
    .label = Facts disputed
    .what = The two sides tell different stories
    .player = Each side may say what it saw; the director weighs the evidence and decides. You may appeal against the ruling.

segment-disputed_facts_again = Do the hands show what happened?
    .label = What do the hands show?

fact-dispute_over = What is disputed?
    .tricks = The number of tricks
    .other = What was called, played or done
    .other-label = What happened
fact-facts_show = What does the evidence show?
    .no_irregularity = Nothing irregular happened
    .no_irregularity-label = Nothing irregular
    .irregularity = There was an irregularity
    .irregularity-label = An irregularity
    .doubtful_point = An irregularity; some point of it is doubtful
    .doubtful_point-label = Irregularity, some doubt
    .nothing_certain = It cannot be found out
    .nothing_certain-label = Cannot be found out
    .explain = Hear each side once, without interruption; apart, if their words would tell partner anything. Ask nobody why. Look at bidding cards, played cards and score slips, and in silence at hands; ask who else saw it. What is more likely counts: nothing need be proven.
fact-irregularity_found_later = Do you find now that there was an irregularity?
    .explain = You have seen the hands. Hear both sides once more; what is more likely counts.

step-both-sides-heard = Both sides have been heard. Write down on what your finding rests.
    .explain = What is more likely counts; nothing need be proven.
step-no-rectification-on-the-facts = Nothing irregular happened: there is no rectification, and play goes on.
    .say = I have heard both sides. I find that nothing irregular happened. Play goes on.
    .explain = A player who does not agree may appeal.
step-rule-on-the-facts = Rule on the irregularity by the facts that you found.
    .say = I have heard both sides, and I rule on the facts as I find them.
    .do = Rule on the irregularity by the facts that you found.
    .explain = Choose it under “Another irregularity”, or from the first page.
    .chart = It has a chart of its own.
step-doubt-favours-non-offenders = What remains doubtful is decided in favour of the non-offending side.
    .explain = You aim at what would have happened without the irregularity.

check-disputed-facts-again = Come back at the end of play: do the hands show what happened?
    .explain = If they do, rule on it then.
step-ruled-for-now = What happened cannot be found out now. Rule so that play can go on.
    .say = I cannot establish what happened. Play goes on as I rule now, and I shall come back.
    .do = Rule which call or card counts, and whose turn it is.
    .explain = Whatever else is disputed waits; write down what each side says.
adjustment-no-irregularity-found = You found no irregularity: the result stands.
    .say = I find no irregularity. The result stands.
    .explain = The director goes by what is more likely.
