import { describe, expect, it } from "vitest";
import { parseQuotedTerms } from "../../worker/writing/quoted-terms.server";
import { inWords } from "../support/number-words";
import { seededRandom } from "../support/random";

const SOURCE = `İlk yatırıma %100 bonus verilir, en fazla 2.500 TL.
Çevrim şartı bonus tutarının 30 katıdır.   Süre on dört gündür.
En az yatırım 200 TL'dir. Yalnızca slot oyunlarında geçerlidir. Yalnızca yeni üyeler içindir.
Kazançlar 10 kat çevrilir. Hafta sonu çevrim, yatırım ve bonus toplamının 40 katıdır.
Deneme bonusu yatırımsız verilir, çevrim şartı yoktur.
Net kaybın %15'i iade edilir. Bonus iki kademede verilir. 8 hak gece yarısı kaybolur.`;
const answerOf = (...terms: [field: string, value: unknown, quote: string][]) =>
  JSON.stringify({ terms: terms.map(([field, value, quote]) => ({ field, value, quote })) });
const accepted = (field: string, value: unknown, quote: string, source = SOURCE) =>
  parseQuotedTerms(answerOf([field, value, quote]), source)?.terms.map((term) => term.value)[0];

describe("a term that the text service found", () => {
  it.each<[string, unknown, string, unknown]>([
    ["bonus_percent", 100, "İlk yatırıma %100 bonus verilir", 100],
    ["loss_percent", 15, "Net kaybın %15'i iade edilir", 15],
    ["steps", 2, "Bonus iki kademede verilir", 2],
    ["max_bonus", "2.500", "en fazla 2.500 TL", 2_500],
    ["wagering", 30, "Çevrim şartı bonus tutarının 30 katıdır.", 30],
    ["wagering_base", "bonus", "Çevrim şartı bonus tutarının 30 katıdır.", "bonus"],
    ["wagering_base", "winnings", "Kazançlar 10 kat çevrilir", "winnings"],
    ["wagering_base", "bonus_and_deposit", "yatırım ve bonus toplamının 40 katıdır", "bonus_and_deposit"],
    ["valid_days", 14, "Süre on dört gündür", 14],
    ["games", "Slot oyunlarında", "Yalnızca slot oyunlarında geçerlidir.", "Slot oyunlarında"],
    ["audience", "new", "Yalnızca yeni üyeler içindir.", "new"],
    ["min_deposit", 0, "Deneme bonusu yatırımsız verilir", 0],
    ["wagering", 0, "çevrim şartı yoktur", 0],
  ])("is kept with its quotation: %s = %j of %j", (field, value, quote, kept) =>
    expect(accepted(field, value, quote)).toBe(kept),
  );

  it.each([
    ["has other white space", "bonus tutarının 30 katıdır. Süre on dört gündür."],
    ["has other letters", "SÜRE ON DÖRT GÜNDÜR"],
    ["breaks lines", "en fazla 2.500 TL. Çevrim şartı bonus tutarının 30 katıdır. Süre\non dört gündür"],
  ])("is kept where its quotation %s", (_, quote) => expect(accepted("valid_days", 14, quote)).toBe(14));

  it.each<[string, string, unknown, string]>([
    ["whose quotation is not in the text", "wagering", 20, "Çevrim şartı bonus tutarının 20 katıdır."],
    ["without a quotation", "wagering", 30, " "],
    ["whose number is not in the quotation", "wagering", 40, "Çevrim şartı bonus tutarının 30 katıdır."],
    ["whose number is part of another", "wagering", 3, "Çevrim şartı bonus tutarının 30 katıdır."],
    ["whose number is part of an amount", "min_deposit", 500, "en fazla 2.500 TL"],
    ["beyond its bounds", "bonus_percent", 100_000, "İlk yatırıma %100 bonus verilir"],
    ["that is no number", "min_deposit", "çok", "En az yatırım 200 TL'dir."],
    ["that is a part of the loss", "bonus_percent", 15, "Net kaybın %15'i iade edilir"],
    ["that is no part of the loss", "loss_percent", 100, "İlk yatırıma %100 bonus verilir"],
    ["that only says what expires", "loss_percent", 8, "8 hak gece yarısı kaybolur."],
    ["with an unknown base", "wagering_base", "deposit", "yatırım ve bonus toplamının 40 katıdır"],
    ["with a base that is not quoted", "wagering_base", "winnings", "Çevrim şartı bonus tutarının 30 katıdır."],
    ["with a sum that is half quoted", "wagering_base", "bonus_and_deposit", "En az yatırım 200 TL'dir."],
    ["with games that are not quoted", "games", "Rulet", "Yalnızca slot oyunlarında geçerlidir."],
    ["for new customers without a word of them", "audience", "new", "En az yatırım 200 TL'dir."],
    ["without a deposit where the text asks for one", "min_deposit", 0, "En az yatırım 200 TL'dir."],
    ["without wagering where the text asks for it", "wagering", 0, "Çevrim şartı bonus tutarının 30 katıdır."],
  ])("is rejected: one %s", (_, field, value, quote) =>
    expect(parseQuotedTerms(answerOf([field, value, quote]), SOURCE)).toEqual({ terms: [], rejected: 1 }),
  );

  it.each([
    ["null", answerOf(["max_bet", null, "En az yatırım 200 TL'dir."])],
    ["of an unknown field", answerOf(["price", 30, "Çevrim şartı bonus tutarının 30 katıdır."])],
    ["without value", JSON.stringify({ terms: [{ field: "max_bet", quote: "x" }] })],
  ])("is ignored: one %s", (_, answer) => expect(parseQuotedTerms(answer, SOURCE)?.terms).toEqual([]));
});

