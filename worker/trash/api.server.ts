import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNDELETED, UNREAD } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { listTrash, trashSorts } from "./listing.server";
import { restore } from "./restoring.server";
import { deleteForGood } from "./trash.server";

/** `/api/admin/trash`: what was deleted; `PUT /:id/restoration` brings a record back. */
export const trashAdmin = new Hono<AppEnv>()
  .get("/", listQuery(trashSorts), async (c) => {
    const { db, requestId } = c.var.scope;
    const query = c.req.valid("query");
    return c.json(await readOrRefuse(() => listTrash(db, query), UNREAD.trash, requestId));
  })
  .put("/:id/restoration", async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const kind = await writeOrRefuse(() => restore(db, c.req.param("id"), now), UNCHANGED.trash, requestId);
    announce();
    return c.json({ id: c.req.param("id"), kind });
  })
  .post("/selection", valid(selection(["delete"])), async (c) => {
    const { db, requestId } = c.var.scope;
    const { ids } = c.req.valid("json");
    return c.json({ ids: await writeOrRefuse(() => deleteForGood(db, c.env.MEDIA, ids), UNDELETED.trash, requestId) });
  });
