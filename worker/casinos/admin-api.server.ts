import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { renewToken, tokenOf } from "../conversions/tokens.server";
import { trialInput, tryReport } from "../conversions/trial.server";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { requireRecord } from "../records/editable.server";
import { exportRecords } from "../records/exporting.server";
import { importLines } from "../imported-lines.server";
import { recordImport } from "../records/import-rules";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { editOf } from "../session/require-admin";
import { selection } from "../fields";
import { moveOneToTrash, moveToTrash } from "../trash/deleting.server";
import { addCasino, casinoNames, reviseCasino } from "./editing.server";
import { casinoImporter } from "./importing.server";
import { casinoFilters, casinoSorts, listCasinos, matchingCasinos } from "./listing.server";
import { casinoLinks } from "./moving.server";
import { casinoAddition, casinoUpdate } from "./rules";

export const casinosAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.casinos, write: SAVE_FAILED.casino, remove: DELETE_FAILED.casino }))
  .get("/", listQuery(casinoSorts, casinoFilters), async (c) =>
    c.json(await listCasinos(c.var.db, c.req.valid("query"))),
  )
  .get("/export", listQuery(casinoSorts, casinoFilters), async (c) => {
    const query = c.req.valid("query");
    return c.json(await exportRecords(c.var.db, "casino", matchingCasinos(query), casinoSorts, query));
  })
  .get("/names", async (c) => c.json(await casinoNames(c.var.db)))
  .post("/", records("casino", "add"), valid(casinoAddition), async (c) =>
    c.json(await addCasino(c.var.db, c.req.valid("json"), editOf(c)), 201),
  )
  .post(
    "/selection",
    records("casino", "asked"),
    onOutage(DELETE_FAILED.casino),
    valid(selection(["delete"])),
    async (c) => c.json({ ids: await moveToTrash(c.var.db, "casino", c.req.valid("json").ids, editOf(c)) }),
  )
  .post("/import", records("casino", "import"), onOutage(SAVE_FAILED.import), valid(recordImport), async (c) => {
    return c.json(await importLines(c, c.req.valid("json"), casinoImporter));
  })
  .get("/:id", onOutage(READ_FAILED.casino), async (c) =>
    c.json(await requireRecord(c.var.db, "casino", c.req.param("id"))),
  )
  .get("/:id/links", onOutage(READ_FAILED.casino), async (c) => c.json(await casinoLinks(c.var.db, c.req.param("id"))))
  .get("/:id/postback", onOutage(READ_FAILED.postback), async (c) => c.json(await tokenOf(c.var.db, c.req.param("id"))))
  .post("/:id/postback", records("casino", "postback"), onOutage(CHANGE_FAILED.postback), async (c) => {
    const { db, now, scope } = c.var;
    return c.json(await renewToken(db, c.req.param("id"), scope.site.url, now), 201);
  })
  .post("/:id/postback/trial", onOutage(CHANGE_FAILED.trial), valid(trialInput), async (c) =>
    c.json(await tryReport(c.var.db, c.req.param("id"), c.req.valid("json").report, c.var.now)),
  )
  .put("/:id", records("casino", "edit"), valid(casinoUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    const casino = await reviseCasino(c.var.db, c.req.param("id"), updated_at, input, editOf(c));
    c.var.scope.announce();
    return c.json(casino);
  })
  .delete("/:id", records("casino", "delete"), async (c) => {
    await moveOneToTrash(c.var.db, "casino", c.req.param("id"), editOf(c));
    return c.body(null, 204);
  });
