import { records } from "../activity/record-activity";
import { type Context, Hono } from "hono";
import { openDb } from "../../db/client";
import { blog_posts } from "../../db/schema";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { matching, selection } from "../fields";
import { requireRecord } from "../records/editable.server";
import { exportRecords } from "../records/exporting.server";
import { importLines } from "../imported-lines.server";
import { recordImport } from "../records/import-rules";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { matchingIds } from "../records/matching.server";
import { currentAccount, editOf } from "../session/require-admin";
import { moveOneToTrash, moveToTrash } from "../trash/deleting.server";
import { NONE_SAVED, saveBatch } from "./batch.server";
import { addPost, revisePost, setPublication } from "./editing.server";
import { postImporter } from "./importing.server";
import {
  listPosts,
  matchingPosts,
  suggestedAuthors,
  suggestedCategories,
  postFilters,
  postSorts,
} from "./listing.server";
import { approval, noteDecision, noteInput } from "./notes-rules";
import { decideNote, insertNote, listNotes } from "./notes.server";
import { isSeenBy, requireDeletable, requireSeen, savedBy } from "./own-drafts.server";
import { approvePost, returnPost } from "./review.server";
import { batchInput, postAddition, postUpdate } from "./rules";

const BATCH_DEADLINE_MS = 15_000;

