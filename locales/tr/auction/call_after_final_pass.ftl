irregularity-call_after_final_pass = Sonuncu pastan sonraki konuşma
    .what = Artırım bitmişken yapılan konuşma

fact-late_call = Sonuncu pastan sonra kim, ne konuştu?
    .says_slip = { WHO($offender) } istem dışı bir konuşmasını bununla değiştirdiğini söylüyor; kim konuşmuş olursa olsun
    .passed_out = Dört oyuncu da pas geçmişti; sonra konuşanın kim olduğu fark etmez
    .lho_called = Konuşan kim olursa olsun, üzerine { WHO($lho) } konuştu
    .defender_called = Bir defans oyuncusu deklare verdi, kontr veya sürkontr attı; { WHO($lho) } onun üzerine konuşmadı
    .defender_passed = Bir defans oyuncusu pas geçti
    .declaring_side = Deklaran tarafının bir oyuncusu konuştu; ne konuştuğu fark etmez

step-no-rectification-after-auction = Başka bir onarma yoktur.
