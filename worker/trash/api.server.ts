import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { LIST_SIZE, listOf, listQuery, offsetOf } from "../http/list";
import { valid } from "../http/valid";
import { restore } from "./restoring.server";
import { deleteForGood, trashed, trashedTotal } from "./trash.server";

/** `/api/admin/trash`: what was deleted; `PUT /:id/restoration` brings a record back. */
export const trashAdmin = new Hono<AppEnv>()
  .get("/", listQuery({}), async (c) => {
    const { db, requestId } = c.var.scope;
    const { page } = c.req.valid("query");
    const [rows, [all]] = await readOrRefuse(
      () => db.batch([trashed(db, LIST_SIZE, offsetOf(page)), trashedTotal(db)]),
      "Çöp kutusu yüklenirken bir hata oluştu",
      requestId,
    );
    return c.json(listOf(rows, all?.total, page));
  })
  .put("/:id/restoration", async (c) => {
    const { db, now, purge, requestId } = c.var.scope;
    const { kind, tags } = await writeOrRefuse(
      () => restore(db, c.req.param("id"), now),
      "Kayıt geri alınırken bir hata oluştu",
      requestId,
    );
    purge(...tags);
    return c.json({ id: c.req.param("id"), kind });
  })
  .post("/selection", valid(selection(["delete"])), async (c) => {
    const { db, requestId } = c.var.scope;
    const { ids } = c.req.valid("json");
    await writeOrRefuse(() => deleteForGood(db, ids), "Kayıtlar silinirken bir hata oluştu", requestId);
    return c.json({ ids });
  });
