import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { daily_views, redirects } from "../../../db/schema";
import { keysOf } from "../../../worker/redirects/address-key";
import { answerQuery } from "../../../worker/redirects/finding.server";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { postInput, redirectInput } from "../../support/inputs";
import { redirectClient } from "../../support/redirect-client";
import { resourceClient } from "../../support/resource-client";
import { setupAdminSite } from "../../support/site";
import { request } from "../../support/test-server";

const site = setupAdminSite({ logsStatements: true });
const { add, send } = resourceClient(site, "/api/admin/redirects", redirects, redirectInput);
const { add: addRecord, edit, resolve } = redirectClient(site);

describe("a redirect answers an address without a record (P2.15)", () => {
  it.each([
    ["/eski-yazi", ["/eski-yazi", "/eski-yazi/", "/Eski-Yazi?utm=1", "/ESKI-YAZI//"]],
    ["/çılgın/yaz", ["/%C3%A7%C4%B1lg%C4%B1n/yaz", "/%c3%a7%c4%b1lg%c4%b1n/yaz/", "/c%CC%A7%C4%B1lg%C4%B1n/yaz"]],
    [
      "/wp-content/uploads/2019/05/a.jpg",
      ["/wp-content/uploads/2019/05/a.jpg", "/wp-content/uploads/2019/05/A.JPG?x=1"],
    ],
    ["/feed/", ["/feed/", "/feed"]],
    ["/diger/x", ["/diger/x/"]],
    ["/page-sitemap.xml", ["/page-sitemap.xml"]],
    ["/index.php", ["/index.php?p=9"]],
    ["/2019/05/*", ["/2019/05/bir-yazi/", "/2019/05/12/iki", "/2019/05"]],
    ["?p=123", ["/?p=123", "/?p=123&x=1"]],
    ["/?page_id=7", ["/?page_id=7"]],
    ["/blog/eski-icerik", ["/blog/eski-icerik", "/blog/eski-icerik/"]],
    ["/casino/eski-casino", ["/casino/eski-casino/"]],
    ["/bonuslar/eski/bonus", ["/bonuslar/eski/bonus/"]],
    ["/yazar/eski", ["/yazar/eski/"]],
    ["/promotion/eski-bonus", ["/promotion/eski-bonus"]],
  ])("from %s", async (source, addresses) => {
    await add({ source, target: "/guvenilir-siteler?a=ş" });
    for (const address of addresses) {
      const answer = await request(site.server, address);
      expect([answer.status, answer.headers.get("Location")], address).toEqual([301, "/guvenilir-siteler?a=%C5%9F"]);
      expect(answer.headers.get("Cache-Control"), address).toBe("private, no-store");
    }
  });

  it("with the most exact rule, its status, and what follows a folder", async () => {
    await add({ source: "/arsiv/*", target: "/blog/*", status: "302" });
    await add({ source: "/arsiv/2020/*", target: "https://eski.example/arsiv" });
    await add({ source: "/arsiv/2020/ozel", target: "", status: "410" });
    expect(await resolve("/arsiv/x/y")).toEqual([302, "/blog/x/y"]);
    expect(await resolve("/arsiv/2020/z")).toEqual([301, "https://eski.example/arsiv"]);
    const gone = await request(site.server, "/arsiv/2020/ozel");
    expect(gone.status).toBe(410);
    expect(await gone.text()).toContain("Bu sayfa kaldırıldı");
  });

  it("while it is active", async () => {
    const { id } = await add({ source: "/bazen/olan" });
    expect((await send("DELETE", `/${id}/activation`)).status).toBe(204);
    expect(await resolve("/bazen/olan")).toEqual([302, "/"]);
    expect((await send("PUT", `/${id}/activation`)).status).toBe(204);
    expect(await resolve("/bazen/olan")).toEqual([301, "/blog"]);
  });

  it("but neither a page nor its former address", async () => {
    const post = await addRecord("blog", { ...postInput(), title: "Kurallı Yazı", slug: "kuralli-yazi" });
    await site.admin.send("PUT", `/api/admin/blog/${post.id}/publication`);
    for (const source of ["/blog", "/blog/kuralli-yazi", "/blog/tasinan-yazi"])
      await add({ source, target: "/bonuslar" });
    expect(await resolve("/blog/")).toEqual([301, "/blog"]);
    expect(await resolve("/blog/kuralli-yazi/")).toEqual([301, "/blog/kuralli-yazi"]);
    expect(await resolve("/blog/kuralli-yazi")).toEqual([200]);
    const fresh = await (await site.admin.get(`/api/admin/blog/${post.id}`)).json<{ updated_at: string }>();
    await edit("blog", { ...post, ...fresh }, { ...postInput(), title: "Kurallı Yazı", slug: "tasinan-yazi" });
    expect(await resolve("/blog/kuralli-yazi")).toEqual([301, "/blog/tasinan-yazi"]);
  });
});

it("counts answers by day, but not those to robots", async () => {
  const { id } = await add({ source: "/sayilan" });
  for (const address of ["/sayilan/", "/sayilan"])
    await request(site.server, address, { headers: { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0" } });
  await request(site.server, "/sayilan", { headers: { "User-Agent": "Googlebot/2.1" } });
  await expect
    .poll(async () => (await site.server.db.select().from(daily_views).where(eq(daily_views.record_id, id)))[0]?.views)
    .toBe(2);
  const today = dayInIstanbul(new Date());
  const days = await (await site.admin.get(`/api/admin/redirects/${id}/hits`)).json<{ day: string; hits: number }[]>();
  expect([days.length, days.at(-1)]).toEqual([30, { day: today, hits: 2 }]);
  const { rows } = await site.admin.call<{ rows: object[] }>("GET", "redirects?q=sayilan");
  expect(rows).toMatchObject([{ hits: 2, last_hit: today }]);
});

it("purges pages of unknown addresses from the edge, which a rule may answer", async () => {
  const missing = await request(site.server, "/blog/simdilik-yok");
  expect(missing.headers.get("Cache-Tag")?.split(",")).toContain("unknown");
});

describe("reads of redirects", () => {
  it("are none on pages", async () => {
    site.server.sentStatements();
    for (const path of ["/", "/blog", "/bonuslar", "/guvenilir-siteler", "/sitemap", "/blog/kuralli-yazi"])
      await request(site.server, path);
    expect(site.server.sentStatements().flat().join("\n")).not.toContain('"redirects"');
  });

  it("are one of the unique index on other addresses", async () => {
    site.server.sentStatements();
    await request(site.server, "/yok/boyle/bir/adres");
    const read = site.server.sentStatements().filter(([statement = ""]) => statement.includes('"redirects"'));
    expect(read.length).toBe(1);
    const { sql: text, params } = answerQuery(site.server.db, keysOf("/yok/boyle")).toSQL();
    const values = params.map((value) => (typeof value === "number" ? `${value}` : `'${value as string}'`));
    const plan = await site.server.db.values<[number, number, number, string]>(
      sql.raw(`explain query plan ${text.replaceAll("?", () => values.shift() ?? "")}`),
    );
    const steps = plan.map(([, , , detail]) => detail);
    expect(steps).toContainEqual(expect.stringMatching(/SEARCH redirects USING INDEX redirects_source_key_unique/));
    expect(steps).not.toContainEqual(expect.stringMatching(/SCAN redirects\b/));
  });
});
