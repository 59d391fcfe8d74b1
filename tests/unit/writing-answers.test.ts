import { describe, expect, it } from "vitest";
import {
  parseArticle,
  parseExpansion,
  parseIdeas,
  parseSeo,
  parseSuggestions,
} from "../../worker/writing/answers.server";
import { extractJson, partialStringProperty } from "../../worker/writing/loose-json";
import { createPreview } from "../../worker/writing/preview";

describe("JSON of a model", () => {
  it.each([
    ['{"a":1}', [{ a: 1 }]],
    ['```json\n{"a":1}\n```', [{ a: 1 }]],
    ['```\n[{"a":1}]\n```\nBu kadar.', [[{ a: 1 }]]],
    ['Tabii, işte: {"a":"}"} Kolay gelsin.', [{ a: "}" }]],
    ['{konu} için [kısa]:\n```json\n{"a":"```"}\n```\nUmarım {işine} yarar.', [{ a: "```" }]],
    ['İşte: [{"a":1},{"a":2}]', [[{ a: 1 }, { a: 2 }]]],
    ['{"a":"iki\nsatır \\" ve ]"}', [{ a: 'iki\nsatır " ve ]' }]],
    ['[{"a":1},{"a":2},{"a":', [{ a: 1 }, { a: 2 }]],
    ["hiç yok", []],
    ['{"a":', []],
  ])("is found in %j", (text, values) => {
    expect(extractJson(text)).toEqual(values);
  });

  it.each([
    ['{"content": "<p>a \\"b\\" \\u0131', '<p>a "b" ı'],
    ['{"content":"a\\', "a"],
    ['{"content":"a\\u01', "a"],
    ['{"content":"iki\nsatır', "iki\nsatır"],
    ['{"title":"\\"content\\": \\"x\\"","content":"y"', "y"],
    ['{"content":', undefined],
  ])("gives a text that has only begun in %j", (json, text) => {
    expect(partialStringProperty(json, "content")).toBe(text);
  });
});

const HTML = "<h2>Başlık</h2><p>Metin.</p>";

describe("HTML of a model", () => {
  it.each([
    HTML,
    `\`\`\`html\n${HTML}\n\`\`\``,
    `Elbette:\n\`\`\`json\n${HTML}\n\`\`\`\nUmarım işine yarar.`,
    `Elbette:\n\`\`\`html\n${HTML}`,
    `Elbette, <p> ile:\n\`\`\`html\n${HTML}\n\`\`\`\n<p>Umarım işine yarar.</p>`,
    `Elbette, işte yazı:\n\n${HTML}\n\nUmarım işine <strong>yarar</strong>.`,
    `Elbette:\n\`\`\`json\n${JSON.stringify({ content: HTML }, undefined, 2)}\n\`\`\`\nUmarım işine yarar.`,
    `Elbette: ${JSON.stringify({ content: `\`\`\`html\n${HTML}\n\`\`\`` })}`,
  ])("is taken without what stands around it: %j", (text) => {
    expect(parseExpansion(text, "")).toBe(HTML);
    expect(parseArticle(text, "Konu").article.content).toBe(HTML);
  });

  it("keeps smaller headings, terms and details apart", () => {
    const content = "<h4>Soru</h4><dl><dt>Kod</dt><dd>KOD10</dd></dl><details><summary>a</summary>b</details>";
    const kept = "<h3>Soru</h3><p>Kod</p><p>KOD10</p><p>a</p><p>b</p>";
    expect(parseArticle(JSON.stringify({ content }), "Konu").article.content).toBe(kept);
    expect(parseArticle(content, "Konu").article.content).toBe(kept);
  });

  it("keeps cells and items of which only pictures are taken out, but no paragraph or link of spaces", () => {
    const given =
      '<ul><li><img src="/x.png"></li></ul><table><tr><td><img src="/x.png"></td><td>a</td></tr></table><p> <a href="/b"><img src="/x.png"> </a> </p>';
    expect(parseExpansion(given, "")).toBe("<ul><li></li></ul><table><tr><td></td><td>a</td></tr></table>");
  });

  it.each(["Elbette, hemen genişletiyorum.", '{"yazi":"<p>Metin.</p>"}', "[1,2]", "<p></p>", "```\n```"])(
    "is not in %j",
    (text) => expect(parseExpansion(text, "")).toBe(""),
  );

  it("has no pictures but the editor's own", () => {
    const own = '<p>a</p><img src="/media/a.png" alt="A" loading="lazy" />';
    const given = `<p>a <img src="https://uydurma.example/x.png"></p><p><img src='/media/b.png'/></p><p><a href="/x"><img src=//y.example/z.png></a></p><img src="/media/a.png"><p>b</p>`;
    const kept = '<p>a </p><img src="/media/a.png" alt="" loading="lazy" /><p>b</p>';
    expect(parseExpansion(given, own)).toBe(kept);
    const json = JSON.stringify({ title: "Başlık", excerpt: "Yeterince uzun", content: given });
    expect(parseArticle(json, "Konu").article.content).toBe("<p>a </p><p>b</p>");
  });
});

