import { beforeAll, describe, expect, it } from "vitest";
import { type AdminClient, createAdminClient } from "../support/admin-client";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";

const site = setupAdminSite();
let editor: AdminClient;
beforeAll(async () => {
  editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
});

describe("an editor", () => {
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
