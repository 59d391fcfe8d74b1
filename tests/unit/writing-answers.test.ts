import { describe, expect, it } from "vitest";
import { monthStart } from "../../worker/calendar";
import { articleOf, ideasOf } from "../../worker/writing/answers.server";
import { jsonIn, textField } from "../../worker/writing/loose-json";
import { preview } from "../../worker/writing/preview";

describe("JSON of a model", () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['```json\n{"a":1}\n```', { a: 1 }],
    ['```\n[{"a":1}]\n```\nBu kadar.', [{ a: 1 }]],
    ['Tabii, işte: {"a":"}"} Kolay gelsin.', { a: "}" }],
    ['İşte: [{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ["hiç yok", undefined],
    ['{"a":', undefined],
  ])("is found in %j", (text, value) => {
    expect(jsonIn(text)).toEqual(value);
  });

  it.each([
    ['{"content": "<p>a \\"b\\" \\u0131', '<p>a "b" ı'],
    ['{"content":"a\\', "a"],
    ['{"content":"a\\u01', "a"],
    ['{"content":"iki\nsatır', "iki\nsatır"],
    ['{"title":"\\"content\\": \\"x\\"","content":"y"', "y"],
    ['{"content":', undefined],
  ])("gives a text that has only begun in %j", (json, text) => {
    expect(textField(json, "content")).toBe(text);
  });
});

describe("a preview", () => {
  const shown = (pieces: string[]) => {
    let now = 0;
    const add = preview(() => (now += 1_000));
    return pieces.map(add);
  };
  const answer = '{"title":"T","content":"<h2>Bir &amp; iki</h2><p>Üç <strong>dört</strong> 5 &lt; 6</p>","x":"y"}';

  it("grows to the readable text, however the answer is cut", () => {
    for (const size of [1, 2, 3, 7, 40, 500]) {
      const pieces = answer.match(new RegExp(`.{1,${size}}`, "gsu")) ?? [];
      expect(shown(pieces).join("")).toBe("Bir & iki Üç dört 5 < 6");
    }
  });

  it("takes an answer that is HTML as it is", () => {
    expect(shown(["```html\n<p>Bir", " iki</", "p><p>üç"]).join("")).toBe("Bir iki üç");
  });

  it("does not look at every piece", () => {
    const add = preview(() => 5);
    expect([add('{"content":"a'), add("b"), add("c")]).toEqual(["a", "", ""]);
  });
});

describe("an answer", () => {
  it("is cut to what the forms take, at the end of a word", () => {
    const { article } = articleOf(JSON.stringify({ title: "kelime ".repeat(60), content: "x" }), "Konu");
    expect(article.title.length).toBeLessThanOrEqual(200);
    expect(article.title).toMatch(/kelime$/);
    expect(articleOf("x", "uzun konu ".repeat(30)).article.title.length).toBeLessThanOrEqual(200);
  });

  it("without markup becomes paragraphs", () => {
    const { article } = articleOf('{"title":"Başlık","excerpt":"Yeterince uzun","content":"Bir\\n\\nİki"}', "Konu");
    expect(article.content).toBe("<p>Bir</p><p>İki</p>");
  });

  it("holds ideas alone, in an object, or a single one", () => {
    const idea = { title: "a", brief: "b" };
    for (const json of [[idea], { ideas: [idea, { title: "" }, 5] }, idea])
      expect(ideasOf(JSON.stringify(json), 3)).toEqual([idea]);
    expect(ideasOf("{}", 3)).toEqual([]);
  });
});

describe("the month in Istanbul", () => {
  it("begins at 21:00 UTC of the day before", () => {
    expect(monthStart(new Date("2026-11-30T20:59:59Z"))).toBe("2026-10-31T21:00:00.000Z");
    expect(monthStart(new Date("2026-11-30T21:00:00Z"))).toBe("2026-11-30T21:00:00.000Z");
  });
});
