import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { form_drafts, users } from "../../db/schema";
import { DRAFT_BYTES_MAX, DRAFT_TOO_LARGE } from "../../worker/form-drafts/constants";
import { forgetDrafts } from "../../worker/form-drafts/editing.server";
import { expectGuarded } from "../support/access-control";
import { type AdminClient, createAdminClient } from "../support/admin-client";
import { postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/form-drafts";
const POST = `post:${crypto.randomUUID()}`;
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";
const [FIRST, SECOND] = [crypto.randomUUID(), crypto.randomUUID()];
const VALUES = { title: "Yarım", former_column: true, terms: ["bir"], review: null };

interface Listed {
  own: { form: string; id: string; is_ended: boolean; saved_at: string; device: string; device_type: string }[];
  others: { form: string; name: string }[];
}
interface Saved {
  saved_at: string;
  replaced: { id: string; values: object } | null;
}

const site = setupAdminSite();
let colleague: AdminClient;
beforeAll(async () => {
  colleague = await createAdminClient(site.server, "ayse@bonusrehberi.example", "editor");
  await site.server.db.update(users).set({ name: "Ayşe" }).where(eq(users.id, colleague.id));
});
beforeEach(() => site.server.db.delete(form_drafts));

const send = (draft: object, client = site.admin) =>
  client.send("PUT", PATH, { form: POST, id: FIRST, values: VALUES, ...draft }, { "User-Agent": PHONE });
const save = async (draft: object = {}, client = site.admin) => (await send(draft, client)).json<Saved>();
const list = (client = site.admin) => client.call<Listed>("GET", PATH);
const end = (id: string, client = site.admin) => client.send("DELETE", `${PATH}/${POST}/${id}`);

describe("a draft on the server", () => {
  it("is one for each account and form, listed with its device and read with what was typed", async () => {
    const { saved_at, replaced } = await save({ basis: "2026-11-01" });
    expect(replaced).toBeNull();
    const listed = {
      form: POST,
      id: FIRST,
      saved_at,
      is_ended: false,
      device: "Chrome, Android",
      device_type: "mobile",
    };
    expect(await list()).toEqual({ own: [listed], others: [] });
    const read = await site.admin.call("GET", `${PATH}/${POST}`);
    expect(read).toEqual({ id: FIRST, values: VALUES, basis: "2026-11-01", saved_at });
    await save({ values: { title: "Daha uzun" } });
    await save({ form: "home" });
    expect((await list()).own.map(({ form }) => form).sort()).toEqual(["home", POST]);
    expect(await site.admin.call("GET", `${PATH}/${POST}`)).toMatchObject({
      values: { title: "Daha uzun" },
      basis: null,
    });
  });

  it("gives back the other draft that it replaces, so that no text is lost", async () => {
    await save();
    expect((await save()).replaced).toBeNull();
    expect((await save({ id: SECOND })).replaced).toMatchObject({ id: FIRST, values: VALUES });
    await end(SECOND);
    expect((await save()).replaced).toBeNull();
  });

  it("is emptied once it has ended, by its own id alone, and stays known as ended", async () => {
    await save();
    expect((await end(SECOND)).status).toBe(204);
    expect((await list()).own).toMatchObject([{ is_ended: false }]);
    expect((await end(FIRST)).status).toBe(204);
    expect((await list()).own).toMatchObject([{ id: FIRST, is_ended: true }]);
    expect(await site.admin.call("GET", `${PATH}/${POST}`)).toBeNull();
    expect(await site.server.db.select().from(form_drafts)).toMatchObject([{ form_values: null, basis: null }]);
  });

  it("is read and deleted by its own account alone", async () => {
    await save();
    expect(await colleague.call("GET", `${PATH}/${POST}`)).toBeNull();
    await end(FIRST, colleague);
    await save({ values: { title: "Ayşe'nin" } }, colleague);
    expect((await list(colleague)).own).toHaveLength(1);
    expect(await site.admin.call("GET", `${PATH}/${POST}`)).toMatchObject({ values: VALUES });
  });

  it("tells colleagues who is in a record for ten minutes, until it ends", async () => {
    await save({}, colleague);
    await save({ form: "post:new" }, colleague);
    const others = async () => (await list()).others;
    expect(await others()).toEqual([{ form: POST, name: "Ayşe" }]);
    expect((await list(colleague)).others).toEqual([]);
    const changed = (minutes: number) =>
      site.server.db.update(form_drafts).set({ saved_at: new Date(Date.now() - minutes * 60_000).toISOString() });
    await changed(9);
    expect(await others()).toHaveLength(1);
    await changed(10);
    expect(await others()).toEqual([]);
    await save({}, colleague);
    await end(FIRST, colleague);
    expect(await others()).toEqual([]);
    await save();
    expect((await list(colleague)).others).toEqual([{ form: POST, name: site.admin.email }]);
  });

  it("are deleted with the access of their author, who is then in no record", async () => {
    const leaving = await createAdminClient(site.server, "giden@bonusrehberi.example", "editor");
    await save({}, leaving);
    expect((await list()).others).toMatchObject([{ form: POST }]);
    await site.admin.send("DELETE", `/api/admin/accounts/${leaving.id}`);
    expect((await list()).others).toEqual([]);
    expect(await site.server.db.$count(form_drafts, eq(form_drafts.user_id, leaving.id))).toBe(0);
  });

  it.each([
    ["an editor nobody in a profile", "editor", ["home", "own"]],
    ["a writer those in own drafts alone", "writer", ["own"]],
  ] as const)("tells %s", async (_, role, seen) => {
    const reader = await createAdminClient(site.server, `${role}-okur@bonusrehberi.example`, role);
    const add = async (client: AdminClient) => {
      const { id } = await client.call<{ id: string }>("POST", "blog", { ...postInput(), written_by: client.id });
      return `post:${id}`;
    };
    const own = await add(reader);
    const others = role === "writer" ? [await add(site.admin)] : [];
    const published = await add(reader);
    await site.admin.send("PUT", `/api/admin/blog/${published.slice(5)}/publication`);
    if (role === "writer") others.push(published);
    for (const form of ["profile", `profile:${colleague.id}`, "home", own, ...others]) await save({ form }, colleague);
    const forms = (await list(reader)).others.map(({ form }) => form);
    expect(forms).toEqual(seen.map((form) => (form === "own" ? own : form)));
    expect((await list()).others.map(({ form }) => form)).toContain(`profile:${colleague.id}`);
  });

  it("is refused if it is too large, of no known shape, or sent by nobody", async () => {
    await expectGuarded(site.server, site.admin, [["PUT", PATH]]);
    await expectRefused(await send({ values: { title: "ş".repeat(DRAFT_BYTES_MAX / 2) } }), 413, DRAFT_TOO_LARGE);
    expect((await send({ values: { title: "x".repeat(DRAFT_BYTES_MAX - 1_000) } })).status).toBe(200);
    for (const [wrong, field] of [
      [{ form: "post/../1" }, "form"],
      [{ form: "x".repeat(101) }, "form"],
      [{ id: "1" }, "id"],
      [{ values: [] }, "values"],
      [{ basis: "x".repeat(41) }, "basis"],
    ] as const) {
      const { fields } = await expectRefused(await send(wrong), 422);
      expect(Object.keys(fields ?? {})).toEqual([field]);
    }
  });

  it("is deleted after 30 days", async () => {
    const now = new Date();
    const dated = async (days: number, form: string) => {
      await save({ form });
      const saved_at = new Date(now.getTime() - days * 86_400_000).toISOString();
      await site.server.db.update(form_drafts).set({ saved_at }).where(eq(form_drafts.form, form));
    };
    await dated(29, "home");
    await dated(30, POST);
    await forgetDrafts(site.server.db, now);
    expect((await list()).own).toMatchObject([{ form: "home" }]);
  });
});
