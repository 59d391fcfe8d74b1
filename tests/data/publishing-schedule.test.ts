import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { scheduled_publishing_settings as schedules } from "../../db/schema";
import { publishDue } from "../../worker/publishing/runs.server";
import { readSchedule, reviseSchedule } from "../../worker/publishing/schedule.server";
import { DATABASES } from "../support/databases";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";

const TURN = "2026-11-21T09:00:00.000Z";
const at = (time: string) => new Date(time);

describe.each(DATABASES)("the publishing schedule on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());

  const schedule = async () => (await db.select().from(schedules))[0];

  it("does not catch up on missed days, and keeps the hour", async () => {
    await replaceAllPosts(db, [draftPost(1), draftPost(2), draftPost(3), draftPost(4)]);
    await setSchedule(db, TURN);
    expect((await publishDue(db, at("2026-11-24T11:20:00.000Z"))).published).toHaveLength(1);
    expect((await schedule())?.next_publish_at).toBe("2026-11-25T09:00:00.000Z");
    expect((await publishDue(db, at("2026-11-25T08:50:00.000Z"))).published).toEqual([]);
    expect((await publishDue(db, at("2026-11-25T09:00:00.000Z"))).published).toHaveLength(1);
  });

  it("publishes once on a day when an outage ends shortly before the hour", async () => {
    await replaceAllPosts(db, [draftPost(1), draftPost(2), draftPost(3)]);
    await setSchedule(db, TURN);
    expect((await publishDue(db, at("2026-11-24T08:50:00.000Z"))).published).toHaveLength(1);
    expect((await publishDue(db, at("2026-11-24T09:00:00.000Z"))).published).toEqual([]);
    expect((await publishDue(db, at("2026-11-25T09:00:00.000Z"))).published).toHaveLength(1);
  });

  it("moves on without drafts, and does nothing while switched off", async () => {
    await replaceAllPosts(db, []);
    await setSchedule(db, TURN);
    expect(await publishDue(db, at(TURN))).toEqual({ published: [], rejected: 0, checked: 0, failures: [] });
    expect(await schedule()).toMatchObject({ next_publish_at: "2026-11-22T09:00:00.000Z", last_published_at: null });
    await replaceAllPosts(db, [draftPost(1)]);
    await setSchedule(db, TURN, 1, false);
    expect((await publishDue(db, at(TURN))).published).toEqual([]);
    expect((await schedule())?.next_publish_at).toBe(TURN);
  });

  it("creates a missing schedule once, with the defaults", async () => {
    await db.delete(schedules);
    const now = at("2026-11-21T12:00:00.000Z");
    const rows = await Promise.all(Array.from({ length: 10 }, () => readSchedule(db, now)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await db.select().from(schedules)).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      daily_publish_count: 1,
      is_active: false,
      next_publish_at: "2026-11-22T12:00:00.000Z",
    });
  });

  it("moves a publication time in the past into the future when switched on, but keeps one that is due", async () => {
    const now = at("2026-11-21T12:00:00.000Z");
    const save = async (change: object) => {
      const row = await readSchedule(db, now);
      const { daily_publish_count, is_active, next_publish_at, updated_at } = { ...row, ...change };
      return reviseSchedule(db, { daily_publish_count, is_active, next_publish_at, updated_at }, now);
    };
    await setSchedule(db, "2026-11-10T09:00:00.000Z", 1, false);
    expect((await save({ is_active: true })).next_publish_at).toBe("2026-11-22T09:00:00.000Z");
    await setSchedule(db, "2026-11-21T11:59:00.000Z");
    expect((await save({ daily_publish_count: 4 })).next_publish_at).toBe("2026-11-21T11:59:00.000Z");
    expect((await save({ next_publish_at: "2026-11-21T06:00:00.000Z" })).next_publish_at).toBe(
      "2026-11-22T06:00:00.000Z",
    );
    expect((await save({ is_active: true, next_publish_at: null })).next_publish_at).toBe("2026-11-22T12:00:00.000Z");
    expect((await save({ is_active: false, next_publish_at: null })).next_publish_at).toBeNull();
  });
});
