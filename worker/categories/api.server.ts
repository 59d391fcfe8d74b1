import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNDELETED, UNREAD } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { moveToTrash } from "../trash/trash.server";
import {
  activateCategories,
  addCategory,
  CATEGORY_MISSING,
  categoryRow,
  categorySorts,
  listCategories,
  removeCategory,
  reviseCategory,
} from "./editing.server";
import { categoryInput, categoryUpdate } from "./rules";

const NO_ANSWER = "veritabanı yanıt vermiyor";
const UNLISTED = `${UNREAD.categories}: ${NO_ANSWER}`;
const UNSAVED = `Kategori kaydedilirken bir hata oluştu: ${NO_ANSWER}`;
const UNREMOVED = `${UNDELETED.category}: ${NO_ANSWER}`;

/** `/api/admin/categories`. */
export const categoriesAdmin = new Hono<AppEnv>()
  .get("/", listQuery(categorySorts), async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listCategories(db, c.req.valid("query")), UNLISTED, requestId));
  })
  .post("/", valid(categoryInput), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const category = await writeOrRefuse(() => addCategory(db, c.req.valid("json"), now), UNSAVED, requestId);
    return c.json(category, 201);
  })
  .post("/selection", valid(selection(["activate", "deactivate", "delete"])), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const { action, ids } = c.req.valid("json");
    const changed = await writeOrRefuse(
      () =>
        action === "delete"
          ? moveToTrash(db, "category", ids, now)
          : activateCategories(db, ids, action === "activate", now),
      action === "delete" ? UNREMOVED : UNCHANGED.status,
      requestId,
    );
    return c.json({ ids: changed });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const category = await readOrRefuse(() => categoryRow(db, c.req.param("id")), UNLISTED, requestId);
    if (!category) throw new Refusal("not_found", CATEGORY_MISSING);
    return c.json(category);
  })
  .put("/:id", valid(categoryUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const { updated_at, ...input } = c.req.valid("json");
    const id = c.req.param("id");
    const category = await writeOrRefuse(() => reviseCategory(db, id, updated_at, input, now), UNSAVED, requestId);
    return c.json(category);
  })
  .put("/:id/activation", (c) => setActivation(c, c.req.param("id"), true))
  .delete("/:id/activation", (c) => setActivation(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    const { db, now, requestId } = c.var.scope;
    await writeOrRefuse(() => removeCategory(db, c.req.param("id"), now), UNREMOVED, requestId);
    return c.body(null, 204);
  });

async function setActivation(c: Context<AppEnv>, id: string, isActive: boolean) {
  const { db, now, requestId } = c.var.scope;
  const [changed] = await writeOrRefuse(() => activateCategories(db, [id], isActive, now), UNCHANGED.status, requestId);
  if (!changed) throw new Refusal("not_found", CATEGORY_MISSING);
  return c.body(null, 204);
}
