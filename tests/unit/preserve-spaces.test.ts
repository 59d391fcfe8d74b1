import { describe, expect, it } from "vitest";
import { preserveSpaces } from "../../worker/text/preserve-spaces";

// Written as · where they break no line.
const kept = (html: string) => preserveSpaces(html).replaceAll("\u00a0", "·");

describe("spaces of a text", () => {
  it.each([
    ["at the end of all", "a ", "a·"],
    ["at the beginning of all", " a", "·a"],
    ["at the beginning of a line, in a format", "<p><strong> a</strong></p>", "<p><strong>·a</strong></p>"],
    ["at the end of a line", "<p>a </p>b", "<p>a·</p>b"],
    ["at the ends of a heading", "<h2> a </h2>", "<h2>·a·</h2>"],
    ["at the ends of a cell", "<tr><td> a </td><th> b </th></tr>", "<tr><td>·a·</td><th>·b·</th></tr>"],
    ["alone in a heading", "<h2> </h2>", "<h2>·</h2>"],
    ["alone in a cell", "<td> </td>", "<td>·</td>"],
    ["alone in a format", "<p>a<b>  </b>c</p>", "<p>a<b>· </b>c</p>"],
    ["after a line, in a text without one", "<p>a</p>b  c", "<p>a</p>b· c"],
    ["before a space in a format", "<p>a <b> b</b></p>", "<p>a·<b> b</b></p>"],
    ["before a picture at the end", '<p>a <img src="/a.png" /></p>', '<p>a <img src="/a.png" /></p>'],
    ["written as tabs", "<p>a\tb\t\tc</p>", "<p>a··· b······· c</p>"],
  ])("stay %s", (_, html, result) => expect(kept(html)).toBe(result));

  it.each([
    ["one between words", "<p>a b</p>"],
    ["one before a format with words", "<p>a <b>b c</b></p>"],
    ["those of a code block", "<pre>  a  b </pre>"],
    ["those of a code block that is aligned", '<pre class="ql-align-right">  a  b </pre>'],
    ["one between a picture and words", '<img src="/a.png" /> a'],
    ["entities", "<p>&amp; &lt;b&gt; &amp;amp;</p>"],
    ["those before the first line", "  <p>a</p>"],
    ["those between rows", "<table> <tr> <td>a</td> </tr> </table>"],
    ["those with a line break", "<p>a \n b</p>"],
    ["none", ""],
  ])("are as they were: %s", (_, html) => expect(kept(html)).toBe(html));
});

describe("the ends of a line", () => {
  it.each(["p", "h1", "h2", "h3", "li", "blockquote", "td", "th"])("are those of <%s>", (tag) =>
    expect(kept(`x <${tag}> a </${tag}> <b>y</b>`)).toBe(`x·<${tag}>·a·</${tag}> <b>y</b>`),
  );

  it.each(["ul", "ol", "table", "tr"])("are not in <%s> itself", (tag) =>
    expect(kept(`x<${tag}> <li>a</li> </${tag}> y`)).toBe(`x<${tag}> <li>a</li> </${tag}>·y`),
  );

  it("are at a line break", () => expect(kept("x <br /> y <br /> ")).toBe("x·<br />·y·<br />·"));

  it("are at a code block", () => expect(kept("x <pre> a </pre> y")).toBe("x·<pre> a </pre>·y"));

  it("are not at a picture", () =>
    expect(kept('<p>x <img src="/a.png" /> y</p>')).toBe('<p>x <img src="/a.png" /> y</p>'));
});
