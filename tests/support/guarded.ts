import { expect } from "vitest";
import { type Client, expectRefused, request, send, type World } from "./world";

const STRANGER = "Bu sayfaya erişmek için giriş yapmalısınız";

/** Expects 401 without data to whoever is not signed in, and 403 to other origins. */
export async function expectClosed(world: World, client: Client, method: string, path: string) {
  await expectRefused(await send(world, "", method, path, {}), 401, STRANGER);
  await expectRefused(await client.send(method, path, {}, { Origin: "https://evil.example" }), 403);
}

/**
 * Expects a resource to be closed: 401 without data to whoever is not signed in, 403 to other origins, and
 * 400, 413, 415 and 422 to bodies nobody should send. `writes` take JSON, `reads` answer data.
 */
export async function expectGuarded(
  world: World,
  client: Client,
  { reads = [], writes }: { reads?: string[]; writes: [method: string, path: string][] },
) {
  for (const path of reads) await expectRefused(await request(world, path), 401, STRANGER);
  for (const [method, path] of writes) {
    await expectClosed(world, client, method, path);
    if (method === "DELETE") continue;
    await expectRefused(await client.send(method, path, "{"), 400);
    await expectRefused(await client.send(method, path, "x".repeat(1_100_000)), 413);
    await expectRefused(await client.send(method, path, "{}", { "Content-Type": "text/plain" }), 415);
    const unknown = await expectRefused(await client.send(method, path, { is_admin: true }), 422);
    expect(unknown.fields?.["is_admin"]).toBe("Bilinmeyen alan");
  }
}
