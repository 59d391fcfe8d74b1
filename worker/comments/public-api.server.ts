import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { clientAddress } from "../http/client-address";
import { jsonOnly, smallBody, valid } from "../http/valid";
import { receiveComment } from "./receiving.server";
import { commentInput } from "./rules";
import { COMMENT_ADDED, COMMENT_WAITS } from "./sentences";

/**
 * `POST /api/comments`: `{ promotion_id, user_name, comment, rating?, stamp }` → 201 with the comment as shown, its
 * state, the promotion's new count and average, and what to tell the visitor; 200 where it stands already.
 */
export const comments = new Hono<AppEnv>().post("/", jsonOnly(), smallBody(), valid(commentInput), async (c) => {
  const { isNew, ...added } = await receiveComment(c.var.scope, c.req.valid("json"), clientAddress(c.req.raw));
  const message = added.status === "published" ? COMMENT_ADDED : COMMENT_WAITS;
  return c.json({ ...added, message }, isNew ? 201 : 200);
});
