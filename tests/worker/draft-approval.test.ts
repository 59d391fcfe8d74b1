import { describe, expect, it } from "vitest";
import { blog_posts } from "../../db/schema";
import { publishDue } from "../../worker/publishing/runs.server";
import { postInput } from "../support/inputs";
import { expectRefused } from "../support/test-server";
import { BLOG, setupWritersSite, WAITS } from "../support/writers-site";

const CHANGED_SINCE = "Yazı siz okurken değişti; yeniden okuyup karar verin.";
const site = setupWritersSite();
const { stored, add, sendNew, save, approve, correct, work } = site;

describe("a draft in review (B8.8)", () => {
  it("is not approved in a version that nobody has read, nor once it is published", async () => {
    const { id, updated_at } = await sendNew();
    await save(site.writer, id, { title: "Son anda değişen" });
    await expectRefused(await site.editor.send("PUT", `${BLOG}/${id}/approval`, { updated_at }), 409, CHANGED_SINCE);
    await site.editor.send("PUT", `${BLOG}/${id}/publication`);
    expect(await stored(id)).toMatchObject({ review_state: null, sent_at: null, checked_by: site.editor.id });
    for (const answer of [await approve(id), await correct(id), await save(site.editor, id, { review: "send" })])
      await expectRefused(answer, 409, "Bu yazı zaten yayında");
    await expectRefused(await site.editor.send("PUT", `${BLOG}/${crypto.randomUUID()}/approval`, { updated_at }), 404);
  });

  it("waits again once its writer changes what was approved", async () => {
    const { id } = await sendNew();
    await approve(id);
    await save(site.writer, id, { title: "Onaydan sonra değişen" });
    expect(await stored(id)).toMatchObject({ ...WAITS, checked_at: null });
    await approve(id);
    const change = (await save(site.editor, id, { title: "Editörün düzelttiği" })).headers.get("X-Change");
    expect(await stored(id)).toMatchObject({ review_state: null, checked_by: site.editor.id });
    const undone = await site.writer.send("PUT", `/api/admin/changes/${change}`, { action: "edit", kind: "post" });
    expect(undone.status).toBe(403);
  });

  it.each<[string, (id: string, edit: string | null) => Promise<Response>]>([
    ["its writer replaces the title", (id) => save(site.colleague, id, { title: "Onaydan sonraki başlık" })],
    ["a third person replaces the excerpt", (id) => save(site.admin, id, { excerpt: "Onaydan sonraki özet, uzunca." })],
    ["somebody adds a source", (id) => save(site.colleague, id, { sources: "Kurul https://kurul.example/karar" })],
    ["a file replaces the text", (id) => importText(id)],
    ["somebody takes back what was approved", (_, edit) => undoEdit(edit)],
  ])("waits again once %s, whatever the role", async (_, change) => {
    const { id } = await add(site.colleague, { title: "İlk başlık", review: "send" });
    const edit = (await save(site.colleague, id, { title: "İkinci başlık" })).headers.get("X-Change");
    await approve(id);
    expect((await change(id, edit)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...WAITS, checked_at: null });
    await site.set(blog_posts, id, { publish_at: new Date(0).toISOString() });
    await publishDue(site.server.db, new Date());
    expect((await stored(id))?.is_published).toBe(false);
    await site.colleague.send("PUT", `${BLOG}/${id}/publication`);
    expect(await stored(id)).toMatchObject({ is_published: true, checked_by: null });
  });

  const undoEdit = (edit: string | null) =>
    site.colleague.send("PUT", `/api/admin/changes/${edit}`, { action: "edit", kind: "post" });
  const importText = async (id: string) => {
    const { title } = (await stored(id)) ?? {};
    const values = { ...postInput(), title, content: `<p>${"Dosyadan gelen metin. ".repeat(5)}</p>` };
    return site.colleague.send("POST", `${BLOG}/import`, { is_dry: false, lines: [{ line: 2, id, values }] });
  };

  it("stays approved while other fields change, or its checker corrects it", async () => {
    const { id } = await add(site.colleague, { review: "send" });
    await approve(id);
    for (const [client, change] of [
      [site.colleague, { seo_title: "Arama başlığı" }],
      [site.editor, { title: "Kontrol edenin düzelttiği" }],
    ] as const) {
      expect((await save(client, id, change)).status).toBe(200);
      expect(await stored(id)).toMatchObject({ review_state: null, checked_by: site.editor.id });
    }
    await site.colleague.send("PUT", `${BLOG}/${id}/publication`);
    expect((await stored(id))?.checked_by).toBe(site.editor.id);
  });

  it("loses its checker when its writer publishes another text", async () => {
    const { id } = await add(site.colleague, { review: "send" });
    await approve(id);
    expect((await save(site.colleague, id, { title: "Okunmayan", publish: true })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ is_published: true, checked_by: null, checked_at: null });
  });

  it.each([
    ["in the list", (id: string) => approve(id)],
    ["in the form", (id: string) => save(site.editor, id, { review: "approve" })],
  ])("names no checker when nobody knows its writer and it is approved %s (P7.6)", async (_, decide) => {
    const { id } = await add(site.editor, { written_by: null, review: "send" });
    expect((await work(site.editor)).reviews.rows).toMatchObject([{ id, writer: null, is_generated: false }]);
    expect((await decide(id)).status).toBe(200);
    const unchecked = { checked_by: null, checked_at: null };
    expect(await stored(id)).toMatchObject({ review_state: null, queue_position: 1, ...unchecked });
  });

  it.each([
    ["in the list", (id: string) => approve(id)],
    ["in the form", (id: string) => save(site.editor, id, { review: "approve" })],
  ])("is not approved by who wrote it %s, who may still publish it", async (_, decide) => {
    const { id } = await add(site.editor, { review: "send" });
    const sentence = "Kendi yazınızı onaylayamazsınız; başka biri onaylasın ya da doğrudan yayınlayın.";
    await expectRefused(await decide(id), 409, sentence);
    expect(await stored(id)).toMatchObject(WAITS);
    expect((await work(site.editor)).reviews.rows).toMatchObject([{ id, is_own: true }]);
    expect((await work(site.colleague)).reviews.rows).toMatchObject([{ id, is_own: false }]);
    expect((await site.editor.send("PUT", `${BLOG}/${id}/publication`)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ is_published: true, review_state: null, checked_by: null });
  });

  it("stays with its writer when an editor generates its text", async () => {
    const { id } = await add(site.writer);
    expect((await save(site.editor, id, { is_generated: true })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ author: "AI Yazar", written_by: site.writer.id });
    expect((await site.writer.get(`${BLOG}/${id}`)).status).toBe(200);
    expect((await save(site.writer, id, { title: "Elden geçen", review: "send" })).status).toBe(200);
    await approve(id);
    expect(await stored(id)).toMatchObject({ checked_by: site.editor.id });
  });

  it("forgets its checker when its text is generated afterwards", async () => {
    const { id } = await sendNew();
    await approve(id);
    await save(site.editor, id, { is_generated: true });
    expect(await stored(id)).toMatchObject({ author: "AI Yazar", checked_by: null, checked_at: null });
    await site.editor.send("PUT", `${BLOG}/${id}/publication`);
    await save(site.admin, id, { is_generated: true });
    expect(await stored(id)).toMatchObject({ is_published: true, checked_by: site.admin.id });
  });
});
