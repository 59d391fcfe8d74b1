import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { FIELDS } from "../../app/admin/casinos/fields";
import { csvColumns } from "../../app/admin/csv/kind-columns";
import { activities, casinos, promotions, record_versions } from "../../db/schema";
import { IMPORTED_LINES } from "../../worker/records/import-outcome";
import { PERMITTED_IN_TURKEY } from "../../worker/country-fields";
import { importClient, throughFile } from "../support/import-client";
import { casinoInput, promotionInput } from "../support/inputs";
import { type Page, resourceClient } from "../support/resource-client";
import { reviewWith } from "../support/reviews";
import { setupAdminSite } from "../support/site";
import { createAdminClient } from "../support/admin-client";
import { SITE_URL } from "../support/test-server";

const CASINO_COLUMNS = csvColumns(FIELDS);
const site = setupAdminSite({ logsStatements: true });
const { add, edit, get, rowOf, send } = resourceClient(site, "/api/admin/casinos", casinos, casinoInput);
const { check, write } = importClient(send);
const fresh = (name: string) => ({ ...casinoInput(), name });
const all = () => site.server.db.select().from(casinos).orderBy(casinos.id);

describe("casinos as a file", () => {
  it("re-importing an export changes nothing, and a changed cell only its casino", async () => {
    const review = reviewWith(8, 7.5, 9, 6, 7);
    const whole = {
      pros: ["=Hızlı", 'a;"b"'],
      rating: 4.5,
      founded_year: 2015,
      report_currency: "EUR",
      is_licensed: true,
      licence_country: "CW",
      permitted_countries: ["CW", "BR"],
      review,
    };
    const { id } = await add({ ...fresh("+Formül Casino"), ...whole, standing: "verified", owner: "Bir, İki & Üç" });
    const { rows } = await (await get("/export")).json<Page<Record<string, unknown>>>();
    const lines = await throughFile(CASINO_COLUMNS, rows);
    expect(lines).toHaveLength(rows.length);
    expect((await check(...lines)).filter(({ status }) => status !== "unchanged")).toEqual([]);
    const before = await all();
    const changed = rows.map((row) => ({ ...row, score: 1, ...(row["id"] === id && { withdrawal_time: "2 saat" }) }));
    const line = (await throughFile(CASINO_COLUMNS, changed)).filter((sent) => sent.id === id);
    expect(await write(...line)).toMatchObject({ ids: [id], lines: [{ changes: ["withdrawal_time"] }] });
    const after = await all();
    expect(after.filter((row) => row.id !== id)).toEqual(before.filter((row) => row.id !== id));
    const kept = { name: "+Formül Casino", rating: 4.5, review, pros: whole.pros, permitted_countries: ["CW", "BR"] };
    expect(await rowOf(id)).toMatchObject({ ...kept, withdrawal_time: "2 saat" });
    expect((await rowOf(id))?.score).toBeGreaterThan(3);
    const versions = await site.server.db.select().from(record_versions).where(eq(record_versions.record_id, id));
    expect(versions).toHaveLength(1);
    const [logged] = await site.server.db.select().from(activities).orderBy(desc(activities.at)).limit(1);
    expect(logged).toMatchObject({ kind: "casino", action: "import", record_id: id });
  });

  it("are refused with every wrong cell of every line", async () => {
    const { id } = await add(fresh("Yanlış Satırlı"));
    const before = await all();
    const lines = [
      { line: 2, values: { ...fresh("X"), url: "javascript:alert(1)", logo_url: "//a.example/a.png", rating: "9" } },
      { line: 3, values: { ...fresh("Açıklamasız"), description: `<script>${"x".repeat(80)}</script><p>az</p>` } },
      {
        line: 4,
        id,
        values: {
          standing: "iyi",
          founded_year: "1800",
          pros: "a\n".repeat(21),
          is_licensed: "belki",
          permitted_countries: "MT\nTürkiye",
        },
      },
      { line: 5, id, values: { standing: "not_recommended" } },
      { line: 6, values: { ...fresh("Ç".repeat(201)), description: "ş".repeat(200_001), owner: "o".repeat(201) } },
      { line: 7, id: crypto.randomUUID(), values: fresh("Silinmiş") },
      { line: 8, values: { ...fresh("Fazla Alanlı"), score: 5 } },
      { line: 9, values: { ...fresh("Ayrılmış Adres"), slug: "diger" } },
      { line: 10, values: fresh("Казино") },
      { line: 11, values: { ...fresh("1x"), slug: "" } },
      { line: 12, values: { ...fresh("Kendine Giden"), entry_url: `${SITE_URL}/` } },
    ];
    const outcomes = await check(...lines);
    expect(outcomes.map(({ line, status, errors }) => [line, status, errors])).toEqual([
      [
        2,
        "refused",
        {
          name: "Casino adı en az 2 karakter olmalıdır",
          url: "Geçerli bir URL giriniz",
          logo_url: "Geçerli bir logo URL giriniz",
          rating: "Puan 0 ile 5 arasında olmalıdır",
        },
      ],
      [3, "refused", { description: "Açıklama en az 10 karakter olmalıdır" }],
      [
        4,
        "refused",
        {
          standing: "Durumu listeden seçin",
          founded_year: `Yıl 1990 ile ${new Date().getFullYear()} arasında olmalıdır`,
          pros: "En çok 20 satır yazılabilir",
          is_licensed: "Açık veya kapalı olmalıdır",
          permitted_countries: PERMITTED_IN_TURKEY,
        },
      ],
      [5, "refused", { standing_reason: "Önermediğiniz sitenin gerekçesini yazın" }],
      [
        6,
        "refused",
        {
          name: "En çok 200 karakter olabilir",
          description: "Metin çok uzun: biçimlendirmesiyle en çok 200.000 karakter olabilir",
          owner: "En çok 200 karakter olabilir",
        },
      ],
      [7, "refused", { id: "Casino bulunamadı" }],
      [8, "refused", { score: "Bilinmeyen alan" }],
      [9, "refused", { slug: '"diger" slug olarak kullanılamaz' }],
      [10, "refused", { slug: "Addan adres oluşmuyor; en az 3 harf ya da rakam yazın" }],
      [11, "refused", { slug: "Addan adres oluşmuyor; en az 3 harf ya da rakam yazın" }],
      [12, "refused", { entry_url: "Bağlantı bu sitenin kendisine gidemez" }],
    ]);
    for (const some of [lines.slice(0, 5), lines.slice(5)]) expect(await write(...some)).toMatchObject({ ids: [] });
    expect(await all()).toEqual(before);
  });

  it("are added once if their address is new, with sanitised HTML and the name as text", async () => {
    const values = {
      ...fresh("<b>Kalın</b> Dosya Casino"),
      description: `<p onclick="x()">Uzunca açıklama.</p><script>alert(1)</script>`,
      payment_methods: "Havale\nKripto",
      rating: "4.5",
    };
    const [checked] = await check({ line: 2, values });
    const line = { line: 2, id: checked?.id, is_new: true, values };
    expect((await write(line)).lines).toMatchObject([{ status: "new" }]);
    expect(await write(line)).toMatchObject({ ids: [], lines: [{ status: "unchanged" }] });
    expect(await rowOf(checked?.id ?? "")).toMatchObject({
      name: "<b>Kalın</b> Dosya Casino",
      slug: "bkalin-b-dosya-casino",
      description: "<p>Uzunca açıklama.</p>",
      payment_methods: ["Havale", "Kripto"],
      ...{ rating: 4.5, standing: "pending", updated_by: "ada@bonusrehberi.example" },
    });
    const page = await site.html("/casino/bkalin-b-dosya-casino");
    expect(page).toContain("&lt;b&gt;Kalın&lt;/b&gt; Dosya Casino");
    expect(page).not.toContain("<b>Kalın");
    expect(await check({ line: 2, values })).toMatchObject([{ status: "unchanged" }]);
  });

  it("that move redirect from the old address, within the queries of one request", async () => {
    const moved = await Promise.all(
      Array.from({ length: IMPORTED_LINES }, (_, n) => add(fresh(`Taşınan Casino ${n}`))),
    );
    const [first] = moved;
    const [promotion] = await site.server.db
      .insert(promotions)
      .values({ ...promotionInput(), terms: [], slug: "tasinan", search_text: "", casino_id: first?.id, indexed: true })
      .returning();
    const lines = moved.map(({ id }, n) => ({ line: n + 2, id, values: { slug: `yeni-yer-${n}` } }));
    site.server.sentStatements();
    expect((await write(...lines)).ids).toHaveLength(IMPORTED_LINES);
    expect(site.server.sentStatements().flat().length).toBeLessThanOrEqual(50);
    const answer = await site.server.get(`/casino/${first?.slug}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/casino/yeni-yer-0"]);
    const known = await site.rowOf(promotions, promotion?.id);
    expect(known?.indexed).toBe(false);
  });

  it("do not overwrite what somebody saved since the export, also when an editor imports them", async () => {
    const { id, updated_at } = await add(fresh("Bu Arada Değişen Casino"));
    await edit(id, updated_at, fresh("Başkasının Adı"));
    const editor = await createAdminClient(site.server, "editor@bonusrehberi.example", "editor");
    const byEditor = importClient((method, rest, body) => editor.send(method, `/api/admin/casinos${rest}`, body));
    const { lines } = await byEditor.write({ line: 2, id, updated_at, values: { owner: "Eski" } });
    expect(lines).toMatchObject([
      { status: "refused", errors: { id: expect.stringContaining("değiştirildi") as string } },
    ]);
    expect((await byEditor.write({ line: 2, id, values: { owner: "Yeni" } })).ids).toEqual([id]);
    expect(await rowOf(id)).toMatchObject({ owner: "Yeni", updated_by: "editor@bonusrehberi.example" });
  });
});
