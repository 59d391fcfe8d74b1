import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { UNDELETED, UNREAD } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import type { Scope } from "../scope.server";
import { moveToTrash } from "../trash/trash.server";
import {
  COMMENT_MISSING,
  commentedPromotions,
  commentRow,
  commentSorts,
  listComments,
  reviseComment,
} from "./editing.server";
import { commentsTag, commentUpdate } from "./rules";

const filters = { rating: z.coerce.number().int().min(1).max(5).optional() };

/** `/api/admin/comments`. */
export const commentsAdmin = new Hono<AppEnv>()
  .get("/", listQuery(commentSorts, filters), async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listComments(db, c.req.valid("query")), UNREAD.comments, requestId));
  })
  .post("/selection", valid(selection(["delete"])), async (c) =>
    c.json({ ids: await remove(c.var.scope, c.req.valid("json").ids) }),
  )
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const comment = await readOrRefuse(() => commentRow(db, c.req.param("id")), UNREAD.comments, requestId);
    if (!comment) throw new Refusal("not_found", COMMENT_MISSING);
    return c.json(comment);
  })
  .put("/:id", valid(commentUpdate), async (c) => {
    const { db, now, purge, requestId } = c.var.scope;
    const row = await writeOrRefuse(
      () => reviseComment(db, c.req.param("id"), c.req.valid("json"), now),
      "Yorum güncellenirken bir hata oluştu",
      requestId,
    );
    purge(commentsTag(row.promotion_id));
    return c.json(row);
  })
  .delete("/:id", async (c) => {
    const [moved] = await remove(c.var.scope, [c.req.param("id")]);
    if (!moved) throw new Refusal("not_found", COMMENT_MISSING);
    return c.body(null, 204);
  });

async function remove({ db, now, purge, requestId }: Scope, ids: string[]): Promise<string[]> {
  const promotions = await readOrRefuse(() => commentedPromotions(db, ids), UNDELETED.comment, requestId);
  const moved = await writeOrRefuse(() => moveToTrash(db, "comment", ids, now), UNDELETED.comment, requestId);
  if (moved.length > 0) purge(...promotions.map(commentsTag));
  return moved;
}
