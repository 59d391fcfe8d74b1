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
        audience: "new",
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
  "HTML with entities": [
    `<html><head><title>x</title><style>p{width:100%}</style></head><body><p>De&#287;erli orta&#287;&#305;m&#305;z,</p>
<table><tr><td>Bonus oran&#305;</td><td>%55</td></tr><tr><td>Maksimum bonus</td><td>&#8378;3.300</td></tr>
<tr><td>Minimum yat&#305;r&#305;m</td><td>&#8378;110</td></tr><tr><td>&Ccedil;evrim</td><td>17 (on yedi) kat</td></tr></table>
<p><a href="https://isilti.example/bahar?a=1&amp;b=2">Kat&#305;l</a></p></body></html>`,
    [
      {
        title: "%55 Yatırım Bonusu?",
        bonus_percent: "55",
        max_bonus: "3300",
        min_deposit: "110",
        wagering: "17",
        url: "https://isilti.example/bahar?a=1&b=2",
        casino_id: "isilti?",
      },
    ],
  ],
  "quoted-printable": [
    `Content-Type: text/plain; charset=3Dutf-8
Content-Transfer-Encoding: quoted-printable
Subject: =?UTF-8?Q?Hafta_Sonu_Bonusu?=

De=C4=9Ferli =C3=BCyemiz, her hafta sonu %65 yat=C4=B1r=C4=B1m bonusu, en =C3=
=A7ok 1.=
250 TL. =C3=87evrim =C5=9Fart=C4=B1 bonusun 14 kat=C4=B1d=C4=B1r.`,
    [
      {
        title: "Hafta Sonu Bonusu",
        bonus_percent: "65",
        max_bonus: "1250",
        wagering: "14",
        wagering_base: "bonus",
      },
    ],
  ],
  "a quoted reply with broken amounts": [
    `> Slot severlere %30 yatırım bonusu verilir, en az yatırım 1.
> 750 TL, bir seferde en fazla 8
> 500 TL bonus alınır. Çevrim şartı 11
> kat, süre 5
> gün.`,
    [
      {
        title: "%30 Yatırım Bonusu?",
        bonus_percent: "30",
        max_bonus: "8500",
        min_deposit: "1750",
        wagering: "11",
        valid_days: "5",
      },
    ],
  ],
};

describe("an operator's mail", () => {
  it.each(Object.entries(MAILS))("is read right, value by value: %s", (_, [mail, bonuses]) =>
    expect(bonusesIn(mail)).toEqual(bonuses),
  );
});
