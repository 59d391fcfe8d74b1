import { beforeEach, describe, expect, it } from "vitest";
import {
  activities,
  blog_posts,
  ignored_addresses,
  redirects,
  redirect_settings,
  unknown_visits,
} from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import type { readSettings } from "../../worker/unknown-addresses/editing.server";
import type { listUnknown } from "../../worker/unknown-addresses/listing.server";
import { nearestRecords } from "../../worker/unknown-addresses/nearest.server";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const ago = (days: number) => dayAfter(new Date(), -days);
type Listed = Awaited<ReturnType<typeof listUnknown>>["rows"];
const list = async (query = "") => (await site.admin.call<{ rows: Listed }>("GET", `unknown-addresses${query}`)).rows;
const paths = async (query = "") => (await list(query)).map(({ path }) => path);
const visited = (path: string, more: Partial<typeof unknown_visits.$inferInsert> = {}) =>
  site.server.db.insert(unknown_visits).values({ path, day: ago(0), visits: 1, last_at: 1, ...more });

beforeEach(async () => {
  for (const table of [unknown_visits, ignored_addresses, redirects]) await site.server.db.delete(table);
  await site.server.db.update(redirect_settings).set({ unknown_addresses: "home" });
});

describe("the list of unknown addresses", () => {
  it("sums the days of a period, with the latest other site and the nearest record", async () => {
    await visited("/2024/05/cevrim-sarti-nedir.html", { visits: 2, host: "once.example", day: ago(2) });
    await visited("/2024/05/cevrim-sarti-nedir.html", { visits: 3, robots: 4, host: "sonra.example", day: ago(1) });
    await visited("/2024/05/cevrim-sarti-nedir.html", { visits: 1 });
    await visited("/qqqq?x=1", { visits: 0, robots: 7, day: ago(6) });
    await visited("/eski", { day: ago(7) });
    const [first, second] = await list("?days=7");
    expect(first).toMatchObject({ visits: 6, robots: 4, host: "sonra.example", first: ago(2), last: ago(0) });
    expect(first?.days.map(({ visits }) => visits)).toEqual([0, 0, 0, 0, 2, 3, 1]);
    expect(first?.nearest[0]?.path).toMatch(/^\/blog\/.*cevrim/);
    expect(second).toMatchObject({ path: "/qqqq?x=1", visits: 0, robots: 7, host: "", nearest: [] });
    expect(await paths("?days=7")).toHaveLength(2);
    expect(await paths()).toContain("/eski");
    await expectRefused(
      await site.admin.get("/api/admin/unknown-addresses?days=8"),
      422,
      "Dönem 7, 30 ya da 90 gün olabilir",
    );
  });

  it("leaves out what is ignored, what an active rule answers, and where a record is by now", async () => {
    const [post] = await site.server.db.select().from(blog_posts).limit(1);
    for (const path of ["/kural", "/Dosya/a/b.html", "/kapali", "/yok-say?a=b", `/casino/isilti-casino`])
      await visited(path);
    const rule = { target: "/", source: "x", created_at: "", updated_at: "" };
    await site.server.db.insert(redirects).values([
      { ...rule, source_key: "/kural" },
      { ...rule, source_key: "/dosya/*" },
      { ...rule, source_key: "/kapali", is_active: false },
    ]);
    expect(post).toBeDefined();
    expect(await paths()).toEqual(["/kapali", "/yok-say?a=b"]);
    const change = (method: "POST" | "DELETE", all: string[]) =>
      site.admin.call(method, "unknown-addresses/ignore", { paths: all });
    await change("POST", ["/yok-say?a=b", "/baska"]);
    await change("POST", ["/yok-say?a=b"]);
    expect(await paths()).toEqual(["/kapali"]);
    const ignored = await site.admin.call<{ rows: { path: string }[] }>("GET", "unknown-addresses/ignored");
    expect(ignored.rows.map(({ path }) => path).toSorted()).toEqual(["/baska", "/yok-say?a=b"]);
    await change("DELETE", ["/yok-say?a=b"]);
    expect(await paths()).toEqual(["/kapali", "/yok-say?a=b"]);
    const log = await site.server.db.select().from(activities);
    expect(log.some(({ kind, action }) => kind === "ignored_addresses" && action === "edit")).toBe(true);
  });

  it.each([
    [[], "Adres seçin"],
    [["yok"], "Adres geçersiz"],
    [[`/${"x".repeat(200)}`], "Adres geçersiz"],
    [Array.from({ length: 501 }, (_, at) => `/${at}`), "Bir kerede en çok 500 adres seçebilirsiniz"],
  ])("refuses to ignore %j", async (wrong, sentence) => {
    const answer = await site.admin.send("POST", "/api/admin/unknown-addresses/ignore", { paths: wrong });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(sentence);
  });
});

describe("the answer of unknown addresses", () => {
  const settings = () => site.admin.call<Awaited<ReturnType<typeof readSettings>>>("GET", "redirects/settings");

  it("is chosen, and the page is proposed once readers came to ten different ones from other sites in a week", async () => {
    const foreign = { host: "forum.example" };
    for (let at = 0; at < 9; at++) await visited(`/eski-${at}`, foreign);
    await visited("/eski-0", { ...foreign, day: ago(1) });
    await visited("/eski-8-gun", { ...foreign, day: ago(7) });
    await visited("/dogrudan");
    await visited("/robot", { ...foreign, visits: 0, robots: 1 });
    await visited("/yok-sayilan", foreign);
    await site.server.db.insert(ignored_addresses).values({ path: "/yok-sayilan", ignored_at: "" });
    expect(await settings()).toEqual({ unknown_addresses: "home", foreign: 9, is_proposed: false });
    await visited("/onuncu", foreign);
    expect(await settings()).toEqual({ unknown_addresses: "home", foreign: 10, is_proposed: true });
    await site.admin.call("PUT", "redirects/settings", { unknown_addresses: "page" });
    expect(await settings()).toEqual({ unknown_addresses: "page", foreign: 10, is_proposed: false });
    const answer = await site.admin.send("PUT", "/api/admin/redirects/settings", { unknown_addresses: "x" });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("Ana sayfayı ya da 404")]);
  });
});

describe("the records nearest to an address", () => {
  const nearest = async (path: string) =>
    ((await nearestRecords(site.server.db, [path], ago(0))).get(path) ?? []).map((one) => one.path);

  it.each([
    ["/isilti-casino", "/casino/isilti-casino"],
    ["/2024/05/isilti-casino-incelemesi/", "/casino/isilti-casino"],
    ["/haber/I%C5%9F%C4%B1lt%C4%B1-Casino.html", "/casino/isilti-casino"],
    ["/haber/Işıltı Casino/amp?x=1", "/casino/isilti-casino"],
    ["/kampanya/150-hos-geldin-bonusu.php", "/bonuslar/isilti-casino/150-hos-geldin-bonusu"],
    ["/eski/hakkimizda/index.html", "/hakkimizda"],
  ])("%s is most likely %s", async (path, to) => {
    const found = await nearest(path);
    expect(found[0]).toBe(to);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it.each(["/", "/2024/05/12", "/?p=12", "/feed", "/qqqq", "/%ff%00", `/${"🎰".repeat(90)}`])(
    "are none for %s",
    async (path) => expect(await nearest(path)).toEqual([]),
  );
});
