import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { blog_posts, scheduled_publishing_logs as logs } from "../../db/schema";
import { publishDue } from "../../worker/publishing/runs.server";
import { dayInIstanbul } from "../../worker/text/calendar";
import { createAdminClient } from "../support/admin-client";
import { replaceAllPosts, setSchedule } from "../support/drafts";
import { postInput } from "../support/inputs";
import { setupWritersSite } from "../support/writers-site";

const UNCHECKED = "Yazıyı henüz kimse kontrol etmedi; açıp onaylayın ya da yayınlayın.";
const site = setupWritersSite();
const { stored, add, approve, work } = site;

describe("a run of the queue (B12.5)", () => {
  beforeEach(() => replaceAllPosts(site.server.db, []));
  const generated = (change = {}) => add(site.editor, { is_generated: true, ...change });
  const run = () => publishDue(site.server.db, new Date());
  const told = async (id: string) =>
    (await site.server.db.select().from(logs).where(eq(logs.blog_id, id))).map(({ status, message }) => [
      status,
      message,
    ]);
  const isPublic = async (id: string) => (await stored(id))?.is_published;

  it("skips a generated post that nobody has checked, says so once and publishes the next one", async () => {
    const [first, second, third] = [await generated(), await add(site.editor), await add(site.editor)];
    for (const next of [second, third]) {
      await setSchedule(site.server.db, new Date(0).toISOString());
      await run();
      expect(await isPublic(next.id)).toBe(true);
    }
    expect(await isPublic(first.id)).toBe(false);
    expect(await told(first.id)).toEqual([["error", UNCHECKED]]);
    expect((await work(site.editor)).reviews.rows).toMatchObject([{ id: first.id, writer: null, sent_at: null }]);
    await approve(first.id);
    await setSchedule(site.server.db, new Date(0).toISOString());
    await run();
    expect(await stored(first.id)).toMatchObject({ is_published: true, checked_by: site.editor.id });
  });

  it.each(["generated", "sent by its writer", "of a writer, planned by an editor"])(
    "leaves a post at its time until somebody checks it when it is %s",
    async (which) => {
      const { id } =
        which === "generated"
          ? await generated()
          : await add(site.writer, which.startsWith("sent") ? { review: "send" } : {});
      await site.set(blog_posts, id, { publish_at: new Date(Date.now() - 1).toISOString() });
      await run();
      await run();
      expect(await isPublic(id)).toBe(false);
      expect(await told(id)).toEqual([["error", UNCHECKED]]);
      expect((await work(site.editor)).reviews.rows.map((row) => row.id)).toEqual([id]);
      await approve(id);
      await run();
      expect(await isPublic(id)).toBe(true);
    },
  );

  it.each(["removed", "promoted"])(
    "leaves a planned draft whose writer was %s until somebody checks it",
    async (how) => {
      const leaving = await createAdminClient(site.server, `${how}@bonusrehberi.example`, "writer");
      const [planned, queued, idle, plain] = [
        await add(leaving),
        await add(leaving),
        await add(leaving),
        await add(site.editor),
      ];
      await site.set(blog_posts, planned.id, { publish_at: new Date(0).toISOString() });
      await site.set(blog_posts, queued.id, { queue_position: 0 });
      const account = `/api/admin/accounts/${leaving.id}`;
      const answer =
        how === "removed"
          ? await site.admin.send("DELETE", account)
          : await site.admin.send("PUT", `${account}/role`, { role: "editor" });
      expect(answer.status).toBe(204);
      await setSchedule(site.server.db, new Date(0).toISOString());
      await run();
      expect([await isPublic(planned.id), await isPublic(queued.id), await isPublic(plain.id)]).toEqual([
        false,
        false,
        true,
      ]);
      expect((await work(site.editor)).reviews.rows.map(({ id }) => id).sort()).toEqual([planned.id, queued.id].sort());
      expect(await stored(idle.id)).toMatchObject({ review_state: null });
      await approve(planned.id);
      await run();
      expect(await isPublic(planned.id)).toBe(true);
    },
  );

  it("skips a file's copy of a generated draft", async () => {
    const { id, content } = await generated();
    const values = { ...postInput(), title: "Dosyadaki kopya", content };
    const copied = await site.editor.call<{ ids: string[] }>("POST", "blog/import", {
      is_dry: false,
      lines: [{ line: 2, values }],
    });
    await approve(id);
    const [copy = ""] = copied.ids;
    await site.set(blog_posts, copy, { publish_at: new Date(0).toISOString() });
    await run();
    expect(await stored(copy)).toMatchObject({ author: "AI Yazar", is_published: false });
  });

  it("is what the queue, the calendar and the list say of a draft beforehand", async () => {
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const marked = [await generated(), await generated({ publish_at })].map(({ id }) => id);
    const plain = [await add(site.editor), await add(site.editor, { publish_at })].map(({ id }) => id);
    const [queued, timed] = marked;
    const loose = await generated();
    await site.editor.send("DELETE", `/api/admin/publishing/queue/${loose.id}`);
    interface Marked {
      id: string;
      is_unchecked?: boolean;
      is_approved?: boolean;
    }
    const of = (rows: Marked[], mark: "is_unchecked" | "is_approved" = "is_unchecked") =>
      rows.flatMap((row) => (row[mark] ? row.id : [])).sort();
    const { rows } = await site.editor.call<{ rows: Marked[] }>("GET", "publishing/queue");
    expect([rows.length, of(rows)]).toEqual([2, [queued]]);
    const day = dayInIstanbul(new Date(publish_at));
    const calendar = await site.editor.call<{ entries: Marked[]; drafts: Marked[]; queue: { drafts: Marked[] } }>(
      "GET",
      `calendar?from=${day}&to=${day}`,
    );
    expect([of(calendar.entries), of(calendar.drafts), of(calendar.queue.drafts)]).toEqual([
      [timed],
      [loose.id],
      [queued],
    ]);
    const list = async (query = "") => (await site.editor.call<{ rows: Marked[] }>("GET", `blog${query}`)).rows;
    expect(of(await list())).toEqual([...marked, loose.id].sort());
    expect((await list("?status=unchecked")).map(({ id }) => id).sort()).toEqual([...marked].sort());
    for (const id of marked) await approve(id);
    expect(of(await list())).toEqual([loose.id]);
    expect(of(await list(), "is_approved")).toEqual([...marked].sort());
    expect((await list()).length).toBe(marked.length + plain.length + 1);
  });
});
