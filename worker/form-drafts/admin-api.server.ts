import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { limitBody } from "../http/limit-body";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { Refusal } from "../refusal";
import { currentAccount } from "../session/require-admin";
import { DRAFT_BYTES_MAX, DRAFT_TOO_LARGE } from "./constants";
import { endDraft, listDrafts, readDraft, saveDraft } from "./editing.server";
import { draftInput } from "./rules";

const person = (c: Context<AppEnv>) => currentAccount(c).id;
const tooLarge = () => new Refusal("too_large", DRAFT_TOO_LARGE);

/** Each person reads, replaces and deletes only their own. */
export const formDraftsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.drafts, write: SAVE_FAILED.draft }))
  .get("/", async (c) => c.json(await listDrafts(c.var.db, currentAccount(c), c.var.now)))
  .get("/:form", async (c) => c.json(await readDraft(c.var.db, person(c), c.req.param("form"))))
  .put("/", limitBody(DRAFT_BYTES_MAX, tooLarge), valid(draftInput), async (c) => {
    const { db, now } = c.var;
    return c.json(await saveDraft(db, person(c), c.req.valid("json"), c.req.header("User-Agent") ?? "", now));
  })
  .delete("/:form/:id", async (c) => {
    await endDraft(c.var.db, person(c), c.req.param("form"), c.req.param("id"), c.var.now);
    return c.body(null, 204);
  });
