import { records } from "../activity/record-activity";
import { type Context, Hono } from "hono";
import { promotions } from "../../db/schema";
import type { AppEnv } from "../app-env";
import { dayInIstanbul } from "../text/calendar";
import { CHANGE_FAILED, DATABASE_SILENT, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { type Activation, matching, selection } from "../fields";
import { found } from "../refusal";
import { importLines } from "../imported-lines.server";
import { recordImport } from "../records/import-rules";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { requireRecord } from "../records/editable.server";
import { KINDS } from "../records/kinds.server";
import { matchingIds } from "../records/matching.server";
import { editOf } from "../session/require-admin";
import { moveOneToTrash, moveToTrash } from "../trash/deleting.server";
import { verifyRecords } from "../verification/verifying.server";
import {
  activatePromotions,
  addPromotion,
  editable,
  promotionRow,
  revisePromotion,
  setCode,
  setExpiry,
} from "./editing.server";
import { exportPromotions } from "./exporting.server";
import { promotionImporter } from "./importing.server";
import { type FieldChange, fieldChange, selectedFields } from "./field-changes";
import { changeField } from "./fields.server";
import { matchingPromotions, promotionFilters } from "./list-filters.server";
import { listPromotions, promotionSorts } from "./listing.server";
import { codeUpdate, expiryUpdate, promotionAddition, promotionUpdate } from "./rules";

const CHANGED_MAX = 100;
const matchingFields = matching(["edit"], promotionFilters).omit({ action: true }).extend({ change: fieldChange });

const UNADDED = `Promosyon eklenirken hata: ${DATABASE_SILENT}`;
const UNREVISED = `Promosyon güncellenirken hata: ${DATABASE_SILENT}`;

export const promotionsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.promotions, write: UNREVISED, remove: DELETE_FAILED.promotion }))
  .get("/", listQuery(promotionSorts, promotionFilters), async (c) =>
    c.json({
      ...(await listPromotions(c.var.db, c.req.valid("query"), dayInIstanbul(c.var.now))),
      read_at: c.var.now.toISOString(),
    }),
  )
  .get("/export", listQuery(promotionSorts, promotionFilters), async (c) =>
    c.json(await exportPromotions(c.var.db, c.req.valid("query"), dayInIstanbul(c.var.now))),
  )
  .post("/", records("promotion", "add"), onOutage(UNADDED), valid(promotionAddition), async (c) => {
    const row = await addPromotion(c.var.db, c.req.valid("json"), editOf(c));
    c.var.scope.announce();
    return c.json(editable(row), 201);
  })
  .post(
    "/selection",
    records("promotion", "asked"),
    valid(selection(["activate", "deactivate", "delete"])),
    async (c) => {
      const { action, ids } = c.req.valid("json");
      return c.json(await applyAction(c, action, ids));
    },
  )
  // Acts on up to 500 promotions a call; the caller repeats it with `next` until there is none.
  .post(
    "/matching",
    records("promotion", "asked"),
    valid(matching(["activate", "deactivate", "delete", "verify"], promotionFilters)),
    async (c) => {
      const { action, until, after, ...filters } = c.req.valid("json");
      const matches = matchingPromotions(c.var.db, filters, dayInIstanbul(c.var.now));
      const { ids, next } = await matchingIds(c.var.db, promotions, matches, { until, after });
      return c.json({ ...(await applyAction(c, action, ids)), next });
    },
  )
  .post("/fields", records("promotion", "edit"), valid(selectedFields), async (c) => {
    const { ids, change } = c.req.valid("json");
    return c.json(await applyChange(c, ids, change));
  })
  .post("/matching/fields", records("promotion", "edit", { mayContinue: true }), valid(matchingFields), async (c) => {
    const { change, until, after, ...filters } = c.req.valid("json");
    const matches = matchingPromotions(c.var.db, filters, dayInIstanbul(c.var.now));
    const { ids, next } = await matchingIds(c.var.db, promotions, matches, { until, after, most: CHANGED_MAX });
    return c.json({ ...(await applyChange(c, ids, change)), next });
  })
  .post("/import", records("promotion", "import"), onOutage(SAVE_FAILED.import), valid(recordImport), async (c) => {
    return c.json(await importLines(c, c.req.valid("json"), promotionImporter));
  })
  .get("/:id", onOutage(READ_FAILED.promotion), async (c) =>
    c.json(found(await promotionRow(c.var.db, c.req.param("id")), KINDS.promotion.missing)),
  )
  .put("/:id", records("promotion", "edit"), valid(promotionUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    const row = await revisePromotion(c.var.db, c.req.param("id"), updated_at, input, editOf(c));
    c.var.scope.announce();
    return c.json(editable(row));
  })
  .put(
    "/:id/expiry",
    records("promotion", "edit"),
    onOutage(CHANGE_FAILED.promotion),
    valid(expiryUpdate),
    async (c) => {
      const row = await setExpiry(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c));
      c.var.scope.announce();
      return c.json({ id: row.id, expiry_date: row.expiry_date, updated_at: row.updated_at });
    },
  )
  .put("/:id/code", records("promotion", "edit"), onOutage(CHANGE_FAILED.promotion), valid(codeUpdate), async (c) => {
    const row = await setCode(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c));
    return c.json({ id: row.id, promotion_code: row.promotion_code, updated_at: row.updated_at });
  })
  .put("/:id/activation", records("promotion", "activate"), onOutage(CHANGE_FAILED.promotion), (c) =>
    setActivation(c, c.req.param("id"), "activate"),
  )
  .delete("/:id/activation", records("promotion", "deactivate"), onOutage(CHANGE_FAILED.promotion), (c) =>
    setActivation(c, c.req.param("id"), "deactivate"),
  )
  .delete("/:id", records("promotion", "delete"), async (c) => {
    await moveOneToTrash(c.var.db, "promotion", c.req.param("id"), editOf(c));
    return c.body(null, 204);
  });

async function applyChange(c: Context<AppEnv>, ids: string[], change: FieldChange) {
  c.set("unavailable", CHANGE_FAILED.promotion);
  const changed = await changeField(c.var.db, ids, change, editOf(c));
  c.var.scope.announce();
  return { ids: changed };
}

type Action = "activate" | "deactivate" | "delete" | "verify";

async function applyAction(c: Context<AppEnv>, action: Action, ids: string[]) {
  const { db, scope } = c.var;
  const edit = editOf(c);
  c.set("unavailable", action === "delete" ? DELETE_FAILED.promotion : CHANGE_FAILED.promotion);
  if (action === "verify") return { ids: (await verifyRecords(db, ids, edit)).map(({ id }) => id) };
  if (action === "delete") return { ids: await moveToTrash(db, "promotion", ids, edit) };
  const changed = await activatePromotions(db, ids, action, edit);
  scope.announce();
  return { ids: changed };
}

async function setActivation(c: Context<AppEnv>, id: string, action: Activation) {
  const [changed] = await activatePromotions(c.var.db, [id], action, editOf(c));
  if (!changed) await requireRecord(c.var.db, "promotion", id);
  c.var.scope.announce();
  return c.body(null, 204);
}
