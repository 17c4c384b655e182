irregularity-withdrawn_action_information = Geri alınan konuşma veya oyundan edinilen bilgi
    .label = Geri alınandan bilgi
    .what = TODO

fact-suggested_over_alternative = Kusurlu taraf, mantıklı seçenek varken, geri alınanın açıkça öne çıkardığını mı seçti?
    .full = Kusurlu taraf, mantıklı bir seçenek varken, geri alınan konuşmanın ya da kartın açıkça öne çıkardığı başka bir konuşma veya oyunu mu seçti?
    .explain = İki bölümü vardır. Geri alınan konuşma ya da kart açıkça yaptıkları şeye işaret ediyordu, başka bir şeye değil. O başka şey de mantıklı bir seçenekti: o düzeyde, o sistemle oynayan oyuncuların hatırı sayılır bir bölümü onu ciddi olarak düşünürdü, bazıları da seçebilirdi. Gerçekte yaptıklarının mantıklı bir seçenek olması gerekmez.
fact-suggested_among_alternatives = Kusurlu taraf, mantıklı seçeneklerden, geri alınanın açıkça öne çıkarmış olabileceğini mi seçti?
    .full = Kusurlu taraf, mantıklı seçenekler arasından, geri alınan konuşmanın ya da kartın açıkça öne çıkarmış olabileceği birini mi seçti?
    .explain = En az iki mantıklı seçenek vardı; her birini o düzeyde, o sistemle oynayan oyuncuların hatırı sayılır bir bölümü ciddi olarak düşünürdü, bazıları da seçebilirdi. Ve seçtikleri, geri alınan konuşmanın ya da kartın açıkça öne çıkarmış olabileceği seçenekti.
fact-withdrawn_used_by = Who is said to have used it?
    .non_offending_side = The side that was not at fault
    .non_offending_side-label = Non-offending side
    .offending_side = The side that was at fault
    .offending_side-label = Offending side

step-withdrawn-may-be-used = { WHO($who) } may use whatever was taken back, of either side.
    .say = You may use everything that was taken back, your own and theirs.
    .explain = That is a right of the side that was not at fault. No score is adjusted for it.
step-play-goes-on-withdrawn = Play goes on. You look at it when play has ended.
    .say = Play goes on. Call me after play if anything troubles you.
    .explain = Nobody is asked why they called or played.

information-withdrawn-action-unauthorized = The offending side may not use what they learnt from what was taken back, of either side.
    .explain = { $edition ->
        [laws2007] Among logical alternatives they may not choose one that it could demonstrably have suggested.
       *[laws2017] They may not choose a call or play that it demonstrably suggests over another that is a logical alternative.
    }

check-withdrawn-action = Come back at the end of play: did the offending side use what was taken back?
    .explain = Compare what they did with what the withdrawn call or card suggested.
