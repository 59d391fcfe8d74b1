import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { clientIp } from "../http/client-ip";
import { limitBody } from "../http/limit-body";
import { jsonOnly, valid } from "../http/valid";
import { receiveComment } from "./adding.server";
import { commentInput } from "./rules";
import { COMMENT_ADDED, COMMENT_WAITS } from "./sentences";

export const comments = new Hono<AppEnv>().post("/", jsonOnly(), limitBody(), valid(commentInput), async (c) => {
  const { isNew, ...added } = await receiveComment(c.var.scope, c.req.valid("json"), clientIp(c.req.raw));
  const message = added.status === "published" ? COMMENT_ADDED : COMMENT_WAITS;
  return c.json({ ...added, message }, isNew ? 201 : 200);
});
