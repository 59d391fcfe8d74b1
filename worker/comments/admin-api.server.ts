import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNDELETED, UNREAD } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import type { Scope } from "../scope.server";
import { moveToTrash } from "../trash/trash.server";
import {
  COMMENT_MISSING,
  commentRow,
  commentSorts,
  decideComments,
  listComments,
  matchingComments,
  reviseComment,
} from "./editing.server";
import { COMMENT_ACTIONS, type CommentAction, commentFilters, commentUpdate, matchingAction } from "./rules";

/** The state in which an action leaves a comment; a deleted one has none. */
const STATE_AFTER = { publish: "published", spam: "spam", delete: undefined } as const;

/** `/api/admin/comments`. */
export const commentsAdmin = new Hono<AppEnv>()
  .get("/", listQuery(commentSorts, commentFilters), async (c) => {
    const { db, now, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listComments(db, c.req.valid("query"), now), UNREAD.comments, requestId));
  })
  .post("/selection", valid(selection(COMMENT_ACTIONS)), async (c) => {
    const { action, ids } = c.req.valid("json");
    return c.json({ ids: await act(c.var.scope, action, ids) });
  })
  // Acts on up to 500 of them and tells which; to be called again until there are none.
  .post("/matching", valid(matchingAction), async (c) => {
    const { action, until, ...filter } = c.req.valid("json");
    const { db, requestId } = c.var.scope;
    const ids = await readOrRefuse(
      () => matchingComments(db, filter, until, STATE_AFTER[action]),
      UNREAD.comments,
      requestId,
    );
    return c.json({ ids: ids.length > 0 ? await act(c.var.scope, action, ids) : [] });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const comment = await readOrRefuse(() => commentRow(db, c.req.param("id")), UNREAD.comments, requestId);
    if (!comment) throw new Refusal("not_found", COMMENT_MISSING);
    return c.json(comment);
  })
  .put("/:id", valid(commentUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const row = await writeOrRefuse(
      () => reviseComment(db, c.req.param("id"), c.req.valid("json"), now),
      "Yorum güncellenirken bir hata oluştu",
      requestId,
    );
    return c.json(row);
  })
  .delete("/:id", async (c) => {
    const [moved] = await act(c.var.scope, "delete", [c.req.param("id")]);
    if (!moved) throw new Refusal("not_found", COMMENT_MISSING);
    return c.body(null, 204);
  });

/** Returns the ids of the comments that changed. */
async function act({ db, now, requestId }: Scope, action: CommentAction, ids: string[]): Promise<string[]> {
  const status = STATE_AFTER[action];
  return writeOrRefuse(
    () => (status ? decideComments(db, ids, status) : moveToTrash(db, "comment", ids, now)),
    action === "delete" ? UNDELETED.comment : UNCHANGED.status,
    requestId,
  );
}
