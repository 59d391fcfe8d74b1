import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { currentAccount } from "../session/require-admin";
import { listActivities } from "./listing.server";
import { ACTIVITY_KINDS } from "./rules";

const filters = { kind: z.enum(ACTIVITY_KINDS).optional() };

export const activityAdmin = new Hono<AppEnv>().get(
  "/",
  onOutage(READ_FAILED.activity),
  listQuery({}, filters),
  async (c) => c.json(await listActivities(c.var.db, c.req.valid("query"), currentAccount(c).role)),
);
