import { describe, expect, it } from "vitest";
import { answerOf, expectFailed, setupWritingSite } from "../support/writing-site";
import { completion, TOKENS } from "../support/writing-stub";

const site = setupWritingSite();
const lastRequest = () => site.service.requests.at(-1);

describe("the terms of a bonus", () => {
  const SOURCE = "Çevrim şartı 30 kattır. En az yatırım 200 TL'dir.";
  const proven = { field: "wagering", value: 30, quote: "Çevrim şartı 30 kattır." };
  const made = { field: "max_bet", value: 50, quote: "En yüksek bahis 50 TL'dir." };
  const extract = (words: string, answer: string, options?: Parameters<typeof completion>[1]) => {
    site.service.when(words, completion(answer, options));
    return site.post("terms", { text: `${SOURCE} ${words}` });
  };

  it("are asked for as data, with the sentences that say them", async () => {
    await extract("kaynak-1", JSON.stringify({ terms: [proven] }));
    expect(lastRequest()).toMatchObject({ temperature: 0, data: { text: `${SOURCE} kaynak-1` } });
    expect(lastRequest()?.response_format?.json_schema.name).toBe("terms");
  });

  it("come only as far as the text proves them", async () => {
    const answer = await answerOf(await extract("kaynak-2", JSON.stringify({ terms: [proven, made] })));
    expect(answer).toEqual({ terms: [proven], rejected: 1, is_cut: false, usage: TOKENS });
  });

  it("come with a note where the answer was truncated", async () => {
    const answer = await extract("kaynak-3", `{"terms":[${JSON.stringify(proven)},{"fie`, { finish: "length" });
    expect(await answerOf(answer)).toMatchObject({ terms: [proven], is_cut: true });
  });

  it("may be none", async () => {
    expect(await answerOf(await extract("kaynak-4", '{"terms":[]}'))).toMatchObject({ terms: [], rejected: 0 });
  });

  it.each([
    ["kaynak-5", "Üzgünüm.", "stop", "Metinden şart çıkarılamadı: Yapay zekâ yanıtı okunamadı"],
    ["kaynak-6", '{"terms":[{"fi', "length", "Metinden şart çıkarılamadı: Yapay zekâ yanıtı yarıda kesildi"],
    ["kaynak-7", "<think>Hımm", "length", "Metinden şart çıkarılamadı: Yapay zekâ yanıtı yarıda kesildi"],
  ])("are refused where the answer is unreadable: %s", async (words, text, finish, sentence) => {
    await expectFailed(await extract(words, text, { finish }), sentence);
  });
});
