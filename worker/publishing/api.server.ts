import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNREAD } from "../catalogue";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { announcementState, publishingHistory, retryAnnouncements } from "./history.server";
import { announcersOf } from "./indexing";
import { dequeue, enqueue, listQueue, moveInQueue } from "./queue.server";
import { CRON_SILENT_MS, placeInput, scheduleUpdate } from "./rules";
import { readSchedule, reviseSchedule, type Schedule } from "./schedule.server";

const UNSAVED = "Ayarlar kaydedilirken bir hata oluştu";

/** `/api/admin/publishing`: the schedule, the queue, what was published, and what waits to be announced. */
export const publishingAdmin = new Hono<AppEnv>()
  .get("/schedule", async (c) => {
    const { db, now, requestId } = c.var.scope;
    const row = await readOrRefuse(() => readSchedule(db, now), UNREAD.schedule, requestId);
    return c.json({ ...shown(row), is_cron_silent: isSilent(row, now) });
  })
  .put("/schedule", valid(scheduleUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const input = c.req.valid("json");
    const row = await writeOrRefuse(() => reviseSchedule(db, input, now), UNSAVED, requestId);
    return c.json({ ...shown(row), is_cron_silent: isSilent(row, now) });
  })
  .get("/queue", listQuery({}), async (c) => {
    const { db, requestId } = c.var.scope;
    const { page } = c.req.valid("query");
    return c.json(await readOrRefuse(() => listQueue(db, page), UNREAD.queue, requestId));
  })
  .put("/queue/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    await writeOrRefuse(() => enqueue(db, c.req.param("id")), UNCHANGED.queue, requestId);
    return c.body(null, 204);
  })
  .delete("/queue/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    await writeOrRefuse(() => dequeue(db, c.req.param("id")), UNCHANGED.queue, requestId);
    return c.body(null, 204);
  })
  .put("/queue/:id/place", valid(placeInput), async (c) => {
    const { db, requestId } = c.var.scope;
    await writeOrRefuse(
      () => moveInQueue(db, c.req.param("id"), c.req.valid("json").place),
      UNCHANGED.queue,
      requestId,
    );
    return c.body(null, 204);
  })
  .get("/logs", async (c) => {
    const { db, requestId } = c.var.scope;
    const rows = await readOrRefuse(async () => publishingHistory(db), UNREAD.history, requestId);
    return c.json(rows);
  })
  .get("/announcements", async (c) => {
    const { db, env, requestId, site } = c.var.scope;
    const services = announcersOf(env, site).map(({ service }) => service);
    const state = await readOrRefuse(() => announcementState(db, services), UNREAD.announcements, requestId);
    return c.json({ ...state, is_configured: services.length > 0 });
  })
  .put("/announcements", async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    await writeOrRefuse(() => retryAnnouncements(db, now), UNCHANGED.announcements, requestId);
    announce();
    return c.body(null, 204);
  });

/** The schedule as the panel sees it. */
const shown = ({ id, daily_publish_count, is_active, next_publish_at, last_published_at, ...row }: Schedule) => ({
  id,
  daily_publish_count,
  is_active,
  next_publish_at,
  last_published_at,
  last_tick_at: row.last_tick_at,
  updated_at: row.updated_at,
});

const isSilent = ({ last_tick_at }: Schedule, now: Date) =>
  !last_tick_at || now.getTime() - Date.parse(last_tick_at) > CRON_SILENT_MS;
