import { records } from "../activity/record-activity";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { currentAccount, editOf } from "../session/require-admin";
import { removeDemo } from "./demo-content.server";
import { readFirstRun } from "./first-run.server";

const extent = z.strictObject({ changed: z.enum(["with"]).optional() });

export const firstRunAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.firstRun, write: CHANGE_FAILED.demo }))
  .get("/", async (c) => {
    const { env, site } = c.var.scope;
    return c.json(await readFirstRun(c.var.db, env, site, currentAccount(c).id));
  })
  .delete("/demo", records("demo", "delete"), validQuery(extent), async (c) => {
    await removeDemo(c.var.db, c.req.valid("query").changed === "with" ? "all" : "unedited", editOf(c));
    c.var.scope.announce();
    return c.body(null, 204);
  });
