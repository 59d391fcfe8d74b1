import { records } from "../activity/record-activity";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { matching, selection } from "../fields";
import { promotion_comments } from "../../db/schema";
import { found } from "../refusal";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { KINDS } from "../records/kinds.server";
import { matchingIds } from "../records/matching.server";
import { currentAccount, editOf } from "../session/require-admin";
import { moveToTrash } from "../trash/deleting.server";
import { moderateComments, removeReply, replyTo, reviseComment } from "./editing.server";
import { commentRow, commentSorts, commentsOfSameDay, listComments, matchingComments } from "./listing.server";
import { decideSender } from "./moderation.server";
import { commentFilters, commentUpdate, replyInput, senderDecision } from "./rules";
import { publicAddress, visitComments } from "./visits.server";
import { COMMENT_ACTIONS, type CommentAction, STATUS_AFTER } from "./states";

export const commentsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.comments, write: SAVE_FAILED.comment }))
  .get("/", listQuery(commentSorts, commentFilters), async (c) =>
    c.json(await listComments(c.var.db, c.req.valid("query"), c.var.now)),
  )
  .post("/selection", records("comment", "asked"), valid(selection(COMMENT_ACTIONS)), async (c) => {
    const { action, ids } = c.req.valid("json");
    return c.json(await applyAction(c, action, ids));
  })
  // Acts on up to 500 comments a call; the caller repeats it with `next` until there is none.
  .post(
    "/matching",
    records("comment", "asked"),
    onOutage(READ_FAILED.comments),
    valid(matching(COMMENT_ACTIONS, commentFilters)),
    async (c) => {
      const { action, until, after, ...filter } = c.req.valid("json");
      const { ids, next } = await matchingIds(c.var.db, promotion_comments, matchingComments(filter), { until, after });
      return c.json({ ...(await applyAction(c, action, ids)), next });
    },
  )
  .put("/visit", async (c) => c.json({ since: await visitComments(c.var.db, currentAccount(c).id, c.var.now) }))
  .get("/:id/page", async (c) =>
    c.redirect(found(await publicAddress(c.var.db, c.req.param("id")), "Bu yorum sitede görünmüyor")),
  )
  .get("/:id", async (c) => c.json(found(await commentRow(c.var.db, c.req.param("id")), KINDS.comment.missing)))
  .get("/:id/same-day", async (c) => c.json(await commentsOfSameDay(c.var.db, c.req.param("id"))))
  .put("/:id", records("comment", "edit"), valid(commentUpdate), async (c) =>
    c.json(await reviseComment(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c))),
  )
  .put("/:id/reply", records("comment", "reply"), valid(replyInput), async (c) =>
    c.json(await replyTo(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c))),
  )
  .delete("/:id/reply", records("comment", "edit"), async (c) =>
    c.json(found(await removeReply(c.var.db, c.req.param("id"), editOf(c)), "Bu yorumun yanıtı yok")),
  )
  .put("/:id/sender", records("comment_rules", "edit"), valid(senderDecision), async (c) =>
    c.json(await decideSender(c.var.db, c.req.param("id"), c.req.valid("json").verdict, editOf(c))),
  )
  .delete("/:id", records("comment", "delete"), async (c) => {
    const { ids } = await applyAction(c, "delete", [c.req.param("id")]);
    found(ids[0], KINDS.comment.missing);
    return c.body(null, 204);
  });

async function applyAction(c: Context<AppEnv>, action: CommentAction, ids: string[]) {
  c.set("unavailable", action === "delete" ? DELETE_FAILED.comment : CHANGE_FAILED.status);
  const edit = editOf(c);
  if (action === "delete") return { ids: await moveToTrash(c.var.db, "comment", ids, edit) };
  return { ids: await moderateComments(c.var.db, ids, STATUS_AFTER[action], edit) };
}
