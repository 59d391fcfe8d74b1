import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { requireRecord } from "../records/editable.server";
import { switchedResource } from "../plain-resource.server";
import { addRedirect, listRedirects, redirectSorts, reviseRedirect } from "./editing.server";
import { hitsByDay } from "./hits.server";
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
  .get("/:id/hits", onOutage(READ_FAILED.redirects), async (c) => {
    const { id } = await requireRecord(c.var.db, "redirect", c.req.param("id"));
    return c.json(await hitsByDay(c.var.db, id, c.var.now));
  })
  .route("/", rules);
