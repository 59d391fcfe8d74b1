import { describe, expect, it } from "vitest";
import type { Post, Promotion } from "../../db/schema";
import { postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { send } from "../support/admin-client";
import { request } from "../support/test-server";

const site = setupAdminSite();
const COVER = { image_url: "/media/blog-images/zar.png", image_alt: "Zar", image_focus: "25% 100%" };
const RULES = [".x25{--x:25%}", ".y100{--y:100%}"];

const added = <Row>(path: string, input: object) => site.admin.call<Row>("POST", path, input);
const page = async (path: string) => (await request(site.server, path)).text();
/** The pictures of a page whose crop has a point of its own. */
const focused = (html: string) => html.match(/<img [^>]*class="[^"]*\bx\d+ y\d+[^>]*>/g) ?? [];

describe("the focal point of a cover", () => {
  it("is shown by a class on the page of a post and on its card", async () => {
    const post = await added<Post>("blog", { ...postInput(), ...COVER, publish: true });
    for (const path of [`/blog/${post.slug}`, "/blog"]) {
      const html = await page(path);
      expect(focused(html)).toHaveLength(1);
      expect(focused(html)[0]).toMatch(/class="(cover )?x25 y100"/);
      for (const rule of RULES) expect(html).toContain(rule);
      expect(html).not.toContain(`style="`);
    }
  });

  it("is shown on the page of a promotion, and on the card of one without casino", async () => {
    const promotion = await added<Promotion>("promotions", { ...promotionInput(), ...COVER });
    expect(focused(await page(`/bonuslar/diger/${promotion.slug}`))[0]).toContain('class="cover x25 y100"');
    expect(focused(await page("/bonuslar"))[0]).toContain('class="logo whole x25 y100"');
  });

  it("in the centre needs no class", async () => {
    const post = await added<Post>("blog", { ...postInput(), ...COVER, image_focus: "50% 50%", publish: true });
    expect(post.image_focus).toBeNull();
    expect(await page(`/blog/${post.slug}`)).toMatch(/ class="cover" /);
  });
});

describe("a post's pictures", () => {
  const FIGURE =
    '<figure class="w-half"><img src="/media/blog-images/zar.png" alt="" loading="lazy" /><figcaption>Atılan zar</figcaption></figure>';
  const input = () => ({ ...postInput(), ...COVER, content: postInput().content + FIGURE });

  it("are in its versions with focal point, caption and width", async () => {
    const { id, updated_at, content } = await added<Post>("blog", input());
    expect(content).toContain(FIGURE);
    await site.admin.send("PUT", `/api/admin/blog/${id}`, { ...postInput(), updated_at });
    const [kept] = await site.admin.call<{ id: string }[]>("GET", `versions/post/${id}`);
    const version = await site.admin.call<Post>("GET", `versions/${kept?.id}`);
    expect(version).toMatchObject({ image_focus: COVER.image_focus, content });
  });

  it("are in its preview, with their rules", async () => {
    const body = new FormData();
    body.set("record", JSON.stringify({ values: { ...input(), publish_at: null } }));
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    const html = await (
      await send(site.server, site.admin.cookie, "POST", "/admin/preview/post", body, headers)
    ).text();
    expect(focused(html)[0]).toContain('class="cover x25 y100"');
    for (const part of [FIGURE, ...RULES, ".prose .w-half{width:50%}"]) expect(html).toContain(part);
  });
});

describe("the style of tables, figures, code and alignments", () => {
  it.each([
    ["a table", "<table><tbody><tr><td>Zar</td></tr></tbody></table>", true],
    ["code", "<pre>zar</pre>", true],
    ["an aligned paragraph", '<p class="ql-align-right">Zar</p>', true],
    [
      "a small picture",
      '<p><img class="w-small" src="/media/blog-images/zar.png" alt="Zar" loading="lazy" /></p>',
      true,
    ],
    ["none of them", "<blockquote>Zar</blockquote>", false],
  ])("is on the page of a post with %s: %s → %s", async (_, part, isStyled) => {
    const { content } = postInput();
    const post = await added<Post>("blog", { ...postInput(), content: content + part, publish: true });
    expect((await page(`/blog/${post.slug}`)).includes(".prose .w-small{")).toBe(isStyled);
  });
});
