import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  blog_posts,
  type Post,
  post_notes,
  type PostNote,
  preview_links,
  scheduled_publishing_logs as logs,
} from "../../db/schema";
import { forgetNotes } from "../../worker/blog/notes.server";
import type { readWork } from "../../worker/dashboard/work.server";
import { publishDue } from "../../worker/publishing/runs.server";
import { type AdminClient, createAdminClient } from "../support/admin-client";
import { replaceAllPosts, setSchedule } from "../support/drafts";
import { postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { dayInIstanbul } from "../../worker/text/calendar";
import { expectRefused, request } from "../support/test-server";

type Work = Awaited<ReturnType<typeof readWork>>;

const CHANGED_SINCE = "Yazı siz okurken değişti; yeniden okuyup karar verin.";
const UNCHECKED = "Yazıyı henüz kimse kontrol etmedi; açıp onaylayın ya da yayınlayın.";
const path = "/api/admin/blog";
const site = setupAdminSite();
let writer: AdminClient;
let editor: AdminClient;
let colleague: AdminClient;
beforeAll(async () => {
  writer = await createAdminClient(site.server, "yazar@bonusrehberi.example", "writer");
  editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
  colleague = await createAdminClient(site.server, "yazan@bonusrehberi.example", "editor");
});
beforeEach(() => site.server.db.delete(blog_posts));

const stored = (id: string) => site.rowOf(blog_posts, id);
const add = (client: AdminClient, change = {}) =>
  client.call<Post>("POST", "blog", {
    ...postInput(),
    title: `Taslak ${crypto.randomUUID()}`,
    written_by: client.id,
    ...change,
  });
const sendNew = () => add(writer, { review: "send" });
async function save(client: AdminClient, id: string, change = {}) {
  const { title = "", updated_at, written_by } = (await stored(id)) ?? {};
  return client.send("PUT", `${path}/${id}`, { ...postInput(), title, updated_at, written_by, ...change });
}
async function approve(id: string, client = editor) {
  const { updated_at } = (await stored(id)) ?? {};
  return client.send("PUT", `${path}/${id}/approval`, { updated_at });
}
const correct = (id: string, text = "Kaynağı ekleyin.") => editor.send("PUT", `${path}/${id}/correction`, { text });
const work = (client: AdminClient) => client.call<Work>("GET", "dashboard/work");
const undo = (answer: Response, action: string) =>
  editor.send("PUT", `/api/admin/changes/${answer.headers.get("X-Change")}`, { action, kind: "post" });
const WAITS = { review_state: "sent", sent_at: expect.any(String) as string, checked_by: null };

describe("a draft that is sent (B8.8)", () => {
  it.each(["new", "saved"])("waits for editors, oldest first, when it is %s", async (which) => {
    const earlier = await sendNew();
    const { id } = which === "new" ? await sendNew() : await add(writer);
    if (which === "saved") expect((await save(writer, id, { review: "send" })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...WAITS, queue_position: null });
    const { reviews, drafts } = await work(editor);
    expect(reviews.rows.map((row) => row.id)).toEqual([earlier.id, id]);
    expect(reviews.rows[0]).toMatchObject({ writer: writer.email, sent_at: earlier.sent_at });
    expect(drafts.total).toBe(0);
    expect(await work(writer)).toMatchObject({ reviews: { total: 0 }, returned: { total: 0 } });
  });

  it("is approved, which names the checker and queues it, and can be taken back", async () => {
    const { id } = await sendNew();
    const answer = await approve(id);
    expect(answer.status).toBe(200);
    expect(await stored(id)).toMatchObject({
      ...{ review_state: null, sent_at: null, is_published: false, queue_position: 1 },
      ...{ checked_by: editor.id, checked_at: expect.any(String) as string },
    });
    expect((await work(editor)).reviews.total).toBe(0);
    expect((await undo(answer, "approve")).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...WAITS, queue_position: null });
  });

  it("keeps its planned time when it is approved in the form", async () => {
    const { id } = await sendNew();
    const publish_at = "2098-01-01T00:00:00.000Z";
    expect((await save(editor, id, { publish_at, review: "approve" })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ publish_at, checked_by: editor.id });
  });

  it("is not approved in a version that nobody has read, nor once it is published", async () => {
    const { id, updated_at } = await sendNew();
    await save(writer, id, { title: "Son anda değişen" });
    await expectRefused(await editor.send("PUT", `${path}/${id}/approval`, { updated_at }), 409, CHANGED_SINCE);
    await editor.send("PUT", `${path}/${id}/publication`);
    expect(await stored(id)).toMatchObject({ review_state: null, sent_at: null, checked_by: editor.id });
    for (const answer of [await approve(id), await correct(id), await save(editor, id, { review: "send" })])
      await expectRefused(answer, 409, "Bu yazı zaten yayında");
    await expectRefused(await editor.send("PUT", `${path}/${crypto.randomUUID()}/approval`, { updated_at }), 404);
  });

  it("waits again once its writer changes what was approved", async () => {
    const { id } = await sendNew();
    await approve(id);
    await save(writer, id, { title: "Onaydan sonra değişen" });
    expect(await stored(id)).toMatchObject({ ...WAITS, checked_at: null });
    await approve(id);
    const change = (await save(editor, id, { title: "Editörün düzelttiği" })).headers.get("X-Change");
    expect(await stored(id)).toMatchObject({ review_state: null, checked_by: editor.id });
    const undone = await writer.send("PUT", `/api/admin/changes/${change}`, { action: "edit", kind: "post" });
    expect(undone.status).toBe(403);
  });

  it.each<[string, (id: string) => Promise<Response>]>([
    ["its writer replaces the title", (id) => save(colleague, id, { title: "Onaydan sonraki başlık" })],
    ["a third person replaces the excerpt", (id) => save(site.admin, id, { excerpt: "Onaydan sonraki özet, uzunca." })],
    ["somebody adds a source", (id) => save(colleague, id, { sources: "Kurul https://kurul.example/karar" })],
    ["a file replaces the text", (id) => importText(id)],
    ["somebody takes back what was approved", (id) => undoEdit(id)],
  ])("waits again once %s, whatever the role", async (_, change) => {
    const { id } = await add(colleague, { title: "İlk başlık", review: "send" });
    edits.set(id, (await save(colleague, id, { title: "İkinci başlık" })).headers.get("X-Change"));
    await approve(id);
    expect((await change(id)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ ...WAITS, checked_at: null });
    await site.set(blog_posts, id, { publish_at: new Date(0).toISOString() });
    await publishDue(site.server.db, new Date());
    expect((await stored(id))?.is_published).toBe(false);
    await colleague.send("PUT", `${path}/${id}/publication`);
    expect(await stored(id)).toMatchObject({ is_published: true, checked_by: null });
  });

  const edits = new Map<string, string | null>();
  const undoEdit = (id: string) =>
    colleague.send("PUT", `/api/admin/changes/${edits.get(id)}`, { action: "edit", kind: "post" });
  const importText = async (id: string) => {
    const { title } = (await stored(id)) ?? {};
    const values = { ...postInput(), title, content: `<p>${"Dosyadan gelen metin. ".repeat(5)}</p>` };
    return colleague.send("POST", `${path}/import`, { is_dry: false, lines: [{ line: 2, id, values }] });
  };

  it("stays approved while other fields change, or its checker corrects it", async () => {
    const { id } = await add(colleague, { review: "send" });
    await approve(id);
    for (const [client, change] of [
      [colleague, { seo_title: "Arama başlığı" }],
      [editor, { title: "Kontrol edenin düzelttiği" }],
    ] as const) {
      expect((await save(client, id, change)).status).toBe(200);
      expect(await stored(id)).toMatchObject({ review_state: null, checked_by: editor.id });
    }
    await colleague.send("PUT", `${path}/${id}/publication`);
    expect((await stored(id))?.checked_by).toBe(editor.id);
  });

  it("loses its checker when its writer publishes another text", async () => {
    const { id } = await add(colleague, { review: "send" });
    await approve(id);
    expect((await save(colleague, id, { title: "Okunmayan", publish: true })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ is_published: true, checked_by: null, checked_at: null });
  });

  it.each([
    ["in the list", (id: string) => approve(id)],
    ["in the form", (id: string) => save(editor, id, { review: "approve" })],
  ])("names no checker when nobody knows its writer and it is approved %s (P7.6)", async (_, decide) => {
    const { id } = await add(editor, { written_by: null, review: "send" });
    expect((await work(editor)).reviews.rows).toMatchObject([{ id, writer: null, is_generated: false }]);
    expect((await decide(id)).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      review_state: null,
      queue_position: 1,
      checked_by: null,
      checked_at: null,
    });
  });

  it("comes back with a note, which the writer finds on the dashboard, and can be sent again", async () => {
    const { id, title } = await sendNew();
    const answer = await correct(id);
    expect(await stored(id)).toMatchObject({ review_state: "returned", checked_by: null });
    const aside = {
      post_id: id,
      text: "Konuğun notu",
      name: "Konuk",
      state: "open",
      created_at: "2099-01-01",
    } as const;
    await site.server.db.insert(post_notes).values(aside);
    const row = { id, title, note: "Kaynağı ekleyin.", by: editor.email };
    expect((await work(writer)).returned).toMatchObject({ total: 1, rows: [row] });
    expect(await writer.call("GET", "dashboard/counts")).toMatchObject({ work: 1, posts: 1, promotions: 0 });
    expect((await work(editor)).reviews.total).toBe(0);
    expect((await undo(answer, "return")).status).toBe(200);
    expect(await stored(id)).toMatchObject(WAITS);
    await correct(id);
    expect((await save(writer, id)).status).toBe(200);
    expect((await stored(id))?.review_state).toBe("returned");
    await save(writer, id, { review: "send" });
    expect(await stored(id)).toMatchObject(WAITS);
  });

  it.each([
    ["in the list", (id: string) => approve(id)],
    ["in the form", (id: string) => save(editor, id, { review: "approve" })],
  ])("is not approved by who wrote it %s, who may still publish it", async (_, decide) => {
    const { id } = await add(editor, { review: "send" });
    const sentence = "Kendi yazınızı onaylayamazsınız; başka biri onaylasın ya da doğrudan yayınlayın.";
    await expectRefused(await decide(id), 409, sentence);
    expect(await stored(id)).toMatchObject(WAITS);
    expect((await work(editor)).reviews.rows).toMatchObject([{ id, is_own: true }]);
    expect((await work(colleague)).reviews.rows).toMatchObject([{ id, is_own: false }]);
    expect((await editor.send("PUT", `${path}/${id}/publication`)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ is_published: true, review_state: null, checked_by: null });
  });

  it("stays with its writer when an editor generates its text", async () => {
    const { id } = await add(writer);
    expect((await save(editor, id, { is_generated: true })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ author: "AI Yazar", written_by: writer.id });
    expect((await writer.get(`${path}/${id}`)).status).toBe(200);
    expect((await save(writer, id, { title: "Elden geçen", review: "send" })).status).toBe(200);
    await approve(id);
    expect(await stored(id)).toMatchObject({ checked_by: editor.id });
  });

  it("is told in the log by what was done", async () => {
    const { id } = await sendNew();
    await correct(id);
    await save(writer, id, { review: "send" });
    await approve(id);
    const { rows } = await site.admin.call<{ rows: { action: string; record_id: string }[] }>("GET", "activity");
    const deeds = rows.flatMap(({ action, record_id }) => (record_id === id ? action : []));
    expect(deeds).toEqual(["approve", "send", "return", "send"]);
  });
});

