import { type Context, Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNDELETED, UNREAD, UNSAVED } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { moveToTrash } from "../trash/trash.server";
import { NONE_SAVED, saveBatch } from "./batch.server";
import {
  addPost,
  listPosts,
  POST_MISSING,
  postCategories,
  postRow,
  postSorts,
  revisePost,
  setPublication,
} from "./editing.server";
import { batchInput, postInput, postUpdate } from "./rules";

/** Ten posts one by one may take longer than one. */
const BATCH_DEADLINE_MS = 15_000;
const filters = { status: z.enum(["published", "draft"]).optional() };

/** `/api/admin/blog`. */
export const blogAdmin = new Hono<AppEnv>()
  .get("/", listQuery(postSorts, filters), async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listPosts(db, c.req.valid("query")), UNREAD.posts, requestId));
  })
  .get("/categories", async (c) => {
    const { db, requestId } = c.var.scope;
    const rows = await readOrRefuse(async () => postCategories(db), UNREAD.posts, requestId);
    return c.json(rows.map(({ category }) => category));
  })
  .post("/", valid(postInput), async (c) => {
    const { db, now, requestId, site } = c.var.scope;
    const post = await writeOrRefuse(() => addPost(db, c.req.valid("json"), site.name, now), UNSAVED.post, requestId);
    return c.json(post, 201);
  })
  .post("/batch", valid(batchInput), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const answer = await writeOrRefuse(
      () => saveBatch(db, c.req.valid("json"), now, requestId),
      NONE_SAVED,
      requestId,
      BATCH_DEADLINE_MS,
    );
    announce();
    return c.json(answer, 201);
  })
  .post("/selection", valid(selection(["publish", "unpublish", "delete"])), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const { action, ids } = c.req.valid("json");
    const changed = await writeOrRefuse(
      async () => {
        if (action === "delete") return moveToTrash(db, "post", ids, now);
        return (await setPublication(db, ids, action === "publish", now)).map(({ id }) => id);
      },
      action === "delete" ? UNDELETED.post : UNCHANGED.post,
      requestId,
    );
    announce();
    return c.json({ ids: changed });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const post = await readOrRefuse(() => postRow(db, c.req.param("id")), UNREAD.post, requestId);
    if (!post) throw new Refusal("not_found", POST_MISSING);
    return c.json(post);
  })
  .put("/:id", valid(postUpdate), async (c) => {
    const { announce, db, now, requestId } = c.var.scope;
    const { updated_at, ...input } = c.req.valid("json");
    const post = await writeOrRefuse(
      () => revisePost(db, c.req.param("id"), updated_at, input, now),
      UNSAVED.post,
      requestId,
    );
    announce();
    return c.json(post);
  })
  .put("/:id/publication", (c) => publication(c, c.req.param("id"), true))
  .delete("/:id/publication", (c) => publication(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    const { db, now, requestId } = c.var.scope;
    const [moved] = await writeOrRefuse(
      () => moveToTrash(db, "post", [c.req.param("id")], now),
      UNDELETED.post,
      requestId,
    );
    if (!moved) throw new Refusal("not_found", POST_MISSING);
    return c.body(null, 204);
  });

async function publication(c: Context<AppEnv>, id: string, isPublished: boolean) {
  const { announce, db, now, requestId } = c.var.scope;
  await writeOrRefuse(() => setPublication(db, [id], isPublished, now), UNCHANGED.post, requestId);
  const post = await readOrRefuse(() => postRow(db, id), UNCHANGED.post, requestId);
  if (!post) throw new Refusal("not_found", POST_MISSING);
  announce();
  return c.json({ id, is_published: post.is_published, published_at: post.published_at, updated_at: post.updated_at });
}
