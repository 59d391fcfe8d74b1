import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { FIELDS } from "../../app/admin/blog/fields";
import { csvColumns } from "../../app/admin/csv/kind-columns";
import { announcements, blog_posts, type Post } from "../../db/schema";
import { publishDue } from "../../worker/publishing/runs.server";
import { createAdminClient } from "../support/admin-client";
import { importClient, statuses, throughFile } from "../support/import-client";
import { postInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const OLD = "2016-05-01T09:30:00.000Z";
const FUTURE = "Yayın tarihi gelecekte olamaz; ileri bir zaman için yayın zamanını planlayın.";
const ADMINISTRATORS = "Yayın tarihini yalnızca yöneticiler değiştirir.";
const POST_COLUMNS = csvColumns(FIELDS);

const site = setupAdminSite();
const { add, edit, rowOf, send } = resourceClient(site, "/api/admin/blog", blog_posts, postInput);
const { check, write } = importClient(send);
const { undone } = undoClient(() => site.admin);
const announced = (id: string) => site.server.db.$count(announcements, eq(announcements.record_id, id));
const publish = (id: string) => send("PUT", `/${id}/publication`, {});

describe("the date of a post from elsewhere", () => {
  it("is that of its publication, which is announced to nobody", async () => {
    const post = await add({ published_at: OLD, publish: true });
    expect(post).toMatchObject({ is_published: true, published_at: OLD });
    expect(await announced(post.id)).toBe(0);
    expect(await (await site.server.get(`/blog/${post.slug}`)).text()).toContain(`dateTime="${OLD}"`);
  });

  it("is kept by a draft until it is published", async () => {
    const [dated, undated] = [await add({ published_at: OLD }), await add()];
    expect(dated).toMatchObject({ is_published: false, published_at: OLD });
    for (const { id } of [dated, undated]) expect((await publish(id)).status).toBe(200);
    expect((await rowOf(dated.id))?.published_at).toBe(OLD);
    expect((await rowOf(undated.id))?.published_at).not.toBe(OLD);
    expect(await announced(dated.id)).toBe(0);
    expect(await announced(undated.id)).toBeGreaterThan(0);
  });

  it("is kept by a run of the schedule, which announces the others alone", async () => {
    const planned = { publish_at: "2090-01-01T00:00:00.000Z" };
    const [dated, undated] = [await add({ ...planned, published_at: OLD }), await add(planned)];
    await publishDue(site.server.db, new Date("2090-01-01T00:01:00.000Z"));
    const rows = await Promise.all([dated, undated].map(({ id }) => rowOf(id)));
    expect(rows.map((row) => [row?.is_published, row?.published_at === OLD])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect([await announced(dated.id), (await announced(undated.id)) > 0]).toEqual([0, true]);
  });

  it("changes without an announcement, stays where a save names none, and comes back by undo", async () => {
    const post = await add({ publish: true });
    await site.server.db.delete(announcements);
    const changed = await edit(post.id, post.updated_at, { published_at: OLD });
    const { published_at, updated_at } = await changed.clone().json<Post>();
    expect(published_at).toBe(OLD);
    const kept = await edit(post.id, updated_at, { title: "Yeni başlık", published_at: null });
    expect((await kept.json<Post>()).published_at).toBe(OLD);
    expect(await announced(post.id)).toBe(0);
    await undone(changeOf(changed), "edit");
    expect((await rowOf(post.id))?.published_at).toBe(post.published_at);
  });

  it("is no date of the future", async () => {
    const published_at = "2090-01-01T00:00:00.000Z";
    const refused = await send("POST", "", { ...postInput(), published_at });
    expect((await expectRefused(refused, 422, FUTURE)).fields).toEqual({ published_at: FUTURE });
    const { id, updated_at } = await add({ publish: true });
    await expectRefused(await edit(id, updated_at, { published_at }), 422, FUTURE);
  });

  it("is set by administrators alone, and survives saves of others", async () => {
    const editor = await createAdminClient(site.server, "tarih@bonusrehberi.example", "editor");
    await expectRefused(
      await editor.send("POST", "/api/admin/blog", { ...postInput(), published_at: OLD }),
      403,
      ADMINISTRATORS,
    );
    const { id, updated_at } = await add({ published_at: OLD });
    const path = `/api/admin/blog/${id}`;
    const input = { ...postInput(), title: "Editörden", updated_at };
    await expectRefused(await editor.send("PUT", path, { ...input, published_at: "2015-01-01T00:00:00.000Z" }), 403);
    expect((await editor.send("PUT", path, input)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ title: "Editörden", published_at: OLD });
  });

  it("comes from a file in the ways people write it, and an import of it again changes nothing", async () => {
    const written = ["01.05.2016 12:30", "1 Mayıs 2016 12:30", "2016-05-01 12:30:00", OLD];
    const file = written.map((published_at, n) => ({ ...postInput(), title: `Tarihli Yazı ${n}`, published_at }));
    const lines = await throughFile(POST_COLUMNS, file);
    const checked = await check(...lines);
    expect(statuses(checked)).toEqual(["new", "new", "new", "new"]);
    const sent = lines.map((line, at) => ({ ...line, id: checked[at]?.id, is_new: true }));
    const { ids } = await write(...sent);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ is_published: false, published_at: OLD });
    expect(statuses(await check(...lines))).toEqual(Array(4).fill("unchanged"));
  });

  it("of a file is refused at its line", async () => {
    const { id, published_at } = await add({ publish: true });
    const at = (cell: unknown) => ({ line: 2, id, values: { published_at: cell } });
    const [future, nonsense, blank, same] = await check(
      at("2090-01-01T00:00:00.000Z"),
      at("dün"),
      at(""),
      at(published_at),
    );
    expect(future?.errors).toEqual({ published_at: FUTURE });
    expect(nonsense?.errors).toEqual({ published_at: "Geçerli bir zaman giriniz" });
    expect([blank?.status, same?.status]).toEqual(["unchanged", "unchanged"]);
    const editor = await createAdminClient(site.server, "dosya@bonusrehberi.example", "editor");
    const body = { is_dry: true, is_continued: false, lines: [at(OLD)] };
    const answer = await editor.call<{ lines: { errors: object }[] }>("POST", "blog/import", body);
    expect(answer.lines[0]?.errors).toEqual({ published_at: ADMINISTRATORS });
  });
});