describe("notes at a post (B8.9)", () => {
  const notesAt = (id: string, client = editor) => client.call<PostNote[]>("GET", `blog/${id}/notes`);

  it("are written by colleagues, and closed and opened again by editors", async () => {
    const { id } = await sendNew();
    for (const [client, text] of [
      [editor, "<b>Başlık</b> uzun."],
      [writer, "Kısalttım."],
    ] as const)
      expect((await client.send("POST", `${path}/${id}/notes`, { text })).status).toBe(201);
    const notes = await notesAt(id, writer);
    expect(notes.map(({ text, by, state }) => [text, by, state])).toEqual([
      ["<b>Başlık</b> uzun.", editor.email, "open"],
      ["Kısalttım.", writer.email, "open"],
    ]);
    const decide = (client: AdminClient, state: string) =>
      client.send("PUT", `${path}/${id}/notes/${notes[0]?.id}`, { state });
    expect((await decide(writer, "done")).status).toBe(403);
    for (const state of ["done", "open"]) {
      expect((await decide(editor, state)).status).toBe(200);
      expect((await notesAt(id))[0]?.state).toBe(state);
    }
    await expectRefused(await editor.send("PUT", `${path}/${id}/notes/${crypto.randomUUID()}`, { state: "done" }), 404);
  });

  it.each([
    ["empty", " \n ", 422],
    ["too long", "a".repeat(2_001), 422],
    ["of a megabyte", "a".repeat(1024 * 1024), 413],
  ])("are refused when they are %s", async (_, text, status) => {
    const { id } = await sendNew();
    await expectRefused(await editor.send("POST", `${path}/${id}/notes`, { text }), status);
    expect(await notesAt(id)).toEqual([]);
  });

  it("outlive the trash, and go with the post", async () => {
    const { id } = await sendNew();
    await editor.send("POST", `${path}/${id}/notes`, { text: "Kalıcı not" });
    const removal = await editor.send("DELETE", `${path}/${id}`);
    await forgetNotes(site.server.db);
    expect((await undo(removal, "delete")).status).toBe(200);
    expect(await notesAt(id)).toHaveLength(1);
    await site.server.db.delete(blog_posts).where(eq(blog_posts.id, id));
    await forgetNotes(site.server.db);
    expect(await site.server.db.$count(post_notes, eq(post_notes.post_id, id))).toBe(0);
  });
});

