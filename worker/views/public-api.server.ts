import { Hono } from "hono";
import { createIsbotFromList, list } from "isbot";
import type { AppEnv } from "../app-env";
import { clientIp } from "../http/client-ip";
import { limitBody } from "../http/limit-body";
import { onOutage } from "../http/on-outage";
import { jsonOnly, valid } from "../http/valid";
import { countViews } from "./counting.server";
import { viewsInput } from "./rules";

/** Headless browsers count as readers (decision 0008). */
const isRobot = createIsbotFromList(list.filter((pattern) => pattern !== "headless"));

const isReader = (userAgent: string | null) => Boolean(userAgent?.trim()) && !isRobot(userAgent);

const isCounted = (headers: Headers) =>
  isReader(headers.get("User-Agent")) &&
  !/prefetch|prerender/i.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "");

/** `POST /api/views`: counts viewed records. Always 204, since a closing page reads no response. */
export const views = new Hono<AppEnv>().post(
  "/",
  onOutage("Görüntülenme kaydedilemedi"),
  jsonOnly(),
  limitBody(),
  valid(viewsInput),
  async (c) => {
    const { req, var: given } = c;
    if (isCounted(req.raw.headers)) await countViews(given.db, req.valid("json").views, clientIp(req.raw), given.now);
    return c.body(null, 204);
  },
);