describe("a quotation", () => {
  it.each([
    ["bonus_percent", 10, "İlk yatırıma %100 bonus verilir.", "İlk yatırıma %10"],
    ["wagering", 3, "Çevrim şartı 30 kattır.", "Çevrim şartı 3"],
    ["wagering", 0, "Çevrim 10 kat", "0 kat"],
    ["wagering", 30, "Çevrim 30 katıdır.", "Çevrim 30 kat"],
    ["max_bonus", 500, "En fazla 2.500 TL verilir.", "500 TL verilir."],
    ["max_bonus", 2, "En fazla 2.500 TL verilir.", "En fazla 2"],
    ["max_bonus", 500, "En fazla 1 500 TL verilir.", "500 TL verilir."],
    ["max_bonus", 500, "En fazla bin beş yüz TL verilir.", "beş yüz TL verilir."],
    ["max_bonus", 500, "En fazla 500 bin TL verilir.", "En fazla 500"],
    ["max_bonus", 500, "En fazla 500,50 TL verilir.", "En fazla 500"],
    ["wagering", 7, "Destek 7/24 açıktır.", "Destek 7"],
    ["games", "let", "Yalnız rulet oynanır.", "let oynanır."],
  ])("may not cut a number or a word: %s = %j of '%s'", (field, value, source, quote) =>
    expect(accepted(field, value, quote, source)).toBeUndefined(),
  );

  it("may stand where it is whole, whatever its first place is", () =>
    expect(accepted("wagering", 10, "10 kat", "Hafta sonu 110 kat, hafta içi 10 kat çevrilir.")).toBe(10));

  it.each([
    ["30 katıdır", "Çevrim şartı bonus tutarının 30 katıdır."],
    ["EN FAZLA 2.500 TL", "İlk yatırıma %100 bonus verilir, en fazla 2.500 TL."],
    ["2.500 TL.\nÇevrim şartı", `${SOURCE.split("   ")[0]?.replace("\n", " ")}`],
  ])("is shown as the sentences it stands in: '%s'", (quote, sentence) => {
    const terms = [["wagering", 30, quote] as const, ["max_bonus", 2_500, quote] as const];
    const shown = terms.flatMap((term) => parseQuotedTerms(answerOf([...term]), SOURCE)?.terms ?? []);
    expect(shown.map((term) => term.quote)).toEqual([sentence]);
  });

  it("is shown to the end of its line, also after the 40th", () => {
    const source = `${"Madde\n".repeat(60)}Çevrim 30 kat\nEn az yatırım 200 TL`;
    expect(parseQuotedTerms(answerOf(["wagering", 30, "30 kat"]), source)?.terms[0]?.quote).toBe("Çevrim 30 kat");
  });
});

