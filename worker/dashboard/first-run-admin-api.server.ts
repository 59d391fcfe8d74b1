import { records } from "../activity/record-activity";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { editOf } from "../session/require-admin";
import { readContent, removeDemo } from "./demo-content.server";

const extent = z.strictObject({ changed: z.enum(["with"]).optional() });

export const firstRunAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.firstRun, write: CHANGE_FAILED.demo }))
  .get("/", async (c) => {
    const { name, url } = c.var.scope.site;
    return c.json({ site: { name, url }, ...(await readContent(c.var.db)) });
  })
  .delete("/demo", records("demo", "delete"), validQuery(extent), async (c) => {
    await removeDemo(c.var.db, c.req.valid("query").changed === "with" ? "all" : "unedited", editOf(c));
    c.var.scope.announce();
    return c.body(null, 204);
  });
