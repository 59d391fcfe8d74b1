import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Post, post_notes, preview_links } from "../../db/schema";
import { promotionInput } from "../support/inputs";
import { request } from "../support/test-server";
import { BLOG, setupWritersSite } from "../support/writers-site";

const site = setupWritersSite();
const { sendNew, work } = site;

describe("a stranger's note (B8.9)", () => {
  const NAME = "Konuk Uzman";
  let post: Post;
  let address: string;
  beforeEach(async () => {
    await site.server.db.delete(post_notes);
    post = await sendNew();
    const { url } = await site.editor.call<{ url: string }>("POST", `preview-links/post/${post.id}`);
    address = new URL(url).pathname;
  });
  const leave = (form: Record<string, string>, ip = `203.0.113.${Math.floor(Math.random() * 250)}`) =>
    request(site.server, address, {
      method: "POST",
      headers: {
        ...{ Origin: site.server.origin, "CF-Connecting-IP": ip },
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(form).toString(),
      redirect: "manual",
    });
  const held = () => site.server.db.select().from(post_notes).where(eq(post_notes.post_id, post.id));

  it("is held until an editor takes it on", async () => {
    const page = await request(site.server, address);
    expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    expect(await page.text()).toContain(`action="${address}#not"`);
    const sent = await leave({ name: NAME, text: "<script>alert(1)</script>" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${address}?not=alindi#not`]);
    expect(await (await request(site.server, `${address}?not=alindi`)).text()).toContain("Notunuz iletildi");
    await leave({ name: NAME, text: "<script>alert(1)</script>" });
    const [note, ...others] = await held();
    expect(others).toEqual([]);
    expect(note).toMatchObject({ state: "held", by: null, name: NAME, text: "<script>alert(1)</script>" });
    expect(await site.writer.call("GET", `blog/${post.id}/notes`)).toEqual([]);
    expect((await work(site.editor)).notes).toMatchObject({ total: 1, rows: [{ post_id: post.id, name: NAME }] });
    await site.editor.call("PUT", `blog/${post.id}/notes/${note?.id}`, { state: "open" });
    expect(await site.writer.call("GET", `blog/${post.id}/notes`)).toHaveLength(1);
    expect((await work(site.editor)).notes.total).toBe(0);
  });

  it.each([
    ["without a name", { name: " ", text: "Kalan not" }, "Adınızı yazın"],
    ["without a text", { name: NAME, text: " " }, "Notunuzu yazın"],
    ["that is too long", { name: NAME, text: `Kalan not${"a".repeat(2_000)}` }, "Not en çok 2.000 karakter olabilir"],
  ])("%s is shown again with a sentence", async (_, form, sentence) => {
    const refused = await leave(form);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(sentence);
    expect(html).toContain(form.text.trim() || NAME);
    expect(await held()).toEqual([]);
  });

  it("of a megabyte gets 413 and a sentence", async () => {
    const refused = await leave({ name: NAME, text: "a".repeat(1024 * 1024) });
    expect(refused.status).toBe(413);
    const html = await refused.text();
    expect(html).toContain("Not en çok 2.000 karakter olabilir; geri dönüp kısaltın.");
    expect(html, "on the page of the draft").toContain("Notu gönder");
    expect(await held()).toEqual([]);
  });

  it("is refused beyond ten of an address in ten minutes, and beyond thirty that wait", async () => {
    const leaveMany = async (n: number, ip?: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < n; i++)
        statuses.push((await leave({ name: NAME, text: `Not ${crypto.randomUUID()}` }, ip)).status);
      return statuses;
    };
    expect((await leaveMany(10, "198.51.100.7")).every((status) => status === 303)).toBe(true);
    const refused = await leave({ name: NAME, text: "On birinci" }, "198.51.100.7");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain("On birinci");
    expect((await leaveMany(10, "198.51.100.8")).at(-1)).toBe(303);
    expect((await leaveMany(10, "198.51.100.9")).at(-1)).toBe(303);
    expect(await leaveMany(1, "198.51.100.10")).toEqual([429]);
    expect(await held()).toHaveLength(30);
  });

  it.each<[string, () => unknown]>([
    ["public", () => site.editor.send("PUT", `${BLOG}/${post.id}/publication`)],
    ["deleted", () => site.editor.send("DELETE", `${BLOG}/${post.id}`)],
    [
      "behind an expired link",
      () => site.server.db.update(preview_links).set({ expires_at: new Date(0).toISOString() }),
    ],
    ["behind another link", () => (address = `/onizleme/${"a".repeat(43)}`)],
    [
      "a promotion",
      async () => {
        const { id } = await site.editor.call("POST", "promotions", { ...promotionInput(), is_active: false });
        const { url } = await site.editor.call<{ url: string }>("POST", `preview-links/promotion/${id}`);
        address = new URL(url).pathname;
      },
    ],
  ])("is refused and given back when the record is %s", async (_, change) => {
    await change();
    const refused = await leave({ name: NAME, text: "Geç kalan <b>not</b>" });
    expect(refused.status).toBe(404);
    const html = await refused.text();
    expect(html).toContain("Geç kalan &lt;b&gt;not&lt;/b&gt;");
    expect(html).toContain("Notunuz gönderilmedi");
    expect(await held()).toEqual([]);
  });

  it("is plain text without control characters, whatever it holds", async () => {
    await leave({ name: "\u202EAda\u0007 <i>L</i>\n", text: "<img src=x onerror=alert(1)>\u0000\u202E\r\n\n\n\nson" });
    expect(await held()).toMatchObject([{ name: "Ada <i>L</i>", text: "<img src=x onerror=alert(1)>\n\nson" }]);
  });

  it("that fills the trap is thanked and forgotten", async () => {
    expect((await leave({ name: NAME, text: "Ucuz reklam", website: "https://spam.example" })).status).toBe(303);
    expect(await held()).toEqual([]);
  });
});
