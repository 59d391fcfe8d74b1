import { describe, expect, it } from "vitest";
import {
  parseArticle,
  parseExpansion,
  parseIdeas,
  parseSeo,
  parseSuggestions,
} from "../../worker/writing/answers.server";
import { createPreview } from "../../worker/writing/preview";
import { parseQuotedTerms } from "../../worker/writing/quoted-terms.server";
import { withoutReasoning } from "../../worker/writing/reasoning";
import { complete } from "../../worker/writing/service.server";
import { deaf, never, prompt, setupTextService } from "../support/text-service";
import { events, httpResponse } from "../support/writing-stub";

const SEO = { title: "Kış bonusları", description: "Çevrim şartları ve süreler.", keywords: "kış" };
const ANSWER = JSON.stringify(SEO);
const DRAFT = JSON.stringify({ title: "Taslak", description: "Önce böyle düşündüm.", keywords: "taslak" });

const THOUGHTS = {
  "a tag": `<think>Önce ${DRAFT} yazayım.</think>\n${ANSWER}`,
  "two tags of other names": `<thinking>${DRAFT}</thinking>\n<Reasoning effort="low">${DRAFT}</Reasoning>${ANSWER}`,
  "a tag in a tag": `<think>a <think>${DRAFT}</think>${ANSWER}`,
  "a closing tag alone": `Tamam, ${DRAFT} olur mu?\n</think>\n\n${ANSWER}`,
  "a tag after the answer": `${ANSWER}\n<think>${DRAFT}</think>`,
  "an unclosed tag after the answer": `${ANSWER}\n<thought>Şunu da deneyeyim: ${DRAFT}`,
  "square brackets": `[THINK]${DRAFT}[/THINK]${ANSWER}`,
  "other brackets": `◁think▷${DRAFT}◁/think▷${ANSWER}`,
  "marks of a thought": `<|begin_of_thought|>${DRAFT}<|end_of_thought|><|begin_of_solution|>${ANSWER}<|end_of_solution|>`,
  channels: `<|channel|>analysis<|message|>${DRAFT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
  "a fence": `\`\`\`thinking\n${DRAFT}\n\`\`\`\n${ANSWER}`,
  "a labelled section": `**Reasoning:**\nŞöyle: ${DRAFT}\n\n**Final answer:**\n${ANSWER}`,
  "a Turkish label": `Düşünce: ${DRAFT}\nYanıt: ${ANSWER}`,
  "an analysis": `Analiz: ${DRAFT}\nYanıt: ${ANSWER}`,
  "a status line": `Thinking…\n${ANSWER}`,
  "a status line with a time": `*Thought for 3s*\n\n${ANSWER}`,
  "a section without an end": `Reasoning: kısa olmalı.\n\n${ANSWER}`,
  "a draft in words": `Okay, a first try: ${DRAFT}. Shorter now:\n${ANSWER}`,
};

