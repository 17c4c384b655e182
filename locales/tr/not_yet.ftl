### Henüz karar verilmeyen usulsüzlükler: adları ve hakemin bu arada saptayacakları.

