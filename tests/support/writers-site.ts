import { beforeAll, beforeEach, expect } from "vitest";
import { blog_posts, type Post } from "../../db/schema";
import type { readWork } from "../../worker/dashboard/work.server";
import { type AdminClient, createAdminClient } from "./admin-client";
import { postInput } from "./inputs";
import { setupAdminSite } from "./site";

export const BLOG = "/api/admin/blog";

/** What a draft has that waits for editors. */
export const WAITS = { review_state: "sent", sent_at: expect.any(String) as string, checked_by: null };

/** A site without posts before each test, with a writer and two editors, and what they do with drafts. */
export function setupWritersSite() {
  const people = { writer: {} as AdminClient, editor: {} as AdminClient, colleague: {} as AdminClient };
  const site = Object.assign(setupAdminSite(), people);
  beforeAll(async () => {
    site.writer = await createAdminClient(site.server, "yazar@bonusrehberi.example", "writer");
    site.editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
    site.colleague = await createAdminClient(site.server, "yazan@bonusrehberi.example", "editor");
  });
  beforeEach(() => site.server.db.delete(blog_posts));
  const stored = (id: string) => site.rowOf(blog_posts, id);
  const add = (client: AdminClient, change = {}) => {
    const title = `Taslak ${crypto.randomUUID()}`;
    return client.call<Post>("POST", "blog", { ...postInput(), title, written_by: client.id, ...change });
  };
  return Object.assign(site, {
    stored,
    /** Adds a draft of its writer. */
    add,
    /** The writer sends a new draft. */
    sendNew: () => add(site.writer, { review: "send" }),
    /** Saves a post as the form does that has just read it. */
    save: async (client: AdminClient, id: string, change = {}) => {
      const { title = "", updated_at, written_by, publish_at } = (await stored(id)) ?? {};
      const values = { ...postInput(), title, updated_at, written_by, publish_at };
      return client.send("PUT", `${BLOG}/${id}`, { ...values, ...change });
    },
    /** The editor approves a draft. */
    approve: async (id: string) => {
      const { updated_at } = (await stored(id)) ?? {};
      return site.editor.send("PUT", `${BLOG}/${id}/approval`, { updated_at });
    },
    /** The editor asks the writer for a correction. */
    correct: (id: string) => site.editor.send("PUT", `${BLOG}/${id}/correction`, { text: "Kaynağı ekleyin." }),
    work: (client: AdminClient) => client.call<Awaited<ReturnType<typeof readWork>>>("GET", "dashboard/work"),
    /** The editor takes back the change of an answer. */
    undo: (answer: Response, action: string) =>
      site.editor.send("PUT", `/api/admin/changes/${answer.headers.get("X-Change")}`, { action, kind: "post" }),
  });
}
