import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, post_notes, type PostNote } from "../../db/schema";
import { forgetNotes } from "../../worker/blog/notes.server";
import type { AdminClient } from "../support/admin-client";
import { expectRefused } from "../support/test-server";
import { BLOG, setupWritersSite } from "../support/writers-site";

const site = setupWritersSite();
const { sendNew, undo } = site;

describe("notes at a post (B8.9)", () => {
  const notesAt = (id: string, client = site.editor) => client.call<PostNote[]>("GET", `blog/${id}/notes`);

  it("are written by colleagues, and closed and opened again by editors", async () => {
    const { id } = await sendNew();
    for (const [client, text] of [
      [site.editor, "<b>Başlık</b> uzun."],
      [site.writer, "Kısalttım."],
    ] as const)
      expect((await client.send("POST", `${BLOG}/${id}/notes`, { text })).status).toBe(201);
    const notes = await notesAt(id, site.writer);
    expect(notes.map(({ text, by, state }) => [text, by, state])).toEqual([
      ["<b>Başlık</b> uzun.", site.editor.email, "open"],
      ["Kısalttım.", site.writer.email, "open"],
    ]);
    const decide = (client: AdminClient, state: string) =>
      client.send("PUT", `${BLOG}/${id}/notes/${notes[0]?.id}`, { state });
    expect((await decide(site.writer, "done")).status).toBe(403);
    for (const state of ["done", "open"]) {
      expect((await decide(site.editor, state)).status).toBe(200);
      expect((await notesAt(id))[0]?.state).toBe(state);
    }
    await expectRefused(
      await site.editor.send("PUT", `${BLOG}/${id}/notes/${crypto.randomUUID()}`, { state: "done" }),
      404,
    );
  });

  it.each([
    ["empty", " \n ", 422],
    ["too long", "a".repeat(2_001), 422],
    ["of a megabyte", "a".repeat(1024 * 1024), 413],
  ])("are refused when they are %s", async (_, text, status) => {
    const { id } = await sendNew();
    await expectRefused(await site.editor.send("POST", `${BLOG}/${id}/notes`, { text }), status);
    expect(await notesAt(id)).toEqual([]);
  });

  it("outlive the trash, and go with the post", async () => {
    const { id } = await sendNew();
    await site.editor.send("POST", `${BLOG}/${id}/notes`, { text: "Kalıcı not" });
    const removal = await site.editor.send("DELETE", `${BLOG}/${id}`);
    await forgetNotes(site.server.db);
    expect((await undo(removal, "delete")).status).toBe(200);
    expect(await notesAt(id)).toHaveLength(1);
    await site.server.db.delete(blog_posts).where(eq(blog_posts.id, id));
    await forgetNotes(site.server.db);
    expect(await site.server.db.$count(post_notes, eq(post_notes.post_id, id))).toBe(0);
  });
});
