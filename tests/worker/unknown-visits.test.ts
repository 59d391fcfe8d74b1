import { beforeEach, describe, expect, it } from "vitest";
import { ignored_addresses, unknown_visits } from "../../db/schema";
import { runCron } from "../../worker/cron";
import { dayAfter } from "../../worker/text/calendar";
import { ADDRESSES_MAX } from "../../worker/unknown-addresses/counting.server";
import { STATE_DEADLINE_MS } from "../support/deadlines";
import { setupAdminSite } from "../support/site";
import { BROWSER, ROBOT } from "../support/views";

const site = setupAdminSite();
const today = () => dayAfter(new Date(), 0);
let visitor = 0;
const newAddress = () => `2001:db8:${(++visitor).toString(16)}::2`;
const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.server.get(path, { method, headers: { "User-Agent": BROWSER, "CF-Connecting-IP": newAddress(), ...headers } });
const rows = () => site.server.db.select().from(unknown_visits).orderBy(unknown_visits.path);
const sums = async () => Object.fromEntries((await rows()).map(({ path, visits, robots }) => [path, [visits, robots]]));
const expectSums = (expected: Record<string, [number, number]>) =>
  expect.poll(sums, { timeout: STATE_DEADLINE_MS }).toEqual(expected);

beforeEach(async () => {
  await site.server.db.delete(unknown_visits);
  await site.server.db.delete(ignored_addresses);
});

describe("an unknown address", () => {
  it("is counted wherever it ends: on the home page, in a 404, at the record that it may mean", async () => {
    const expected: Record<string, number> = {
      "/2024/05/eski-yazi-basligi": 302,
      "/eski-sayfa": 302,
      "/haber/x.html": 404,
      "/eski.php": 404,
      "/wp-sitemap.xml": 404,
      "/feed": 302,
      "/blog/hic-yok": 404,
      "/casino/isilti": 302,
      "/yazar/hic-yok": 404,
      "/promotion/hic-yok": 404,
    };
    for (const [path, status] of Object.entries(expected)) expect((await open(path)).status, path).toBe(status);
    await expectSums(Object.fromEntries(Object.keys(expected).map((path) => [path, [1, 0]])));
    expect(new Set((await rows()).map(({ day, host }) => day + host))).toEqual(new Set([today()]));
  });

  it("is not counted in the panel, the API, assets, links to operators and forms, nor what has a record", async () => {
    const others = [
      "/",
      "/blog",
      "/casino/isilti-casino",
      "/admin/yok",
      "/api/yok",
      "/assets/yok.js",
      "/media/yok.png",
    ];
    for (const path of [...others, "/git/yok", "/onizleme/yok", "/casino/Isilti-Casino.html"]) await open(path);
    await open("/yok-form", {}, "POST");
    await open("/son-adres");
    await expectSums({ "/son-adres": [1, 0] });
  });

  it("has the visits of readers and robots apart, and the latest other site that sent a reader", async () => {
    const { origin } = site.server;
    await open("/eski", { Referer: "https://www.Google.com/search?q=gizli" });
    await open("/eski", { Referer: "https://forum.example./konu/1" });
    for (const Referer of [`${origin}/blog`, "bozuk", "android-app://com.uygulama/x", "https://05321234567.example/"])
      await open("/eski", { Referer });
    for (const headers of [{ "User-Agent": ROBOT }, { "User-Agent": "" }, { "Sec-Purpose": "prefetch" }])
      await open("/eski", { ...headers, Referer: "https://robot.example/" });
    await open("/eski", {}, "HEAD");
    await expectSums({ "/eski": [6, 4] });
    expect((await rows()).map(({ host }) => host)).toEqual(["forum.example"]);
  });

  it("has no personal data, is cut, and survives what nobody can read", async () => {
    await open("/haber/a?email=ali%40ornek.com");
    await open("/uye/0532-123-45-67");
    await open(`/haber/${"b".repeat(400)}`);
    await open("/haber/%F0%9F%8E%B0?x=%E0%A4%A%zz%00");
    expect((await open(`/${"c".repeat(5_000)}`)).status).toBe(414);
    await expectSums({
      "/haber/a": [1, 0],
      [`/haber/${"b".repeat(193)}`]: [1, 0],
      "/haber/🎰?x=%e0%a4%A%zz": [1, 0],
    });
  });

  it("is counted exactly in parallel, and not if it is ignored", async () => {
    await site.server.db
      .insert(ignored_addresses)
      .values({ path: "/yok-sayilan?a=b", ignored_at: new Date().toISOString() });
    await Promise.all(Array.from({ length: 30 }, () => open("/ayni-anda")));
    await open("/yok-sayilan?a=b");
    await open("/yok-sayilan");
    await expectSums({ "/ayni-anda": [30, 0], "/yok-sayilan": [1, 0] });
  });

  it("is one of at most 1,000 on a day, of which known ones are counted on", async () => {
    const filled = Array.from({ length: ADDRESSES_MAX - 1 }, (_, at) => ({ path: `/dolu-${at}`, day: today() }));
    for (let at = 0; at < filled.length; at += 15)
      await site.server.db
        .insert(unknown_visits)
        .values(filled.slice(at, at + 15).map((row) => ({ ...row, visits: 1, last_at: 1 })));
    await Promise.all(Array.from({ length: 10 }, (_, at) => open(`/yeni-${at}`)));
    await open("/dolu-0");
    await expect.poll(async () => (await sums())["/dolu-0"], { timeout: STATE_DEADLINE_MS }).toEqual([2, 0]);
    expect(await rows()).toHaveLength(ADDRESSES_MAX);
  });

  it("of one network address is counted up to 60 times in a minute", async () => {
    const address = { "CF-Connecting-IP": newAddress() };
    // The window of the limit may end in between, so that 60 more are counted.
    for (let times = 0; times < 150; times++) expect((await open("/cok", address)).status).toBe(302);
    await open("/cok-sonra");
    await expect.poll(async () => (await sums())["/cok-sonra"], { timeout: STATE_DEADLINE_MS }).toEqual([1, 0]);
    const [counted = 0] = (await sums())["/cok"] ?? [];
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThanOrEqual(120);
  });

  it("is forgotten after 90 days", async () => {
    const visit = { path: "/eski", visits: 1, last_at: 1 };
    const days = [-90, -91].map((days) => dayAfter(new Date(), days));
    await site.server.db.insert(unknown_visits).values(days.map((day) => ({ day, ...visit })));
    await runCron(site.server.env, {}, "17 1 * * *", new Date());
    expect((await rows()).map(({ day }) => day)).toEqual([days[0]]);
  });
});
