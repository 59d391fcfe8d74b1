import { expect } from "vitest";
import { type Client, expectRefused, request, send, type World } from "./world";

/**
 * Expects a resource to be closed: 401 without data to whoever is not signed in, 403 to other origins, and
 * 400, 413, 415 and 422 to bodies nobody should send. `writes` take JSON, `reads` answer data.
 */
export async function expectGuarded(
  world: World,
  client: Client,
  { reads = [], writes }: { reads?: string[]; writes: [method: string, path: string][] },
) {
  const stranger = "Bu sayfaya erişmek için giriş yapmalısınız";
  for (const path of reads) await expectRefused(await request(world, path), 401, stranger);
  for (const [method, path] of writes) {
    await expectRefused(await send(world, "", method, path, {}), 401, stranger);
    const hidden = await client.send(method, path, {}, { Origin: "https://evil.example" });
    await expectRefused(hidden, 403);
    if (method === "DELETE") continue;
    await expectRefused(await client.send(method, path, "{"), 400);
    await expectRefused(await client.send(method, path, "x".repeat(1_100_000)), 413);
    await expectRefused(await client.send(method, path, "{}", { "Content-Type": "text/plain" }), 415);
    const unknown = await expectRefused(await client.send(method, path, { is_admin: true }), 422);
    expect(unknown.fields?.is_admin).toBe("Bilinmeyen alan");
  }
}