describe("SEO texts of a model", () => {
  const seo = { title: "Başlık", description: "Açıklama", keywords: "a, b" };
  const chatty = (json: string) => `Elbette [3 tane]:\n\`\`\`json\n${json}\n\`\`\`\nUmarım {işine} yarar.`;

  it("are read whole or not at all", () => {
    expect(parseSeo(chatty(JSON.stringify(seo)))).toEqual(seo);
    expect(parseSeo(JSON.stringify({ ...seo, keywords: undefined }))).toEqual({ ...seo, keywords: "" });
    expect(parseSeo(JSON.stringify({ ...seo, keywords: ["a", "b"] }))).toEqual(seo);
    for (const text of [
      "Üzgünüm.",
      "[]",
      '{"title":"Başlık"}',
      '{"description":"Açıklama"}',
      '{"title":"Başlık","description":"Açıkl',
      "<p>a</p>",
    ])
      expect(parseSeo(text), text).toBeUndefined();
  });

  it("are as many suggestions as could be read, three at most", () => {
    const list = JSON.stringify({ suggestions: [seo, seo, seo, seo] }, undefined, 1);
    expect(parseSuggestions(chatty(list))).toEqual([seo, seo, seo]);
    expect(parseSuggestions(list.slice(0, list.lastIndexOf("keywords")))).toEqual([seo, seo, seo]);
    expect(parseSuggestions(list.slice(0, list.indexOf("keywords") + 30))).toEqual([seo]);
    expect(parseSuggestions(JSON.stringify([seo, { title: "eksik" }, { description: "eksik" }]))).toEqual([seo]);
    expect(parseSuggestions("Üzgünüm.")).toEqual([]);
  });
});

describe("a preview", () => {
  const shown = (pieces: string[]) => {
    let now = 0;
    const add = createPreview(() => (now += 1_000));
    return pieces.map(add);
  };
  const answer = '{"title":"T","content":"<h2>Bir &amp; iki</h2><p>Üç <strong>dört</strong> 5 &lt; 6</p>","x":"y"}';

  it("grows to the readable text, however the answer is cut", () => {
    for (const size of [1, 2, 3, 7, 40, 500]) {
      const pieces = answer.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [];
      expect(shown(pieces).join("")).toBe("Bir & iki Üç dört 5 < 6");
    }
  });

  it("shows nothing of what stands around the answer", () => {
    const around = [
      "Elbette, hemen yazıyorum:\n",
      "```html\n",
      "<h2>Bir</h2>",
      "<p>iki</p>",
      "\n```\n",
      "Umarım yarar.",
    ];
    expect(shown(around).join("")).toBe("Bir iki");
    expect(shown(around.filter((piece) => !piece.includes("`"))).join("")).toBe("Bir iki");
  });

  it("takes an answer that is HTML as it is", () => {
    expect(shown(["```html\n<p>Bir", " iki</", "p><p>üç"]).join("")).toBe("Bir iki üç");
  });

  it("never removes text that it has shown", () => {
    const pieces = ["İşte <p>bir", " iki</p>", "\n```html\n<p>üç</p>", "<p>dört</p>"];
    expect(shown(pieces)).toEqual(["bir", " iki", "", ""]);
  });

  it("parses again after 150 milliseconds", () => {
    let now = 0;
    const add = createPreview(() => now);
    const at = (time: number, piece: string) => {
      now = time;
      return add(piece);
    };
    expect([at(0, "<p>a"), at(149, "b"), at(150, "c"), at(299, "d"), at(300, "e")]).toEqual(["a", "", "bc", "", "de"]);
  });
});

