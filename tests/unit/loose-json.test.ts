import { describe, expect, it } from "vitest";
import { extractHtml, extractJson, stripCodeFence } from "../../worker/writing/loose-json";

describe("the code block of an answer", () => {
  it.each([
    ["Elbette:\n```\nBir\n```", "Bir"],
    ["Elbette:\n```json \nBir\n```\nKolay gelsin.", "Bir"],
    ["Elbette: ```HTML Bir```", "Bir"],
    ["Elbette:\n```html\nBir iki", "Bir iki"],
  ])("in %j is %j", (text, block) => expect(stripCodeFence(text)).toBe(block));

  it.each(["Bir", "<p>a</p>\n```\nb\n```", '{"a":"```b```"}', '["```b```"]'])("is not sought in %j", (text) => {
    expect(stripCodeFence(text)).toBe(text);
    expect(stripCodeFence(` \n ${text} `)).toBe(text);
  });
});

it.each([
  ["<p>Bir [iki] {üç}</p>", "<p>Bir [iki] {üç}</p>"],
  ["İşte: <p>a</p><p>b</p><p>c</p> Bu kadar.", "<p>a</p><p>b</p><p>c</p>"],
  ['İşte: <P>a</P> <IMG src="/a.png"> Bu kadar.', '<P>a</P> <IMG src="/a.png">'],
  ["<p>a</p> Bu <b>kadar</b>.", "<p>a</p>"],
  ["<p>a</p><p>yarı", "<p>a</p><p>yarı"],
  ['[{"a":"<p>b</p>"}]', ""],
])("the HTML of the answer %j is %j", (text, html) => expect(extractHtml(text)).toBe(html));

describe("JSON of an answer", () => {
  it("is found after up to 29 unclosed brackets", () => {
    expect(extractJson(`${"[ ".repeat(29)}{"a":1}`)).toEqual([{ a: 1 }]);
    expect(extractJson(`${"[ ".repeat(30)}{"a":1}`)).toEqual([]);
  });

  it("is found after any number of words", () => {
    expect(extractJson(`${"kelime ".repeat(40)}{"a":1}`)).toEqual([{ a: 1 }]);
  });
});
