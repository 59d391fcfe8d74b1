import { records } from "../activity/record-activity";
import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED } from "../failure-sentences";
import { selection } from "../fields";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { editOf } from "../session/require-admin";
import { dayInIstanbul } from "../text/calendar";
import { listDue, QUEUE_KINDS } from "./queue.server";
import { verifyRecords } from "./verifying.server";

const filters = { kind: z.enum(QUEUE_KINDS).optional() };

export const verificationAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.verification, write: CHANGE_FAILED.verification }))
  .get("/", listQuery({}, filters), async (c) =>
    c.json(await listDue(c.var.db, c.req.valid("query"), dayInIstanbul(c.var.now))),
  )
  .post("/selection", records("answered", "asked"), valid(selection(["verify"])), async (c) => {
    const records = await verifyRecords(c.var.db, c.req.valid("json").ids, editOf(c));
    return c.json({ ids: records.map(({ id }) => id), records });
  });