describe("words as proof", () => {
  it.each<[string, unknown, string, string?]>([
    ["wagering_base", "bonus", "Bonusun 30 katı çevrilmelidir."],
    ["wagering_base", "bonus", "İlk yatırıma verilen bonus 30 kez çevrilir."],
    ["wagering_base", "bonus", "Yatırım bonusu 30x çevrim şartına tabidir."],
    ["wagering_base", "bonus", "Çevrim şartı iade tutarının 5 katıdır."],
    ["wagering_base", "bonus_and_deposit", "Yatırım ve bonus toplamının 30 katı çevrilir."],
    ["wagering_base", "bonus_and_deposit", "Çevrim: 30x (bonus + yatırım)"],
    ["wagering_base", "bonus_and_deposit", "Yatırım tutarı ile alınan bonusun toplamı 30 kat çevrilir."],
    ["wagering_base", "winnings", "Dönüşlerden kazanılan tutar 10 kat çevrilir."],
    ["audience", "new", "Yeni üyelere özeldir."],
    ["audience", "new", "İlk kez üye olanlar içindir."],
    ["audience", "existing", "Mevcut üyelere özeldir."],
    ["audience", "all", "Tüm üyeler yararlanabilir."],
    ["audience_note", "Gümüş seviye ve üstü", "Gümüş seviye ve üstü üyelere özeldir."],
    ["games", "Slot oyunları", "Bonus slot oyunlarında geçerlidir."],
    ["games", "slot", "Slotlarda geçerlidir."],
    ["games", "rulet hariç tüm oyunlar", "Rulet hariç tüm oyunlarda geçerlidir."],
    ["min_deposit", 0, "Yatırım yapmadan alınır."],
    ["min_deposit", 0, "Yatırım şartı yoktur."],
    ["min_deposit", 0, "Yatırım gerekmez."],
    ["wagering", 0, "Kazançlar çevrimsizdir."],
    ["wagering", 0, "Çevrim şartı aranmaz."],
    ["wagering", 0, "Çevrim sıfır kattır."],
    ["wagering", 0, "Çevrim şartı 0x."],
    ["min_deposit", 0, "En az yatırım 0 TL."],
    ["wagering_base", "bonus", "Kazanılan bonus 40 kat çevrilmelidir."],
    ["games", "slot", "Ramazan ayı boyunca slot oyunlarında geçerlidir."],
    ["free_spins", 10, "10 bingo kartı verilir."],
  ])("suffice for %s = %j: '%s'", (field, value, sentence) =>
    expect(accepted(field, value, sentence, sentence)).toBe(value),
  );

  it.each<[string, unknown, string, string?]>([
    ["wagering_base", "bonus", "Yatırım ve bonus toplamının 30 katı çevrilir."],
    ["wagering_base", "bonus", "Yatırım ve bonus toplamının 30 katı çevrilir.", "bonus toplamının 30 katı"],
    ["wagering_base", "bonus", "Bonus için yatırımın 30 katı çevrilir."],
    ["wagering_base", "bonus", "Bonustan kazanılan tutar 30 kat çevrilir."],
    ["wagering_base", "bonus", "Süperbonusta 30 kat çevrim vardır."],
    ["wagering_base", "bonus", "İlk yatırıma %100 bonus verilir."],
    ["wagering_base", "bonus_and_deposit", "İlk yatırıma verilen bonus 30 kat çevrilir."],
    ["wagering_base", "bonus_and_deposit", "Yatırım yapın ve bonusu 30 kat çevirin."],
    ["wagering_base", "winnings", "Bonus kazanmak için 30 kat çevirin."],
    ["wagering_base", "bonus", "Bonus kampanyasına katılan üyeler çekiliş hakkı alır."],
    ["audience", "new", "Her hafta yenilenen bir bonustur."],
    ["audience", "new", "Yeni oyunlarda geçerlidir."],
    ["audience", "new", "Yeni ve mevcut üyeler yararlanır.", "Yeni ve mevcut üyeler"],
    ["audience", "new", "Yalnız yeni üyeler için değildir.", "Yalnız yeni üyeler"],
    ["games", "Slot", "Slot hariç tüm oyunlarda geçerlidir."],
    ["games", "Slot", "Slot hariç tüm oyunlarda geçerlidir.", "Slot"],
    ["games", "Slot", "Slot dışındaki oyunlarda geçerlidir."],
    ["games", "slot", "Bonus slot oyunlarında geçerli değildir."],
    ["games", "slot", "Bonus slot oyunlarında kullanılamaz."],
    ["games", "tüm oyunlar", "Slot hariç tüm oyunlarda geçerlidir."],
    ["games", "rulet", "Ruletsiz masalarda geçerlidir."],
    ["games", "slot.", "Slotta geçerlidir."],
    ["games", "poker", "Videopoker masalarında geçerlidir."],
    ["min_deposit", 0, "Yatırım şartı 200 TL'dir."],
    ["min_deposit", 0, "Yatırım gereklidir."],
    ["min_deposit", 0, "Yatırım yapmadan çekim yapılamaz."],
    ["wagering", 0, "Çevrim gereklidir."],
    ["wagering", 0, "Bonus çevrimsiz değildir."],
    ["wagering", 0, "Komisyon oranı %0 olup çevrim 40 kattır."],
    ["wagering", 0, "Kayıp bonusu çevrimsizdir, hoş geldin bonusu 40 kattır."],
    ["min_deposit", 0, "Komisyon oranı %0'dır."],
    ["min_deposit", 0, "Yatırım yapmadan bonus alınamıyor."],
    ["min_deposit", 0, "Yatırım yapmadan bonus almak mümkün olmayacaktır."],
    ["wagering_base", "winnings", "Kazanılan bonus 40 kat çevrilmelidir."],
    ["audience", "new", "Yeni üyeler bu bonusu alamayacaktır."],
    ["audience", "new", "Yeni üyeler yararlanamıyor."],
    ["audience", "new", "Her günün ilk yatırımına %20 bonus verilir."],
    ["games", "canlı casino", "Bonus canlı casino oyunlarında geçerli olmayacaktır."],
    ["games", "canlı casino", "Bonus canlı casino oyunlarında kullanılamıyor."],
    ["games", "slot", "Çevrime slot oyunları dahil edilmeyecektir."],
    ["games", "slot", "Slot oyunları için bonus yoktur."],
    ["games", "slot", "Slot oyunları çevrime katılmayan oyunlardandır."],
  ])("do not suffice for %s = %j: '%s'", (field, value, sentence, quote = sentence) =>
    expect(accepted(field, value, quote, sentence)).toBeUndefined(),
  );
});

