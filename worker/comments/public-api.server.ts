import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { clientAddress } from "../http/client-address";
import { jsonOnly, smallBody, valid } from "../http/valid";
import { receiveComment } from "./receiving.server";
import { commentInput } from "./rules";
import { COMMENT_ADDED, COMMENT_WAITS } from "./sentences";

export const comments = new Hono<AppEnv>().post("/", jsonOnly(), smallBody(), valid(commentInput), async (c) => {
  const { isNew, ...added } = await receiveComment(c.var.scope, c.req.valid("json"), clientAddress(c.req.raw));
  const message = added.status === "published" ? COMMENT_ADDED : COMMENT_WAITS;
  return c.json({ ...added, message }, isNew ? 201 : 200);
});
