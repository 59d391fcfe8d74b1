import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { limitBody } from "../http/limit-body";
import { onOutage } from "../http/on-outage";
import { jsonOnly, valid } from "../http/valid";
import { bareHost } from "../text/url";
import { isReader } from "../views/readers";
import { countVisit } from "./counting.server";
import { visitInput } from "./rules";

/** `POST /api/visits` counts how a visit began, and what it searched. */
export const visits = new Hono<AppEnv>().post(
  "/",
  onOutage("Ziyaret kaydedilemedi"),
  jsonOnly(),
  limitBody(),
  valid(visitInput),
  async (c) => {
    const { db, now, scope } = c.var;
    const hosts = [scope.url, new URL(scope.site.url)].map(({ hostname }) => bareHost(hostname));
    await countVisit(db, c.req.valid("json"), { hosts, isReader: isReader(c.req.raw) }, now);
    return c.body(null, 204);
  },
);
