import { Hono } from "hono";
import { openDb } from "../../db/client";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { recordImport } from "../records/import-rules";
import { IMPORT_DEADLINE_MS } from "../records/importing.server";
import { importReport } from "./importing.server";
import { conversionFilters, conversionSorts, listConversions } from "./listing.server";

export const conversionsAdmin = new Hono<AppEnv>()
  .get("/", onOutage(READ_FAILED.conversions), listQuery(conversionSorts, conversionFilters), async (c) =>
    c.json(await listConversions(c.var.db, c.req.valid("query"))),
  )
  .post(
    "/import/:casino",
    records("conversion", "import"),
    onOutage(SAVE_FAILED.import),
    valid(recordImport),
    async (c) => {
      const { is_dry, lines } = c.req.valid("json");
      const db = openDb(c.env, IMPORT_DEADLINE_MS);
      return c.json(await importReport(db, c.req.param("casino"), lines, is_dry, c.var.now));
    },
  );
