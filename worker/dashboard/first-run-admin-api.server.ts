import { records } from "../activity/record-activity";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { readSite } from "../appearance/site.server";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { editOf } from "../session/require-admin";
import { readContent, removeDemo } from "./demo-content.server";

const extent = z.strictObject({ changed: z.enum(["with"]).optional() });

export const firstRunAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.firstRun, write: CHANGE_FAILED.demo }))
  .get("/", async (c) => {
    const [{ name, url }, content] = await Promise.all([readSite(c.var.scope), readContent(c.var.db)]);
    return c.json({ site: { name, url }, ...content });
  })
  .delete("/demo", records("demo", "delete"), validQuery(extent), async (c) => {
    await removeDemo(c.var.db, c.req.valid("query").changed === "with" ? "all" : "unedited", editOf(c));
    c.var.scope.announce();
    return c.body(null, 204);
  });
