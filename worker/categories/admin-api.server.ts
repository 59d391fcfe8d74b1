import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DATABASE_SILENT, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { selection } from "../fields";
import { found } from "../refusal";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { moveToTrash } from "../trash/deleting.server";
import {
  activateCategories,
  addCategory,
  CATEGORY_NOT_FOUND,
  categoryRow,
  categorySorts,
  listCategories,
  removeCategory,
  reviseCategory,
} from "./editing.server";
import { categoryInput, categoryUpdate } from "./rules";

const UNLISTED = `${READ_FAILED.categories}: ${DATABASE_SILENT}`;
const UNSAVED = `${SAVE_FAILED.category}: ${DATABASE_SILENT}`;
const UNREMOVED = `${DELETE_FAILED.category}: ${DATABASE_SILENT}`;

export const categoriesAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: UNLISTED, write: UNSAVED, remove: UNREMOVED }))
  .get("/", listQuery(categorySorts), async (c) => c.json(await listCategories(c.var.db, c.req.valid("query"))))
  .post("/", valid(categoryInput), async (c) =>
    c.json(await addCategory(c.var.db, c.req.valid("json"), c.var.now), 201),
  )
  .post("/selection", valid(selection(["activate", "deactivate", "delete"])), async (c) => {
    const { action, ids } = c.req.valid("json");
    c.set("unavailable", action === "delete" ? UNREMOVED : CHANGE_FAILED.status);
    if (action === "delete") return c.json({ ids: await moveToTrash(c.var.db, "category", ids, c.var.now) });
    return c.json({ ids: await activateCategories(c.var.db, ids, action === "activate", c.var.now) });
  })
  .get("/:id", async (c) => c.json(found(await categoryRow(c.var.db, c.req.param("id")), CATEGORY_NOT_FOUND)))
  .put("/:id", valid(categoryUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    return c.json(await reviseCategory(c.var.db, c.req.param("id"), updated_at, input, c.var.now));
  })
  .put("/:id/activation", onOutage(CHANGE_FAILED.status), (c) => setActivation(c, c.req.param("id"), true))
  .delete("/:id/activation", onOutage(CHANGE_FAILED.status), (c) => setActivation(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    await removeCategory(c.var.db, c.req.param("id"), c.var.now);
    return c.body(null, 204);
  });

async function setActivation(c: Context<AppEnv>, id: string, isActive: boolean) {
  const [changed] = await activateCategories(c.var.db, [id], isActive, c.var.now);
  if (!changed) found(await categoryRow(c.var.db, id), CATEGORY_NOT_FOUND);
  return c.body(null, 204);
}
