fact-on_lead = מי מוביל את הובלת הפתיחה?
    .offender = { WHO($offender) }
    .lho = { WHO($lho) }
    .partner = { WHO($partner) }
    .rho = { WHO($rho) }
    .unsaid = לא נאמר

step-contract-is = החוזה הוא { $contract }. את הובלת הפתיחה מבצע { WHO($who) }.
    .say = החוזה הוא { $contract }. את הובלת הפתיחה מבצע { WHO($who) }.
    .explain = מה שנקרא אחרי הפאס הסופי אינו משנה זאת.
step-contract-to-score = החוזה הקובע הוא { $contract }.
    .say = החוזה הקובע הוא { $contract }.
    .explain = זו ההכרזה האחרונה, עם דאבל או רי-דאבל רק אם היה חוקי.
