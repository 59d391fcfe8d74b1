import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { selection } from "../fields";
import { found } from "../refusal";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { currentAccount, editOf } from "../session/require-admin";
import { moveToTrash } from "../trash/deleting.server";
import {
  COMMENT_NOT_FOUND,
  commentRow,
  commentSorts,
  listComments,
  matchingCommentIds,
  moderateComments,
  removeReply,
  replyTo,
  reviseComment,
} from "./editing.server";
import { decideSender } from "./moderation.server";
import { commentFilters, commentUpdate, matchingAction, replyInput, senderDecision } from "./rules";
import { publicPlace, visitComments } from "./visits.server";
import { COMMENT_ACTIONS, type CommentAction, STATUS_AFTER } from "./states";

export const commentsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.comments, write: SAVE_FAILED.comment }))
  .get("/", listQuery(commentSorts, commentFilters), async (c) =>
    c.json(await listComments(c.var.db, c.req.valid("query"), c.var.now)),
  )
  .post("/selection", valid(selection(COMMENT_ACTIONS)), async (c) => {
    const { action, ids } = c.req.valid("json");
    return c.json({ ids: await applyAction(c, action, ids) });
  })
  // Acts on up to 500 comments a call; the caller repeats it until no ids come back.
  .post("/matching", onOutage(READ_FAILED.comments), valid(matchingAction), async (c) => {
    const { action, until, ...filter } = c.req.valid("json");
    const ids = await matchingCommentIds(c.var.db, filter, until, statusAfter(action));
    return c.json({ ids: ids.length > 0 ? await applyAction(c, action, ids) : [] });
  })
  .put("/visit", async (c) => c.json({ since: await visitComments(c.var.db, currentAccount(c).id, c.var.now) }))
  .get("/:id/page", async (c) =>
    c.redirect(found(await publicPlace(c.var.db, c.req.param("id")), "Bu yorum sitede görünmüyor")),
  )
  .get("/:id", async (c) => c.json(found(await commentRow(c.var.db, c.req.param("id")), COMMENT_NOT_FOUND)))
  .put("/:id", valid(commentUpdate), async (c) =>
    c.json(await reviseComment(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  )
  .put("/:id/reply", valid(replyInput), async (c) =>
    c.json(await replyTo(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c))),
  )
  .delete("/:id/reply", async (c) =>
    c.json(found(await removeReply(c.var.db, c.req.param("id"), c.var.now), "Bu yorumun yanıtı yok")),
  )
  .put("/:id/sender", valid(senderDecision), async (c) =>
    c.json(await decideSender(c.var.db, c.req.param("id"), c.req.valid("json").verdict, editOf(c))),
  )
  .delete("/:id", async (c) => {
    const [moved] = await applyAction(c, "delete", [c.req.param("id")]);
    found(moved, COMMENT_NOT_FOUND);
    return c.body(null, 204);
  });

const statusAfter = (action: CommentAction) => (action === "delete" ? undefined : STATUS_AFTER[action]);

async function applyAction(c: Context<AppEnv>, action: CommentAction, ids: string[]): Promise<string[]> {
  const status = statusAfter(action);
  c.set("unavailable", status ? CHANGE_FAILED.status : DELETE_FAILED.comment);
  return status ? moderateComments(c.var.db, ids, status) : moveToTrash(c.var.db, "comment", ids, c.var.now);
}
