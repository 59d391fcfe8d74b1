import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { backup_state, notification_targets, scheduled_publishing_settings } from "../../db/schema";
import { noteConditions, watchCron } from "../../worker/notifications/conditions.server";
import { switchTarget } from "../../worker/notifications/editing.server";
import { tellDue } from "../../worker/notifications/telling.server";
import { DATABASES } from "../support/databases";
import { setSchedule } from "../support/drafts";
import { HOUR, setupOutbox, SITE } from "../support/outbox-database";

describe.each(DATABASES)("notifications of what is wrong on %s", (name, open) => {
  const outbox = setupOutbox(open);

  /** As the cron does, some minutes after noon. */
  const tick = async (minute: number) => {
    await noteConditions(outbox.db, outbox.at(minute));
    await tellDue(outbox.db, outbox.at(minute));
  };

  it("tell once of a backup that failed, until one succeeds and another fails", async () => {
    await outbox.addTarget({ kinds: ["backup"] });
    await outbox.db.delete(backup_state);
    await outbox.db.insert(backup_state).values({ id: 1, last_succeeded_at: "2026-11-26T08:00:00.000Z" });
    const note = (state: Partial<typeof backup_state.$inferInsert>) => outbox.db.update(backup_state).set(state);
    await tick(0);
    expect(outbox.texts()).toEqual([]);
    await note({ last_failed_at: "2026-11-27T08:00:00.000Z", error: "disk" });
    for (const hour of [1, 2, 3]) await tick(hour * HOUR);
    const first = "Yedekleme başarısız oldu: 27 Kasım 2026 11:00.";
    expect(outbox.texts()).toEqual([first]);
    await note({ last_succeeded_at: "2026-11-27T12:00:00.000Z" });
    await tick(4 * HOUR);
    await note({ last_failed_at: "2026-11-27T13:00:00.000Z" });
    for (const hour of [5, 6]) await tick(hour * HOUR);
    expect(outbox.texts()).toEqual([first, "Yedekleme başarısız oldu: 27 Kasım 2026 16:00."]);
    expect(outbox.receiver.requests[0]?.json["url"]).toBe(`${SITE.url}/admin/settings?bolum=system`);
  });

  it("tell each target of what is wrong until it took that, also one that is added or switched on later", async () => {
    const id = await outbox.addTarget({ kinds: ["backup"], address: "https://alici.com/eski" });
    await outbox.db.delete(backup_state);
    await outbox.db.insert(backup_state).values({ id: 1, last_failed_at: "2026-11-27T08:00:00.000Z", error: "disk" });
    const paths = () => outbox.receiver.requests.splice(0).map(({ path }) => path);
    outbox.receiver.mode = 500;
    for (const minute of [0, 10, 30, 70, 150, 310, 630, 1_270]) await tick(minute);
    expect((await outbox.rows()).map(({ state }) => state)).toEqual(["failed"]);
    outbox.receiver.mode = "ok";
    paths();
    for (const hour of [25, 26, 27, 50]) await tick(hour * HOUR);
    expect(outbox.texts()).toEqual(["Yedekleme başarısız oldu: 27 Kasım 2026 11:00."]);
    expect(paths()).toEqual(["/eski"]);
    const added = await outbox.addTarget({ kinds: ["comment"], address: "https://alici.com/yeni" });
    await tick(51 * HOUR);
    expect(paths()).toEqual([]);
    await outbox.db
      .update(notification_targets)
      .set({ kinds: ["backup"] })
      .where(eq(notification_targets.id, added));
    await tick(52 * HOUR);
    expect(paths()).toEqual(["/yeni"]);
    await switchTarget(outbox.db, id, false, outbox.at(0).now);
    await switchTarget(outbox.db, id, true, outbox.at(0).now);
    await tick(53 * HOUR);
    expect(paths()).toEqual(["/eski"]);
  });

  it("tell of a cron that stopped, once, as soon as somebody visits", async () => {
    await outbox.addTarget({ kinds: ["publishing"] });
    await setSchedule(outbox.db, "2026-12-28T09:00:00.000Z", 1);
    // A day later on each database, because an isolate remembers when it last watched.
    const day = DATABASES.findIndex(([other]) => other === name);
    const later = (minutes: number) => outbox.at(day * 24 * HOUR + minutes);
    const tickedAt = (minutes: number) =>
      outbox.db.update(scheduled_publishing_settings).set({ last_tick_at: later(minutes).now.toISOString() });
    await tickedAt(-30);
    await watchCron(outbox.db, later(0));
    expect(outbox.texts()).toEqual([]);
    await tickedAt(-2 * HOUR);
    await watchCron(outbox.db, later(9));
    expect(outbox.texts()).toEqual([]);
    for (const minute of [10, 20, 2 * HOUR]) await watchCron(outbox.db, later(minute));
    expect(outbox.texts()).toEqual([
      `Yayın sorunu: zamanlayıcı ${27 + day} Kasım 2026 10:00 tarihinden sonra çalışmadı.`,
    ]);
  });
});
