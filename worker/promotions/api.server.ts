import { type Context, Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { dayInIstanbul } from "../calendar";
import { UNCHANGED, UNDELETED, UNREAD } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { moveToTrash } from "../trash/trash.server";
import {
  activatePromotions,
  addPromotion,
  editable,
  listPromotions,
  PROMOTION_MISSING,
  promotionRow,
  promotionSorts,
  revisePromotion,
} from "./editing.server";
import { promotionInput, promotionUpdate } from "./rules";

const NO_ANSWER = "veritabanı yanıt vermiyor";
const filters = { status: z.enum(["active", "passive", "expired"]).optional() };

/** `/api/admin/promotions`. */
export const promotionsAdmin = new Hono<AppEnv>()
  .get("/", listQuery(promotionSorts, filters), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const query = c.req.valid("query");
    return c.json(
      await readOrRefuse(() => listPromotions(db, query, dayInIstanbul(now)), UNREAD.promotions, requestId),
    );
  })
  .post("/", valid(promotionInput), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const row = await writeOrRefuse(
      () => addPromotion(db, c.req.valid("json"), now),
      `Promosyon eklenirken hata: ${NO_ANSWER}`,
      requestId,
    );
    announce();
    return c.json(editable(row), 201);
  })
  .post("/selection", valid(selection(["activate", "deactivate", "delete"])), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const { action, ids } = c.req.valid("json");
    const changed = await writeOrRefuse(
      () =>
        action === "delete"
          ? moveToTrash(db, "promotion", ids, now)
          : activatePromotions(db, ids, action === "activate", now),
      action === "delete" ? UNDELETED.promotion : UNCHANGED.promotion,
      requestId,
    );
    announce();
    return c.json({ ids: changed });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const row = await readOrRefuse(() => promotionRow(db, c.req.param("id")), UNREAD.promotion, requestId);
    if (!row) throw new Refusal("not_found", PROMOTION_MISSING);
    return c.json(row);
  })
  .put("/:id", valid(promotionUpdate), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const { updated_at, ...input } = c.req.valid("json");
    const row = await writeOrRefuse(
      () => revisePromotion(db, c.req.param("id"), updated_at, input, now),
      `Promosyon güncellenirken hata: ${NO_ANSWER}`,
      requestId,
    );
    announce();
    return c.json(editable(row));
  })
  .put("/:id/activation", (c) => setActivation(c, c.req.param("id"), true))
  .delete("/:id/activation", (c) => setActivation(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    const { db, now, requestId } = c.var.scope;
    const [moved] = await writeOrRefuse(
      () => moveToTrash(db, "promotion", [c.req.param("id")], now),
      UNDELETED.promotion,
      requestId,
    );
    if (!moved) throw new Refusal("not_found", PROMOTION_MISSING);
    return c.body(null, 204);
  });

async function setActivation(c: Context<AppEnv>, id: string, isActive: boolean) {
  const { announce, db, now, requestId } = c.var.scope;
  const [changed] = await writeOrRefuse(
    () => activatePromotions(db, [id], isActive, now),
    UNCHANGED.promotion,
    requestId,
  );
  if (!changed && !(await readOrRefuse(() => promotionRow(db, id), UNCHANGED.promotion, requestId)))
    throw new Refusal("not_found", PROMOTION_MISSING);
  announce();
  return c.body(null, 204);
}
