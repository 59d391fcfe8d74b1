import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { clientIp } from "../http/client-ip";
import { limitBody } from "../http/limit-body";
import { onOutage } from "../http/on-outage";
import { jsonOnly, valid } from "../http/valid";
import { bareHost } from "../text/url";
import { isReader } from "../figures/readers";
import { countVisit } from "./counting.server";
import { visitInput } from "./rules";

/** `POST /api/visits` counts how a visit began, and what it searched, up to a limit for each network address. */
export const visits = new Hono<AppEnv>().post(
  "/",
  onOutage("Ziyaret kaydedilemedi"),
  jsonOnly(),
  limitBody(),
  valid(visitInput),
  async (c) => {
    const { db, now, scope } = c.var;
    const limit = await c.env.VISIT_LIMIT?.limit({ key: clientIp(c.req.raw) });
    if (limit?.success === false) return c.body(null, 204);
    const hosts = [scope.url, new URL(scope.site.url)].map(({ hostname }) => bareHost(hostname));
    await countVisit(db, c.req.valid("json"), { hosts, isReader: isReader(c.req.raw) }, now);
    return c.body(null, 204);
  },
);
