import { eq } from "drizzle-orm";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import {
  backup_state,
  noted_conditions,
  notification_targets,
  notifications,
  scheduled_publishing_settings,
} from "../../db/schema";
import { noteConditions, watchCron } from "../../worker/notifications/conditions.server";
import { readNotifications, switchTarget } from "../../worker/notifications/editing.server";
import { signatureOf } from "../../worker/notifications/requests";
import { endWaiting, forgetNotifications, tell, tellDue } from "../../worker/notifications/telling.server";
import { DATABASES } from "../support/databases";
import { setSchedule } from "../support/drafts";
import { type ReceiverStub, startReceiverStub } from "../support/receiver-stub";

const NOON = Date.parse("2026-11-27T09:00:00.000Z");
const HOUR = 60;
const NAME = "Şanslı Rehber";
const SITE = { name: NAME, defaultName: NAME, url: "https://rehber.com", currency: "TRY", media: "/media" };
const SECRET = "imza-anahtari-7788";

type Target = typeof notification_targets.$inferInsert;

describe.each(DATABASES)("notifications on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  let receiver: ReceiverStub;
  beforeAll(async () => {
    ({ db, close } = await open());
    receiver = await startReceiverStub();
  });
  afterAll(() => Promise.all([close(), receiver.stop()]));
  beforeEach(async () => {
    Object.assign(receiver, { mode: "ok", requests: [] });
    for (const table of [notification_targets, notifications, noted_conditions]) await db.delete(table);
  });

  const addTarget = async (change: Partial<Target> = {}) => {
    const of = { name: "Alıcı", format: "json", address: "https://alici.com/kanca?a=1", secret: SECRET } as const;
    const [row] = await db
      .insert(notification_targets)
      .values({ ...of, kinds: ["comment", "postback"], ...change })
      .returning();
    return row?.id ?? "";
  };
  /** What sending needs, some minutes after noon. */
  const at = (minutes: number) => ({
    env: { TELEGRAM_URL: `${receiver.url}/` },
    site: SITE,
    now: new Date(NOON + minutes * 60_000),
    fetch: receiver.fetch,
  });
  const rows = () => db.select().from(notifications).orderBy(notifications.created_at);
  const texts = () => receiver.requests.map(({ json }) => json["text"]);

  it("send a body of each format, and sign only JSON", async () => {
    await addTarget();
    await addTarget({ format: "slack", address: "https://hooks.slack.com/services/T1/B2/gizli", secret: "" });
    await addTarget({ format: "discord", address: "https://discord.com/api/webhooks/1/gizli", secret: "" });
    await addTarget({ format: "telegram", address: "", secret: "123456:gizli", chat_id: "-42" });
    await tell(db, { kind: "postback", about: "A&B <x>" }, at(0));
    const received = Object.fromEntries(receiver.requests.map(({ path, ...request }) => [path, request]));
    const text = "1 postback reddedildi: A&B <x>.";
    const url = `${SITE.url}/admin/conversions/refused`;
    const signed = received["/kanca?a=1"];
    expect(signed?.json).toEqual({
      ...{ id: expect.any(String) as string, kind: "postback", count: 1, text, url, site: SITE.name },
    });
    const time = `${NOON / 1_000}`;
    expect(signed?.headers).toMatchObject({
      "content-type": "application/json",
      "x-bonus-time": time,
      "x-bonus-signature": signatureOf(SECRET, time, signed?.body ?? ""),
    });
    const slack = received["/services/T1/B2/gizli"];
    expect(slack?.json).toEqual({
      text: `${SITE.name}: 1 postback reddedildi: A&amp;B &lt;x&gt;.\n${url}`,
    });
    expect(slack?.headers).not.toHaveProperty("x-bonus-signature");
    expect(received["/api/webhooks/1/gizli"]?.json).toEqual({
      content: `${SITE.name}: ${text}\n${url}`,
      allowed_mentions: { parse: [] },
    });
    expect(received["/bot123456:gizli/sendMessage"]?.json).toEqual({
      chat_id: "-42",
      text: `${SITE.name}: ${text}\n${url}`,
      link_preview_options: { is_disabled: true },
    });
  });

  it("are one an hour of a kind for each target, which counts what happened meanwhile", async () => {
    await addTarget();
    await tell(db, { kind: "comment" }, at(0));
    for (const minute of [1, 2]) await tell(db, { kind: "comment" }, at(minute));
    await tell(db, { kind: "postback", about: "lale" }, at(3));
    await tellDue(db, at(59));
    expect(texts()).toEqual(["1 yeni yorum onay bekliyor.", "1 postback reddedildi: lale."]);
    await tellDue(db, at(HOUR));
    expect(texts().slice(2)).toEqual(["2 yeni yorum onay bekliyor."]);
    await tell(db, { kind: "comment", count: 1_200 }, at(HOUR + 59));
    expect(texts()).toHaveLength(3);
    await tell(db, { kind: "comment" }, at(2 * HOUR));
    expect(texts().slice(3)).toEqual(["1.201 yeni yorum onay bekliyor."]);
  });

  it("are one for twenty events at the same time, and the rest waits for the next hour", async () => {
    await addTarget();
    await Promise.all(Array.from({ length: 20 }, () => tell(db, { kind: "comment" }, at(0))));
    expect(texts()).toHaveLength(1);
    await tellDue(db, at(59));
    expect(texts()).toHaveLength(1);
    await Promise.all([1, 2, 3].map(() => tellDue(db, at(HOUR))));
    const counts = receiver.requests.map(({ json }) => json["count"] as number);
    expect(counts).toHaveLength(2);
    expect(counts[0]! + counts[1]!).toBe(20);
  });

  it("are repeated for a day with growing pauses, say why, and are then given up", async () => {
    await addTarget();
    receiver.mode = 500;
    await tell(db, { kind: "comment" }, at(0));
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ state: "waiting", attempts: 1, error: "alıcı 500 yanıtını verdi" });
    const tries: number[] = [];
    for (let minute = 10; minute <= 26 * HOUR; minute += 10) {
      const before = receiver.requests.length;
      if (minute === 50) await tell(db, { kind: "comment" }, at(minute));
      else await tellDue(db, at(minute));
      if (receiver.requests.length > before) tries.push(minute);
    }
    expect(tries).toEqual([10, 30, 70, 150, 310, 630, 1_270]);
    expect((await readNotifications(db, SITE)).messages).toEqual([
      expect.objectContaining({
        ...{ state: "failed", attempts: 8, count: 2, next_attempt_at: null, error: "alıcı 500 yanıtını verdi" },
      }),
    ]);
    receiver.mode = "ok";
    await tell(db, { kind: "comment" }, at(27 * HOUR));
    expect(texts().at(-1)).toBe("3 yeni yorum onay bekliyor.");
    await tell(db, { kind: "comment" }, at(29 * HOUR));
    expect(texts().at(-1)).toBe("1 yeni yorum onay bekliyor.");
  });

  it("tell each target of what is wrong until it took that, also one that is added or switched on later", async () => {
    const id = await addTarget({ kinds: ["backup"], address: "https://alici.com/eski" });
    await db.delete(backup_state);
    await db.insert(backup_state).values({ id: 1, last_failed_at: "2026-11-27T08:00:00.000Z", error: "disk" });
    const paths = () => receiver.requests.splice(0).map(({ path }) => path);
    const tick = async (minute: number) => {
      await noteConditions(db, at(minute));
      await tellDue(db, at(minute));
    };
    receiver.mode = 500;
    for (const minute of [0, 10, 30, 70, 150, 310, 630, 1_270]) await tick(minute);
    expect((await rows()).map(({ state }) => state)).toEqual(["failed"]);
    receiver.mode = "ok";
    paths();
    for (const hour of [25, 26, 27, 50]) await tick(hour * HOUR);
    expect(texts()).toEqual(["Yedekleme başarısız oldu: 27 Kasım 2026 11:00."]);
    expect(paths()).toEqual(["/eski"]);
    const added = await addTarget({ kinds: ["comment"], address: "https://alici.com/yeni" });
    await tick(51 * HOUR);
    expect(paths()).toEqual([]);
    await db
      .update(notification_targets)
      .set({ kinds: ["backup"] })
      .where(eq(notification_targets.id, added));
    await tick(52 * HOUR);
    expect(paths()).toEqual(["/yeni"]);
    await switchTarget(db, id, false, at(0).now);
    await switchTarget(db, id, true, at(0).now);
    await tick(53 * HOUR);
    expect(paths()).toEqual(["/eski"]);
  });

  it("arrive at the next attempt with all that happened until then", async () => {
    await addTarget();
    receiver.mode = 503;
    await tell(db, { kind: "comment" }, at(0));
    await tell(db, { kind: "comment" }, at(5));
    receiver.mode = "ok";
    await tellDue(db, at(10));
    expect(texts().at(-1)).toBe("2 yeni yorum onay bekliyor.");
    expect(await rows()).toEqual([expect.objectContaining({ state: "sent", attempts: 2, error: null })]);
  });

  it.each([
    ["redirect", "alıcı başka bir adrese yönlendirdi (302); yönlendirmeler izlenmez, son adresi yazın"],
    ["hang", "5 saniyede yanıt gelmedi"],
    [404, "alıcı adresi tanımadı (404); adresi yeniden alıp yazın"],
    [429, "alıcı çok sık mesaj geldiğini söyledi (429)"],
  ] as const)("say why a receiver took none (%s), without its words", async (mode, reason) => {
    await addTarget();
    receiver.mode = mode;
    await tell(db, { kind: "comment" }, at(0));
    expect(await rows()).toEqual([expect.objectContaining({ state: "waiting", error: reason })]);
    expect(receiver.requests.map(({ path }) => path)).toEqual(["/kanca?a=1"]);
  });

  it("do not reach an address that is not public, or the site itself", async () => {
    for (const address of ["https://127.0.0.1/x", "https://[::1]/x", `${SITE.url}/x`, "http://alici.com/"])
      await addTarget({ address });
    await tell(db, { kind: "comment" }, at(0));
    expect(receiver.requests).toEqual([]);
    expect((await rows()).filter(({ error }) => error === null)).toEqual([]);
  });

  it("reach neither a target that is off nor one of another kind, nor what was switched off meanwhile", async () => {
    await addTarget({ is_on: false });
    await addTarget({ kinds: ["backup"] });
    await tell(db, { kind: "comment" }, at(0));
    expect(await rows()).toEqual([]);
    const id = await addTarget();
    receiver.mode = 500;
    await tell(db, { kind: "comment" }, at(1));
    await db.batch([...endWaiting(db, id, "adres kapatıldı")]);
    receiver.mode = "ok";
    await tellDue(db, at(HOUR));
    expect(receiver.requests).toHaveLength(1);
    expect(await rows()).toEqual([expect.objectContaining({ state: "failed", error: "adres kapatıldı" })]);
    await tell(db, { kind: "postback" }, at(HOUR));
    await db.update(notification_targets).set({ is_on: false });
    await db
      .insert(notifications)
      .values({ target_id: id, kind: "comment", next_attempt_at: at(HOUR).now.toISOString() });
    await tellDue(db, at(HOUR));
    expect(receiver.requests).toHaveLength(2);
  });

  it("tell of a cron that stopped, once, as soon as somebody visits", async () => {
    await addTarget({ kinds: ["publishing"] });
    await setSchedule(db, "2026-11-28T09:00:00.000Z", 1);
    const tickAt = (last_tick_at: string) => db.update(scheduled_publishing_settings).set({ last_tick_at });
    await tickAt(at(-30).now.toISOString());
    await watchCron(db, at(0));
    expect(texts()).toEqual([]);
    await tickAt(at(-2 * HOUR).now.toISOString());
    await watchCron(db, at(9));
    expect(texts()).toEqual([]);
    for (const minute of [10, 20, 2 * HOUR]) await watchCron(db, at(minute));
    expect(texts()).toEqual(["Yayın sorunu: zamanlayıcı 27 Kasım 2026 10:00 tarihinden sonra çalışmadı."]);
  });

  it("are forgotten after 90 days", async () => {
    const days = (ago: number) => new Date(NOON - ago * 86_400_000).toISOString();
    await db.insert(notifications).values(
      [89, 91].map((ago) => ({
        ...{ target_id: "x", kind: "comment" as const, state: "sent" as const, created_at: days(ago) },
      })),
    );
    await forgetNotifications(db, at(0).now);
    expect((await rows()).map(({ created_at }) => created_at)).toEqual([days(89)]);
  });

  it("are accepted by the documented receiver, once signed and fresh", async () => {
    const [, code = ""] = /```js\n([\s\S]+?)```/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      env: { ...process.env, SECRET, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said: string[] = [];
    const port = await new Promise<string>((resolve) =>
      child.stdout.on("data", (part) => {
        const text = String(part).trim();
        said.push(text);
        resolve(text);
      }),
    );
    const toReceiver = async (url: URL, init: RequestInit) => fetch(`http://127.0.0.1:${port}${url.pathname}`, init);
    const now = new Date();
    await addTarget();
    await tell(db, { kind: "comment" }, { ...at(0), now, fetch: toReceiver });
    const old = { ...at(0), now: new Date(now.getTime() - 301_000), fetch: toReceiver };
    await tell(db, { kind: "postback" }, old);
    await db.update(notification_targets).set({ secret: "baska" });
    await db.delete(notifications);
    await tell(db, { kind: "postback" }, { ...at(0), now, fetch: toReceiver });
    const over = once(child, "close");
    child.kill();
    await over;
    expect(said.slice(1)).toEqual(["1 yeni yorum onay bekliyor."]);
  });
});
