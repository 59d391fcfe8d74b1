import { describe, expect, it } from "vitest";
import type { Post } from "../../db/schema";
import { EDITORS_ONLY } from "../support/access-control";
import { createAdminClient } from "../support/admin-client";
import { postInput } from "../support/inputs";
import { expectRefused } from "../support/test-server";
import { BLOG, setupWritersSite } from "../support/writers-site";

const site = setupWritersSite();
const { stored, add, sendNew, save, approve, correct } = site;

describe("a writer", () => {
  it("sees and edits own drafts alone, also in the preview, among versions and by undo", async () => {
    const [own, other, published] = [await add(site.writer), await add(site.editor), await add(site.writer)];
    await site.editor.send("PUT", `${BLOG}/${published.id}/publication`);
    const { rows } = await site.writer.call<{ rows: Post[] }>("GET", "blog");
    expect(rows.map(({ id }) => id)).toEqual([own.id]);
    expect((await site.writer.get(`${BLOG}/${own.id}`)).status).toBe(200);
    expect((await save(site.writer, own.id, { title: "Elden geçen" })).status).toBe(200);
    for (const { id } of [other, published]) {
      await expectRefused(await site.writer.get(`${BLOG}/${id}`), 403, EDITORS_ONLY);
      await expectRefused(await save(site.writer, id, { title: "Ele geçirilen" }), 403, EDITORS_ONLY);
      await expectRefused(await site.writer.send("DELETE", `${BLOG}/${id}`), 403, EDITORS_ONLY);
      await expectRefused(await site.writer.get(`/api/admin/versions/post/${id}`), 403, EDITORS_ONLY);
      await expectRefused(await site.writer.get(`${BLOG}/${id}/notes`), 403, EDITORS_ONLY);
      expect((await preview("post", id)).status).toBe(403);
    }
    expect((await preview("post", own.id)).status).toBe(200);
    expect((await preview("casino")).status).toBe(403);
    const change = (await save(site.editor, other.id, { title: "Editörün" })).headers.get("X-Change") ?? "";
    const undo = { action: "edit", kind: "post" };
    await expectRefused(await site.writer.send("PUT", `/api/admin/changes/${change}`, undo), 403, EDITORS_ONLY);
    const removal = (await site.writer.send("DELETE", `${BLOG}/${own.id}`)).headers.get("X-Change") ?? "";
    const back = await site.writer.send("PUT", `/api/admin/changes/${removal}`, { action: "delete", kind: "post" });
    expect([back.status, (await stored(own.id))?.id]).toEqual([200, own.id]);
  });

  it.each(["of a colleague", "that was public"])("reads nothing of a draft %s that is in the trash", async (which) => {
    const { id } = await add(which === "of a colleague" ? site.editor : site.writer);
    await save(site.editor, id, { title: "Gizli kalan" });
    await site.editor.call("POST", `blog/${id}/notes`, { text: "Kurum içi not" });
    const [version] = await site.editor.call<{ id: string }[]>("GET", `versions/post/${id}`);
    if (which === "that was public") await site.editor.send("PUT", `${BLOG}/${id}/publication`);
    await site.editor.send("DELETE", `${BLOG}/${id}`);
    for (const address of [`${BLOG}/${id}`, `${BLOG}/${id}/notes`])
      await expectRefused(await site.writer.get(address), 404, "Blog yazısı bulunamadı");
    for (const address of [`post/${id}`, version?.id])
      expect((await site.writer.get(`/api/admin/versions/${address}`)).status).toBe(404);
    expect((await preview("post", id)).status).toBe(404);
    expect((await site.writer.send("POST", `${BLOG}/${id}/notes`, { text: "Yeni not" })).status).toBe(404);
    expect((await save(site.writer, id, { title: "Ele geçirilen", updated_at: new Date().toISOString() })).status).toBe(
      404,
    );
  });

  it("restores no draft of others that was deleted in a former role", async () => {
    const demoted = await createAdminClient(site.server, "silen@bonusrehberi.example", "editor");
    const { id } = await add(site.editor);
    const change = (await demoted.send("DELETE", `${BLOG}/${id}`)).headers.get("X-Change");
    await site.admin.send("PUT", `/api/admin/accounts/${demoted.id}/role`, { role: "writer" });
    const undo = await demoted.send("PUT", `/api/admin/changes/${change}`, { action: "delete", kind: "post" });
    await expectRefused(undo, 403, EDITORS_ONLY);
    expect(await stored(id)).toBeUndefined();
  });

  function preview(kind: string, id?: string) {
    const record = new URLSearchParams({ record: JSON.stringify({ id, values: postInput() }) }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return site.writer.send("POST", `/admin/preview/${kind}`, record, headers);
  }

  it.each([
    ["publishes", { publish: true }],
    ["approves", { review: "approve" }],
    ["adds generated text", { is_generated: true }, "yapay zekâ metni kaydedemez; bunu bir editörden isteyin."],
  ])("never %s", async (_, change, sentence = "yayınlayamaz; yazıyı incelemeye gönderin.") => {
    sentence = `Yazar hesabı ${sentence}`;
    await expectRefused(await site.writer.send("POST", BLOG, { ...postInput(), ...change }), 403, sentence);
    const { id } = await add(site.writer);
    await expectRefused(await save(site.writer, id, change), 403, sentence);
    expect(await stored(id)).toMatchObject({ is_published: false, publish_at: null, checked_by: null });
  });

  it("stays the writer of a draft, which gets no turn in the queue but keeps what an editor planned", async () => {
    const { id } = await add(site.writer, { written_by: site.editor.id });
    expect(await stored(id)).toMatchObject({ written_by: site.writer.id, queue_position: null });
    const publish_at = "2098-01-01T00:00:00.000Z";
    const { updated_at } = (await stored(id)) ?? {};
    await site.editor.call("PUT", `publishing/plan/${id}`, { publish_at, updated_at });
    for (const planned of [null, "2099-01-01T00:00:00.000Z"]) {
      expect((await save(site.writer, id, { written_by: site.editor.id, publish_at: planned })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ written_by: site.writer.id, publish_at });
    }
  });

  it("deletes no draft that colleagues have in hand", async () => {
    const sentence = "İncelemedeki ya da onaylanmış yazıyı silemezsiniz; bunu bir editörden isteyin.";
    const { id } = await sendNew();
    await expectRefused(await site.writer.send("DELETE", `${BLOG}/${id}`), 403, sentence);
    await approve(id);
    await expectRefused(await site.writer.send("DELETE", `${BLOG}/${id}`), 403, sentence);
    await correct(id);
    expect((await site.writer.send("DELETE", `${BLOG}/${id}`)).status).toBe(204);
  });

  it("gets no approval back by an undo once the text has changed again", async () => {
    const { id } = await sendNew();
    await approve(id);
    const titled = await save(site.writer, id, { title: "Onaydan sonraki başlık" });
    await save(site.writer, id, { title: "Onaydan sonraki başlık", excerpt: "Onaydan sonra başka bir özet." });
    const undo = { action: "edit", kind: "post" };
    for (const client of [site.writer, site.editor]) {
      const refused = await client.send("PUT", `/api/admin/changes/${titled.headers.get("X-Change")}`, undo);
      expect(refused.status).toBe(409);
    }
    expect(await stored(id)).toMatchObject({ checked_by: null, review_state: "sent" });
  });

  it("is told at the next save that the role has changed meanwhile", async () => {
    const demoted = await createAdminClient(site.server, "inen@bonusrehberi.example", "editor");
    const { id } = await add(site.editor);
    expect((await save(demoted, id, { title: "Editörken" })).status).toBe(200);
    await site.admin.send("PUT", `/api/admin/accounts/${demoted.id}/role`, { role: "writer" });
    const refused = await save(demoted, id, { title: "Yazarken" });
    expect(refused.headers.get("X-Account-Role")).toBe("writer");
    await expectRefused(refused, 403, EDITORS_ONLY);
    expect((await stored(id))?.title).toBe("Editörken");
  });

  it("gets a page that says so in place of other screens, and publishes by no function", async () => {
    for (const screen of ["dashboard", "blog", "blog/new", "account"])
      expect((await site.writer.get(`/admin/${screen}`)).status, screen).toBe(200);
    for (const screen of ["promotions", "blog/import", "calendar", "accounts", "activity", "media"])
      expect((await site.writer.get(`/admin/${screen}`)).status, screen).toBe(403);
    expect(await (await site.writer.get("/admin/calendar")).text()).toContain("hesabınız yazar hesabı");
    for (const name of ["scheduled-blog-publisher", "publish-scheduled-blogs"])
      await expectRefused(
        await site.writer.send("POST", `/api/functions/${name}`, { manual: true }),
        403,
        EDITORS_ONLY,
      );
  });
});
