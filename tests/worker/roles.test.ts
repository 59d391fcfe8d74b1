import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts, type Post } from "../../db/schema";
import { adminApi } from "../../worker/admin-api";
import { isMiddleware, PERMISSIONS, permissionOf } from "../../worker/session/permissions";
import { SIGN_IN_REQUIRED } from "../support/access-control";
import { postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { type AdminClient, createAdminClient, send } from "../support/admin-client";
import { expectRefused, SETTINGS_API_KEY, request } from "../support/test-server";

const EDITORS_ONLY = "Yazar hesabı yalnızca kendi taslaklarını görür ve düzenler; bunu bir editörden isteyin.";
const ADMINISTRATORS_ONLY = "Bu bölüm yalnızca yöneticilere açık; hesabınız editör hesabı.";
/** Stands for any id. */
const NOBODY = crypto.randomUUID();
/** Routes that only administrators may use. */
const FOR_ADMINISTRATORS = [
  "DELETE /accounts/:id",
  "DELETE /accounts/:id/second-factor",
  "DELETE /accounts/:id/sessions",
  "DELETE /first-run/demo",
  "GET /accounts",
  "GET /casinos/:id/postback",
  "GET /check-settings",
  "GET /conversions",
  "GET /conversions/refused",
  "GET /profiles/:id",
  "GET /settings/appearance",
  "GET /system",
  "GET /system/health",
  "POST /accounts",
  "POST /casinos/:id/postback",
  "POST /casinos/:id/postback/trial",
  "POST /conversions/import/:casino",
  "PUT /accounts/:id/password",
  "PUT /accounts/:id/role",
  "PUT /conversions/seen/:casino",
  "PUT /profiles/:id",
  "PUT /settings/appearance/:id",
  "PUT /settings/reviews/:id",
  "PUT /system/:id",
];

/** Routes that writers may use. */
const FOR_WRITERS = [
  "DELETE /account/sessions/:session",
  "DELETE /blog/:id",
  "DELETE /form-drafts/:form/:id",
  "DELETE /saved-views/:id",
  "GET /account",
  "GET /account/second-factor",
  "GET /account/second-factor/proposal",
  "GET /account/sessions",
  "GET /blog",
  "GET /blog/:id",
  "GET /blog/:id/notes",
  "GET /blog/categories",
  "GET /dashboard/counts",
  "GET /dashboard/work",
  "GET /form-drafts",
  "GET /form-drafts/:form",
  "GET /media",
  "GET /names",
  "GET /saved-views",
  "GET /session",
  "GET /versions/:id",
  "GET /versions/:kind/:record",
  "POST /account/second-factor/removal",
  "POST /blog",
  "POST /blog/:id/notes",
  "POST /media/:folder",
  "POST /saved-views",
  "PUT /account",
  "PUT /account/password",
  "PUT /account/second-factor",
  "PUT /account/second-factor/codes",
  "PUT /blog/:id",
  "PUT /changes/:id",
  "PUT /form-drafts",
  "PUT /saved-views/:id",
];

const routes = adminApi.routes.filter((route) => !isMiddleware(route));
const REQUESTS = new Map(
  routes.map(({ method: listed, path }) => {
    const method = listed === "ALL" ? "GET" : listed;
    const body = method === "POST" || method === "PUT" ? {} : undefined;
    const address = `/api/admin${path.replaceAll(/:\w+(\{.*?\})?/g, NOBODY)}`;
    return [`${listed} ${path}`, { method, address, body }];
  }),
);
const site = setupAdminSite();
let editor: AdminClient;
let writer: AdminClient;
beforeAll(async () => {
  editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
  writer = await createAdminClient(site.server, "yazar@bonusrehberi.example", "writer");
});

/** The routes that refuse a person with a sentence, and the others. */
async function askAll(client: AdminClient, sentenceOf: (route: string) => string) {
  const known = new Map(REQUESTS);
  // Would end the session of the other requests.
  known.delete("DELETE /account/sessions");
  const refused: string[] = [];
  const answered: string[] = [];
  await Promise.all(
    [...known].map(async ([route, { method, address, body }]) => {
      const answer = await client.send(method, address, body);
      if (answer.status !== 403) return answered.push(route);
      await expectRefused(answer, 403, sentenceOf(route));
      return refused.push(route);
    }),
  );
  return { refused: refused.sort(), answered: answered.sort() };
}

describe("the table of roles", () => {
  it("has an entry for every route of the router, and none without a route", () => {
    const used = routes.map((route) => ({ ...route, entry: permissionOf(route) }));
    expect(used.filter(({ entry }) => !entry)).toEqual([]);
    expect([...new Set(used.map(({ entry }) => entry))].sort()).toEqual(Object.keys(PERMISSIONS).sort());
  });
});

describe("every route", () => {
  it("refuses signed-out visitors, and writes of other origins", async () => {
    expect(REQUESTS.size).toBeGreaterThan(100);
    for (const [route, { method, address, body }] of REQUESTS) {
      if (route !== "GET /check-settings")
        await expectRefused(await send(site.server, "", method, address, body), 401, SIGN_IN_REQUIRED);
      if (method === "GET") continue;
      await expectRefused(await site.admin.send(method, address, body, { Origin: "https://evil.example" }), 403);
    }
  });
});

describe("an editor", () => {
  it("is refused by the routes of administrators, and by no other", async () => {
    const { refused } = await askAll(editor, () => ADMINISTRATORS_ONLY);
    expect(refused).toEqual(FOR_ADMINISTRATORS);
  });

  it("is refused however the address is written", async () => {
    for (const path of ["/api/admin/%61ccounts", "/api/admin/accounts?q=1", "/api/admin//accounts"])
      expect((await editor.get(path)).status, path).not.toBe(200);
    const head = await request(site.server, "/api/admin/accounts", {
      method: "HEAD",
      headers: { Cookie: editor.cookie },
    });
    expect(head.status).toBe(403);
  });

  it("is told the role by every answer, so that the panel follows a new one", async () => {
    const promoted = await createAdminClient(site.server, "yukselen@bonusrehberi.example", "editor");
    const told = async () => (await promoted.get("/api/admin/accounts")).headers.get("X-Account-Role");
    expect(await told()).toBe("editor");
    await site.admin.send("PUT", `/api/admin/accounts/${promoted.id}/role`, { role: "admin" });
    expect(await told()).toBe("admin");
  });

  it("gets the same 404 and 405 as an administrator", async () => {
    await expectRefused(await editor.get("/api/admin/yok"), 404);
    await expectRefused(await editor.send("PATCH", "/api/admin/accounts", {}), 405);
  });

  it("sees a calm page in place of a screen of administrators", async () => {
    const refused = await editor.get("/admin/accounts");
    expect(refused.status).toBe(403);
    const html = await refused.text();
    expect(html).toContain("Bu sayfa yöneticilere açık; hesabınız editör hesabı.");
    expect(html).not.toContain('href="/admin/accounts"');
    for (const path of ["/admin/dashboard", "/admin/account", "/admin/settings"])
      expect((await editor.get(path)).status, path).toBe(200);
    expect((await site.admin.get("/admin/accounts")).status).toBe(200);
  });

  it("does not see what happened to accounts, on the dashboard and in the log", async () => {
    const { id } = await createAdminClient(site.server, "isimli@bonusrehberi.example");
    expect((await site.admin.send("PUT", `/api/admin/accounts/${id}/role`, { role: "editor" })).status).toBe(204);
    const kindsOf = async (client: AdminClient) => {
      const log = await (await client.get("/api/admin/activity")).json<{ rows: { kind: string }[] }>();
      const board = await (
        await client.get("/api/admin/dashboard")
      ).json<{ latest: { activities: { kind: string }[] } }>();
      return [...log.rows, ...board.latest.activities].map(({ kind }) => kind);
    };
    expect(await kindsOf(site.admin)).toContain("account");
    expect(await kindsOf(editor)).not.toContain("account");
  });

  it("publishes by the functions, as from the screen of the queue", async () => {
    const answer = await editor.send("POST", "/api/functions/publish-scheduled-blogs", { manual: false });
    expect(answer.status).toBe(200);
  });
});

describe("a writer", () => {
  const path = "/api/admin/blog";
  const add = async (client: AdminClient, change = {}) => {
    const title = `Taslak ${crypto.randomUUID()}`;
    return client.call<Post>("POST", "blog", { ...postInput(), title, written_by: client.id, ...change });
  };
  const stored = (id: string) => site.rowOf(blog_posts, id);
  const save = async (client: AdminClient, id: string, change = {}) => {
    const post = await stored(id);
    const { title = "", updated_at, written_by, publish_at } = post ?? {};
    return client.send("PUT", `${path}/${id}`, {
      ...postInput(),
      title,
      updated_at,
      written_by,
      publish_at,
      ...change,
    });
  };

  it("is refused by every route that is not named here", async () => {
    const { answered } = await askAll(writer, () => EDITORS_ONLY);
    expect(answered).toEqual(FOR_WRITERS);
  });

  it("sees and edits own drafts alone, also in the preview, among versions and by undo", async () => {
    const [own, other, published] = [await add(writer), await add(editor), await add(writer)];
    await editor.send("PUT", `${path}/${published.id}/publication`);
    const { rows } = await writer.call<{ rows: Post[] }>("GET", "blog");
    expect(rows.map(({ id }) => id)).toEqual([own.id]);
    expect((await writer.get(`${path}/${own.id}`)).status).toBe(200);
    expect((await save(writer, own.id, { title: "Elden geçen" })).status).toBe(200);
    for (const { id } of [other, published]) {
      await expectRefused(await writer.get(`${path}/${id}`), 403, EDITORS_ONLY);
      await expectRefused(await save(writer, id, { title: "Ele geçirilen" }), 403, EDITORS_ONLY);
      await expectRefused(await writer.send("DELETE", `${path}/${id}`), 403, EDITORS_ONLY);
      await expectRefused(await writer.get(`/api/admin/versions/post/${id}`), 403, EDITORS_ONLY);
      await expectRefused(await writer.get(`${path}/${id}/notes`), 403, EDITORS_ONLY);
      expect((await preview("post", id)).status).toBe(403);
    }
    expect((await preview("post", own.id)).status).toBe(200);
    expect((await preview("casino")).status).toBe(403);
    const change = (await save(editor, other.id, { title: "Editörün" })).headers.get("X-Change") ?? "";
    const undo = { action: "edit", kind: "post" };
    await expectRefused(await writer.send("PUT", `/api/admin/changes/${change}`, undo), 403, EDITORS_ONLY);
    const removal = (await writer.send("DELETE", `${path}/${own.id}`)).headers.get("X-Change") ?? "";
    const back = await writer.send("PUT", `/api/admin/changes/${removal}`, { action: "delete", kind: "post" });
    expect([back.status, (await stored(own.id))?.id]).toEqual([200, own.id]);
  });

  it.each(["of a colleague", "that was public"])("reads nothing of a draft %s that is in the trash", async (which) => {
    const { id } = await add(which === "of a colleague" ? editor : writer);
    await save(editor, id, { title: "Gizli kalan" });
    await editor.call("POST", `blog/${id}/notes`, { text: "Kurum içi not" });
    const [version] = await editor.call<{ id: string }[]>("GET", `versions/post/${id}`);
    if (which === "that was public") await editor.send("PUT", `${path}/${id}/publication`);
    await editor.send("DELETE", `${path}/${id}`);
    for (const address of [`${path}/${id}`, `${path}/${id}/notes`])
      await expectRefused(await writer.get(address), 404, "Blog yazısı bulunamadı");
    for (const address of [`post/${id}`, version?.id])
      expect((await writer.get(`/api/admin/versions/${address}`)).status).toBe(404);
    expect((await preview("post", id)).status).toBe(404);
    expect((await writer.send("POST", `${path}/${id}/notes`, { text: "Yeni not" })).status).toBe(404);
    expect((await save(writer, id, { title: "Ele geçirilen", updated_at: new Date().toISOString() })).status).toBe(404);
  });

  it("restores no draft of others that was deleted in a former role", async () => {
    const demoted = await createAdminClient(site.server, "silen@bonusrehberi.example", "editor");
    const { id } = await add(editor);
    const change = (await demoted.send("DELETE", `${path}/${id}`)).headers.get("X-Change");
    await site.admin.send("PUT", `/api/admin/accounts/${demoted.id}/role`, { role: "writer" });
    const undo = await demoted.send("PUT", `/api/admin/changes/${change}`, { action: "delete", kind: "post" });
    await expectRefused(undo, 403, EDITORS_ONLY);
    expect(await stored(id)).toBeUndefined();
  });

  function preview(kind: string, id?: string) {
    const record = new URLSearchParams({ record: JSON.stringify({ id, values: postInput() }) }).toString();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    return writer.send("POST", `/admin/preview/${kind}`, record, headers);
  }

  it.each([
    ["publishes", { publish: true }],
    ["approves", { review: "approve" }],
    ["adds generated text", { is_generated: true }, "yapay zekâ metni kaydedemez; bunu bir editörden isteyin."],
  ])("never %s", async (_, change, sentence = "yayınlayamaz; yazıyı incelemeye gönderin.") => {
    sentence = `Yazar hesabı ${sentence}`;
    await expectRefused(await writer.send("POST", path, { ...postInput(), ...change }), 403, sentence);
    const { id } = await add(writer);
    await expectRefused(await save(writer, id, change), 403, sentence);
    expect(await stored(id)).toMatchObject({ is_published: false, publish_at: null, checked_by: null });
  });

  it("stays the writer of a draft, which gets no turn in the queue but keeps what an editor planned", async () => {
    const { id } = await add(writer, { written_by: editor.id });
    expect(await stored(id)).toMatchObject({ written_by: writer.id, queue_position: null });
    const publish_at = "2098-01-01T00:00:00.000Z";
    const { updated_at } = (await stored(id)) ?? {};
    await editor.call("PUT", `publishing/plan/${id}`, { publish_at, updated_at });
    for (const planned of [null, "2099-01-01T00:00:00.000Z"]) {
      expect((await save(writer, id, { written_by: editor.id, publish_at: planned })).status).toBe(200);
      expect(await stored(id)).toMatchObject({ written_by: writer.id, publish_at });
    }
  });

  it("deletes no draft that colleagues have in hand", async () => {
    const sentence = "İncelemedeki ya da onaylanmış yazıyı silemezsiniz; bunu bir editörden isteyin.";
    const { id, updated_at } = await add(writer, { review: "send" });
    await expectRefused(await writer.send("DELETE", `${path}/${id}`), 403, sentence);
    await editor.send("PUT", `${path}/${id}/approval`, { updated_at });
    await expectRefused(await writer.send("DELETE", `${path}/${id}`), 403, sentence);
    await editor.send("PUT", `${path}/${id}/correction`, { text: "Kaynak ekleyin." });
    expect((await writer.send("DELETE", `${path}/${id}`)).status).toBe(204);
  });

  it("gets no approval back by an undo once the text has changed again", async () => {
    const { id, updated_at } = await add(writer, { review: "send" });
    await editor.send("PUT", `${path}/${id}/approval`, { updated_at });
    const titled = await save(writer, id, { title: "Onaydan sonraki başlık" });
    await save(writer, id, { title: "Onaydan sonraki başlık", excerpt: "Onaydan sonra başka bir özet." });
    const undo = { action: "edit", kind: "post" };
    for (const client of [writer, editor]) {
      const refused = await client.send("PUT", `/api/admin/changes/${titled.headers.get("X-Change")}`, undo);
      expect(refused.status).toBe(409);
    }
    expect(await stored(id)).toMatchObject({ checked_by: null, review_state: "sent" });
  });

  it("is told at the next save that the role has changed meanwhile", async () => {
    const demoted = await createAdminClient(site.server, "inen@bonusrehberi.example", "editor");
    const { id } = await add(editor);
    expect((await save(demoted, id, { title: "Editörken" })).status).toBe(200);
    await site.admin.send("PUT", `/api/admin/accounts/${demoted.id}/role`, { role: "writer" });
    const refused = await save(demoted, id, { title: "Yazarken" });
    expect(refused.headers.get("X-Account-Role")).toBe("writer");
    await expectRefused(refused, 403, EDITORS_ONLY);
    expect((await stored(id))?.title).toBe("Editörken");
  });

  it("gets a page that says so in place of other screens, and publishes by no function", async () => {
    for (const screen of ["dashboard", "blog", "blog/new", "account"])
      expect((await writer.get(`/admin/${screen}`)).status, screen).toBe(200);
    for (const screen of ["promotions", "blog/import", "calendar", "accounts", "activity", "media"])
      expect((await writer.get(`/admin/${screen}`)).status, screen).toBe(403);
    expect(await (await writer.get("/admin/calendar")).text()).toContain("hesabınız yazar hesabı");
    for (const name of ["scheduled-blog-publisher", "publish-scheduled-blogs"])
      await expectRefused(await writer.send("POST", `/api/functions/${name}`, { manual: true }), 403, EDITORS_ONLY);
  });
});

it("the settings check of a monitor needs no account", async () => {
  const headers = { "X-API-Key": SETTINGS_API_KEY };
  expect((await request(site.server, "/api/admin/check-settings", { headers })).status).toBe(200);
});
