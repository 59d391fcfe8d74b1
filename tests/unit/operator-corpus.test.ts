import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readOperatorText } from "../../worker/writing/operator-text";

const KNOWN = {
  casinos: [
    { value: "isilti", label: "Işıltı Casino" },
    { value: "bozkir", label: "Bozkır Bet" },
  ],
  categories: [
    { value: "welcome", label: "Hoş Geldin Bonusu" },
    { value: "loss", label: "Kayıp Bonusu" },
  ],
  today: "2026-11-26",
  unit: "TL",
};

/** Longer texts of a reading, which `operator-text.test.ts` checks. */
const TEXTS = ["short_description", "terms"];

/** Values by field; a guess ends with '?', contradicting values are a list. */
function bonusesIn(mail: string) {
  return readOperatorText(mail, KNOWN).bonuses.map(({ values }) => {
    const found: Record<string, unknown> = {};
    for (const { field, value, isGuess, isDisputed } of values.filter((each) => !TEXTS.includes(each.field))) {
      const shown = isGuess && !isDisputed ? `${value}?` : value;
      found[field] = isDisputed ? [...((found[field] as unknown[] | undefined) ?? []), shown] : shown;
    }
    return found;
  });
}

const MAILS: Record<string, [mail: string, bonuses: Record<string, unknown>[]]> = {
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
  "a correction above the former text": [
    `Selam,
Düzeltme geçiyorum, önceki maildeki şartlar hatalıydı.
Önceki: %80 yatırım bonusu, en fazla 4.000 TL, 30x çevrim, 7 gün.
Güncel: %90 yatırım bonusu, en fazla 4.500 TL, 22x çevrim, 10 gün süre.
Kod: DOKSAN`,
    [
      {
        title: "%90 Yatırım Bonusu?",
        bonus_percent: "90",
        max_bonus: "4500",
        wagering: "22",
        valid_days: "10",
        promotion_code: "DOKSAN",
      },
    ],
  ],
  "a correction of single figures": [
    `Merhaba,
Gold Cuma Bonusu için güncelleme: çevrim 40x yerine 28x olmuştur, alt limit 300 TL'den 150 TL'ye düşürüldü.
%45 yatırım bonusu aynı kalıyor.`,
    [{ title: "%45 Yatırım Bonusu?", bonus_percent: "45", wagering: "28" }],
  ],
  "two statements that contradict each other": [
    `Bahar Yatırım Bonusu
Yatırıma %70 bonus, çevrim 18x. En az yatırım 120 TL.
Şartlar: 21x çevrim uygulanır. Minimum yatırım 150 TL'dir.`,
    [
      {
        title: "Bahar Yatırım Bonusu",
        bonus_percent: "70",
        wagering: ["18", "21"],
        min_deposit: ["120", "150"],
      },
    ],
  ],
  "an offer in steps": [
    `BOZKIR BET HOŞ GELDİN PAKETİ
Toplamda %350'ye varan bonus, 4 kademe!
1. Yatırım: %150, 12.000 TL'ye kadar, min. yatırım 300 TL
2. Yatırım: %100, 9.000 TL'ye kadar, min. yatırım 500 TL
3. Yatırım: %50, 6.000 TL'ye kadar
4. Yatırım: %50, 6.000 TL'ye kadar
Çevrim: 32x (yatırım+bonus). Süre: 21 gün.`,
    [
      {
        title: "BOZKIR BET HOŞ GELDİN PAKETİ",
        casino_id: "bozkir",
        category_id: "welcome?",
        bonus_percent: "150",
        max_bonus: "12000",
        steps: "4",
        min_deposit: "300",
        wagering: "32",
        wagering_base: "bonus_and_deposit",
        valid_days: "21",
      },
    ],
  ],
  "an English mail": [
    `Hi Ayse,

Please find below the terms of our Spring Reload at Bozkır Bet:
- 60% match bonus up to 6,500 TL, min. deposit 250 TL
- Rollover: 27x (bonus + deposit)
- Max cash-out: 8x the bonus
- Max bet 45 TL while wagering
- The bonus is valid for 12 days
- Once per day, new players only
- Promo code: SPRING60
Valid until March 31, 2027.

Kind regards,
Tom`,
    [
      {
        title: "%60 Hoş Geldin Bonusu?",
        casino_id: "bozkir",
        bonus_percent: "60",
        max_bonus: "6500",
        min_deposit: "250",
        new_customers_only: true,
        wagering: "27",
        wagering_base: "bonus_and_deposit",
        valid_days: "12",
        max_bet: "45",
        promotion_code: "SPRING60",
        expiry_date: "2027-03-31",
      },
    ],
  ],
  "an English mail without numbers of its own": [
    `Hello, we would like to discuss the renewal of our contract. Your commission will be 35% from December.
The invoice of 2,000 TL is attached and payable within 14 days.`,
    [{}],
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
  "three bonuses in a list": [
    `İyi günler, Işıltı Casino Aralık kampanyaları aşağıdadır.

1) Pazartesi Yatırım Bonusu: %40, maks. 2.000 TL, 16x çevrim. Kod: PZT40
2) Kayıp Bonusu: kayıpların %12'si, çevrimsiz, haftalık en çok 6.000 TL.
3) Cuma Freespin: 400 TL ve üzeri yatırıma 60 freespin, kazançlar 10x çevrilir.

Tüm bonuslar 31 Aralık 2026'ya kadar geçerlidir.
İyi çalışmalar`,
    [
      {
        title: "Pazartesi Yatırım Bonusu",
        casino_id: "isilti",
        bonus_percent: "40",
        max_bonus: "2000",
        wagering: "16",
        promotion_code: "PZT40",
        expiry_date: "2026-12-31",
      },
      {
        title: "Kayıp Bonusu",
        casino_id: "isilti",
        category_id: "loss",
        loss_percent: "12",
        max_bonus: "6000",
        wagering: "0",
        expiry_date: "2026-12-31",
      },
      {
        title: "Cuma Freespin",
        casino_id: "isilti",
        free_spins: "60",
        min_deposit: "400",
        wagering: "10",
        wagering_base: "winnings",
        expiry_date: "2026-12-31",
      },
    ],
  ],
  "two bonuses under headings": [
    `Merhaba Ayşe,

HOŞ GELDİN BONUSU
İlk yatırımınıza %110 bonus, en fazla 5.500 TL.
Bonus 24 kat çevrilir.

DENEME BONUSU
Yatırımsız 150 TL deneme bonusu, en fazla 1.500 TL çekilebilir.
Çevrim 35x.`,
    [
      {
        title: "HOŞ GELDİN BONUSU",
        category_id: "welcome",
        bonus_percent: "110",
        max_bonus: "5500",
        wagering: "24",
        wagering_base: "bonus",
        new_customers_only: "true?",
      },
      { title: "DENEME BONUSU", fixed_bonus: "150", min_deposit: "0", max_cashout: "1500", wagering: "35" },
    ],
  ],
  ranges: [
    "Yatırımlara %20–30 bonus. En az 200-400 TL yatırım. Çevrim 12–15 kat, süre 7-10 gün.",
    [{ bonus_percent: ["20", "30"], min_deposit: "200", wagering: ["12", "15"], valid_days: ["7", "10"] }],
  ],
  "figures that are no terms": [
    `Sayın ortağımız,
Kasım ayı raporunuz ektedir: 1.240 tıklama, 85 kayıt, %6,8 dönüşüm, 45.000 TL gelir paylaşımı (%35).
Ödemeniz 5 iş günü içinde hesabınıza geçer. Günde 2 kez rapor alabilirsiniz. Slot oyunlarının RTP oranı %96'dır.`,
    [{}],
  ],
  "a third language": [
    "Willkommen! Neue Kunden erhalten 100% Bonus bis zu 5.000 TL auf die erste Einzahlung, Umsatz 30x, Code: HALLO1.",
    [{}],
  ],
};

const valuesOf = (text: string) => bonusesIn(text)[0] ?? {};

describe("an operator's mail", () => {
  it.each(Object.entries(MAILS))("is read right, value by value: %s", (_, [mail, bonuses]) =>
    expect(bonusesIn(mail)).toEqual(bonuses),
  );

  it.each<[string, "tr" | "en" | undefined]>([
    ["a correction above the former text", "tr"],
    ["an English mail", "en"],
    ["a third language", undefined],
    ["Minimum odds 1.5x. 100% sports bonus 6x rollover.", "en"],
    ["Bonus cap: 5 TL per spin. 100% bonus", "en"],
    ["Code: NONE needed. 25% cashback on losses.", "en"],
    ["%100 bonus 5.000 TL, max bet 50 TL", "tr"],
    ["100% bonus 5.000 TL, 20x", "tr"],
  ])("has a language: %s", (text, language) =>
    expect(readOperatorText(MAILS[text]?.[0] ?? text, KNOWN).language).toBe(language),
  );
});

describe("a fact", () => {
  it.each<[string, Record<string, unknown>]>([
    ["Çevrim: haftada 2 kez alınabilen bonus 6 kez çevrilir.", { wagering: "6" }],
    ["Çevrim 22x yerine 19x olacak.", { wagering: "19" }],
    ["Bonus oranı %60 değil %65.", { bonus_percent: "65" }],
    ["Yeni çevrim 9x (eski: 14x).", { wagering: "9" }],
    ["Çevrim şartı 26x'ten 23x'e düşürüldü.", { wagering: "23" }],
    ["Wagering was 33x, now 29x for all deposits and bonuses.", { wagering: "29" }],
    ["Çevrim 13x (D+B).", { wagering_base: "bonus_and_deposit" }],
    ["Çevrim: 13x (yalnızca bonus)", { wagering_base: "bonus" }],
    ["Wagering: 13x bonus amount, for new players.", { wagering_base: "bonus" }],
    ["Çekim yapabilmek için 13x çevrim gerekir.", { wagering: "13" }],
    ["İlk yatırıma %90, ikinci yatırıma %45 bonus.", { bonus_percent: "90", steps: "2", new_customers_only: "true?" }],
    ["%400'e varan bonus.", { bonus_percent: "400?" }],
    ["%35 yatırım bonusu, 2.200 TL, 9x", { bonus_percent: "35", max_bonus: "2200?", wagering: "9?" }],
    ["Promo code: ALTIN", { promotion_code: "ALTIN" }],
    ["Kayıtta kod GUMUS yazılır.", { promotion_code: "GUMUS" }],
    ["Kod: bahar22", { promotion_code: "bahar22" }],
    ["Kayıt: bonus.isilti.casino/tr?x=1.", { url: "https://bonus.isilti.casino/tr?x=1" }],
    ["80 adet FREESPİN, her biri 3 TL.", { free_spins: "80", spin_value: "3" }],
    ["Bonus 96 saat içerisinde kullanılır.", { valid_days: "4" }],
    ["Kazanç limiti 4.400 TL'dir.", { max_cashout: "4400" }],
    ["Bahis limiti: en az 3 TL, en çok 33 TL.", { max_bet: "33" }],
    ["Yatırım: en az 130 TL, en çok 9.000 TL.", { min_deposit: "130" }],
    ["“Gece Yarısı Fırsatı” başladı, %15 yatırım bonusu.", { title: "Gece Yarısı Fırsatı" }],
    ["Konu: Re: Promosyon: Nevruz Bonusu\nMerhaba,\n%15 bonus.", { title: "Nevruz Bonusu" }],
    ["Konu: İlt: [ORTAK] Bayram Bonusu – %15\nMerhaba,\n%15 bonus.", { title: "Bayram Bonusu" }],
    ["Haftalık %8 cashback.", { loss_percent: "8?" }],
    ["The old wagering of 41x is replaced by 31x, for all deposits.", { wagering: "31" }],
    ["1st deposit 90% up to 7,000 TL, 2nd deposit 40% up to 3,000 TL.", { bonus_percent: "90", max_bonus: "7000" }],
    ["Casino Freebet: 210 TL\nMinimum yatırım: Yok", { fixed_bonus: "210", min_deposit: "0" }],
    [
      "1.000-5.000 TL arası yatırımlarda %5, 5.000 TL üzeri yatırımlarda %7 bonus.",
      { bonus_percent: ["5", "7"], min_deposit: "1000" },
    ],
    ["Bahis limiti bonusun 5 katı. Çevrim şartı bonusun 25 katı.", { wagering: "25", wagering_base: "bonus" }],
    ["Kazanç bonusun 10 katını geçemez. Kazançlar 30x çevrilir.", { wagering: "30", wagering_base: "winnings" }],
    ["Çekim için yatırım ve bonus 4x çevrilir.", { wagering: "4", wagering_base: "bonus_and_deposit" }],
    ["Yatırımın 8x çevrilmesi gerekir.", { wagering: "8?" }],
    ["Bonus her gün verilir, 6 kere çevrilir.", { wagering: "6" }],
    ["%10 deposit bonus, the bonus is limited to 700 TL.", { max_bonus: "700" }],
    ["%100 bonus. Maksimum bahis: bonusun %10'u veya 50 TL.", { bonus_percent: "100", max_bet: "50" }],
    ["%100 bonus. Bahisler bonusun %10'unu veya 50 TL'yi geçemez.", { bonus_percent: "100", max_bet: "50" }],
    ["50% bonus. Max bet 10% of the bonus or 5 TL.", { bonus_percent: "50", max_bet: "5" }],
    ["%40 spor bahis bonusu, maksimum bahis bonusu 500 TL.", { bonus_percent: "40", max_bonus: "500" }],
    ["En az yatırım 100 TL. Yatırıma %50; 10.000 TL üstü yatırımda %60.", { min_deposit: "100" }],
    ["Önceki kampanya: %50 bonus.\nYeni kampanya: Lale Bonusu %75\nKod: LALE", { title: "Lale Bonusu %75" }],
    ["Önceden %50 olan bonus oranı %75 oldu.", { bonus_percent: "75" }],
    [
      "Yeni şartlar:\n%75 bonus\n15x çevrim\nEski şartlar:\n%50 bonus\n20x çevrim",
      { bonus_percent: "75", wagering: "15" },
    ],
    [
      "Eski şartlar:\n%50 bonus\n20x çevrim\nGenel şartlar:\n%75 bonus\n15x çevrim",
      { bonus_percent: "75", wagering: "15" },
    ],
    [
      "Yeni şartlar:\n%75 bonus\nEski şartlar:\n%50 bonus\nKayıt ve kod:\nKod: LALE",
      { bonus_percent: "75", promotion_code: "LALE" },
    ],
    ["100 TL olan yatırıma %20 bonus.", { bonus_percent: "20" }],
    ["Çevrimsiz Hafta Bonusu %25\nGünlük 1 defa verilir.", { title: "Çevrimsiz Hafta Bonusu %25" }],
  ])("is read: %s", (text, values) => expect(valuesOf(text)).toMatchObject(values));

  it.each<[string, string]>([
    ["Günde 2 kez alınabilir, bonus çevrimsiz değildir.", "wagering"],
    ["Çarkı günde 5 kez çevirin.", "wagering"],
    ["Günde en fazla 3 kez çevrilebilen kart.", "wagering"],
    ["Yatırımınızın 3 katı bonus.", "wagering"],
    ["Maksimum çekim 12x.", "wagering"],
    ["Max cashout 12x bonus, for all players.", "wagering"],
    ["Max cashout 12x bonus, for all players.", "wagering_base"],
    ["500x'e kadar çarpan kazanın.", "wagering"],
    ["Yatırım bonusu: 13x çevrim.", "wagering_base"],
    ["Bahis limiti bonusun 5 katı. Çevrim şartı 25x.", "wagering_base"],
    ["Kazanç bonusun 10 katını geçemez. Çevrim: 30x.", "wagering_base"],
    ["Bonus tutarının 3 katı kadar kayıpta iptal edilir. Çevrim 20x.", "wagering_base"],
    ["Winnings are limited to 5x the bonus. Wagering 30x.", "wagering_base"],
    ["The maximum you can win is 5 times the bonus amount. Wagering: 30x.", "wagering_base"],
    ["Kazanç yatırım ve bonusun 10 katını geçemez.", "wagering_base"],
    ["Kazanç yatırım ve bonusun 10 katını geçemez.", "wagering"],
    ["Bahis limiti bonusun 5 katı.", "wagering"],
    ["Winnings are limited to 5x the bonus.", "wagering"],
    ["The maximum you can win is 5 times the bonus amount.", "wagering"],
    ["Çekim için yatırımın 1x çevrilmesi gerekir. %100 bonus.", "wagering"],
    ["Anapara çevrimi 1x", "wagering"],
    ["Kara para önleme: yatırım tutarı en az 1 kez çevrilmelidir", "wagering"],
    ["Deposits must be wagered 1x before withdrawal. 50% bonus.", "wagering"],
    ["Bonus her gün 1 kere çevrilebilir", "wagering"],
    ["Bonus 5.000 TL'ye kadar %50; 10.000 TL üstü yatırımda %60", "min_deposit"],
    ["%100 bonus. Maksimum bahis: bonusun %10'u veya 50 TL.", "max_bonus"],
    ["%100 bonus. Bahisler bonusun %10'unu veya 50 TL'yi geçemez.", "max_bonus"],
    ["50% bonus. Max bet 10% of the bonus or 5 TL.", "max_bonus"],
    ["Bonus her hafta 2 kez çevrilebilir", "wagering"],
    ["Bonus her ay en fazla 3 kere çevrilebilir", "wagering"],
    ["Hoş geldin bonusu %100, çevrim 13x.", "wagering_base"],
    ["Kayıttan sonra 7 gün içinde yatırım yapın.", "valid_days"],
    ["Bonus 24 saat içinde hesabınıza tanımlanır.", "valid_days"],
    ["Bonus 30 saat içinde kullanılır.", "valid_days"],
    ["Kampanya 10 gün geçerlidir.", "valid_days"],
    ["Örnek: 600 TL yatırana 600 TL bonus.", "fixed_bonus"],
    ["900 TL bonus bütçesi ayrıldı.", "fixed_bonus"],
    ["Toplam 900 TL bonus.", "fixed_bonus"],
    ["Minimum bahis 5 TL, yatırım bonusu %10.", "min_deposit"],
    ["En çok 8.000 TL yatırıma %10 bonus.", "max_bonus"],
    ["Doğrulama kodu: 884422", "promotion_code"],
    ["KOD GEREKMEZ", "promotion_code"],
    ["Sorular için: ortak@isilti.example", "url"],
    ["Kampanya.Yeni üyelere.", "url"],
    ["Eski ve yeni üyelere.", "new_customers_only"],
    ["Her cuma ilk yatırımınıza %10 bonus.", "new_customers_only"],
    ["3 adımda katılın: %10 bonus.", "steps"],
    ["Bonus şartları\n%10 bonus.", "title"],
    ["Önceki kampanya: %50 bonus, 20x çevrim.\nYeni kampanya: %75 bonus, 15x çevrim.", "title"],
    ["Eski bonus fırsatı\n%10 bonus.", "title"],
    ["Bonus cap: 5 TL\n%10 bonus.", "title"],
    ["01.12.2026 bonus kampanyası\n%10 bonus.", "title"],
    ["Bonus her gün 1 kere çevrilebilir\n%10 bonus.", "title"],
    ["Öncelikle merhaba, yeni bonusumuz: %10 bonus.", "title"],
  ])("is not read into: %s (%s)", (text, field) => {
    const { [field]: value } = valuesOf(text);
    expect(field === "title" ? String(value).endsWith("?") : value === undefined).toBe(true);
  });
});

describe("a short description", () => {
  const descriptionIn = (text: string) =>
    readOperatorText(text, KNOWN).bonuses[0]?.values.find(({ field }) => field === "short_description")?.value;

  it.each([
    ["Merhaba Ayşe Hanım, her salı %10 yatırım bonusu veriyoruz.", "her salı %10 yatırım bonusu veriyoruz."],
    ["Konu: Salı bonusu\nKampanya: Her salı %20 yatırım bonusu.", "Her salı %20 yatırım bonusu."],
    ["Öncelikle selamlar, yeni promosyonumuz: her ay %10 bonus.", "her ay %10 bonus."],
    ["Duyuru: Açıklama: her salı %10 yatırım bonusu.", "her salı %10 yatırım bonusu."],
  ])("has no greeting and no label: %s", (text, description) => expect(descriptionIn(text)).toBe(description));

  it("is not in English", () =>
    expect(descriptionIn("Get a 10% deposit bonus every Tuesday, for all of your deposits.")).toBeUndefined());
});

describe("the time of a reading", () => {
  const timeOf = (text: string) => {
    const started = performance.now();
    readOperatorText(text, KNOWN);
    return performance.now() - started;
  };
  const PIECES = {
    mails: `${MAILS["a correction above the former text"]?.[0]}\n`,
    "one line": "yeni üyelere %100 bonus en fazla 2.500 TL ve 25x çevrim ",
    "lines in lower case": "ve yatırım yap\n",
    offers: "1) Kayıp Bonusu: %20, çevrimsiz.\n",
    figures: "%100-200 TL 30x ",
    corrections: "Eski 20x. Yeni 15x. 1. yatırım %10 2. yatırım %20. ",
    "heads of mails": "From: a\nSubject: %100 bonus\n",
    "broken amounts": "> en az 1.\n> 500 TL ve\n",
  };

  /** The smallest ratio of a text to one of a tenth, which a busy machine does not raise. */
  function growthOf(piece: string, length: number) {
    const repeated = (of: number) => piece.repeat(Math.ceil(of / piece.length));
    const [short, long] = [repeated(length / 10), repeated(length)];
    return Math.min(...Array.from({ length: 3 }, () => timeOf(long) / Math.min(timeOf(short), timeOf(short))));
  }

  // A hundred times as long if the time grew with the square.
  it.each(Object.entries(PIECES))("grows with the text, not with its square: %s", (_, piece) =>
    expect(growthOf(piece, 80_000)).toBeLessThan(45),
  );

  it("is not that of the segmenter, which grows with the square: it gets short pieces", () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    onTestFinished(() => segment.mockRestore());
    readOperatorText(PIECES["one line"].repeat(400), KNOWN);
    expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(4_000);
  });
});
