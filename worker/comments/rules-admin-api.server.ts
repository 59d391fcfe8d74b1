import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { found } from "../refusal";
import {
  decidedSenders,
  forgetSender,
  readCommentRules,
  reviseCommentRules,
  RULES_NOT_FOUND,
} from "./moderation.server";
import { commentRulesUpdate } from "./rules";

export const commentRulesAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.commentRules, write: SAVE_FAILED.commentRules }))
  .get("/", async (c) => c.json(found(await readCommentRules(c.var.db), RULES_NOT_FOUND)))
  .get("/senders", async (c) => c.json(await decidedSenders(c.var.db)))
  .put("/:id", records("comment_rules", "edit"), valid(commentRulesUpdate), async (c) =>
    c.json(await reviseCommentRules(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  )
  .delete("/senders/:id", records("comment_rules", "edit"), async (c) => {
    await forgetSender(c.var.db, c.req.param("id"));
    return c.body(null, 204);
  });
