import { describe, expect, it } from "vitest";
import { blog_posts, type Post } from "../../db/schema";
import { PAST_PUBLICATION } from "../../worker/blog/rules";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { postInput } from "../support/inputs";
import { PUBLISHING, type Queue, setupPublishingSite } from "../support/publishing-site";
import { expectRefused } from "../support/test-server";

const site = setupPublishingSite();

describe("the queue", () => {
  const drafts = Array.from({ length: 7 }, (_, i) => draftPost(i + 1));
  const id = (n: number) => drafts[n - 1]?.id ?? "";
  const move = (n: number, position: number) =>
    site.admin.send("PUT", `${PUBLISHING}/queue/${id(n)}/position`, { position });
  const order = async () => (await site.queue()).map((title) => Number(title.replace("Taslak ", "")));

  it("lets a draft be moved to any position", async () => {
    await replaceAllPosts(
      site.server.db,
      drafts.map((draft, i) => ({ ...draft, queue_position: [5, 5, 5, 9, 12, 12, 40][i] })),
    );
    const start = await order();
    expect([...start].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await site.server.db.batch([
      site.server.db.delete(blog_posts),
      ...drafts.map((draft) => site.server.db.insert(blog_posts).values(draft)),
    ] as never);
    expect((await move(5, 4)).status).toBe(204);
    expect(await order()).toEqual([1, 2, 3, 5, 4, 6, 7]);
    await move(1, 3);
    expect(await order()).toEqual([2, 3, 1, 5, 4, 6, 7]);
    await move(2, 99);
    expect(await order()).toEqual([3, 1, 5, 4, 6, 7, 2]);
    await Promise.all([move(7, 1), move(6, 1), move(7, 3)]);
    expect([...(await order())].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const position of [0, 1.5, "x"])
      await expectRefused(
        await site.admin.send("PUT", `${PUBLISHING}/queue/${id(1)}/position`, { position }),
        422,
        "Geçersiz sıra",
      );
    expect((await site.post(id(1)))?.updated_at).toBe(drafts[0]?.updated_at);
  });

  it("puts a draft that is taken out and added again at its end", async () => {
    await replaceAllPosts(site.server.db, drafts);
    expect((await site.admin.send("DELETE", `${PUBLISHING}/queue/${id(2)}`)).status).toBe(204);
    expect(await order()).toEqual([1, 3, 4, 5, 6, 7]);
    expect(await site.read<Queue>("/queue")).toMatchObject({ total: 6, drafts: 7 });
    await expectRefused(await move(2, 1), 409, "Bu taslak sırada değil");
    const list = await site.admin.call<{ rows: { id: string; is_queued: boolean }[] }>(
      "GET",
      "blog?status=draft&sort=title",
    );
    expect(list.rows.filter((row) => !row.is_queued).map((row) => row.id)).toEqual([id(2)]);
    expect((await site.admin.send("PUT", `${PUBLISHING}/queue/${id(2)}`)).status).toBe(204);
    await site.admin.send("PUT", `${PUBLISHING}/queue/${id(3)}`);
    expect(await order()).toEqual([1, 3, 4, 5, 6, 7, 2]);
    const strange = `${PUBLISHING}/queue/${crypto.randomUUID()}`;
    await expectRefused(await site.admin.send("PUT", strange), 404);
    await expectRefused(await site.admin.send("PUT", `${strange}/position`, { position: 1 }), 404);
    await expectRefused(await site.admin.send("DELETE", strange), 404);
    await site.admin.send("PUT", `/api/admin/blog/${id(1)}/publication`);
    await expectRefused(await site.admin.send("PUT", `${PUBLISHING}/queue/${id(1)}`), 409, "Bu yazı zaten yayında");
    await expectRefused(await site.admin.send("DELETE", `${PUBLISHING}/queue/${id(1)}`), 409, "Bu yazı zaten yayında");
  });

  it("adds new drafts at its end, keeps the position of trashed ones, and does not take unpublished posts back", async () => {
    await replaceAllPosts(site.server.db, drafts.slice(0, 2));
    const input = {
      title: "Yeni Taslak",
      category: "Rehber",
      excerpt: "Onu aşan bir özet",
      content: `<p>${"Elli karakteri aşan içerik. ".repeat(3)}</p>`,
    };
    const added = await site.admin.call<Post>("POST", "blog", input);
    expect(await site.queue()).toEqual(["Taslak 1", "Taslak 2", "Yeni Taslak"]);
    await site.admin.send("DELETE", `/api/admin/blog/${id(1)}`);
    expect(await site.queue()).toEqual(["Taslak 2", "Yeni Taslak"]);
    await site.admin.send("PUT", `/api/admin/trash/${id(1)}/restoration`);
    expect(await site.queue()).toEqual(["Taslak 1", "Taslak 2", "Yeni Taslak"]);
    await site.admin.send("PUT", `/api/admin/blog/${added.id}/publication`);
    await site.admin.send("DELETE", `/api/admin/blog/${added.id}/publication`);
    expect(await site.post(added.id)).toMatchObject({ is_published: false, queue_position: null });
    expect(await site.queue()).toEqual(["Taslak 1", "Taslak 2"]);
  });

  it("skips a draft with its own time, which is cleared once it is published", async () => {
    await replaceAllPosts(site.server.db, drafts.slice(0, 2));
    const draft = (await site.post(id(1))) as Post;
    const { title, category, excerpt, content } = draft;
    const put = (publish_at: unknown, updated_at: string) =>
      site.admin.send("PUT", `/api/admin/blog/${draft.id}`, {
        title,
        category,
        excerpt,
        content,
        publish_at,
        updated_at,
      });
    await expectRefused(await put("yarın", draft.updated_at), 422, "Geçerli bir zaman giriniz");
    for (const year of ["9999", "1999", "2100", "0001"])
      await expectRefused(
        await put(`${year}-12-31T09:00:00Z`, draft.updated_at),
        422,
        "Yıl 2000 ile 2099 arasında olmalıdır",
      );
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const timed = await (await put(soon, draft.updated_at)).json<Post>();
    expect(timed.publish_at).toBe(soon);
    expect(await site.queue()).toEqual(["Taslak 2"]);
    await setSchedule(site.server.db, "2099-01-01T00:00:00.000Z", 1, false);
    // A tick by hand names no schedule.
    await site.runCron(soon, "");
    const shown = (await site.post(id(1))) as Post;
    expect(shown).toMatchObject({ is_published: true, publish_at: null });
    const again = await (await put("2027-01-01T00:00:00Z", shown.updated_at)).json<Post>();
    expect(again).toMatchObject({ is_published: true, publish_at: null });
  });

  it("refuses a past time for a draft, unless it had it before (B12.4)", async () => {
    const past = "2026-01-02T09:30:00.000Z";
    const input = { ...postInput(), title: "Geçmişe Planlanan" };
    const add = (change: object) => site.admin.send("POST", "/api/admin/blog", { ...input, ...change });
    const { fields } = await expectRefused(await add({ publish_at: past }), 422, PAST_PUBLICATION);
    expect(fields).toEqual({ publish_at: PAST_PUBLICATION });
    expect((await add({ publish_at: past, publish: true, title: "Hemen Yayınlanan" })).status).toBe(201);
    const { id: own, updated_at } = await (await add({})).json<Post>();
    const put = (version: string, change: object) =>
      site.admin.send("PUT", `/api/admin/blog/${own}`, { ...input, updated_at: version, ...change });
    await expectRefused(await put(updated_at, { publish_at: past }), 422, PAST_PUBLICATION);
    await site.set(blog_posts, own, { publish_at: past });
    const kept = await put(updated_at, { publish_at: past, title: "Düzeltilen" });
    expect(await kept.json<Post>()).toMatchObject({ title: "Düzeltilen", publish_at: past });
  });
});
