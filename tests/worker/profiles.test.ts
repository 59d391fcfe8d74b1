import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { admin_users, blog_posts, casinos, type Profile, profiles, promotions } from "../../db/schema";
import { ADMINISTRATORS_ONLY } from "../support/access-control";
import { createAdminClient, type AdminClient } from "../support/admin-client";
import { casinoInput, postInput, profileInput } from "../support/inputs";
import { ownProfile, saveOwnProfile, sendOwnProfile } from "../support/own-profile";
import { reviewWith } from "../support/reviews";
import { setupAdminSite } from "../support/site";
import { expectRefused, request } from "../support/test-server";
import { changeOf } from "../support/undo-client";

const site = setupAdminSite();
let writer: AdminClient;
beforeAll(async () => {
  writer = await createAdminClient(site.server, "sule@bonusrehberi.example", "editor");
});

const statusOf = async (path: string) => (await request(site.server, path)).status;
const locationOf = async (path: string) => {
  const answer = await request(site.server, path);
  return [answer.status, answer.headers.get("Location")];
};

describe("a profile", () => {
  it("is that of each account, off at first, without an address", async () => {
    const admin = await createAdminClient(site.server, "yeni@bonusrehberi.example", "editor");
    expect(await ownProfile(admin)).toMatchObject({ id: admin.id, is_public: false, slug: null, name: "" });
    expect(await statusOf(`/yazar/${admin.id}`)).toBe(404);
    const { slug } = await saveOwnProfile(admin, { is_public: false });
    expect(slug).toBeNull();
  });

  it("has versions and undos for its account and for administrators alone", async () => {
    const [own, other] = [await ownProfile(writer), await ownProfile(site.admin)];
    await saveOwnProfile(writer);
    const change = changeOf(await sendOwnProfile(writer, { name: "Şule" }));
    const [version] = await writer.call<{ id: string }[]>("GET", `versions/profile/${own["id"]}`);
    expect((await site.admin.get(`/api/admin/versions/${version?.id}`)).status).toBe(200);
    await expectRefused(await writer.get(`/api/admin/versions/profile/${other["id"]}`), 403, ADMINISTRATORS_ONLY);
    const editor = await createAdminClient(site.server, "baska@bonusrehberi.example", "editor");
    await expectRefused(await editor.get(`/api/admin/versions/${version?.id}`), 403, ADMINISTRATORS_ONLY);
    const undo = (by: AdminClient) => by.send("PUT", `/api/admin/changes/${change}`, { action: "edit" });
    await expectRefused(await undo(editor), 403, ADMINISTRATORS_ONLY);
    expect((await undo(writer)).status).toBe(200);
  });

  it("has a page once it is on, named by its slug, which stays after a new name and redirects after a new one", async () => {
    const { slug } = await saveOwnProfile(writer);
    expect(slug).toBe("sule-cinar");
    const html = await site.html("/yazar/sule-cinar");
    for (const text of [
      "<h1>Şule Çınar</h1>",
      "<p>Çekimleri dener.</p><p>Şartları okur.</p>",
      "Neleri doğruluyor: çekim süreleri",
    ])
      expect(html).toContain(text);
    expect((await saveOwnProfile(writer, { name: "Şule Çınar Er" })).slug).toBe("sule-cinar");
    expect(await locationOf("/yazar/%C5%9Eule-%C3%87inar")).toEqual([302, "/yazar/sule-cinar"]);
    expect(await locationOf(`/yazar/${writer.id}`)).toEqual([302, "/yazar/sule-cinar"]);
    await saveOwnProfile(writer, { slug: "sule" });
    expect(await locationOf("/yazar/sule-cinar")).toEqual([301, "/yazar/sule"]);
    await saveOwnProfile(writer, { slug: "sule-cinar" });
  });

  it("answers 404 while it is off, at its former address too, and is in no site map", async () => {
    await saveOwnProfile(writer);
    const inMaps = async () =>
      Promise.all(
        ["/sitemap", "/sitemap.xml"].map(async (path) => (await site.html(path)).includes("/yazar/sule-cinar")),
      );
    expect(await inMaps()).toEqual([true, true]);
    await saveOwnProfile(writer, { is_public: false });
    expect(await inMaps()).toEqual([false, false]);
    const answer = await request(site.server, "/yazar/sule-cinar");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Yazar bulunamadı");
    expect(await statusOf("/yazar/yok-boyle")).toBe(404);
    for (const path of ["/yazar", "/yazar/a/b"]) expect(await locationOf(path), path).toEqual([302, "/"]);
    await saveOwnProfile(writer);
    expect(await statusOf("/yazar/sule-cinar")).toBe(200);
  });

  it("is changed by its person and by administrators, and refused field by field", async () => {
    const { fields } = await expectRefused(await sendOwnProfile(writer, { name: " a ", words: "x".repeat(601) }), 422);
    expect(fields).toEqual({ name: "Ad en az 2 karakter olmalıdır", words: "En çok 600 karakter olabilir" });
    const { id, updated_at } = await ownProfile(writer);
    expect((await writer.send("PUT", `/api/admin/profiles/${id}`, { ...profileInput(), updated_at })).status).toBe(403);
    const changed = await site.admin.call<Profile>("PUT", `profiles/${id}`, {
      ...profileInput(),
      words: "Yeni",
      updated_at,
    });
    expect(changed).toMatchObject({ words: "Yeni", updated_by: site.admin.email });
    await expectRefused(await writer.send("PUT", "/api/admin/profiles/own", { ...profileInput(), updated_at }), 409);
  });

  it("is told in the log to administrators alone", async () => {
    await saveOwnProfile(writer, { words: "Kayıtta" });
    const shown = async (client: AdminClient) =>
      (await client.call<{ rows: { kind: string }[] }>("GET", "activity")).rows.some(({ kind }) => kind === "profile");
    expect([await shown(site.admin), await shown(writer)]).toEqual([true, false]);
  });

  it("lists the posts, reviews and verifications of its person, but never an e-mail", async () => {
    await saveOwnProfile(writer);
    const { id } = await writer.call("POST", "blog", {
      ...postInput(),
      title: "Şule yazdı",
      written_by: writer.id,
      publish: true,
    });
    const casino = { ...casinoInput(), name: "Şule İnceledi", review: reviewWith(8, 8, 8, 8, 8) };
    const { id: reviewed } = await writer.call("POST", "casinos", casino);
    await writer.call("POST", "verification/selection", { action: "verify", ids: [reviewed] });
    const html = await site.html("/yazar/sule-cinar");
    for (const part of [
      "Son Yazıları",
      "/blog/sule-yazdi",
      "İnceledikleri",
      "Son Doğrulamaları",
      "/casino/sule-inceledi",
    ])
      expect(html).toContain(part);
    const page = await site.html("/casino/sule-inceledi");
    const day = /\d{1,2} \p{L}+ \d{4}/u;
    expect(page.replaceAll("<!-- -->", "")).toMatch(
      new RegExp(`İnceledi: <a href="/yazar/sule-cinar">Şule Çınar</a>, ${day.source}`, "u"),
    );
    expect(page.replaceAll("<!-- -->", "")).toMatch(
      new RegExp(`Son doğrulama: ${day.source}, <a href="/yazar/sule-cinar">Şule Çınar</a>`, "u"),
    );
    for (const path of ["/yazar/sule-cinar", "/casino/sule-inceledi", "/blog/sule-yazdi"])
      expect(await site.html(path), path).not.toContain(writer.email);
    await saveOwnProfile(writer, { is_public: false });
    const closed = (await site.html("/casino/sule-inceledi")).replaceAll("<!-- -->", "");
    expect(closed).toContain("İnceledi: Bonus Rehberi, ");
    expect(closed).not.toContain("Şule Çınar");
    await saveOwnProfile(writer);
    await site.server.db.delete(blog_posts).where(eq(blog_posts.id, id));
  });

  it("outlives its account, whose pages keep the name", async () => {
    const leaving = await createAdminClient(site.server, "giden@bonusrehberi.example", "editor");
    await saveOwnProfile(leaving, { name: "Giden Yazar" });
    const { id } = await leaving.call("POST", "blog", {
      ...postInput(),
      title: "Gidenin yazısı",
      written_by: leaving.id,
      publish: true,
    });
    expect((await site.admin.send("DELETE", `/api/admin/accounts/${leaving.id}`)).status).toBe(204);
    expect(await statusOf("/yazar/giden-yazar")).toBe(200);
    expect(await site.html("/blog/gidenin-yazisi")).toContain('<a href="/yazar/giden-yazar">Giden Yazar</a>');
    const people = await site.admin.call<{ id: string; has_account: boolean }[]>("GET", "profiles");
    expect(people.find((person) => person.id === leaving.id)?.has_account).toBe(false);
    const { updated_at } = await site.admin.call<Profile>("GET", `profiles/${leaving.id}`);
    const off = { ...profileInput(), is_public: false, updated_at };
    expect((await site.admin.send("PUT", `/api/admin/profiles/${leaving.id}`, off)).status).toBe(200);
    expect(await site.html("/blog/gidenin-yazisi")).toContain("Yazan: <!-- -->Bonus Rehberi");
    const { db } = site.server;
    await db.delete(profiles).where(eq(profiles.id, leaving.id));
    expect(await statusOf("/blog/gidenin-yazisi")).toBe(200);
    expect(await statusOf("/yazar/giden-yazar")).toBe(410);
    await db.delete(blog_posts).where(eq(blog_posts.id, id));
  });
});

