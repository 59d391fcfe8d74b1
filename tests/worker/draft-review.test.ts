import { describe, expect, it } from "vitest";
import { post_notes } from "../../db/schema";
import { setupWritersSite, WAITS } from "../support/writers-site";

const site = setupWritersSite();
const { stored, add, sendNew, save, approve, correct, work, undo } = site;

describe("a draft that is sent (B8.8)", () => {
  it.each(["new", "saved"])("waits for editors, oldest first, when it is %s", async (which) => {
    const earlier = await sendNew();
    const { id } = which === "new" ? await sendNew() : await add(site.writer);
    if (which === "saved") expect((await save(site.writer, id, { review: "send" })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...WAITS, queue_position: null });
    const { reviews, drafts } = await work(site.editor);
    expect(reviews.rows.map((row) => row.id)).toEqual([earlier.id, id]);
    expect(reviews.rows[0]).toMatchObject({ writer: site.writer.email, sent_at: earlier.sent_at });
    expect(drafts.total).toBe(0);
    expect(await work(site.writer)).toMatchObject({ reviews: { total: 0 }, returned: { total: 0 } });
  });

  it("is approved, which names the checker and queues it, and can be taken back", async () => {
    const { id } = await sendNew();
    const answer = await approve(id);
    expect(answer.status).toBe(200);
    expect(await stored(id)).toMatchObject({
      ...{ review_state: null, sent_at: null, is_published: false, queue_position: 1 },
      ...{ checked_by: site.editor.id, checked_at: expect.any(String) as string },
    });
    expect((await work(site.editor)).reviews.total).toBe(0);
    expect((await undo(answer, "approve")).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...WAITS, queue_position: null });
  });

  it("keeps its planned time when it is approved in the form", async () => {
    const { id } = await sendNew();
    const publish_at = "2098-01-01T00:00:00.000Z";
    expect((await save(site.editor, id, { publish_at, review: "approve" })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ publish_at, checked_by: site.editor.id });
  });

  it("comes back with a note, which the writer finds on the dashboard, and can be sent again", async () => {
    const { id, title } = await sendNew();
    const answer = await correct(id);
    expect(await stored(id)).toMatchObject({ review_state: "returned", checked_by: null });
    const aside = { text: "Konuğun notu", name: "Konuk", state: "open", created_at: "2099-01-01" } as const;
    await site.server.db.insert(post_notes).values({ post_id: id, ...aside });
    const row = { id, title, note: "Kaynağı ekleyin.", by: site.editor.email };
    expect((await work(site.writer)).returned).toMatchObject({ total: 1, rows: [row] });
    expect(await site.writer.call("GET", "dashboard/counts")).toMatchObject({ work: 1, posts: 1, promotions: 0 });
    expect((await work(site.editor)).reviews.total).toBe(0);
    expect((await undo(answer, "return")).status).toBe(200);
    expect(await stored(id)).toMatchObject(WAITS);
    await correct(id);
    expect((await save(site.writer, id)).status).toBe(200);
    expect((await stored(id))?.review_state).toBe("returned");
    await save(site.writer, id, { review: "send" });
    expect(await stored(id)).toMatchObject(WAITS);
  });

  it("is told in the log by what was done", async () => {
    const { id } = await sendNew();
    await correct(id);
    await save(site.writer, id, { review: "send" });
    await approve(id);
    const { rows } = await site.admin.call<{ rows: { action: string; record_id: string }[] }>("GET", "activity");
    const deeds = rows.flatMap(({ action, record_id }) => (record_id === id ? action : []));
    expect(deeds).toEqual(["approve", "send", "return", "send"]);
  });
});
