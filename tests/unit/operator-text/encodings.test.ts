import { describe, expect, it } from "vitest";
import { bonusesIn, type Mails } from "../../support/operator-readings";

const MAILS: Mails = {
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

describe("an encoded or quoted mail", () => {
  it.each(Object.entries(MAILS))("is read right, value by value: %s", (_, [mail, bonuses]) =>
    expect(bonusesIn(mail)).toEqual(bonuses),
  );
});
