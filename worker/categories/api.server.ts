import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
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
import { CATEGORIES_TAG, categoryInput, categoryUpdate } from "./rules";

const UNREAD = "Kategoriler yüklenirken bir hata oluştu: veritabanı yanıt vermiyor";
const UNSAVED = "Kategori kaydedilirken bir hata oluştu: veritabanı yanıt vermiyor";
const UNDELETED = "Kategori silinirken bir hata oluştu: veritabanı yanıt vermiyor";

/** `/api/admin/categories`. */
export const categoriesAdmin = new Hono<AppEnv>()
  .get("/", listQuery(categorySorts), async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listCategories(db, c.req.valid("query")), UNREAD, requestId));
  })
  .post("/", valid(categoryInput), async (c) => {
    const { db, now, purge, requestId } = c.var.scope;
    const category = await writeOrRefuse(() => addCategory(db, c.req.valid("json"), now), UNSAVED, requestId);
    purge(CATEGORIES_TAG);
    return c.json(category, 201);
  })
  .post("/selection", valid(selection(["activate", "deactivate", "delete"])), async (c) => {
    const { db, now, purge, requestId } = c.var.scope;
    const { action, ids } = c.req.valid("json");
    const changed = await writeOrRefuse(
      () =>
        action === "delete"
          ? moveToTrash(db, "category", ids, now)
          : activateCategories(db, ids, action === "activate", now),
      action === "delete" ? UNDELETED : "Durum değiştirilemedi",
      requestId,
    );
    purge(CATEGORIES_TAG);
    return c.json({ ids: changed });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const category = await readOrRefuse(() => categoryRow(db, c.req.param("id")), UNREAD, requestId);
    if (!category) throw new Refusal("not_found", CATEGORY_MISSING);
    return c.json(category);
  })
  .put("/:id", valid(categoryUpdate), async (c) => {
    const { db, now, purge, requestId } = c.var.scope;
    const { updated_at, ...input } = c.req.valid("json");
    const id = c.req.param("id");
    const category = await writeOrRefuse(() => reviseCategory(db, id, updated_at, input, now), UNSAVED, requestId);
    purge(CATEGORIES_TAG);
    return c.json(category);
  })
  .put("/:id/activation", (c) => setActivation(c, c.req.param("id"), true))
  .delete("/:id/activation", (c) => setActivation(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    const { db, now, purge, requestId } = c.var.scope;
    await writeOrRefuse(() => removeCategory(db, c.req.param("id"), now), UNDELETED, requestId);
    purge(CATEGORIES_TAG);
    return c.body(null, 204);
  });

async function setActivation(c: Context<AppEnv>, id: string, isActive: boolean) {
  const { db, now, purge, requestId } = c.var.scope;
  const [changed] = await writeOrRefuse(
    () => activateCategories(db, [id], isActive, now),
    "Durum değiştirilemedi",
    requestId,
  );
  if (!changed) throw new Refusal("not_found", CATEGORY_MISSING);
  purge(CATEGORIES_TAG);
  return c.body(null, 204);
}
