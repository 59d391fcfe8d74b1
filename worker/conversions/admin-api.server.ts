import { Hono } from "hono";
import { openDb } from "../../db/client";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { recordImport } from "../records/import-rules";
import { IMPORT_DEADLINE_MS } from "../records/importing.server";
import { markSeen } from "./attention.server";
import { importReport } from "./importing.server";
import { conversionFilters, conversionSorts, listConversions } from "./listing.server";
import { listRefusals, refusalFilters } from "./refusals.server";

export const conversionsAdmin = new Hono<AppEnv>()
  .get("/", onOutage(READ_FAILED.conversions), listQuery(conversionSorts, conversionFilters), async (c) =>
    c.json(await listConversions(c.var.db, c.req.valid("query"))),
  )
  .get("/refused", onOutage(READ_FAILED.conversions), listQuery({}, refusalFilters), async (c) =>
    c.json(await listRefusals(c.var.db, c.req.valid("query"))),
  )
  .put("/seen/:casino", onOutage(CHANGE_FAILED.seen), async (c) => {
    await markSeen(c.var.db, c.req.param("casino"), c.var.now);
    return c.body(null, 204);
  })
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
