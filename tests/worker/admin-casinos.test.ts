import { describe, expect, it } from "vitest";
import { FIELDS } from "../../app/admin/casinos/fields";
import { csvColumns } from "../../app/admin/csv/kind-columns";
import { csvText } from "../../app/admin/csv/text";
import { type Casino, casinos } from "../../db/schema";
import { WEIGHTS } from "../../db/schema/criteria";
import { scoreOf } from "../../worker/casinos/score";
import { PERMITTED_IN_TURKEY } from "../../worker/country-fields";
import { casinoInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { reviewWith } from "../support/reviews";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const { bulkAction, add, edit, expectInvalid, get, list, rowOf, send } = resourceClient<
  typeof casinos,
  Casino & { promotion_count: number }
>(site, "/api/admin/casinos", casinos, casinoInput);

describe("casinos", () => {
  it("are added and shown at once, and the answer is the row", async () => {
    const response = await send("POST", "", {
      ...casinoInput(),
      name: "Iğdır Işığı",
      description: `${casinoInput().description}<script>alert(1)</script>`,
      rating: "4.5",
      is_licensed: true,
      licence_authority: " ",
      licence_country: "Malta",
      permitted_countries: "MT, Finlandiya",
    });
    expect(response.status).toBe(201);
    const casino = await response.json<Casino>();
    expect(casino).toMatchObject({
      slug: "igdir-isigi",
      description: casinoInput().description,
      rating: 4.5,
      is_licensed: true,
      licence_authority: null,
      licence_country: "MT",
      permitted_countries: ["MT", "FI"],
      featured: false,
    });
    expect(await rowOf(casino.id)).toEqual(casino);
    expect(await (await get(`/${casino.id}`)).json()).toEqual(casino);
    expect(await site.html("/casino/igdir-isigi")).toContain("Iğdır Işığı");
    expect((await add({ name: "Iğdır Işığı" })).slug).toBe("igdir-isigi-2");
  });

  it.each([
    ["name", "x", "Casino adı en az 2 karakter olmalıdır"],
    ["url", "ftp://cinar.example", "Geçerli bir URL giriniz"],
    ["score", 5, "Bilinmeyen alan"],
    ["details", "x", "Bilinmeyen alan"],
    ["permitted_countries", ["TR"], PERMITTED_IN_TURKEY],
  ])("refuse %s = %j", expectInvalid);

  it("are changed, keep their slug with another name, and show it on the site", async () => {
    const casino = await add({ name: "Eski Ad" });
    await site.set(casinos, casino.id, { details: "eski ayrıntı" });
    const answer = await edit(casino.id, casino.updated_at, { name: "Yeni Ad", rating: 0 });
    expect(answer.status).toBe(200);
    const changed = await answer.json<Casino>();
    expect(changed).toMatchObject({ name: "Yeni Ad", slug: "eski-ad", rating: 0, details: "eski ayrıntı" });
    expect(await rowOf(casino.id)).toEqual(changed);
    expect(await site.html("/casino/eski-ad")).toContain("Yeni Ad");
    const named = await edit(casino.id, changed.updated_at, { slug: "Öz Ad" });
    expect(await named.json()).toMatchObject({ slug: "oz-ad" });
  });

  it("have the score computed from their review, not the editor's rating", async () => {
    const review = reviewWith(8, 7.5, 9, 6, 7);
    const facts = {
      standing: "verified",
      pros: "Hızlı çekim\nTürkçe destek",
      cons: ["Az oyun"],
      payment_methods: "Papara",
      withdrawal_time: "1 saat",
      founded_year: "2019",
      owner: "Çınar N.V.",
    };
    const casino = await add({ ...facts, review, rating: 1 });
    expect(casino).toMatchObject({
      ...facts,
      review,
      rating: 1,
      score: scoreOf(review, WEIGHTS),
      pros: ["Hızlı çekim", "Türkçe destek"],
      payment_methods: ["Papara"],
      founded_year: 2019,
    });
    expect(await rowOf(casino.id)).toEqual(casino);
    const worse = { ...review, licence: { score: 0, reason: "Lisans kaydı bulunamadı." } };
    const changed = await (await edit(casino.id, casino.updated_at, { review: worse })).json<Casino>();
    expect(changed).toMatchObject({ review: worse, score: scoreOf(worse, WEIGHTS), rating: null });
    const without = await (await edit(casino.id, changed.updated_at)).json<Casino>();
    expect(without).toMatchObject({ review: null, score: null, standing: "pending", pros: [] });
    expect((await add()).score).toBeNull();
  });

  it("refuse a half-filled review and a warning without a reason", async () => {
    const before = (await list()).total;
    const half = { ...casinoInput(), review: { ...reviewWith(8, 7, 6, 5, 4), support: undefined } };
    const refused = await expectRefused(await send("POST", "", half), 422);
    expect(refused.fields).toEqual({
      "review.support.score": "Bu ölçüte de puan verin ya da değerlendirmeyi temizleyin",
      "review.support.reason": "Gerekçe en az 10 karakter olmalıdır",
    });
    const unexplained = { ...casinoInput(), standing: "not_recommended" };
    const { fields } = await expectRefused(await send("POST", "", unexplained), 422);
    expect(fields).toEqual({ standing_reason: "Önermediğiniz sitenin gerekçesini yazın" });
    expect((await list()).total).toBe(before);
  });

  it("are sorted by score, those without one always last", async () => {
    const review = reviewWith(10, 10, 10, 10, 10);
    const best = await add({ name: "En İyi", review, standing: "verified" });
    await add();
    const { rows } = await list("?sort=-score");
    expect(rows[0]).toMatchObject({ id: best.id, score: 5, standing: "verified" });
    expect(rows.at(-1)?.score).toBeNull();
    expect((await list("?sort=score")).rows.at(-1)?.score).toBeNull();
  });

  it("are deleted together", async () => {
    const ids = [(await add()).id, (await add()).id].sort();
    expect(await bulkAction("delete", ids)).toEqual(ids);
    await expectRefused(await send("POST", "/selection", { action: "publish", ids }), 422, "Bilinmeyen işlem");
  });

  it("are filtered by standing and missing fields, and exported whole", async () => {
    const bare = await add({ ...casinoInput(), name: "Eksik Casino" });
    await site.set(casinos, bare.id, { logo_url: null });
    const whole = await add({
      ...{ ...casinoInput(), name: "Tam Casino", standing: "verified", review: reviewWith(8, 8, 8, 8, 8) },
      ...{ logo_url: "https://a.example/a.png", licence_number: "1", owner: "Tam", withdrawal_time: "1 gün" },
      payment_methods: ["Havale"],
    });
    const found = async (query: string) => (await list(`?q=casino&${query}`)).rows.map(({ id }) => id);
    for (const missing of ["logo", "review", "licence", "payments", "owner", "withdrawal"]) {
      const ids = await found(`missing=${missing}&sort=-created_at`);
      expect([ids.includes(bare.id), ids.includes(whole.id)], missing).toEqual([true, false]);
    }
    expect(await found("status=verified")).toContain(whole.id);
    expect(await found("status=verified")).not.toContain(bare.id);
    await expectRefused(await get("?missing=x"), 422);
    const exported = await (await get("/export?q=tam%20casino")).json<{ rows: Record<string, unknown>[] }>();
    expect(exported.rows).toMatchObject([{ id: whole.id, owner: "Tam", payment_methods: ["Havale"] }]);
    const [, line] = csvText(csvColumns(FIELDS), exported.rows).split("\r\n");
    expect(line).toContain(";Doğrulandı;");
  });

  it("are listed by page, term and Turkish order, and named for pickers", async () => {
    const all = await site.server.db.select().from(casinos);
    const byName = (await list("?sort=name")).rows.map(({ name }) => name);
    expect(byName).toEqual([...byName].sort(new Intl.Collator("tr").compare));
    expect((await list()).total).toBe(all.length);
    expect((await list(`?q=${encodeURIComponent("IŞILTI")}`)).rows.map(({ slug }) => slug)).toEqual(["isilti-casino"]);
    const described = (await list("?sort=name")).rows.map(({ description }) => description ?? "");
    expect(described.some((text) => text.endsWith("…"))).toBe(true);
    for (const text of described) expect(text.length, text).toBeLessThanOrEqual(121);
    expect((await list(`?q=${encodeURIComponent("IŞILTI")}`)).rows[0]?.promotion_count).toBeGreaterThan(0);
    const names = await (await get("/names")).json<object[]>();
    expect(names).toHaveLength(all.length);
    expect(Object.keys(names[0] ?? {})).toEqual([
      ...[
        "id",
        "name",
        "slug",
        "url",
        "logo_url",
        "score",
        "rating",
        "casino_warning",
        "is_licensed",
        "licence_country",
        "licence_authority",
      ],
    ]);
    await expectRefused(await get("?sort=slug"), 422);
  });
});
