import { describe, expect, it } from "vitest";
import { earningsSentence } from "../../worker/earnings/sentence";

type Telling = Parameters<typeof earningsSentence>[0];
type Amounts = Record<string, number>;

const told = (clicks: number, revenue?: Amounts) => ({ clicks, ...(revenue && { money: { revenue } }) });
const sentence = (now: Telling["totals"], before: Telling["totals"] | null, more: Partial<Telling> = {}) =>
  earningsSentence({
    ...{ period: "week", totals: now, casinos: [] },
    compared: before && { totals: now, totals_before: before },
    ...more,
  });
const textOf = (...args: Parameters<typeof sentence>) =>
  sentence(...args)
    .map(({ text }) => text)
    .join("");

describe("the sentence of a period (B24.8)", () => {
  it("tells the revenue, its fall and who earned most", () => {
    const casinos = [
      { ...told(90, { TRY: 42_700 }), name: "Karadeniz Casino" },
      { ...told(3, { TRY: 69_800 }), name: "Işıltı Casino" },
    ];
    const pieces = sentence(told(93, { TRY: 112_500 }), told(80, { TRY: 417_000 }), { casinos });
    expect(pieces.map(({ text }) => text).join("")).toBe(
      "Geçen hafta 1.125 TL, önceki haftadan %73 az; en çok Işıltı Casino",
    );
    expect(pieces.filter(({ is_fall }) => is_fall).map(({ text }) => text)).toEqual(["%73 az"]);
  });

  it.each<[string, Amounts, Amounts | null]>([
    ["Geçen hafta 50 TL, önceki haftadan %150 fazla", { TRY: 5_000 }, { TRY: 2_000 }],
    ["Geçen hafta 50 TL, önceki haftayla aynı", { TRY: 5_000 }, { TRY: 5_000 }],
    ["Geçen hafta 5.001 TL, önceki haftayla neredeyse aynı", { TRY: 500_100 }, { TRY: 500_000 }],
    ["Geçen hafta 50 TL, önceki hafta gelir yoktu", { TRY: 5_000 }, {}],
    ["Geçen hafta 50 TL, önceki hafta −20 TL idi", { TRY: 5_000 }, { TRY: -2_000 }],
    ["Geçen hafta −20 TL, önceki hafta 50 TL idi", { TRY: -2_000 }, { TRY: 5_000 }],
    ["Geçen hafta gelir yok, önceki hafta 50 TL idi", {}, { TRY: 5_000 }],
    ["Geçen hafta 50 TL", { TRY: 5_000 }, null],
    ["Geçen hafta gelir bildirilmedi; 9 tıklama, önceki haftayla aynı", {}, {}],
    [
      "Geçen hafta 50 TL (önceki haftadan %50 az), €12 (önceki hafta yoktu) ve $0 (önceki hafta $7 idi)",
      { TRY: 5_000, EUR: 1_200 },
      { TRY: 10_000, USD: 700 },
    ],
    ["Geçen hafta 50 TL ve ¥1.200", { TRY: 5_000, JPY: 1_200 }, null],
  ])("says %s", (text, now, before) => {
    expect(textOf(told(9, now), before && told(9, before))).toBe(text);
  });

  it.each<[string, number, number | null, Telling["period"]]>([
    ["Geçen hafta 213 tıklama, önceki haftadan %4 fazla", 213, 204, "week"],
    ["Geçen hafta tıklama yok, önceki hafta da yoktu", 0, 0, "week"],
    ["Dün tıklama yok, önceki gün de yoktu", 0, 0, "yesterday"],
    ["Son 7 günde tıklama yok, önceki 7 gün 1.204 tıklama vardı", 0, 1_204, "7"],
    ["Son 30 günde 5 tıklama, önceki 30 günle aynı", 5, 5, "30"],
    ["Son 90 günde 4 tıklama, önceki 90 günden %20 az", 4, 5, "90"],
    ["Bu ay 4 tıklama, önceki dönemden %20 az", 4, 5, "month"],
    ["Bu dönemde tıklama yok", 0, null, "own"],
  ])("says %s to an editor", (text, now, before, period) => {
    expect(textOf(told(now), before === null ? null : told(before), { period })).toBe(text);
  });

  it("names nobody where none has any, or one of the first was deleted", () => {
    const [one, gone] = [
      { ...told(4), name: "Bir" },
      { ...told(4), name: null },
    ];
    for (const casinos of [[], [{ ...one, clicks: 0 }], [one, gone], [{ ...gone, clicks: 9 }, one]])
      expect(textOf(told(8), null, { casinos })).toBe("Geçen hafta 8 tıklama");
  });

  it.each([
    ["Çınar Bahis ve Lale Casino", ["Lale Casino", "Çınar Bahis"]],
    ["Çınar Bahis, Lale Casino ve 1 casino daha", ["Lale Casino", "Şahin Slot", "Çınar Bahis"]],
    ["Bir, Dört ve 3 casino daha", ["Üç", "İki", "Dört", "Bir", "Yedi"]],
  ])("names those that have as much: %s", (most, names) => {
    const casinos = [
      { ...told(9, { TRY: 100 }), name: "Sonuncu" },
      ...names.map((name) => ({ ...told(1, { TRY: 200 }), name })),
    ];
    expect(textOf(told(9, { TRY: 5_000 }), null, { casinos })).toBe(`Geçen hafta 50 TL; en çok ${most}`);
  });

  it.each<[string, Amounts, Amounts]>([
    ["Geçen hafta €180; en çok Işıltı Casino", { EUR: 18_000 }, {}],
    [
      "Geçen hafta 0 TL (önceki hafta 50 TL idi) ve €180 (önceki hafta yoktu); en çok Işıltı Casino",
      { EUR: 18_000 },
      { TRY: 5_000 },
    ],
  ])("names who earned most of another currency: %s", (text, now, before) => {
    const casinos = [
      { ...told(9, {}), name: "Çınar Bahis" },
      { ...told(1, { EUR: 18_000 }), name: "Işıltı Casino" },
    ];
    expect(textOf(told(9, now), text.includes("idi") ? told(9, before) : null, { casinos })).toBe(text);
  });
});
