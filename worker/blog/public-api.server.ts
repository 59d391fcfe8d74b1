import { Hono } from "hono";
import { createIsbotFromList, list } from "isbot";
import type { AppEnv } from "../app-env";
import { clientIp } from "../http/client-ip";
import { found } from "../refusal";
import { onOutage } from "../http/on-outage";
import { countView } from "./views.server";

/** Headless browsers count as readers (decision 0008). */
const isRobot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

const isCounted = (headers: Headers) =>
  !isRobot(headers.get("User-Agent")) &&
  !/prefetch|prerender/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");

/** `POST /api/blog/:id/views`: `{ view_count }`, or 204 for robots and prefetches. */
export const blog = new Hono<AppEnv>().post("/:id/views", onOutage("Görüntülenme kaydedilemedi"), async (c) => {
  if (!isCounted(c.req.raw.headers)) return c.body(null, 204);
  const count = await countView(c.var.db, c.req.param("id"), clientIp(c.req.raw), c.var.now);
  return c.json({ view_count: found(count, "Blog yazısı bulunamadı") });
});
