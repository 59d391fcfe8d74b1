import { describe, expect, it } from "vitest";
import { parseQuotedTerms } from "../../worker/writing/quoted-terms.server";

const SOURCE = `İlk yatırıma %100 bonus verilir, en fazla 2.500 TL.
Çevrim şartı bonus tutarının 30 katıdır.   Süre on dört gündür.
En az yatırım 200 TL'dir. Yalnızca slot oyunlarında geçerlidir. Yalnızca yeni üyeler içindir.
Kazançların çevrimi: yatırım ve bonus toplamı sayılmaz.
Deneme bonusu yatırımsız verilir, çevrim şartı yoktur.`;
const answerOf = (...terms: [field: string, value: unknown, quote: string][]) =>
  JSON.stringify({ terms: terms.map(([field, value, quote]) => ({ field, value, quote })) });
const accepted = (...term: [field: string, value: unknown, quote: string]) =>
  parseQuotedTerms(answerOf(term), SOURCE)?.terms.map(({ value }) => value)[0];

describe("a term that the text service found", () => {
  it.each<[string, unknown, string, unknown]>([
    ["bonus_percent", 100, "İlk yatırıma %100 bonus verilir", 100],
    ["max_bonus", "2.500", "en fazla 2.500 TL", 2_500],
    ["wagering", 30, "Çevrim şartı bonus tutarının 30 katıdır.", 30],
    ["wagering_base", "bonus", "Çevrim şartı bonus tutarının 30 katıdır.", "bonus"],
    ["wagering_base", "winnings", "Kazançların çevrimi", "winnings"],
    ["wagering_base", "bonus_and_deposit", "yatırım ve bonus toplamı", "bonus_and_deposit"],
    ["valid_days", 14, "Süre on dört gündür", 14],
    ["games", "Slot oyunlarında", "Yalnızca slot oyunlarında geçerlidir.", "Slot oyunlarında"],
    ["new_customers_only", true, "Yalnızca yeni üyeler içindir.", true],
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
    ["with an unknown base", "wagering_base", "deposit", "yatırım ve bonus toplamı"],
    ["with a base that is not quoted", "wagering_base", "winnings", "Çevrim şartı bonus tutarının 30 katıdır."],
    ["with a sum that is half quoted", "wagering_base", "bonus_and_deposit", "En az yatırım 200 TL'dir."],
    ["with games that are not quoted", "games", "Rulet", "Yalnızca slot oyunlarında geçerlidir."],
    ["for new customers without a word of them", "new_customers_only", true, "En az yatırım 200 TL'dir."],
    ["without a deposit where the text asks for one", "min_deposit", 0, "En az yatırım 200 TL'dir."],
    ["without wagering where the text asks for it", "wagering", 0, "Çevrim şartı bonus tutarının 30 katıdır."],
  ])("is rejected: one %s", (_, field, value, quote) =>
    expect(parseQuotedTerms(answerOf([field, value, quote]), SOURCE)).toEqual({ terms: [], rejected: 1 }),
  );

  it.each([
    ["null", answerOf(["max_bet", null, "En az yatırım 200 TL'dir."])],
    ["false", answerOf(["new_customers_only", false, "Yalnızca yeni üyeler içindir."])],
    ["of an unknown field", answerOf(["price", 30, "Çevrim şartı bonus tutarının 30 katıdır."])],
    ["without value", JSON.stringify({ terms: [{ field: "max_bet", quote: "x" }] })],
  ])("is ignored: one %s", (_, answer) => expect(parseQuotedTerms(answer, SOURCE)?.terms).toEqual([]));
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
