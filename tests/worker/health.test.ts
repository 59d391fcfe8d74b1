import { describe, expect, it } from "vitest";
import {
  announcements,
  backup_state,
  notifications,
  pending_purges,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import type { Health } from "../../worker/system/health.server";
import { failingDatabase } from "../support/failing-database";
import { setupSite } from "../support/site";
import { type AdminSite } from "../support/site";
import { request, type TestServer } from "../support/test-server";

const PATH = "/api/health";
const INDEXNOW = { INDEXNOW_KEY: "anahtar-anahtar", INDEXNOW_URL: "http://127.0.0.1:9/" };
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const DAY = 86_400;

async function healthOf(server: TestServer): Promise<Health & { code: number }> {
  const answer = await request(server, PATH);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  return { ...(await answer.json<Health>()), code: answer.status };
}

describe("the health of a site", () => {
  const site = setupSite({ vars: { GEO_BLOCK: "DE", ...INDEXNOW } });
  const failing = failingDatabase(site as AdminSite);
  const tick = (last_tick_at: string | null, is_active = false) =>
    site.server.db.update(schedules).set({ last_tick_at, is_active });

  it("is 200 with the age of the last tick and backup and with what is pending", async () => {
    const { db } = site.server;
    await tick(ago(120));
    await db.insert(backup_state).values({ id: 1, last_succeeded_at: ago(DAY) });
    await db.delete(announcements);
    const row = { kind: "post", created_at: ago(0) } as const;
    await db.insert(announcements).values([
      { ...row, record_id: "a", service: "indexnow", next_attempt_at: ago(60) },
      { ...row, record_id: "b", service: "indexnow", next_attempt_at: ago(-60) },
      { ...row, record_id: "e", service: "indexnow", next_attempt_at: ago(-60), error: "503" },
      { ...row, record_id: "c", service: "indexnow", next_attempt_at: null },
      { ...row, record_id: "d", service: "indexing", next_attempt_at: ago(60) },
    ]);
    const target = { target_id: "t", kind: "comment", created_at: ago(0) } as const;
    await db.insert(notifications).values([
      { ...target, next_attempt_at: ago(60) },
      { ...target, kind: "backup", next_attempt_at: ago(-60) },
      { ...target, kind: "postback", next_attempt_at: ago(-60), error: "alıcı 500 yanıtını verdi" },
      { ...target, state: "failed", next_attempt_at: null, error: "alıcı 500 yanıtını verdi" },
      { ...target, state: "sent", next_attempt_at: null },
    ]);
    await db.delete(pending_purges);
    await db.insert(pending_purges).values([{ tag: "content", created_at: ago(60) }]);
    const { code, checked_at, cron_age_seconds, backup_age_seconds, ...rest } = await healthOf(site.server);
    expect({ code, ...rest }).toEqual({
      code: 200,
      status: "ok",
      ...{ database: "ok", bucket: "ok", cron: "ok", backup: "ok" },
      ...{ pending_purges: 1, pending_announcements: 2, pending_notifications: 2 },
      ...{ problems: [], warnings: [] },
    });
    expect(Date.parse(checked_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(cron_age_seconds).toBeGreaterThanOrEqual(120);
    expect(cron_age_seconds).toBeLessThan(240);
    expect(backup_age_seconds).toBeGreaterThanOrEqual(DAY);
    expect(backup_age_seconds).toBeLessThan(DAY + 120);
  });

  it("warns of a backup that is missing, old or failed, and of late purges, with 200", async () => {
    const { db } = site.server;
    const backups = [
      ["missing", { last_succeeded_at: null, last_failed_at: null }],
      ["old", { last_succeeded_at: ago(8 * DAY), last_failed_at: ago(9 * DAY) }],
      ["failed", { last_succeeded_at: ago(2 * DAY), last_failed_at: ago(DAY) }],
      ["failed", { last_succeeded_at: null, last_failed_at: ago(DAY) }],
    ] as const;
    for (const [backup, state] of backups) {
      await db.update(backup_state).set(state);
      expect(await healthOf(site.server)).toMatchObject({ code: 200, status: "ok", backup, warnings: ["backup"] });
    }
    await db.update(backup_state).set({ last_succeeded_at: ago(60), last_failed_at: ago(120) });
    await db.update(pending_purges).set({ created_at: ago(700) });
    expect(await healthOf(site.server)).toMatchObject({ code: 200, backup: "ok", warnings: ["pending_purges"] });
    await db.delete(pending_purges);
  });

  it("is 503 once the cron is silent for an hour while something waits for it, as on the dashboard", async () => {
    await tick(ago(3_700));
    expect(await healthOf(site.server)).toMatchObject({ code: 200, cron: "idle", warnings: ["cron"], problems: [] });
    await tick(ago(3_700), true);
    expect(await healthOf(site.server)).toMatchObject({
      code: 503,
      status: "failing",
      cron: "silent",
      problems: ["cron"],
    });
    await tick(null, true);
    expect(await healthOf(site.server)).toMatchObject({ code: 503, cron: "silent", cron_age_seconds: null });
    await tick(ago(3_500), true);
    expect(await healthOf(site.server)).toMatchObject({ code: 200, cron: "ok", problems: [] });
  });

  it("is 503 when the database does not answer, without its error", async () => {
    const health = await failing.withoutTable("scheduled_publishing_settings", () => healthOf(site.server));
    expect(health).toMatchObject({
      code: 503,
      ...{ status: "failing", database: "failed", bucket: "ok", cron: "unknown", backup: "unknown" },
      ...{
        cron_age_seconds: null,
        pending_purges: null,
        pending_announcements: null,
        pending_notifications: null,
        backup_age_seconds: null,
      },
      problems: ["database"],
    });
    expect(JSON.stringify(health)).not.toMatch(/no such table|D1_/);
  });

  it("answers blocked countries and HEAD, and no other method", async () => {
    const headers = { "CF-IPCountry": "DE" };
    expect((await request(site.server, "/", { headers })).status).toBe(451);
    for (const method of ["GET", "HEAD"]) {
      const answer = await request(site.server, PATH, { method, headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=10");
      expect(answer.headers.get("Cloudflare-CDN-Cache-Control")).toBe("max-age=10");
      expect((await answer.text()) === "").toBe(method === "HEAD");
    }
    expect((await request(site.server, PATH, { method: "POST" })).status).toBe(405);
  });
});

describe("a site whose bucket does not answer", () => {
  const site = setupSite({ breaksBucket: true });

  it("is 503, and knows the rest", async () => {
    const health = await healthOf(site.server);
    expect(health).toMatchObject({ code: 503, database: "ok", bucket: "failed", problems: ["bucket"] });
    expect(JSON.stringify(health)).not.toContain("broken bucket");
    const [logged] = site.server.harness.getLogs().filter(({ level }) => level === "error");
    expect(logged?.message).toContain("broken bucket");
    site.server.harness.clearLogs();
  });
});

describe("a site under a burst of requests for its health", () => {
  const site = setupSite({ cachesPages: true, logsStatements: true });

  it("asks the database once in ten seconds, whatever the address and method", async () => {
    site.server.sentStatements();
    const paths = Array.from({ length: 20 }, (_, at) => `${PATH}?monitor=${at}`);
    const answers = await Promise.all(paths.map((path) => request(site.server, path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const told = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(told.size).toBe(1);
    expect((await request(site.server, PATH, { method: "HEAD" })).status).toBe(200);
    expect(site.server.sentStatements()).toHaveLength(1);
  });
});
