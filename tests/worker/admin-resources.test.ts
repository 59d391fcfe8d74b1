import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { blog_posts, casinos, promotions, settings } from "../../db/schema";
import { expectGuarded } from "../support/access-control";
import { type Resource, RESOURCES } from "../support/admin-resources";
import * as inputs from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { send } from "../support/admin-client";
import { expectRefused, request } from "../support/test-server";

const site = setupAdminSite();
const { rowOf } = site;

/** A record to try things on: a new one where one can be added, else one that is there. */
async function some({ path, table, validInput, writes }: Resource): Promise<{ id: string; updated_at: string }> {
  if (writes.some(([method, rest]) => method === "POST" && rest === ""))
    return (await site.admin.send("POST", `/api/admin/${path}`, validInput())).json();
  const [row] = await site.server.db.select().from(table as SQLiteTable);
  return row as { id: string; updated_at: string };
}

describe.each(RESOURCES.map((resource) => [resource.path, resource] as const))("/api/admin/%s", (_, resource) => {
  const { table, validInput, missing, reads, writes, others = [], allowed } = resource;
  const at = (rest: string, id: string) => `/api/admin/${resource.path}${rest.replace(":id", id)}`;

  it("refuses invalid bodies", async () => {
    const { id } = await some(resource);
    const before = await rowOf(table, id);
    const withBody = writes.filter(([method]) => method !== "DELETE");
    await expectGuarded(
      site.server,
      site.admin,
      withBody.map(([method, rest]) => [method, at(rest, id)]),
    );
    expect(before).toBeDefined();
    expect(await rowOf(table, id)).toEqual(before);
  });

  it("answers 409 with the row as it is to an edit of another version, and 422 to one of none", async () => {
    const { admin } = site;
    const { id, updated_at } = await some(resource);
    const edit = (basis: object) => admin.send("PUT", at("/:id", id), { ...validInput(), ...basis });
    const first = await edit({ updated_at });
    expect(first.status).toBe(200);
    const changed = await first.json<{ updated_at: string }>();
    expect(changed.updated_at > updated_at).toBe(true);
    const row = await rowOf(table, id);
    expect(changed).toMatchObject(row ?? {});
    const { current } = await expectRefused(await edit({ updated_at }), 409, "Bu kayıt siz düzenlerken değiştirildi.");
    expect(current).toEqual(changed);
    const { fields } = await expectRefused(await edit({}), 422);
    expect(fields).toEqual({ updated_at: "Kaydın sürümü eksik" });
    expect(await rowOf(table, id)).toEqual(row);
  });

  it("answers 404 with its sentence for what is gone", async () => {
    const { admin } = site;
    const isDeletable = writes.some(([method]) => method === "DELETE");
    const { id, updated_at } = isDeletable
      ? await some(resource)
      : { id: crypto.randomUUID(), updated_at: new Date().toISOString() };
    if (isDeletable) expect((await admin.send("DELETE", at("/:id", id))).status).toBe(204);
    expect(await rowOf(table, id)).toBeUndefined();
    const about = (rest: string) => rest.startsWith("/:id");
    for (const rest of reads.filter(about)) await expectRefused(await admin.get(at(rest, id)), 404, missing);
    for (const [method, rest] of [...writes, ...others].filter(([, rest]) => about(rest))) {
      const body = method === "PUT" && rest === "/:id" ? { ...validInput(), updated_at } : undefined;
      await expectRefused(await admin.send(method, at(rest, id), body), 404, missing);
    }
  });

  it("answers 405 with the allowed methods to any other method", async () => {
    const { server, admin } = site;
    const paths = [at("", ""), at("/:id", crypto.randomUUID())];
    for (const [index, path] of paths.entries()) {
      await expectRefused(await send(server, "", "PATCH", path, {}), 401);
      const answer = await admin.send("PATCH", path, {});
      expect(answer.headers.get("Allow")).toBe(allowed[index]);
      await expectRefused(answer, 405, "Bu adres bu istek türünü desteklemiyor.");
    }
  });
});

describe("the admin API", () => {
  it("sanitises stored HTML before it fills a form", async () => {
    const { server, admin } = site;
    const kept = `<p>${"geri yüklendi, ".repeat(5)}son</p>`;
    const stored = `<p>Kısa</p>${kept}<img src="data:image/png;base64,AA" onerror="x()"><script>x()</script>`;
    await server.db.update(settings).set({ blog_section_text: stored });
    for (const [path, table, column, field = column] of [
      ["blog", blog_posts, "content"],
      ["casinos", casinos, "description"],
      ["promotions", promotions, "description", "full_description"],
    ] as const) {
      const [row] = await server.db.select().from(table as SQLiteTable);
      const { id } = row as { id: string };
      await site.set(table, id, { [column]: stored });
      const read = await admin.call<Record<string, string>>("GET", `${path}/${id}`);
      expect(read[field], path).toBe(field === "full_description" ? kept : `<p>Kısa</p>${kept}`);
      const resource = RESOURCES.find((resource) => resource.path === path);
      const edit = await admin.send("PUT", `/api/admin/${path}/${id}`, {
        ...resource?.validInput(),
        updated_at: "2020",
      });
      const { current } = await expectRefused(edit, 409);
      expect(current?.[field], path).toBe(read[field]);
    }
    const home = await admin.call<{ id: string; blog_section_text: string }>("GET", "settings/content");
    expect(home.blog_section_text).toBe(`<p>Kısa</p>${kept}`);
    const edit = { ...inputs.homeTextInput(), updated_at: "2020" };
    const { current } = await expectRefused(
      await admin.send("PUT", `/api/admin/settings/content/${home.id}`, edit),
      409,
    );
    expect(current?.["blog_section_text"]).toBe(home.blog_section_text);
  });

  it("answers 405 to unsupported methods and 404 to unknown addresses", async () => {
    const { server, admin } = site;
    for (const [method, path, allow] of [
      ["DELETE", "/api/admin/blog", "GET, HEAD, POST"],
      ["POST", "/api/admin/blog/x", "GET, HEAD, PUT, DELETE"],
      ["PATCH", "/api/admin/blog/x/publication", "PUT, DELETE"],
      ["POST", "/api/admin/session", "GET, HEAD"],
      ["POST", "/api/admin/dashboard", "GET, HEAD"],
      ["PUT", "/api/admin/check-settings", "GET, HEAD"],
      ["GET", "/api/admin/trash/x/restoration", "PUT"],
      ["PUT", "/api/admin/trash/selection", "POST"],
      ["PATCH", "/api/admin/media/promotions", "PUT, DELETE, POST"],
      ["GET", "/api/comments", "POST"],
      ["GET", "/api/views", "POST"],
      ["POST", "/api/session", "PUT, DELETE"],
    ] as const) {
      const answer = await admin.send(method, path);
      expect(answer.headers.get("Allow"), `${method} ${path}`).toBe(allow);
      await expectRefused(answer, 405, "Bu adres bu istek türünü desteklemiyor.");
      if (path.startsWith("/api/admin")) await expectRefused(await send(server, "", method, path), 401);
    }
    for (const path of ["/api/admin", "/api/admin/yok", "/api/yok"])
      for (const method of ["GET", "PATCH"])
        await expectRefused(await admin.send(method, path), 404, "Böyle bir adres yok.");
    const read = await request(server, "/api/comments", { method: "HEAD" });
    expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);
  });
});
