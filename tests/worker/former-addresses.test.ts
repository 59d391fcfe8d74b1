import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { former_addresses } from "../../db/schema";
import { emptyTrash } from "../../worker/trash/emptying.server";
import { casinoInput, pageInput, postInput, promotionInput } from "../support/inputs";
import { redirectClient, type Row } from "../support/redirect-client";
import { setupAdminSite } from "../support/site";
import { request } from "../support/test-server";
import { trashClient } from "../support/trash-client";

const site = setupAdminSite();
const { add, edit, resolve } = redirectClient(site);
const { remove, restore } = trashClient(site);
const DAY_MS = 86_400_000;

const keptOf = (path: string) => site.server.db.select().from(former_addresses).where(eq(former_addresses.path, path));
const publication = ({ id }: Row, method: "PUT" | "DELETE") => site.admin.call<Row>(method, `blog/${id}/publication`);
const forGood = (...ids: string[]) => site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids });

/** What visitors read under `at(slug)`; titles are unlike any other, so that no similar one is found. */
const KINDS = [
  {
    path: "blog",
    at: (slug: string) => `/blog/${slug}`,
    body: (slug: string) => ({ ...postInput(), title: `Yazı ${slug}`, slug }),
    gone: "Bu blog yazısı kalıcı olarak kaldırıldı.",
  },
  {
    path: "casinos",
    at: (slug: string) => `/casino/${slug}`,
    body: (slug: string) => ({ ...casinoInput(), name: `Mekân ${slug}`, slug }),
    gone: "Bu casino sitesi kalıcı olarak kaldırıldı.",
  },
  {
    path: "promotions",
    at: (slug: string) => `/bonuslar/diger/${slug}`,
    body: (slug: string) => ({ ...promotionInput(), title: `Teklif ${slug}`, slug }),
    gone: "Bu bonus kalıcı olarak kaldırıldı.",
  },
  {
    path: "pages",
    at: (slug: string) => `/${slug}`,
    body: (slug: string) => ({ ...pageInput(), title: `Sayfa ${slug}`, slug }),
    gone: "Bu sayfa kalıcı olarak kaldırıldı.",
  },
];