export const blogAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.posts, write: SAVE_FAILED.post, remove: DELETE_FAILED.post }))
  .get("/", listQuery(postSorts, postFilters), async (c) => {
    const list = await listPosts(c.var.db, c.req.valid("query"), isSeenBy(currentAccount(c)));
    return c.json({ ...list, read_at: c.var.now.toISOString() });
  })
  .get("/export", listQuery(postSorts, postFilters), async (c) => {
    const query = c.req.valid("query");
    return c.json(await exportRecords(c.var.db, "post", matchingPosts(query), postSorts, query));
  })
  .get("/categories", async (c) => {
    const rows = await suggestedCategories(c.var.db);
    return c.json(rows.map(({ category }) => category));
  })
  .get("/authors", async (c) => {
    const rows = await suggestedAuthors(c.var.db);
    return c.json(rows.map(({ author }) => author));
  })
  .post("/", records("post", "add", { mayPublish: true }), valid(postAddition), async (c) => {
    const input = await savedBy(c.var.db, currentAccount(c), c.req.valid("json"));
    const post = await addPost(c.var.db, input, c.var.scope.site.defaultName, editOf(c));
    c.var.scope.announce();
    return c.json(post, 201);
  })
  .post("/batch", records("post", "add"), onOutage(NONE_SAVED), valid(batchInput), async (c) => {
    const db = openDb(c.env, BATCH_DEADLINE_MS);
    const answer = await saveBatch(db, c.req.valid("json"), editOf(c), c.var.requestId);
    c.var.scope.announce();
    return c.json(answer, 201);
  })
  .post("/selection", records("post", "asked"), valid(selection(["publish", "unpublish", "delete"])), async (c) => {
    const { action, ids } = c.req.valid("json");
    return c.json(await applyAction(c, action, ids));
  })
  // Acts on up to 500 posts a call; the caller repeats it with `next` until there is none.
  .post(
    "/matching",
    records("post", "asked"),
    valid(matching(["publish", "unpublish", "delete"], postFilters)),
    async (c) => {
      const { action, until, after, ...filters } = c.req.valid("json");
      const { ids, next } = await matchingIds(c.var.db, blog_posts, matchingPosts(filters), { until, after });
      return c.json({ ...(await applyAction(c, action, ids)), next });
    },
  )
  .post("/import", records("post", "import"), onOutage(SAVE_FAILED.import), valid(recordImport), async (c) => {
    const { defaultName } = c.var.scope.site;
    const mayDate = currentAccount(c).role === "admin";
    return c.json(
      await importLines(c, c.req.valid("json"), (db, lines, edit) =>
        postImporter(db, lines, defaultName, edit, mayDate),
      ),
    );
  })
  .get("/:id", onOutage(READ_FAILED.post), async (c) => {
    await requireSeen(c.var.db, currentAccount(c), c.req.param("id"));
    return c.json(await requireRecord(c.var.db, "post", c.req.param("id")));
  })
  .put("/:id", records("post", "edit", { mayPublish: true }), valid(postUpdate), async (c) => {
    const [id, { updated_at, ...input }] = [c.req.param("id"), c.req.valid("json")];
    const saved = await savedBy(c.var.db, currentAccount(c), input, id);
    const post = await revisePost(c.var.db, id, updated_at, saved, editOf(c));
    c.var.scope.announce();
    return c.json(post);
  })
  .put("/:id/approval", records("post", "approve"), onOutage(CHANGE_FAILED.post), valid(approval), async (c) => {
    const id = c.req.param("id");
    await approvePost(c.var.db, id, c.req.valid("json").updated_at, currentAccount(c), editOf(c));
    return c.json({ id });
  })
  .put("/:id/correction", records("post", "return"), onOutage(CHANGE_FAILED.post), valid(noteInput), async (c) => {
    const id = c.req.param("id");
    await returnPost(c.var.db, id, c.req.valid("json").text, editOf(c));
    return c.json({ id });
  })
  .get("/:id/notes", onOutage(READ_FAILED.notes), async (c) => {
    await requireSeen(c.var.db, currentAccount(c), c.req.param("id"));
    return c.json(await listNotes(c.var.db, c.req.param("id"), currentAccount(c)));
  })
  .post("/:id/notes", records("answered", "note"), onOutage(SAVE_FAILED.note), valid(noteInput), async (c) => {
    const [id, account] = [c.req.param("id"), currentAccount(c)];
    await requireSeen(c.var.db, account, id);
    const { text } = c.req.valid("json");
    const note = await insertNote(c.var.db, id, { text, by: account.email, name: null, state: "open" }, c.var.now);
    return c.json({ ...note, records: [{ kind: "post" as const, id }] }, 201);
  })
  .put(
    "/:id/notes/:note",
    records("answered", "decide_note"),
    onOutage(SAVE_FAILED.note),
    valid(noteDecision),
    async (c) => {
      const { id, note } = c.req.param();
      const decided = await decideNote(c.var.db, id, note, c.req.valid("json").state);
      return c.json({ ...decided, records: [{ kind: "post" as const, id }] });
    },
  )
  .put("/:id/publication", records("post", "publish"), onOutage(CHANGE_FAILED.post), (c) =>
    publication(c, c.req.param("id"), "publish"),
  )
  .delete("/:id/publication", records("post", "unpublish"), onOutage(CHANGE_FAILED.post), (c) =>
    publication(c, c.req.param("id"), "unpublish"),
  )
  .delete("/:id", records("post", "delete"), async (c) => {
    await requireDeletable(c.var.db, currentAccount(c), c.req.param("id"));
    await moveOneToTrash(c.var.db, "post", c.req.param("id"), editOf(c));
    return c.body(null, 204);
  });

type Action = "publish" | "unpublish" | "delete";

async function applyAction(c: Context<AppEnv>, action: Action, ids: string[]) {
  c.set("unavailable", action === "delete" ? DELETE_FAILED.post : CHANGE_FAILED.post);
  const changed =
    action === "delete"
      ? await moveToTrash(c.var.db, "post", ids, editOf(c))
      : await setPublication(c.var.db, ids, action, editOf(c));
  c.var.scope.announce();
  return { ids: changed };
}

async function publication(c: Context<AppEnv>, id: string, action: "publish" | "unpublish") {
  await setPublication(c.var.db, [id], action, editOf(c));
  const { is_published, published_at, updated_at } = await requireRecord(c.var.db, "post", id);
  c.var.scope.announce();
  return c.json({ id, is_published, published_at, updated_at });
}
