import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { currentAccount } from "../session/require-admin";
import { readEarnings } from "./report.server";
import { earningsQuery } from "./rules";

export const earningsAdmin = new Hono<AppEnv>().get(
  "/",
  onOutage(READ_FAILED.earnings),
  validQuery(earningsQuery),
  async (c) => {
    return c.json(await readEarnings(c.var.db, c.req.valid("query"), currentAccount(c).role, c.var.now));
  },
);