describe.each(KINDS)("a former address of $path", ({ path, at, body, gone }) => {
  async function published(slug: string): Promise<Row> {
    const row = await add(path, body(slug));
    expect(row.slug).toBe(slug);
    return path === "blog" ? publication(row, "PUT") : row;
  }
  const rename = (row: Row, slug: string) => edit(path, row, body(slug));

  it("redirects once to the current address, without loops", async () => {
    let row = await published("ilk-adres");
    row = await rename(row, "orta-adres");
    expect(await resolve(at("ilk-adres"))).toEqual([301, at("orta-adres")]);
    row = await rename(row, "son-adres");
    expect(await resolve(at("ilk-adres"))).toEqual([301, at("son-adres")]);
    expect(await resolve(`${at("orta-adres")}?utm=bir%20iki&sayfa=1`)).toEqual([
      301,
      `${at("son-adres")}?utm=bir+iki&sayfa=1`,
    ]);
    await rename(row, "ilk-adres");
    expect(await resolve(at("ilk-adres"))).toEqual([200]);
    expect(await resolve(at("orta-adres"))).toEqual([301, at("ilk-adres")]);
    expect(await resolve(at("son-adres"))).toEqual([301, at("ilk-adres")]);
  });

  it("can be taken by another record, and does not redirect when that one is deleted", async () => {
    await rename(await published("alinan-adres"), "birakan-adres");
    const other = await published("alinan-adres");
    expect(await resolve(at("alinan-adres"))).toEqual([200]);
    expect(await keptOf(at("alinan-adres"))).toEqual([]);
    await remove(path, other.id);
    expect(await resolve(at("alinan-adres"))).toEqual([404]);
    const third = await rename(await published("baska-adres"), "alinan-adres");
    expect(await resolve(at("alinan-adres"))).toEqual([200]);
    expect(await keptOf(at("alinan-adres"))).toEqual([]);
    await rename(third, "baska-adres");
    expect(await resolve(at("alinan-adres"))).toEqual([301, at("baska-adres")]);
  });

  it("answers 404 in the trash, leads again once restored, and 410 when deleted for good", async () => {
    const { id } = await rename(await published("silinen-adres"), "silinen-yeni");
    const byId = path === "promotions" ? [`/promotion/${id}`, `/promotion?id=${id.toUpperCase()}`] : [];
    const every = [at("silinen-adres"), at("silinen-yeni"), ...byId];
    await remove(path, id);
    for (const address of every) expect(await resolve(address)).toEqual([404]);
    expect((await restore(id)).status).toBe(200);
    for (const address of [at("silinen-adres"), ...byId])
      expect(await resolve(address)).toEqual([301, at("silinen-yeni")]);
    expect(await resolve(at("silinen-yeni"))).toEqual([200]);
    await remove(path, id);
    await forGood(id);
    for (const address of every) {
      const answer = await request(site.server, address);
      expect(answer.status).toBe(410);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await answer.text();
      expect(html).toContain(gone);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    await published("silinen-yeni");
    expect(await resolve(at("silinen-yeni"))).toEqual([200]);
  });

  it("answers 410 when the trash was emptied by time", async () => {
    const { id } = await published("eskiyen-adres");
    await remove(path, id);
    await emptyTrash(site.server.db, site.server.env.MEDIA, new Date(Date.now() + 31 * DAY_MS));
    expect(await resolve(at("eskiyen-adres"))).toEqual([410]);
  });
});

describe("former addresses of posts", () => {
  it("do not reveal drafts, and redirect again when a post is published again", async () => {
    const secret = await add("blog", { ...postInput(), title: "Taslak Sırrı", slug: "taslak-sirri" });
    let row = await edit("blog", secret, { ...postInput(), slug: "taslak-yeni" });
    expect(await resolve("/blog/taslak-sirri")).toEqual([404]);
    await publication(row, "PUT");
    expect(await resolve("/blog/taslak-sirri")).toEqual([404]);
    row = await publication(row, "DELETE");
    expect(await resolve("/blog/taslak-yeni")).toEqual([404]);
    row = await edit("blog", row, { ...postInput(), slug: "taslak-sonra" });
    expect(await resolve("/blog/taslak-yeni")).toEqual([404]);
    await publication(row, "PUT");
    expect(await resolve("/blog/taslak-yeni")).toEqual([301, "/blog/taslak-sonra"]);
    expect(await keptOf("/blog/taslak-sonra")).toEqual([]);
    row = await publication(row, "DELETE");
    expect(await keptOf("/blog/taslak-sonra")).toHaveLength(1);
    row = await publication(row, "PUT");
    expect(await keptOf("/blog/taslak-sonra")).toEqual([]);
    await edit("blog", row, { ...postInput(), slug: "taslak-son" });
    expect(await resolve("/blog/taslak-sonra")).toEqual([301, "/blog/taslak-son"]);
    await edit("blog", await add("blog", postInput()), { ...postInput(), slug: "taslak-sonra" });
    expect(await resolve("/blog/taslak-sonra")).toEqual([404]);
    const draft = await add("blog", { ...postInput(), title: "Hiç Yayınlanmadı", slug: "taslak-yeni" });
    expect(draft.slug).toBe("taslak-yeni");
    expect(await resolve("/blog/taslak-yeni")).toEqual([404]);
    await remove("blog", draft.id);
    await forGood(draft.id);
    expect(await resolve("/blog/taslak-yeni")).toEqual([404]);
  });
});

describe("former addresses of promotions", () => {
  it("follow the slug of their casino, their own, and a move to another casino", async () => {
    const [from, to] = [
      await add("casinos", { ...casinoInput(), name: "Eski Ocak" }),
      await add("casinos", { ...casinoInput(), name: "Yeni Ocak" }),
    ];
    const offer = (slug: string, casino_id: string) => ({
      ...promotionInput(),
      title: "Gezgin Teklif",
      slug,
      casino_id,
    });
    let row = await add("promotions", offer("gezgin", from.id));
    const called = (slug: string) => ({ ...casinoInput(), name: "Eski Ocak", slug });
    let moved = await edit("casinos", from, called("orta-ocak"));
    moved = await edit("casinos", moved, called("eski-ocak"));
    expect(await keptOf("/bonuslar/eski-ocak/gezgin")).toEqual([]);
    moved = await edit("casinos", moved, called("orta-ocak"));
    expect(await resolve("/bonuslar/eski-ocak/gezgin")).toEqual([301, "/bonuslar/orta-ocak/gezgin"]);
    expect(await resolve("/casino/eski-ocak")).toEqual([301, "/casino/orta-ocak"]);
    row = await edit("promotions", row, offer("gezgin-teklif", from.id));
    row = await edit("promotions", row, offer("gezgin-teklif", to.id));
    row = await edit("promotions", row, offer("gezgin-teklif", from.id));
    expect(await keptOf("/bonuslar/orta-ocak/gezgin-teklif")).toEqual([]);
    row = await edit("promotions", row, offer("gezgin-teklif", to.id));
    const before = ["/bonuslar/eski-ocak/gezgin", "/bonuslar/orta-ocak/gezgin", "/bonuslar/orta-ocak/gezgin-teklif"];
    for (const address of before)
      expect(await resolve(address), address).toEqual([301, "/bonuslar/yeni-ocak/gezgin-teklif"]);
    await edit("casinos", moved, called("eski-ocak"));
    await edit("promotions", row, offer("gezgin", from.id));
    expect(await resolve("/bonuslar/eski-ocak/gezgin")).toEqual([200]);
    for (const address of before.slice(1))
      expect(await resolve(address), address).toEqual([301, "/bonuslar/eski-ocak/gezgin"]);
  });

  it("lead to 'diger' while their casino lies in the trash, and back to it afterwards", async () => {
    const casino = await add("casinos", { ...casinoInput(), name: "Gelgit Salonu" });
    await add("promotions", { ...promotionInput(), title: "Gelgit", slug: "gelgit", casino_id: casino.id });
    await remove("casinos", casino.id);
    expect(await resolve("/bonuslar/gelgit-salonu/gelgit")).toEqual([301, "/bonuslar/diger/gelgit"]);
    expect((await restore(casino.id)).status).toBe(200);
    expect(await resolve("/bonuslar/gelgit-salonu/gelgit")).toEqual([200]);
    expect(await keptOf("/bonuslar/gelgit-salonu/gelgit")).toEqual([]);
    expect(await resolve("/bonuslar/diger/gelgit")).toEqual([301, "/bonuslar/gelgit-salonu/gelgit"]);
    await remove("casinos", casino.id);
    await forGood(casino.id);
    expect(await resolve("/casino/gelgit-salonu")).toEqual([410]);
    expect(await resolve("/bonuslar/gelgit-salonu/gelgit")).toEqual([301, "/bonuslar/diger/gelgit"]);
  });
});
