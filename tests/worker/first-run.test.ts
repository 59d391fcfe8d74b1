import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  admin_users,
  appearance,
  backup_state,
  blog_posts,
  casinos,
  legal_settings,
  notification_targets,
  notifications,
  pages,
  postback_tokens,
  second_factors,
} from "../../db/schema";
import { pageInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";

const PATH = "/api/admin/first-run";
const site = setupAdminSite({ logsStatements: true });

interface FirstRun {
  site: { name: string; url: string };
  states: Record<string, boolean | number>;
  content: Record<string, { demo: number; own: number }>;
}
const firstRun = () => site.admin.call<FirstRun>("GET", PATH);
const send = (method: string, path: string, body?: unknown) => site.admin.send(method, path, body);

describe("the first run", () => {
  it("knows the demo content from what editors add, in one query", async () => {
    site.server.sentStatements();
    const before = await firstRun();
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    const posts = await site.server.db.$count(blog_posts);
    expect(before.content["post"]).toEqual({ demo: posts, changed: [], own: 0 });
    expect((await send("POST", "/api/admin/pages", pageInput())).status).toBe(201);
    const { content } = await firstRun();
    expect(content["page"]).toEqual({ demo: before.content["page"]?.demo, changed: [], own: 1 });
  });

  it("reads from the site what an owner has done", async () => {
    const { db } = site.server;
    const none = { has_owner_pages: false, has_backup: false, has_tried_postback: false, has_turnstile: false };
    const before = await firstRun();
    expect(before.site.name).toBe("Bonus Rehberi");
    expect(before.states).toMatchObject({ ...none, unprotected: 1, is_unprotected: true });

    await db.update(appearance).set({ site_name: "Fırsat Pusulası" });
    expect((await firstRun()).site.name).toBe("Fırsat Pusulası");
    await db.update(appearance).set({ site_name: "" });

    expect(before.states["has_countries"]).toBe(false);
    const [legal] = await db.select().from(legal_settings);
    await db.update(legal_settings).set({ updated_at: new Date().toISOString() });
    expect((await firstRun()).states["has_countries"]).toBe(true);
    await db.update(legal_settings).set({ updated_at: legal?.updated_at });

    const target = { name: "Kanal", format: "slack", address: "https://a.example/", kinds: [] } as const;
    await db.insert(notification_targets).values({ ...target, kinds: [], is_on: false });
    expect((await firstRun()).states["has_target"]).toBe(false);
    await db.update(notification_targets).set({ is_on: true });
    expect((await firstRun()).states["has_target"]).toBe(true);
    const [{ id: target_id = "" } = {}] = await db.select().from(notification_targets);
    const tried = {
      id: "deneme",
      target_id,
      kind: "trial",
      state: "failed",
      tried_at: "2026-11-21T09:00:00.000Z",
    } as const;
    await db.insert(notifications).values(tried);
    expect((await firstRun()).states["has_target"]).toBe(false);
    await db
      .insert(notifications)
      .values({ ...tried, id: "ulasan", state: "sent", tried_at: "2026-11-21T10:00:00.000Z" });
    expect((await firstRun()).states["has_target"]).toBe(true);
    await db.delete(notifications);
    await db.delete(notification_targets);

    await db.insert(backup_state).values({ id: 1, last_failed_at: "2026-11-21T09:00:00.000Z" });
    expect((await firstRun()).states["has_backup"]).toBe(false);
    await db.update(backup_state).set({ last_succeeded_at: "2026-11-21T09:00:00.000Z" });
    expect((await firstRun()).states["has_backup"]).toBe(true);

    const edit = (slug: string, updated_by: string | null) =>
      db.update(pages).set({ updated_by }).where(eq(pages.slug, slug));
    await edit("iletisim", "ada@ornek.example");
    expect((await firstRun()).states["has_owner_pages"]).toBe(false);
    await edit("gizlilik", "ada@ornek.example");
    expect((await firstRun()).states["has_owner_pages"]).toBe(true);
    const [page] = await db.select().from(pages).where(eq(pages.slug, "gizlilik"));
    const write = (content = "") => db.update(pages).set({ content }).where(eq(pages.slug, "gizlilik"));
    await write(`${page?.content}<p>Veri sorumlusu: <b>[ad soyad ya da unvan]</b></p>`);
    expect((await firstRun()).states["has_owner_pages"]).toBe(false);
    await write(page?.content);
    for (const slug of ["iletisim", "gizlilik"]) await edit(slug, null);

    const [admin] = await db.select().from(admin_users);
    await db.insert(second_factors).values({ user_id: admin?.id ?? "", secret: "x", last_step: 0 });
    expect((await firstRun()).states).toMatchObject({ unprotected: 0, is_unprotected: false });
    await db.delete(second_factors);
  });

  it("knows a trial of a postback once one was read without a fault", async () => {
    const { db } = site.server;
    const [casino] = await db.select().from(casinos).limit(1);
    const path = `/api/admin/casinos/${casino?.id}/postback`;
    const { url } = await (await send("POST", path)).json<{ url: string }>();
    const token = new URL(url).searchParams.get("token");
    const isTried = async () => (await firstRun()).states["has_tried_postback"];
    const trial = (report: string) => send("POST", `${path}/trial`, { report });
    for (const report of ["durum=kayit", `token=yanlis&tik=${crypto.randomUUID()}&durum=kayit`]) {
      expect((await trial(report)).status).toBe(200);
      expect(await isTried(), report).toBe(false);
    }
    expect((await trial(`token=${token}&tik=${crypto.randomUUID()}&durum=kayit`)).status).toBe(200);
    expect(await isTried()).toBe(true);
    await db.delete(postback_tokens);
  });
});
