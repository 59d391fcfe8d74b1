import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { openImport } from "../imported-lines.server";
import { exportRecords } from "../records/exporting.server";
import { bulkImport } from "../records/import-rules";
import { requireRecord } from "../records/editable.server";
import { switchedResource } from "../plain-resource.server";
import { addRedirect, listRedirects, matchingRedirects, redirectSorts, reviseRedirect } from "./editing.server";
import { hitsByDay } from "./hits.server";
import { importRedirects } from "./importing.server";
import { redirectInput, redirectUpdate } from "./rules";

const rules = switchedResource({
  kind: "redirect",
  sentences: {
    ...{ list: READ_FAILED.redirects, read: READ_FAILED.redirects, write: SAVE_FAILED.redirect },
    remove: DELETE_FAILED.redirect,
  },
  ...{ sorts: redirectSorts, input: redirectInput, update: redirectUpdate },
  ...{ list: listRedirects, add: addRedirect, revise: reviseRedirect },
});

export const redirectsAdmin = new Hono<AppEnv>()
  .get("/export", onOutage(READ_FAILED.redirects), listQuery(redirectSorts), async (c) => {
    const query = c.req.valid("query");
    return c.json(await exportRecords(c.var.db, "redirect", matchingRedirects(query.q), redirectSorts, query));
  })
  .post("/import", records("redirect", "import"), onOutage(SAVE_FAILED.import), valid(bulkImport), async (c) => {
    const { is_dry, lines, change } = c.req.valid("json");
    const { db, edit } = await openImport(c, { is_dry, change });
    return c.json(await importRedirects(db, lines, is_dry, edit));
  })
  .get("/:id/hits", onOutage(READ_FAILED.redirects), async (c) => {
    const { id } = await requireRecord(c.var.db, "redirect", c.req.param("id"));
    return c.json(await hitsByDay(c.var.db, id, c.var.now));
  })
  .route("/", rules);
