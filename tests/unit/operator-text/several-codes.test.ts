import { describe, expect, it } from "vitest";
import { readOperatorText } from "../../../worker/operator-text/reading";
import { KNOWN, valuesOf } from "../../support/operator-readings";

const codesIn = (mail: string) => valuesOf(mail)["promotion_code"];

describe("several codes of a bonus", () => {
  it.each<[string, string[]]>([
    ["Kodlar: LALE10, GUL20, NAR30, MOR40.", ["LALE10", "GUL20", "NAR30", "MOR40"]],
    ["Kodlarımız: LALE11 / GUL22 / NAR33", ["LALE11", "GUL22", "NAR33"]],
    ["KODLAR: ALTIN, GUMUS", ["ALTIN", "GUMUS"]],
    ["Promosyon kodları ALTIN, GUMUS ve BRONZ.", ["ALTIN", "GUMUS", "BRONZ"]],
    ["Kod: ALTIN & GUMUS.", ["ALTIN", "GUMUS"]],
    ["Bonus kodları:\n- LALE10\n- ALTIN\n- GUL20\nÇevrim 10x", ["LALE10", "ALTIN", "GUL20"]],
    ["Kodlar:\nLALE10 – slot\nGUL20 – spor", ["LALE10", "GUL20"]],
    ["Bonus kodu | LALE10\nYedek kod | GUL20", ["LALE10", "GUL20"]],
    ["Kod 1: LALE10, Kod 2: GUL20.", ["LALE10", "GUL20"]],
    ["Kod (web): LALE10, kod (mobil): MOB20.", ["LALE10", "MOB20"]],
    ["Kod: LALE10 (slot), SPOR20 (spor).", ["LALE10", "SPOR20"]],
    ["Telefondan girenler TEL55, bilgisayardan girenler PC66 kodunu yazsın.", ["TEL55", "PC66"]],
    ["Kodunuz LALE10, alternatif olarak GUL20 de geçerlidir.", ["LALE10", "GUL20"]],
    ["Kod: LALE10; VIP üyeler VIP77 kullanır.", ["LALE10", "VIP77"]],
    ["Use code LALE10 on web and MOB20 on mobile for all of your deposits.", ["LALE10", "MOB20"]],
  ])("are all shown: %s", (mail, codes) => expect(codesIn(mail)).toEqual(codes));

  it.each([
    "Kod LALE10, USDT TRC20 ile yatırılır.",
    "Kod LALE10, EURO2024 finaline özel.",
    "Kod LALE10; oyun GATES1000 üzerinde geçerli.",
    "Kod: LALE10, 24X çevrim.",
    "KOD: LALE10 VE MIN. YATIRIM 100 TL.",
    "Referans no: TR4521. Kod: LALE10.",
  ])("are not what only looks like a code: %s", (mail) => expect(codesIn(mail)).toBe("LALE10"));
});

describe("a code and its days", () => {
  const read = (mail: string) => {
    const { text, bonuses } = readOperatorText(`Yatırıma %50 bonus. ${mail}`, KNOWN);
    const [{ values, untaken } = { values: [], untaken: [] }] = bonuses;
    const of = (field: string) => values.flatMap((found) => (found.field === field ? [found.value] : []));
    const unused = untaken.map(({ start, end, reason }) => `${text.slice(start, end)} ${reason}`);
    return [of("promotion_code"), unused, of("expiry_date")];
  };

  it.each<[string, string[], string[], string[]]>([
    ["Kod 15 Aralık'a kadar LALE10, sonra GUL20.", ["LALE10"], ["GUL20 later"], []],
    ["Kod: 26 Kasım'a kadar ALTIN, sonra GUMUS.", ["ALTIN"], ["GUMUS later"], []],
    ["Kod: 25 Kasım'a kadar ALTIN, sonra GUMUS.", ["GUMUS"], ["ALTIN ended"], []],
    ["10 Kasım'a kadar A10, 9 Aralık'a kadar B20, sonra C30 kodu.", ["B20"], ["A10 ended", "C30 later"], []],
    ["LALE10 kodu 9 Aralık'a kadar geçerlidir. Ardından GUL20 kodu girilir.", ["LALE10"], ["GUL20 later"], []],
    ["1 Aralık'tan itibaren kod GUL20 olacak, o güne kadar LALE10.", ["LALE10"], ["GUL20 later"], []],
    ["Şu an kod LALE10, 1 Aralık'tan sonra GUL20.", ["LALE10"], ["GUL20 later"], []],
    ["Kod: LALE10 (1-30 Kasım), GUL20 (1-31 Aralık).", ["LALE10"], ["GUL20 later"], []],
    ["Kod: 20-26 Kasım LALE10, 1-7 Aralık GUL20.", ["LALE10"], ["GUL20 later"], []],
    ["Kod: LALE10 (1-9 Aralık), GUL20 (10-31 Aralık).", [], ["LALE10 later", "GUL20 later"], []],
    ["\n20-30 Kasım → LALE10\n1-10 Aralık → GUL20\nKodları girin.", ["LALE10"], ["GUL20 later"], []],
    ["Kod: LALE10 (son gün 20 Kasım), GUL20 (son gün 20 Aralık).", ["GUL20"], ["LALE10 ended"], []],
    ["LALE10 kodu 10 Kasım'da sona erdi, yeni kod GUL20.", ["GUL20"], ["LALE10 ended"], []],
    ["LALE10 kodu iptal edildi, GUL20 kodunu kullanın.", ["GUL20"], ["LALE10 ended"], []],
    [
      "Kod 9 Aralık'a kadar LALE10'dur, sonra GUL20. Kampanya 31 Aralık'ta biter.",
      ["LALE10"],
      ["GUL20 later"],
      ["2026-12-31"],
    ],
    ["Kod LALE10, kampanya 9 Aralık'a kadar geçerli.", ["LALE10"], [], ["2026-12-09"]],
    ["LALE10 kodu 20 Kasım'a kadar geçerli.", ["LALE10"], [], ["2026-11-20"]],
    ["Kod LALE10, kampanya 9 Aralık'a kadar; ikinci kod GUL20.", ["LALE10", "GUL20"], [], ["2026-12-09"]],
    ["LALE10 kodu 20 Kasım'da bitmedi, GUL20 kodu da geçerli.", ["LALE10", "GUL20"], [], []],
    ["Üyelik 9 Aralık'a kadar ALTIN, sonra GUMUS.", [], [], ["2026-12-09"]],
    ["Kod LALE10 veya GUL20, 9 Aralık'a kadar geçerli.", ["LALE10", "GUL20"], [], ["2026-12-09"]],
    ["Kod LALE10, 9 Aralık'a kadar; VIP77 kodu ise süresizdir.", ["LALE10", "VIP77"], [], []],
    ["Kod LALE10. Bonus 30 Kasım'a kadar alınır, sonra 7 gün geçerlidir.", ["LALE10"], [], ["2026-11-30"]],
  ])("are read: %s", (mail, codes, unused, expiry) => expect(read(mail)).toEqual([codes, unused, expiry]));
});