describe("any number of any sentence", () => {
  const random = seededRandom(1_114);
  const any = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
  const WRITTEN = [String, (number: number) => number.toLocaleString("tr-TR"), inWords];
  const SENTENCES: [string, string][] = [
    ["En az yatırım ", " TL'dir."],
    ["Bonus en fazla ", " TL verilir."],
    ["Bu kampanyada üst sınır ", " liradır, fazlası silinir."],
    ["Bahisler ", " TL ile sınırlıdır."],
  ];
  const cases = Array.from({ length: 500 }, () => {
    const number = 1 + random(any([9, 99, 999, 99_999, 9_999_999]));
    const [before, after] = any(SENTENCES);
    const quote = `${before}${any(WRITTEN)(number)}${after}`;
    const other = `${any(SENTENCES)[0]}${any(WRITTEN)(1 + random(99_999))} TL'dir.`;
    return { number, quote, source: `${other} ${quote}\n${other}` };
  });

  it("is accepted with its sentence", () => {
    for (const { number, quote, source } of cases)
      expect(parseQuotedTerms(answerOf(["max_bet", number, quote]), source), quote).toEqual({
        terms: [{ field: "max_bet", value: number, quote }],
        rejected: 0,
      });
  });

  it("is rejected as part of another", () => {
    for (const { number, quote, source } of cases.slice(0, 60)) {
      const parts = [...quote.matchAll(/\d/g)].flatMap(({ index }) => [quote.slice(0, index), quote.slice(index)]);
      const digits = `${number}`;
      const others = [digits.slice(1), digits.slice(0, -1), digits.slice(-3), `${digits}0`, digits[0] ?? ""];
      for (const value of others.map(Number).filter((other) => other > 0 && other !== number))
        for (const cut of [quote, ...parts])
          expect(accepted("max_bet", value, cut, source), `${value} of '${cut}'`).toBeUndefined();
    }
  });
});

describe("an answer of the text service", () => {
  const quote = "Çevrim şartı bonus tutarının 30 katıdır.";

  it("keeps the first term of a field", () =>
    expect(
      parseQuotedTerms(answerOf(["wagering", 30, quote], ["wagering", 30, "bonus tutarının 30 katıdır"]), SOURCE),
    ).toEqual({ terms: [{ field: "wagering", value: 30, quote }], rejected: 0 }));

  it("is read from a list, between other words and when truncated", () => {
    const term = `{"field":"wagering","value":30,"quote":"${quote}"}`;
    for (const answer of [`[${term}]`, `İşte: \`\`\`json\n{"terms":[${term}]}\n\`\`\``, `{"terms":[${term},{"fie`])
      expect(parseQuotedTerms(answer, SOURCE)?.terms, answer).toHaveLength(1);
  });

  it("may find nothing", () => expect(parseQuotedTerms('{"terms":[]}', SOURCE)).toEqual({ terms: [], rejected: 0 }));

  it("is undefined without JSON", () => expect(parseQuotedTerms("Üzgünüm.", SOURCE)).toBeUndefined());
});
