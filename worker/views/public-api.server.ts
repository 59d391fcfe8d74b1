import { Hono } from "hono";
import { createIsbotFromList, list } from "isbot";
import type { AppEnv } from "../app-env";
import { clientIp } from "../http/client-ip";
import { found } from "../refusal";
import { onOutage } from "../http/on-outage";
import { countView, type ViewedKind } from "./counting.server";

/** Headless browsers count as readers (decision 0008). */
const isRobot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

const isCounted = (headers: Headers) =>
  !isRobot(headers.get("User-Agent")) &&
  !/prefetch|prerender/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");

/** `POST /api/<kind>/:id/views`: `{ view_count }` of a post; 204 for other kinds, robots and prefetches. */
export const views = (kind: ViewedKind, missing: string) =>
  new Hono<AppEnv>().post("/:id/views", onOutage("Görüntülenme kaydedilemedi"), async (c) => {
    if (!isCounted(c.req.raw.headers)) return c.body(null, 204);
    const count = await countView(c.var.db, kind, c.req.param("id"), clientIp(c.req.raw), c.var.now);
    const view_count = found(count, missing);
    return kind === "blog" ? c.json({ view_count }) : c.body(null, 204);
  });
