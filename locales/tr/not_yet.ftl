### Henüz karar verilmeyen usulsüzlükler: adları ve hakemin bu arada saptayacakları.

irregularity-rectification_forfeited = Hakem gelmeden yapılanlar
    .meanwhile = Bu konuda henüz karar vermiyorum. Kimin dikkat çektiğini, siz gelmeden kimin ne yaptığını ve rakiplerin ardından ne yaptığını saptayın. Siz karar verene kadar kimse başka bir şey yapmaz. Yaptıklarını geçerli sayabilir ya da iptal edebilirsiniz; sonra usulsüzlüğün kendisini açın.
irregularity-director_error = Hakemin veya organizasyonun hatası
    .meanwhile = Bu konuda henüz karar vermiyorum. Hangi kararın verildiğini ya da neyin duyurulduğunu, bunun üzerine ne yapıldığını ve bordun hâlâ skorlanıp skorlanamayacağını saptayın. Hangi skorun verileceğine ise karar veriyorum: “Ayarlı skor”.
irregularity-appeal = Karara itiraz
    .meanwhile = Bu konuda henüz karar vermiyorum. Kararı, dayandığı olayı ve verildiği zamanı not edin. Kimin itiraz ettiğini ve ortağının buna katıldığını saptayın.
