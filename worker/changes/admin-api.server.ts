import { Hono } from "hono";
import { records } from "../activity/record-activity";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { currentAccount, editOf } from "../session/require-admin";
import { undoInput } from "./rules";
import { undoChange } from "./undoing.server";

export const changesAdmin = new Hono<AppEnv>().put(
  "/:id",
  records("answered", "undo"),
  onOutage(CHANGE_FAILED.trash),
  valid(undoInput),
  async (c) => {
    const undone = await undoChange(c.var.db, c.req.param("id"), c.req.valid("json"), currentAccount(c), editOf(c));
    c.var.scope.announce();
    return c.json(undone);
  },
);
