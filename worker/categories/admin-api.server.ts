import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { DATABASE_SILENT, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { importLines } from "../imported-lines.server";
import { exportRecords } from "../records/exporting.server";
import { recordImport } from "../records/import-rules";
import { switchedResource } from "../plain-resource.server";
import {
  addCategory,
  categorySorts,
  listCategories,
  matchingCategories,
  removeCategory,
  reviseCategory,
} from "./editing.server";
import { categoryImporter } from "./importing.server";
import { categoryInput, categoryUpdate } from "./rules";

const UNLISTED = `${READ_FAILED.categories}: ${DATABASE_SILENT}`;

const categories = {
  kind: "category" as const,
  sentences: {
    ...{ list: UNLISTED, read: UNLISTED },
    write: `${SAVE_FAILED.category}: ${DATABASE_SILENT}`,
    remove: `${DELETE_FAILED.category}: ${DATABASE_SILENT}`,
  },
  ...{ sorts: categorySorts, input: categoryInput, update: categoryUpdate },
  ...{ list: listCategories, add: addCategory, revise: reviseCategory },
  remove: removeCategory,
};

export const categoriesAdmin = new Hono<AppEnv>()
  .get("/export", onOutage(UNLISTED), listQuery(categorySorts), async (c) => {
    const query = { sort: "name", ...c.req.valid("query") };
    return c.json(await exportRecords(c.var.db, "category", matchingCategories(query.q), categorySorts, query));
  })
  .post("/import", records("category", "import"), onOutage(SAVE_FAILED.import), valid(recordImport), async (c) =>
    c.json(await importLines(c, c.req.valid("json"), categoryImporter)),
  )
  .route("/", switchedResource(categories));
