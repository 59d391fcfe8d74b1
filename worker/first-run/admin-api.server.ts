import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { countContent, removeDemo, restoreDemo } from "./demo.server";

const removal = z.strictObject({ removed_at: z.iso.datetime() });

export const firstRunAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.firstRun, write: CHANGE_FAILED.demo }))
  .get("/", async (c) => {
    const { name, url } = c.var.scope.site;
    return c.json({ site: { name, url }, content: await countContent(c.var.db) });
  })
  .delete("/demo", async (c) => {
    await removeDemo(c.var.db, c.var.now);
    c.var.scope.announce();
    return c.json({ removed_at: c.var.now.toISOString() });
  })
  .put("/demo", valid(removal), async (c) => {
    await restoreDemo(c.var.db, c.req.valid("json").removed_at, c.var.now);
    c.var.scope.announce();
    return c.body(null, 204);
  });
