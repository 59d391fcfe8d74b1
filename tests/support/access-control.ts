import { expect } from "vitest";
import { type AdminClient, send } from "./admin-client";
import { expectRefused, type TestServer } from "./test-server";

export const SIGN_IN_REQUIRED = "Bu sayfaya erişmek için giriş yapmalısınız";
export const EDITORS_ONLY = "Yazar hesabı yalnızca kendi taslaklarını görür ve düzenler; bunu bir editörden isteyin.";
export const ADMINISTRATORS_ONLY = "Bu bölüm yalnızca yöneticilere açık; hesabınız editör hesabı.";

/**
 * Expects addresses that take JSON to be guarded: 401 without data for a visitor who is not signed in, 403 for other
 * origins, and 400, 413, 415 and 422 for invalid bodies.
 */
export async function expectGuarded(server: TestServer, admin: AdminClient, writes: [method: string, path: string][]) {
  for (const [method, path] of writes) {
    await expectRefused(await send(server, "", method, path, {}), 401, SIGN_IN_REQUIRED);
    await expectRefused(await admin.send(method, path, {}, { Origin: "https://evil.example" }), 403);
    await expectRefused(await admin.send(method, path, "{"), 400);
    await expectRefused(await admin.send(method, path, "x".repeat(1_100_000)), 413);
    await expectRefused(await admin.send(method, path, "{}", { "Content-Type": "text/plain" }), 415);
    const unknown = await expectRefused(await admin.send(method, path, { is_admin: true }), 422);
    expect(unknown.fields?.["is_admin"]).toBe("Bilinmeyen alan");
  }
}
