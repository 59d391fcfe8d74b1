import { beforeAll, describe, expect, it } from "vitest";
import { adminApi } from "../../worker/admin-api";
import { isMiddleware, PERMISSIONS, permissionOf } from "../../worker/session/permissions";
import { SIGN_IN_REQUIRED } from "../support/access-control";
import { setupAdminSite } from "../support/site";
import { type AdminClient, createAdminClient, send } from "../support/admin-client";
import { expectRefused, SETTINGS_API_KEY, request } from "../support/test-server";

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
  "POST /accounts",
  "POST /casinos/:id/postback",
  "POST /casinos/:id/postback/trial",
  "POST /conversions/import/:casino",
  "PUT /accounts/:id/password",
  "PUT /accounts/:id/role",
  "PUT /conversions/seen/:casino",
  "PUT /profiles/:id",
  "PUT /settings/reviews/:id",
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
beforeAll(async () => {
  editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
});

describe("the table of roles", () => {
  it("has an entry for every route of the router, and none without a route", () => {
    const used = routes.map(({ path }) => ({ path, entry: permissionOf(path) }));
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
    const known = new Map(REQUESTS);
    // Would end the session of the other requests.
    known.delete("DELETE /account/sessions");
    const refused = await Promise.all(
      [...known].map(async ([route, { method, address, body }]) => {
        const answer = await editor.send(method, address, body);
        if (answer.status !== 403) return [];
        await expectRefused(answer, 403, ADMINISTRATORS_ONLY);
        return [route];
      }),
    );
    expect(refused.flat().sort()).toEqual(FOR_ADMINISTRATORS);
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

it("the settings check of a monitor needs no account", async () => {
  const headers = { "X-API-Key": SETTINGS_API_KEY };
  expect((await request(site.server, "/api/admin/check-settings", { headers })).status).toBe(200);
});