describe("the review of a casino", () => {
  const stored = async (id: string) => (await site.server.db.select().from(casinos).where(eq(casinos.id, id)))[0];

  it("keeps who wrote it until somebody saves other scores, and names nobody without one", async () => {
    const input = { ...casinoInput(), name: `İncelenen ${crypto.randomUUID()}`, review: reviewWith(8, 7, 6, 5, 4) };
    const { id } = await writer.call("POST", "casinos", input);
    const first = await stored(id);
    expect(first).toMatchObject({ reviewed_by: writer.id, reviewed_at: first?.created_at });
    const edit = async (change: object) => {
      const { updated_at } = (await stored(id)) ?? {};
      await site.admin.send("PUT", `/api/admin/casinos/${id}`, { ...input, ...change, updated_at });
      return stored(id);
    };
    expect(await edit({ owner: "Yeni Ltd." })).toMatchObject({
      reviewed_by: writer.id,
      reviewed_at: first?.reviewed_at,
    });
    expect(await edit({ review: reviewWith(9, 7, 6, 5, 4) })).toMatchObject({ reviewed_by: site.admin.id });
    expect(await edit({ review: null })).toMatchObject({ reviewed_by: null, reviewed_at: null });
  });
});

it("a promotion's page names who verified it, if that profile is public", async () => {
  const { db } = site.server;
  const path = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
  const set = (verified_by: string) =>
    db
      .update(promotions)
      .set({ verified_by, last_verified_at: new Date().toISOString() })
      .where(eq(promotions.slug, "150-hos-geldin-bonusu"));
  await saveOwnProfile(writer);
  await set(writer.email);
  expect(await site.html(path)).toContain('<a href="/yazar/sule-cinar">Şule Çınar</a>');
  await set("kimse@bonusrehberi.example");
  const html = await site.html(path);
  expect(html).toMatch(/<p class="checked">Son doğrulama: [^<]*<\/p>/);
  expect(html).not.toContain("kimse@");
  await db.delete(admin_users).where(eq(admin_users.id, writer.id));
});
