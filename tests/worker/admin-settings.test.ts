import { describe, expect, it } from "vitest";
import {
  casinos,
  type Hero,
  hero_section,
  type ReviewSettings,
  review_settings,
  seo_settings,
  settings,
} from "../../db/schema";
import { WEIGHTS } from "../../db/schema/criteria";
import { scoreOf } from "../../worker/casinos/score";
import { casinoInput, heroInput, homeTextInput, reviewSettingsInput, seoInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { reviewWith } from "../support/reviews";
import { setupAdminSite } from "../support/site";
import { expectRefused, request, SETTINGS_API_KEY } from "../support/test-server";

const PATH = "/api/admin/settings";
const site = setupAdminSite({ logsStatements: true });
const json = <T>(path: string) => site.admin.call<T>("GET", path);

describe("the hero", () => {
  const { edit } = resourceClient(site, `${PATH}/hero`, hero_section, heroInput);
  const heroRow = async () => (await site.server.db.select().from(hero_section))[0] as Hero;

  it("is saved and shown", async () => {
    const { id, updated_at } = await heroRow();
    const answer = await edit(id, updated_at);
    expect(answer.status).toBe(200);
    const shown = await json(`${PATH}/hero`);
    expect(shown).toMatchObject({ ...heroInput(), id });
    expect(await answer.json()).toEqual(shown);
    expect(await site.html("/")).toContain("Ana başlık");
    expect(await site.html("/")).toContain('<a href="#promosyonlar">Gör');
    const foreign = { button_url: "https://casino.example/", updated_at: (await heroRow()).updated_at };
    await site.admin.send("PUT", `${PATH}/hero/${id}`, { ...heroInput(), ...foreign });
    expect(await site.html("/")).toContain('<a href="https://casino.example/" rel="sponsored nofollow noopener">Gör');
  });

  it("refuses what its form does not accept", async () => {
    const before = await heroRow();
    const sentence = "Geçerli bir URL giriniz";
    const answer = await edit(before.id, before.updated_at, { button_url: "javascript:alert(1)" });
    expect((await expectRefused(answer, 422, sentence)).fields).toEqual({ button_url: sentence });
    expect(await heroRow()).toEqual(before);
  });
});

describe("the text of the home page", () => {
  const { edit } = resourceClient(site, `${PATH}/content`, settings, homeTextInput);

  it("is saved without scripts and shown", async () => {
    const [before] = await site.server.db.select().from(settings);
    const answer = await edit(before?.id ?? "", before?.updated_at);
    const changed = await answer.json();
    expect(changed).toMatchObject({ blog_section_text: "<p>Yeni ana sayfa metni</p>" });
    expect(await site.server.db.select().from(settings)).toEqual([changed]);
    expect(await site.html("/")).toContain("Yeni ana sayfa metni");
  });
});

describe("the settings of reviews", () => {
  const { edit } = resourceClient(site, `${PATH}/reviews`, review_settings, reviewSettingsInput);
  const settingsRow = () => json<ReviewSettings>(`${PATH}/reviews`);
  const scores = async () =>
    Object.fromEntries(
      (await site.server.db.select().from(casinos)).map(({ id, score, updated_at }) => [id, { score, updated_at }]),
    );

  it("weigh the reviews of all casinos anew in one transaction", async () => {
    const client = resourceClient(site, "/api/admin/casinos", casinos, casinoInput);
    const review = reviewWith(10, 2, 7.5, 5, 0);
    const reviewed = await client.add({ review });
    const trashed = await client.add({ review });
    const rated = await client.add({ rating: 4 });
    await client.send("DELETE", `/${trashed.id}`);
    const before = await settingsRow();
    expect(before).toMatchObject({ weights: WEIGHTS, promotion_days: 21, casino_days: 45 });

    site.server.sentStatements();
    const answer = await edit(before.id, before.updated_at);
    expect(answer.status).toBe(200);
    const changed = await answer.json();
    const writing = site.server.sentStatements().filter((sent) => sent.some((text) => /^update "review/.test(text)));
    expect(writing.map((sent) => sent.map((text) => text.slice(0, 16)))).toEqual([
      ['update "review_s', 'update "casinos"'],
    ]);
    expect(changed).toMatchObject(reviewSettingsInput());
    expect(await settingsRow()).toEqual(changed);

    const { weights } = reviewSettingsInput();
    expect(scoreOf(review, weights)).not.toBe(scoreOf(review, WEIGHTS));
    // The version of the casino stays, so that no open form of it conflicts.
    expect((await scores())[reviewed.id]).toEqual({
      score: scoreOf(review, weights),
      updated_at: reviewed.updated_at,
    });
    expect((await scores())[rated.id]).toEqual({ score: null, updated_at: rated.updated_at });
    await site.admin.send("PUT", `/api/admin/trash/${trashed.id}/restoration`);
    expect((await scores())[trashed.id]?.score).toBe(scoreOf(review, weights));
  });

  it("of an old version change no score", async () => {
    const before = await scores();
    const { id } = await settingsRow();
    await expectRefused(await edit(id, "2020", { weights: { ...WEIGHTS, licence: 1 } }), 409);
    expect(await scores()).toEqual(before);
  });

  it("refuse weights that are all 0", async () => {
    const { id, updated_at } = await settingsRow();
    const weights = { licence: 0, withdrawals: 0, terms: 0, support: 0, complaints: 0 };
    const { fields } = await expectRefused(await edit(id, updated_at, { weights }), 422);
    expect(fields).toEqual({ "weights.licence": "En az bir ölçütün ağırlığı 0'dan büyük olmalıdır" });
  });
});

describe("SEO texts", () => {
  const { edit, rowOf } = resourceClient(site, "/api/admin/seo", seo_settings, seoInput);

  it("are listed by name, saved and shown", async () => {
    const rows = await json<(typeof seo_settings.$inferSelect)[]>("/api/admin/seo");
    expect(rows).toEqual(await site.server.db.select().from(seo_settings).orderBy(seo_settings.page_name));
    const row = rows.find(({ page_path }) => page_path === "/");
    const id = row?.id ?? "";
    const changed = await (await edit(id, row?.updated_at)).json();
    expect(changed).toMatchObject({ title: "Yepyeni Sayfa Başlığı", description: "", page_path: "/" });
    expect(await rowOf(id)).toEqual(changed);
    expect(await site.html("/")).toContain("<title>Yepyeni Sayfa Başlığı</title>");
    const { fields } = await expectRefused(await edit(id, row?.updated_at, { title: 5 }), 422);
    expect(fields).toEqual({ title: "Metin bekleniyor" });
  });
});

describe("the settings check", () => {
  const check = (headers = {}) => request(site.server, "/api/admin/check-settings", { headers });

  it("is opened by its key alone or by a session", async () => {
    expect(await (await check({ "X-API-Key": SETTINGS_API_KEY })).json()).toEqual({ success: true });
    expect(await json("/api/admin/check-settings")).toEqual({ success: true });
    for (const key of ["", "yanlis", `${SETTINGS_API_KEY} x`])
      await expectRefused(await check({ "X-API-Key": key }), 401);
    await expectRefused(
      await request(site.server, `${PATH}/hero`, { headers: { "X-API-Key": SETTINGS_API_KEY } }),
      401,
    );
  });

  it("answers with a message when a row is missing", async () => {
    const [row] = await site.server.db.select().from(settings);
    await site.server.db.delete(settings);
    expect(await (await check({ "X-API-Key": SETTINGS_API_KEY })).json()).toEqual({
      success: false,
      error: "Ayar kayıtları eksik",
    });
    if (row) await site.server.db.insert(settings).values(row);
  });
});
