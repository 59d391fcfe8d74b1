import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activities, blog_posts, type Post, preview_links, type Promotion } from "../../db/schema";
import { forgetLinks } from "../../worker/preview/links.server";
import { postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const DAY_MS = 86_400_000;
const site = setupAdminSite();

interface Link {
  id: string;
  url: string;
  expires_at: string;
}

const send = <Row>(method: string, path: string, body?: unknown) => site.admin.call<Row>(method, path, body);
const addDraft = (title: string) => send<Post>("POST", "blog", { ...postInput(), title });
const linkTo = ({ id }: { id: string }, kind = "post") => send<Link>("POST", `preview-links/${kind}/${id}`);
const open = ({ url }: { url: string }, init?: RequestInit) => request(site.server, new URL(url).pathname, init);

async function expectNotShown(response: Response) {
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await response.text()).toContain("Bu önizleme bağlantısı geçerli değil");
}

describe("a link to a draft", () => {
  it("shows the page to whoever has it, for seven days, and says that it is not public", async () => {
    const post = await addDraft("Bağlantıyla Görünen");
    const link = await linkTo(post);
    expect(Date.parse(link.expires_at) - Date.now()).toBeGreaterThan(7 * DAY_MS - 60_000);
    const page = await open(link);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("<h1>Bağlantıyla Görünen</h1>");
    expect(html).toContain("bu sayfa henüz yayında değil");
    expect((await request(site.server, `/blog/${post.slug}`)).status).toBe(404);
  });

  it("shows a promotion that is switched off as it will be", async () => {
    const input = { ...promotionInput(), title: "Kapalı Bonus", is_active: false };
    const link = await linkTo(await send<Promotion>("POST", "promotions", input), "promotion");
    const html = await (await open(link)).text();
    expect(html).toContain("Kapalı Bonus");
    expect(html).not.toContain("sona erdi");
  });

  it("is not cached or indexed, runs no script, sends no referrer, and counts no view", async () => {
    const post = await addDraft("Saklanmayan Taslak");
    const link = await linkTo(post);
    for (let visit = 0; visit < 2; visit++) {
      const { headers } = await open(link);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      for (const name of ["Cloudflare-CDN-Cache-Control", "Cache-Tag"]) expect(headers.get(name)).toBeNull();
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      for (const rule of ["script-src 'none'", "form-action 'self'", "frame-ancestors 'none'"])
        expect(headers.get("Content-Security-Policy")).toContain(rule);
    }
    expect(await (await open(link)).text()).toContain('<meta name="robots" content="noindex"/>');
    expect((await send<Post>("GET", `blog/${post.id}`)).view_count).toBe(0);
  });

  it("shows what was saved since, at once", async () => {
    const { id, updated_at } = await addDraft("İlk Hâli");
    const link = await linkTo({ id });
    expect(await (await open(link)).text()).toContain("İlk Hâli");
    await send("PUT", `blog/${id}`, { ...postInput(), title: "Son Hâli", updated_at });
    expect(await (await open(link)).text()).toContain("<h1>Son Hâli</h1>");
  });

  it("leads to the page once it is public", async () => {
    const post = await addDraft("Yayınlanan Taslak");
    const link = await linkTo(post);
    await send("PUT", `blog/${post.id}/publication`);
    const answer = await open(link);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/blog/${post.slug}`]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const refused = await site.admin.send("POST", `/api/admin/preview-links/post/${post.id}`);
    await expectRefused(refused, 422, "Bu kayıt yayında; sayfasının adresini paylaşabilirsiniz.");
  });

  it("answers 404 once revoked, after seven days, or without its record", async () => {
    const post = await addDraft("Biten Bağlantı");
    const [revoked, expired, last] = [await linkTo(post), await linkTo(post), await linkTo(post)];
    const listed = async () => (await send<Link[]>("GET", `preview-links/post/${post.id}`)).map(({ id }) => id);
    expect(await listed()).toHaveLength(3);
    await send("DELETE", `preview-links/${revoked.id}`);
    await expectNotShown(await open(revoked));
    await site.set(preview_links, expired.id, { expires_at: new Date(Date.now() - 1).toISOString() });
    await expectNotShown(await open(expired));
    expect(await listed()).toEqual([last.id]);
    expect((await open(last)).status).toBe(200);
    await site.admin.send("DELETE", `/api/admin/blog/${post.id}`);
    await expectNotShown(await open(last));
  });

  it("is forgotten by cron once it has ended, and no earlier", async () => {
    const link = await linkTo(await addDraft("Unutulan Bağlantı"));
    const isKept = async () => (await site.server.db.$count(preview_links, eq(preview_links.id, link.id))) === 1;
    await forgetLinks(site.server.db, new Date());
    expect(await isKept()).toBe(true);
    await forgetLinks(site.server.db, new Date(Date.now() + 8 * DAY_MS));
    expect(await isKept()).toBe(false);
  });

  it("cannot be guessed or read from the database", async () => {
    const link = await linkTo(await addDraft("Gizli Taslak"));
    const token = link.url.split("/").at(-1) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await site.server.db.select().from(preview_links);
    expect(JSON.stringify(rows)).not.toContain(token);
    const hash = rows.find(({ id }) => id === link.id)?.token_hash ?? "";
    const strange = ["x", hash, `${token}x`, token.slice(1), token.toLowerCase(), "%27%20or%201=1--", "a".repeat(900)];
    for (const guess of [...strange, "%00".repeat(20), "../../admin/blog"])
      expect((await request(site.server, `/onizleme/${guess}`)).status, guess).not.toBe(200);
    const head = await open(link, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("Cache-Control")]).toEqual([200, "", "private, no-store"]);
    expect((await open(link, { method: "POST", headers: { Origin: site.server.origin } })).status).not.toBe(200);
  });

  it("is made by editors for drafts alone, and noted in the log", async () => {
    const refused = async (path: string) => site.admin.send("POST", `/api/admin/preview-links/${path}`);
    await expectRefused(await refused(`post/${crypto.randomUUID()}`), 404, "Kayıt bulunamadı");
    await expectRefused(await refused(`casino/${crypto.randomUUID()}`), 404);
    await expectRefused(await site.admin.send("DELETE", `/api/admin/preview-links/${crypto.randomUUID()}`), 404);
    const [post] = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(1);
    await expectRefused(await refused(`post/${post?.id}`), 422);
    const draft = await addDraft("Günlükteki Bağlantı");
    const { id } = await linkTo(draft);
    await send("DELETE", `preview-links/${id}`);
    const noted = await site.server.db.select().from(activities).where(eq(activities.record_id, draft.id));
    expect(noted.map(({ action, name }) => [action, name]).sort()).toEqual([
      ["add", "Günlükteki Bağlantı"],
      ["share", "Günlükteki Bağlantı"],
      ["unshare", "Günlükteki Bağlantı"],
    ]);
  });
});
