import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { currentAccount } from "../session/require-admin";
import { readEarnings } from "./report.server";
import { earningsQuery, spanOf } from "./rules";

export const earningsAdmin = new Hono<AppEnv>().get(
  "/",
  onOutage(READ_FAILED.earnings),
  validQuery(earningsQuery),
  async (c) => {
    const span = spanOf(c.req.valid("query"), c.var.now);
    return c.json(await readEarnings(c.var.db, span, currentAccount(c).role, c.var.now));
  },
);
