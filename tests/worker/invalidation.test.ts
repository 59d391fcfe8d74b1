import { describe, expect, it } from "vitest";
import { api } from "../../worker/api";
import { SCHEDULES } from "../../worker/cron";
import { cachedPages } from "../support/cached-pages";
import { postInput } from "../support/inputs";
import { setupKnownRecords, SHOWN_BY } from "../support/known-records";
import { setupAdminSite } from "../support/site";
import { UNSHOWN_WRITES } from "../support/unshown-writes";
import { writesByRoute } from "../support/writes-by-route";

const site = setupAdminSite();
const records = setupKnownRecords(site);
const pages = cachedPages(site, records.recorder, SHOWN_BY);
const WRITES = writesByRoute(site, records, pages);

describe("a write purges every page that it changes", () => {
  const report: [changed: number, purged: number][] = [];

  it("has a case for each writing route", () => {
    const routes = api.routes
      .filter(({ method }) => !["GET", "ALL"].includes(method))
      .map(({ method, path }) => `${method} ${path}`);
    const others = ["POST /bonuslar/:casino/:promotion", ...Object.keys(SCHEDULES).map((cron) => `cron ${cron}`)];
    const named = [...Object.keys(WRITES), ...Object.values(UNSHOWN_WRITES).flat()];
    expect(named.sort()).toEqual([...new Set([...routes, ...others])].sort());
  });

  for (const [route, writes] of Object.entries(WRITES))
    it.each(Object.entries(writes))(`${route}: %s`, async (_, write) => {
      const { changed, missed, purged, isNewVersion } = await pages.outcomeOf(write);
      report.push([changed.length, purged.length]);
      expect(missed).toEqual([]);
      if (changed.some((path) => !path.startsWith("/api/"))) expect(isNewVersion).toBe(true);
    });

  it("leaves at most 20 % of the purged pages unchanged", async ({ annotate }) => {
    const total = (at: 0 | 1) => report.reduce((sum, row) => sum + row[at], 0);
    const unchanged = (total(1) - total(0)) / total(1);
    await annotate(`${Math.round(100 * unchanged)} % of the purged pages had not changed`);
    expect(total(0)).toBeGreaterThan(100);
    expect(unchanged).toBeLessThan(0.2);
  });
});

describe("a draft", () => {
  it("saved ten times purges nothing and changes no content version", async () => {
    const id = await records.add("blog", { ...postInput(), title: "On Kez" });
    const { purged, isNewVersion } = await pages.outcomeOf(async () => {
      for (let n = 0; n < 10; n++) await records.saveById("blog", id, { title: `On Kez ${n}` });
    });
    expect([purged, isNewVersion]).toEqual([[], false]);
  });
});
