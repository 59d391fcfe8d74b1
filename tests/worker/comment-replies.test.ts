import { describe, expect, it } from "vitest";
import { type Comment, content_version, promotion_comments } from "../../db/schema";
import { COMMENTED_PAGE, setupCommenter } from "../support/commenter";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const { validComment } = setupCommenter(site);

const rowOf = async (id: string) => {
  const row = await site.rowOf(promotion_comments, id);
  if (!row) throw new Error("not stored");
  return row;
};
/** A visitor's comment, which is published at once. */
const comment = async () => rowOf((await (await site.server.post("/api/comments", validComment())).json<Comment>()).id);
const path = (id: string) => `/api/admin/comments/${id}/reply`;
async function reply(id: string, words: unknown, basis?: string) {
  const updated_at = basis ?? (await rowOf(id)).updated_at;
  return site.admin.send("PUT", path(id), { reply: words, updated_at });
}
const decide = (action: string, id: string) =>
  site.admin.send("POST", "/api/admin/comments/selection", { action, ids: [id] });
/** The replies on the page of the comments, the newest comment's first. */
const shown = async () => (await site.html(COMMENTED_PAGE)).match(/<div class="reply">[\s\S]*?<\/div>/g) ?? [];

describe("a reply", () => {
  it("stands under its comment with the site's name and its date, until it is removed", async () => {
    const before = await shown();
    const { id, comment: words } = await comment();
    expect((await reply(id, "  Teşekkür ederiz.\r\nİyi şanslar! ")).status).toBe(200);
    const html = await site.html(COMMENTED_PAGE);
    const item = html.slice(html.indexOf(words)).split("</li>")[0] ?? "";
    const { replied_at } = await rowOf(id);
    expect(item).toContain("Teşekkür ederiz.\nİyi şanslar!");
    expect(item).toMatch(/<strong>Bonus Rehberi<\/strong><span class="sr"> yanıtladı<\/span>/);
    expect(item).toContain(`dateTime="${replied_at}"`);
    expect(await shown()).toHaveLength(before.length + 1);
    expect((await site.admin.send("DELETE", path(id))).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ reply: null, replied_at: null, replied_by: null });
    expect(await shown()).toEqual(before);
    await expectRefused(await site.admin.send("DELETE", path(id)), 404, "Bu yorumun yanıtı yok");
  });

  it("is changed, and keeps the date of its first words", async () => {
    const { id } = await comment();
    await reply(id, "İlk sözler");
    const first = await rowOf(id);
    expect(first.replied_by).toContain("@");
    expect((await reply(id, "Başka sözler")).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ reply: "Başka sözler", replied_at: first.replied_at });
    expect((await shown())[0]).toContain("Başka sözler");
    const { current } = await expectRefused(await reply(id, "Geç kalan", first.updated_at), 409);
    expect(current).toMatchObject({ reply: "Başka sözler" });
  });

  it("is text: what looks like HTML is shown as it was written", async () => {
    const { id } = await comment();
    await reply(id, `<img src=x onerror=alert(1)> </p></div> "tırnak" & <b>kalın</b>\u202Eters`);
    const [top = ""] = await shown();
    expect(top).toContain("&lt;img src=x onerror=alert(1)&gt; &lt;/p&gt;&lt;/div&gt;");
    expect(top).toContain("&lt;b&gt;kalın&lt;/b&gt;ters");
    expect(top).not.toMatch(/<(img|b)[ >]|\u202E/);
  });

  it("is shown with its comment only: not while that is hidden, waits or is spam", async () => {
    const before = await shown();
    const { id } = await comment();
    await decide("hold", id);
    const version = () => site.server.db.select().from(content_version);
    const was = await version();
    expect((await reply(id, "Yayınlanınca görünecek")).status).toBe(200);
    expect(await version()).toEqual(was);
    for (const action of ["hide", "spam"]) {
      expect(await shown(), action).toEqual(before);
      await decide(action, id);
    }
    expect(await shown()).toEqual(before);
    await decide("publish", id);
    expect((await shown())[0]).toContain("Yayınlanınca görünecek");
  });

  it("comes back from the trash with its comment", async () => {
    const { id } = await comment();
    await reply(id, "Çöpten dönen");
    const row = await rowOf(id);
    await site.admin.send("DELETE", `/api/admin/comments/${id}`);
    await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);
    expect(await rowOf(id)).toEqual(row);
    expect((await shown())[0]).toContain("Çöpten dönen");
  });

  it("needs a comment", async () => {
    const basis = new Date().toISOString();
    await expectRefused(await reply(crypto.randomUUID(), "Kime?", basis), 404, "Yorum bulunamadı");
  });

  it.each([
    [" \u200b\n", "Yanıtınızı yazın"],
    [undefined, "Yanıtınızı yazın"],
    ["ğ".repeat(1_001), "Yanıt en çok 1.000 karakter olabilir"],
  ])("is refused: %j", async (words, sentence) => {
    const { id } = await comment();
    expect((await expectRefused(await reply(id, words), 422)).fields).toEqual({ reply: sentence });
    expect(await rowOf(id)).toMatchObject({ reply: null });
  });
});
