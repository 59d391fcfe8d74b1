import { describe, expect, it } from "vitest";
import { adminApi } from "../../worker/admin-api";
import { isMiddleware, PERMISSIONS, permissionOf } from "../../worker/session/permissions";
import { ADMINISTRATORS_ONLY, EDITORS_ONLY, SIGN_IN_REQUIRED } from "../support/access-control";
import { setupAdminSite } from "../support/site";
import { type AdminClient, createAdminClient, send } from "../support/admin-client";
import { expectRefused, SETTINGS_API_KEY, request } from "../support/test-server";

/** Stands for any id. */
const NOBODY = crypto.randomUUID();
/** Routes that only administrators may use. */
const FOR_ADMINISTRATORS = [
  "DELETE /accounts/:id",
  "DELETE /accounts/:id/second-factor",
  "DELETE /accounts/:id/sessions",
  "DELETE /first-run/demo",
  "DELETE /notifications/:id",
  "DELETE /notifications/:id/activation",
  "DELETE /redirects/:id",
  "DELETE /redirects/:id/activation",
  "DELETE /unknown-addresses/ignore",
  "GET /accounts",
  "GET /casinos/:id/postback",
  "GET /check-settings",
  "GET /conversions",
  "GET /conversions/refused",
  "GET /notifications",
  "GET /profiles/:id",
  "GET /redirects",
  "GET /redirects/:id",
  "GET /redirects/:id/hits",
  "GET /redirects/export",
  "GET /redirects/settings",
  "GET /settings/appearance",
  "GET /settings/legal",
  "GET /settings/legal/geo-block",
  "GET /system",
  "GET /system/health",
  "GET /unknown-addresses",
  "GET /unknown-addresses/ignored",
  "POST /accounts",
  "POST /casinos/:id/postback",
  "POST /casinos/:id/postback/trial",
  "POST /conversions/import/:casino",
  "POST /notifications",
  "POST /notifications/:id/secret",
  "POST /notifications/:id/trial",
  "POST /redirects",
  "POST /redirects/check",
  "POST /redirects/import",
  "POST /redirects/selection",
  "POST /unknown-addresses/ignore",
  "POST /unknown-addresses/nearest",
  "PUT /accounts/:id/password",
  "PUT /accounts/:id/role",
  "PUT /conversions/seen/:casino",
  "PUT /notifications/:id",
  "PUT /notifications/:id/activation",
  "PUT /profiles/:id",
  "PUT /redirects/:id",
  "PUT /redirects/:id/activation",
  "PUT /redirects/settings",
  "PUT /settings/appearance/:id",
  "PUT /settings/legal/:id",
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

/** The routes that refuse a person, all with this sentence, and the others. */
async function askAll(client: AdminClient, sentence: string) {
  const known = new Map(REQUESTS);
  // Would end the session of the other requests.
  known.delete("DELETE /account/sessions");
  const refused: string[] = [];
  const answered: string[] = [];
  await Promise.all(
    [...known].map(async ([route, { method, address, body }]) => {
      const answer = await client.send(method, address, body);
      if (answer.status !== 403) return answered.push(route);
      await expectRefused(answer, 403, sentence);
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

  it("of administrators refuses an editor, and no other does", async () => {
    const editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
    const { refused } = await askAll(editor, ADMINISTRATORS_ONLY);
    expect(refused).toEqual(FOR_ADMINISTRATORS);
  });

  it("that is not named here refuses a writer", async () => {
    const writer = await createAdminClient(site.server, "yazar@bonusrehberi.example", "writer");
    const { answered } = await askAll(writer, EDITORS_ONLY);
    expect(answered).toEqual(FOR_WRITERS);
  });
});

it("the settings check of a monitor needs no account", async () => {
  const headers = { "X-API-Key": SETTINGS_API_KEY };
  expect((await request(site.server, "/api/admin/check-settings", { headers })).status).toBe(200);
});