describe("an answer", () => {
  it("is cut to what the forms take, at the end of a word", () => {
    const { article } = parseArticle(JSON.stringify({ title: "kelime ".repeat(60), content: "x" }), "Konu");
    expect(article.title.length).toBeLessThanOrEqual(200);
    expect(article.title).toMatch(/kelime$/);
    expect(parseArticle("x", "uzun konu ".repeat(30)).article.title.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ["may hold brackets and blank lines with spaces", "Bir [iki]\n \nÜç", "<p>Bir [iki]</p><p>Üç</p>"],
    ["becomes paragraphs", '{"title":"Başlık","content":"Bir\\n\\nİki"}', "<p>Bir</p><p>İki</p>"],
  ])("without markup %s", (_, text, content) => expect(parseArticle(text, "Konu").article.content).toBe(content));

  it("holds ideas alone, in an object, or a single one", () => {
    const idea = { title: "a", brief: "b" };
    for (const json of [[idea], { ideas: [idea, { title: "" }, 5] }, idea])
      expect(parseIdeas(JSON.stringify(json), 3)).toEqual([idea]);
    expect(parseIdeas("{}", 3)).toEqual([]);
    expect(parseIdeas(JSON.stringify([idea, idea]), 1)).toEqual([idea]);
    expect(parseIdeas('İşte:\n```json\n{"ideas":[{"title":"a","brief":"b"},{"title":"yar', 3)).toEqual([idea]);
  });
});

describe("an article", () => {
  const whole = { title: "Başlık", excerpt: "Yeterince uzun", content: "<p>Metin</p>", suggested_keywords: ["a"] };

  it("is taken whole where nothing is missing", () =>
    expect(parseArticle(JSON.stringify(whole), "Konu")).toEqual({ article: whole, is_fallback: false, isWhole: true }));

  it("of mere words has default texts around them", () =>
    expect(parseArticle(" Bir \n\n İki ", "Konu")).toEqual({
      article: {
        title: "Konu",
        excerpt: "Bu içerik otomatik olarak oluşturulmuştur.",
        content: "<p>Bir</p><p>İki</p>",
        suggested_keywords: [],
      },
      is_fallback: true,
      isWhole: false,
    }));

  it("of nothing consists of default texts", () =>
    expect(parseArticle("[]", "Konu").article.content).toBe("<p>Bu içerik otomatik olarak oluşturulmuştur.</p>"));

  it.each(["title", "excerpt", "content"])("without a %s is marked as a fallback", (field) => {
    expect(parseArticle(JSON.stringify({ ...whole, [field]: "" }), "Konu").is_fallback).toBe(true);
  });

  it.each([
    ["a, b ,a,!, c", ["a", "b", "c"]],
    [
      ["a", 5, " b  c "],
      ["a", "b c"],
    ],
    [{}, []],
    [Array.from({ length: 16 }, (_, n) => `k${n}`), Array.from({ length: 15 }, (_, n) => `k${n}`)],
    ["k".repeat(61), ["k".repeat(60)]],
    [`${"k".repeat(29)} ${"l".repeat(30)}`, [`${"k".repeat(29)} ${"l".repeat(30)}`]],
    [`${"k".repeat(29)} ${"l".repeat(31)}`, ["k".repeat(29)]],
  ])("has of the keywords %j those that can be used", (given, keywords) => {
    const { article } = parseArticle(JSON.stringify({ ...whole, suggested_keywords: given }), "Konu");
    expect(article.suggested_keywords).toEqual(keywords);
  });
});
