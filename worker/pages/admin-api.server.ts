import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { importLines } from "../imported-lines.server";
import { exportRecords } from "../records/exporting.server";
import { recordImport } from "../records/import-rules";
import { plainResource } from "../plain-resource.server";
import { addPage, listPages, matchingPages, pageSorts, revisePage } from "./editing.server";
import { pageImporter } from "./importing.server";
import { pageInput, pageUpdate } from "./rules";

const pages = {
  kind: "page" as const,
  sentences: {
    ...{ list: READ_FAILED.pages, read: READ_FAILED.page, write: SAVE_FAILED.page, remove: DELETE_FAILED.page },
  },
  ...{ sorts: pageSorts, input: pageInput, update: pageUpdate },
  ...{ list: listPages, add: addPage, revise: revisePage },
};

export const pagesAdmin = new Hono<AppEnv>()
  .get("/export", onOutage(READ_FAILED.pages), listQuery(pageSorts), async (c) => {
    const query = c.req.valid("query");
    return c.json(await exportRecords(c.var.db, "page", matchingPages(query.q), pageSorts, query));
  })
  .post("/import", records("page", "import"), onOutage(SAVE_FAILED.import), valid(recordImport), async (c) =>
    c.json(await importLines(c, c.req.valid("json"), pageImporter)),
  )
  .route("/", plainResource(pages));
