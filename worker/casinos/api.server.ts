import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNDELETED, UNREAD } from "../catalogue";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { selection } from "../fields";
import { moveToTrash } from "../trash/trash.server";
import {
  addCasino,
  CASINO_MISSING,
  casinoNames,
  casinoRow,
  casinoSorts,
  listCasinos,
  reviseCasino,
} from "./editing.server";
import { casinoInput, casinoUpdate } from "./rules";

const UNSAVED = "Casino kaydedilirken bir hata oluştu";

/** `/api/admin/casinos`. */
export const casinosAdmin = new Hono<AppEnv>()
  .get("/", listQuery(casinoSorts), async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listCasinos(db, c.req.valid("query")), UNREAD.casinos, requestId));
  })
  .get("/names", async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => casinoNames(db), UNREAD.casinos, requestId));
  })
  .post("/", valid(casinoInput), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const casino = await writeOrRefuse(() => addCasino(db, c.req.valid("json"), now), UNSAVED, requestId);
    return c.json(casino, 201);
  })
  .post("/selection", valid(selection(["delete"])), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const { ids } = c.req.valid("json");
    const moved = await writeOrRefuse(() => moveToTrash(db, "casino", ids, now), UNDELETED.casino, requestId);
    return c.json({ ids: moved });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const casino = await readOrRefuse(() => casinoRow(db, c.req.param("id")), UNREAD.casino, requestId);
    if (!casino) throw new Refusal("not_found", CASINO_MISSING);
    return c.json(casino);
  })
  .put("/:id", valid(casinoUpdate), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const { updated_at, ...input } = c.req.valid("json");
    const casino = await writeOrRefuse(
      () => reviseCasino(db, c.req.param("id"), updated_at, input, now),
      UNSAVED,
      requestId,
    );
    announce();
    return c.json(casino);
  })
  .delete("/:id", async (c) => {
    const { db, now, requestId } = c.var.scope;
    const id = c.req.param("id");
    const [moved] = await writeOrRefuse(() => moveToTrash(db, "casino", [id], now), UNDELETED.casino, requestId);
    if (!moved) throw new Refusal("not_found", CASINO_MISSING);
    return c.body(null, 204);
  });
