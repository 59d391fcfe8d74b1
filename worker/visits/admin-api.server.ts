import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { readVisits } from "./editing.server";
import { visitsQuery } from "./rules";

export const visitsAdmin = new Hono<AppEnv>().get(
  "/",
  onOutage(READ_FAILED.visits),
  validQuery(visitsQuery),
  async (c) => c.json(await readVisits(c.var.db, c.req.valid("query").days, c.var.now)),
);
