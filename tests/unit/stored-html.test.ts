import { expect, it } from "vitest";
import { htmlMark } from "../../worker/text/mark";
import { storedHtml } from "../../worker/text/stored-html";

it("leaves the only h1 of a page to its title (P1.12)", async () => {
  const html = '<h1 class="ql-align-center">Bir &lt;h1&gt;</h1><h2>İki</h2>';
  const shown = '<h2 class="ql-align-center">Bir &lt;h1&gt;</h2><h2>İki</h2>';
  expect(await storedHtml(html, htmlMark(html))).toBe(shown);
  expect(await storedHtml(html, null)).toBe(shown);
});
