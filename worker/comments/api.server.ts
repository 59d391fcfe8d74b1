import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { clientAddress } from "../http/client-address";
import { writeOrRefuse } from "../http/deadline";
import { jsonOnly, smallBody, valid } from "../http/valid";
import { addComment } from "./comments.server";
import { COMMENT_FAILED, commentInput, commentsTag } from "./rules";

/** `POST /api/comments`: `{ promotion_id, user_name, comment, rating? }` → 201 with the comment as shown; 200 where it stands already. */
export const comments = new Hono<AppEnv>().post("/", jsonOnly(), smallBody(), valid(commentInput), async (c) => {
  const { db, now, requestId, purge } = c.var.scope;
  const input = c.req.valid("json");
  const { isNew, ...comment } = await writeOrRefuse(
    () => addComment(db, input, clientAddress(c.req.raw), now),
    COMMENT_FAILED,
    requestId,
  );
  if (isNew) purge(commentsTag(input.promotion_id));
  return c.json(comment, isNew ? 201 : 200);
});
