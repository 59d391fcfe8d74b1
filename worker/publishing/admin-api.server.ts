import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { announcementState, publishingHistory, retryAnnouncements } from "./history.server";
import { announcersOf } from "../announcements/services";
import { editOf } from "../session/require-admin";
import { dequeue, enqueue, listQueue, moveInQueue } from "./queue.server";
import { planPost } from "./planning.server";
import { CRON_SILENT_MS, positionInput, planInput, scheduleUpdate } from "./rules";
import { readSchedule, reviseSchedule, type Schedule } from "./schedule.server";

export const publishingAdmin = new Hono<AppEnv>()
  .use("/schedule", onOutage({ read: READ_FAILED.schedule, write: SAVE_FAILED.schedule }))
  .use("/queue/*", onOutage({ read: READ_FAILED.queue, write: CHANGE_FAILED.queue }))
  .use("/announcements", onOutage({ read: READ_FAILED.announcements, write: CHANGE_FAILED.announcements }))
  .get("/schedule", async (c) => c.json(scheduleAnswer(await readSchedule(c.var.db, c.var.now), c.var.now)))
  .put("/schedule", records("schedule", "edit"), valid(scheduleUpdate), async (c) =>
    c.json(scheduleAnswer(await reviseSchedule(c.var.db, c.req.valid("json"), c.var.now), c.var.now)),
  )
  .get("/queue", listQuery({}), async (c) => c.json(await listQueue(c.var.db, c.req.valid("query").page)))
  .put("/queue/:id", records("queue", "add"), async (c) => {
    await enqueue(c.var.db, c.req.param("id"), editOf(c));
    return c.body(null, 204);
  })
  .delete("/queue/:id", records("queue", "delete"), async (c) => {
    await dequeue(c.var.db, c.req.param("id"), editOf(c));
    return c.body(null, 204);
  })
  .put("/queue/:id/position", records("queue", "edit"), valid(positionInput), async (c) => {
    await moveInQueue(c.var.db, c.req.param("id"), c.req.valid("json").position, editOf(c));
    return c.body(null, 204);
  })
  .put(
    "/plan/:id",
    records("post", "edit", { mayContinue: true }),
    onOutage(CHANGE_FAILED.post),
    valid(planInput),
    async (c) => {
      const post = await planPost(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c));
      return c.json({ id: post.id, publish_at: post.publish_at, updated_at: post.updated_at });
    },
  )
  .get("/logs", onOutage(READ_FAILED.history), async (c) => c.json(await publishingHistory(c.var.db)))
  .get("/announcements", async (c) => {
    const services = announcersOf(c.env, c.var.scope.site).map(({ service }) => service);
    const state = await announcementState(c.var.db, services);
    return c.json({ ...state, is_configured: services.length > 0 });
  })
  .put("/announcements", records("announcements", "retry"), async (c) => {
    await retryAnnouncements(c.var.db, c.var.now);
    c.var.scope.announce();
    return c.body(null, 204);
  });

const scheduleAnswer = ({ last_tick_at, ...row }: Schedule, now: Date) => ({
  id: row.id,
  daily_publish_count: row.daily_publish_count,
  is_active: row.is_active,
  next_publish_at: row.next_publish_at,
  last_published_at: row.last_published_at,
  last_tick_at,
  updated_at: row.updated_at,
  is_cron_silent: !last_tick_at || now.getTime() - Date.parse(last_tick_at) > CRON_SILENT_MS,
});
