import { expect, it } from "vitest";
import { sanitize } from "../../worker/text/sanitize";

it.each([
  ["Bir.\n\nİki.", "<p>Bir.</p><p>İki.</p>"],
  [
    '<strong>Bir</strong>\n\n<a href="/x">iki</a> ve\nüç\n',
    '<p><strong>Bir</strong></p><p><a href="/x">iki</a> ve<br />üç</p>',
  ],
  [
    "Giriş.\n\n<h2>Başlık</h2>\n\nSon\r\n\r\n<ul><li>a</li></ul>",
    "<p>Giriş.</p><h2>Başlık</h2><p>Son</p><ul><li>a</li></ul>",
  ],
  ["Bir<br />\niki\n \t\n\n\nüç<!--more-->\n\n", "<p>Bir<br />iki</p><p>üç</p>"],
  ["<p>Bir.</p>\n\nİki\n\n<p>Üç.</p>", "<p>Bir.</p><p>İki</p><p>Üç.</p>"],
  ["<!-- wp:paragraph -->\n<p>Blok</p>\n<!-- /wp:paragraph -->", "<p>Blok</p>"],
])("blank lines of %j separate paragraphs", (html, paragraphs) => {
  const clean = sanitize(html);
  expect(clean.trim()).toBe(paragraphs);
  expect(sanitize(clean)).toBe(clean);
});

it.each([
  "<p>Bir\n\niki</p>\n\n<p>üç</p>",
  "<pre>a\n\nb</pre>",
  "<ul>\n\n<li>a</li>\n\n</ul>",
  "Bir\niki",
  "<b>a\n\nb</b>",
])("blank lines of %j are no paragraphs", (html) => {
  expect(sanitize(html)).toBe(html);
});

it.each([
  ['a<!-- wp:list {"ordered":true} --><ul><li>b</li></ul><!-- /wp:list -->c', "<p>a</p><ul><li>b</li></ul><p>c</p>"],
  ["Önce<!--more-->sonra<!--nextpage-->en son", "<p>Önce</p><p>sonra</p><p>en son</p>"],
  ["a\n\n<em>b\n<u>c\nd</u></em>", "<p>a</p><p><em>b<br /><u>c<br />d</u></em></p>"],
  ["a<!-- wp:b", "a"],
  ["a\r\n\r\n<b>b</b>\r\nc", "<p>a</p><p><b>b</b><br />c</p>"],
])("no words join where comments or line breaks separate them: %j", (html, clean) => {
  expect(sanitize(html)).toBe(clean);
  expect(sanitize(clean)).toBe(clean);
});
