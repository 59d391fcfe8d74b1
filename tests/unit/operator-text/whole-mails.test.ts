import { describe, expect, it } from "vitest";
import { bonusesIn, type Mails } from "../../support/operator-readings";

const MAILS: Mails = {
  "a forwarded mail with a signature": [
    `---------- Forwarded message ---------
From: Deniz Ak <deniz@isilti-partners.example>
Date: Thu, Nov 26, 2026 at 9:41 AM
Subject: Fwd: Işıltı Casino - Ocak Kayıp Bonusu
To: Ayşe Yılmaz <ayse@rehber.example>

Ayşe Hanım merhaba,

Ocak ayı boyunca net kayıplarınızın %15'i geri ödenir, üst limit haftalık 7.500 TL. İade 3x çevrim şartına tabidir ve
48 saat içinde kullanılmalıdır. Ayda 4 kez alınabilir. Kampanya 1 - 31 Ocak tarihleri arasında geçerlidir.
Katılım: go.isilti.example/ocak

Saygılarımla,
Deniz Ak | Ortaklık Müdürü
www.isilti-partners.example | +90 212 000 00 00`,
    [
      {
        title: "Ocak Kayıp Bonusu",
        casino_id: "isilti",
        category_id: "loss",
        loss_percent: "15",
        max_bonus: "7500",
        wagering: "3",
        valid_days: "2",
        url: "https://go.isilti.example/ocak",
        expiry_date: "2027-01-31",
      },
    ],
  ],
  "a mail in capitals without Turkish letters": [
    `MERHABA,
YATIRIM YAPMADAN 75 FREESPIN! KAZANCLAR 45X CEVRILIR, MAKSIMUM KAZANC 750 TL. MAX BET 20 TL.
PROMOSYON KODU: YETMIS75
72 SAAT ICINDE KULLANIN. YALNIZ YENI UYELER ICINDIR.`,
    [
      {
        title: "75 Ücretsiz Dönüş?",
        free_spins: "75",
        min_deposit: "0",
        wagering: "45",
        wagering_base: "winnings",
        max_cashout: "750",
        max_bet: "20",
        valid_days: "3",
        new_customers_only: true,
        promotion_code: "YETMIS75",
      },
    ],
  ],
  "figures that are no terms": [
    `Sayın ortağımız,
Kasım ayı raporunuz ektedir: 1.240 tıklama, 85 kayıt, %6,8 dönüşüm, 45.000 TL gelir paylaşımı (%35).
Ödemeniz 5 iş günü içinde hesabınıza geçer. Günde 2 kez rapor alabilirsiniz. Slot oyunlarının RTP oranı %96'dır.`,
    [{}],
  ],
};

describe("an operator's mail", () => {
  it.each(Object.entries(MAILS))("is read right, value by value: %s", (_, [mail, bonuses]) =>
    expect(bonusesIn(mail)).toEqual(bonuses),
  );
});