describe("a stranger's note (B8.9)", () => {
  const NAME = "Konuk Uzman";
  let post: Post;
  let address: string;
  beforeEach(async () => {
    await site.server.db.delete(post_notes);
    post = await sendNew();
    const { url } = await editor.call<{ url: string }>("POST", `preview-links/post/${post.id}`);
    address = new URL(url).pathname;
  });
  const leave = (form: Record<string, string>, ip = `203.0.113.${Math.floor(Math.random() * 250)}`) =>
    request(site.server, address, {
      method: "POST",
      headers: {
        ...{ Origin: site.server.origin, "CF-Connecting-IP": ip },
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams(form).toString(),
      redirect: "manual",
    });
  const held = () => site.server.db.select().from(post_notes).where(eq(post_notes.post_id, post.id));

  it("is held until an editor takes it on", async () => {
    const page = await request(site.server, address);
    expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    expect(await page.text()).toContain(`action="${address}#not"`);
    const sent = await leave({ name: NAME, text: "<script>alert(1)</script>" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${address}?not=alindi#not`]);
    expect(await (await request(site.server, `${address}?not=alindi`)).text()).toContain("Notunuz iletildi");
    await leave({ name: NAME, text: "<script>alert(1)</script>" });
    const [note, ...others] = await held();
    expect(others).toEqual([]);
    expect(note).toMatchObject({ state: "held", by: null, name: NAME, text: "<script>alert(1)</script>" });
    expect(await writer.call("GET", `blog/${post.id}/notes`)).toEqual([]);
    expect((await work(editor)).notes).toMatchObject({ total: 1, rows: [{ post_id: post.id, name: NAME }] });
    await editor.call("PUT", `blog/${post.id}/notes/${note?.id}`, { state: "open" });
    expect(await writer.call("GET", `blog/${post.id}/notes`)).toHaveLength(1);
    expect((await work(editor)).notes.total).toBe(0);
  });

  it.each([
    ["without a name", { name: " ", text: "Kalan not" }, "Adınızı yazın"],
    ["without a text", { name: NAME, text: " " }, "Notunuzu yazın"],
    ["that is too long", { name: NAME, text: `Kalan not${"a".repeat(2_000)}` }, "Not en çok 2.000 karakter olabilir"],
  ])("%s is shown again with a sentence", async (_, form, sentence) => {
    const refused = await leave(form);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(sentence);
    expect(html).toContain(form.text.trim() || NAME);
    expect(await held()).toEqual([]);
  });

  it("of a megabyte gets 413 and a sentence", async () => {
    const refused = await leave({ name: NAME, text: "a".repeat(1024 * 1024) });
    expect(refused.status).toBe(413);
    const html = await refused.text();
    expect(html).toContain("Not en çok 2.000 karakter olabilir; geri dönüp kısaltın.");
    expect(html, "on the page of the draft").toContain("Notu gönder");
    expect(await held()).toEqual([]);
  });

  it("is refused beyond ten of an address in ten minutes, and beyond thirty that wait", async () => {
    const leaveMany = async (n: number, ip?: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < n; i++)
        statuses.push((await leave({ name: NAME, text: `Not ${crypto.randomUUID()}` }, ip)).status);
      return statuses;
    };
    expect((await leaveMany(10, "198.51.100.7")).every((status) => status === 303)).toBe(true);
    const refused = await leave({ name: NAME, text: "On birinci" }, "198.51.100.7");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain("On birinci");
    expect((await leaveMany(10, "198.51.100.8")).at(-1)).toBe(303);
    expect((await leaveMany(10, "198.51.100.9")).at(-1)).toBe(303);
    expect(await leaveMany(1, "198.51.100.10")).toEqual([429]);
    expect(await held()).toHaveLength(30);
  });

  it.each<[string, () => unknown]>([
    ["public", () => editor.send("PUT", `${path}/${post.id}/publication`)],
    ["deleted", () => editor.send("DELETE", `${path}/${post.id}`)],
    [
      "behind an expired link",
      () => site.server.db.update(preview_links).set({ expires_at: new Date(0).toISOString() }),
    ],
    ["behind another link", () => (address = `/onizleme/${"a".repeat(43)}`)],
    [
      "a promotion",
      async () => {
        const { id } = await editor.call("POST", "promotions", { ...promotionInput(), is_active: false });
        const { url } = await editor.call<{ url: string }>("POST", `preview-links/promotion/${id}`);
        address = new URL(url).pathname;
      },
    ],
  ])("is refused and given back when the record is %s", async (_, change) => {
    await change();
    const refused = await leave({ name: NAME, text: "Geç kalan <b>not</b>" });
    expect(refused.status).toBe(404);
    const html = await refused.text();
    expect(html).toContain("Geç kalan &lt;b&gt;not&lt;/b&gt;");
    expect(html).toContain("Notunuz gönderilmedi");
    expect(await held()).toEqual([]);
  });

  it("is plain text without control characters, whatever it holds", async () => {
    await leave({ name: "\u202EAda\u0007 <i>L</i>\n", text: "<img src=x onerror=alert(1)>\u0000\u202E\r\n\n\n\nson" });
    expect(await held()).toMatchObject([{ name: "Ada <i>L</i>", text: "<img src=x onerror=alert(1)>\n\nson" }]);
  });

  it("that fills the trap is thanked and forgotten", async () => {
    expect((await leave({ name: NAME, text: "Ucuz reklam", website: "https://spam.example" })).status).toBe(303);
    expect(await held()).toEqual([]);
  });
});

describe("a run of the queue (B12.5)", () => {
  beforeEach(() => replaceAllPosts(site.server.db, []));
  const generated = (change = {}) => add(editor, { is_generated: true, ...change });
  const run = () => publishDue(site.server.db, new Date());
  const told = async (id: string) =>
    (await site.server.db.select().from(logs).where(eq(logs.blog_id, id))).map(({ status, message }) => [
      status,
      message,
    ]);
  const isPublic = async (id: string) => (await stored(id))?.is_published;

  it("skips a generated post that nobody has checked, says so once and publishes the next one", async () => {
    const [first, second, third] = [await generated(), await add(editor), await add(editor)];
    for (const next of [second, third]) {
      await setSchedule(site.server.db, new Date(0).toISOString());
      await run();
      expect(await isPublic(next.id)).toBe(true);
    }
    expect(await isPublic(first.id)).toBe(false);
    expect(await told(first.id)).toEqual([["error", UNCHECKED]]);
    expect((await work(editor)).reviews.rows).toMatchObject([{ id: first.id, writer: null, sent_at: null }]);
    await approve(first.id);
    await setSchedule(site.server.db, new Date(0).toISOString());
    await run();
    expect(await stored(first.id)).toMatchObject({ is_published: true, checked_by: editor.id });
  });

  it.each(["generated", "sent by its writer", "of a writer, planned by an editor"])(
    "leaves a post at its time until somebody checks it when it is %s",
    async (which) => {
      const { id } =
        which === "generated"
          ? await generated()
          : await add(writer, which.startsWith("sent") ? { review: "send" } : {});
      await site.set(blog_posts, id, { publish_at: new Date(Date.now() - 1).toISOString() });
      await run();
      await run();
      expect(await isPublic(id)).toBe(false);
      expect(await told(id)).toEqual([["error", UNCHECKED]]);
      expect((await work(editor)).reviews.rows.map((row) => row.id)).toEqual([id]);
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
        await add(editor),
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
      expect((await work(editor)).reviews.rows.map(({ id }) => id).sort()).toEqual([planned.id, queued.id].sort());
      expect(await stored(idle.id)).toMatchObject({ review_state: null });
      await approve(planned.id);
      await run();
      expect(await isPublic(planned.id)).toBe(true);
    },
  );

  it("skips a file's copy of a generated draft", async () => {
    const { id, content } = await generated();
    const values = { ...postInput(), title: "Dosyadaki kopya", content };
    const copied = await editor.call<{ ids: string[] }>("POST", "blog/import", {
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
    const plain = [await add(editor), await add(editor, { publish_at })].map(({ id }) => id);
    const [queued, timed] = marked;
    const loose = await generated();
    await editor.send("DELETE", `/api/admin/publishing/queue/${loose.id}`);
    interface Marked {
      id: string;
      is_unchecked?: boolean;
      is_approved?: boolean;
    }
    const of = (rows: Marked[], mark: "is_unchecked" | "is_approved" = "is_unchecked") =>
      rows.flatMap((row) => (row[mark] ? row.id : [])).sort();
    const { rows } = await editor.call<{ rows: Marked[] }>("GET", "publishing/queue");
    expect([rows.length, of(rows)]).toEqual([2, [queued]]);
    const day = dayInIstanbul(new Date(publish_at));
    const calendar = await editor.call<{ entries: Marked[]; drafts: Marked[]; queue: { drafts: Marked[] } }>(
      "GET",
      `calendar?from=${day}&to=${day}`,
    );
    expect([of(calendar.entries), of(calendar.drafts), of(calendar.queue.drafts)]).toEqual([
      [timed],
      [loose.id],
      [queued],
    ]);
    const list = async (query = "") => (await editor.call<{ rows: Marked[] }>("GET", `blog${query}`)).rows;
    expect(of(await list())).toEqual([...marked, loose.id].sort());
    expect((await list("?status=unchecked")).map(({ id }) => id).sort()).toEqual([...marked].sort());
    for (const id of marked) await approve(id);
    expect(of(await list())).toEqual([loose.id]);
    expect(of(await list(), "is_approved")).toEqual([...marked].sort());
    expect((await list()).length).toBe(marked.length + plain.length + 1);
  });

  it("forgets who checked a draft whose text is generated afterwards", async () => {
    const { id } = await sendNew();
    await approve(id);
    await save(editor, id, { is_generated: true });
    expect(await stored(id)).toMatchObject({ author: "AI Yazar", checked_by: null, checked_at: null });
    await editor.send("PUT", `${path}/${id}/publication`);
    await save(site.admin, id, { is_generated: true });
    expect(await stored(id)).toMatchObject({ is_published: true, checked_by: site.admin.id });
  });
});