describe("what a model thinks before its answer", () => {
  it.each(Object.entries(THOUGHTS))("is not read as the answer: %s", (_, text) =>
    expect(parseSeo(withoutReasoning(text))).toEqual(SEO),
  );

  it.each(["<think>", "<thinking>\n", "[THINK]", "Reasoning: ", "<|channel|>analysis<|message|>"])(
    "leaves nothing where only it was written: %s",
    (mark) => expect(withoutReasoning(`${mark}Kullanıcı kısa bir yazı istiyor.`)).toBe(""),
  );

  it.each([
    "Analizler: iyi",
    "Analiz: Bu slot oyunu çok iyi bir seçim.",
    "Thinking about slots",
    "Bu yazı <strong>düşünce</strong> üzerine.",
    "<p>Yanıt: evet</p>",
    "1 < 2 ve [3]",
  ])("is not any text: %s", (text) => expect(withoutReasoning(text)).toBe(text));

  it("is in no article, expansion, idea, suggestion or term", () => {
    const thinking = (draft: string, answer: string) => withoutReasoning(`<think>${draft}</think>${answer}`);
    const html = thinking("<p>Taslak</p>", "<p>Metin</p>");
    expect(parseArticle(html, "Konu").article.content).toBe("<p>Metin</p>");
    expect(parseExpansion(html, "")).toBe("<p>Metin</p>");
    const ideas = thinking('{"ideas":[{"title":"t","brief":"t"}]}', '{"ideas":[{"title":"a","brief":"b"}]}');
    expect(parseIdeas(ideas, 3)).toEqual([{ title: "a", brief: "b" }]);
    const term = (value: number) => ({ terms: [{ field: "wagering", value, quote: `Çevrim ${value} kat.` }] });
    const terms = thinking(JSON.stringify(term(20)), JSON.stringify(term(30)));
    expect(parseQuotedTerms(terms, "Çevrim 20 kat. Çevrim 30 kat.")?.terms).toMatchObject([{ value: 30 }]);
  });

  it("is not read from drafts without marks", () => {
    const list = (title: string) => JSON.stringify({ suggestions: [{ ...SEO, title }] });
    expect(parseSuggestions(`Önce: ${list("Taslak")}\nSonra: ${list("Son")} [1] kaynak`)).toEqual([
      { ...SEO, title: "Son" },
    ]);
    expect(parseSeo(`${DRAFT}\nSonra: {"title":"Son","descr`)).toBeUndefined();
    expect(parseArticle(`${DRAFT}\n{"title":"Son","content":"<p>Met`, "Konu")).toMatchObject({
      article: { title: "Son", content: "<p>Met</p>" },
      isWhole: false,
    });
  });

  it("is not previewed while it is written", () => {
    let now = 0;
    const add = createPreview(() => (now += 1_000));
    const pieces = ["<thi", "nk><p>Taslak</p>", " olmaz</thi", "nk>", "<p>Metin", " yazıldı</p>"];
    expect(pieces.map(add).join("")).toBe("Metin yazıldı");
  });

  it("takes time in proportion to its length", () => {
    const timeOf = (length: number) => {
      const text = "<think>Reasoning: </thought [THINK]".repeat(length);
      return Math.min(
        ...Array.from({ length: 5 }, () => {
          const started = performance.now();
          withoutReasoning(text);
          return performance.now() - started;
        }),
      );
    };
    expect(timeOf(10_000) / Math.max(timeOf(1_000), 0.1)).toBeLessThan(40);
  });
});

describe("a call to a model that thinks", () => {
  const text = setupTextService();

  it.each([
    ["in the text", [{ delta: { content: "<think>Hım" } }, { delta: { content: "m.</think>Metin" } }]],
    ["in a field of the stream", [{ delta: { reasoning_content: "Hımm." } }, { delta: { content: "Metin" } }]],
    ["in another field", [{ delta: { reasoning: "Hımm.", content: "" } }, { delta: { content: "Metin" } }]],
    [
      "in parts",
      [
        { delta: { content: [{ type: "thinking", thinking: [{ type: "text", text: "Hımm." }] }] } },
        { delta: { content: [{ type: "text", text: "Metin" }] } },
      ],
    ],
  ])("returns its answer alone: thoughts %s", async (where, choices) => {
    text.service.when(where, events(...choices, { delta: {}, finish_reason: "stop" }));
    expect(await complete(text.env, { ...prompt, data: { topic: where } }, never, deaf)).toMatchObject({
      text: "Metin",
      isFinished: true,
    });
  });

  it("returns nothing for a whole answer of thoughts", async () => {
    const message = { content: null, reasoning_content: "Hımm." };
    text.service.when("Yalnız düşünce", httpResponse(200, { choices: [{ message, finish_reason: "length" }] }));
    const answer = await complete(text.env, { ...prompt, data: { topic: "Yalnız düşünce" } }, never, deaf);
    expect(answer).toMatchObject({ text: "", isCut: true });
  });
});
