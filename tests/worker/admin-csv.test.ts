import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { csvColumns } from "../../app/admin/csv/kind-columns";
import { FIELDS } from "../../app/admin/promotions/fields";
import { activities, promotions, record_versions } from "../../db/schema";
import { importClient, statuses, throughFile } from "../support/import-client";
import { promotionClient } from "../support/promotion-client";
import type { Page } from "../support/resource-client";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();
const { add, casino, edit, get, rowOf, send } = promotionClient(site);
const { check, write } = importClient(send);
const fresh = (title: string) => ({
  title,
  short_description: "Dosyadan gelen promosyon.",
  url: "https://dosya.example/",
});
const countOf = async () => (await site.server.db.select({ id: promotions.id }).from(promotions)).length;

describe("promotions as a file", () => {
  it("are exported as filtered, and re-importing the export changes nothing", async () => {
    const risky = {
      title: "=Formül Bonusu",
      promotion_code: "+CSV",
      terms: 'a;"b"\nc,d',
      casino_id: casino().id,
      wagering: 30,
      wagering_base: "bonus",
    };
    await add(risky);
    const { rows, total } = await (await get("/export?q=bonus")).json<Page<Record<string, unknown>>>();
    expect(rows).toHaveLength(total);
    expect(rows.map(({ title }) => title)).toContain("=Formül Bonusu");
    expect(total).toBeLessThan(await countOf());
    const columns = csvColumns(FIELDS, "TL");
    const read = await throughFile(columns, rows);
    expect(new Set(statuses(await check(...read)))).toEqual(new Set(["unchanged"]));
  });

  it("say what each line would do, and write nothing before", async () => {
    const { id, updated_at } = await add({ title: "Dosyadaki Promosyon" });
    const before = await countOf();
    const outcomes = await check(
      { line: 2, id, updated_at, values: { promotion_code: "YENI", expiry_date: "2030-01-01" } },
      { line: 3, values: { ...fresh("Dosyanın Yenisi"), casino: casino().name } },
      { line: 4, values: { ...fresh("B"), url: "adres değil", casino: "Yok Böyle", bonus_percent: "yüz" } },
      { line: 5, id: crypto.randomUUID(), values: fresh("Silinmiş Olan") },
      { line: 6, id, values: { slug: "dosyadaki-promosyon" } },
      { line: 7, values: { ...fresh("Çelişen Şartlar"), bonus_percent: "100", fixed_bonus: "250", wagering: "30" } },
    );
    expect(outcomes).toMatchObject([
      {
        ...{ line: 2, status: "changed", title: "Dosyadaki Promosyon", changes: ["promotion_code", "expiry_date"] },
        cells: { promotion_code: { to: "YENI" }, expiry_date: { to: "2030-01-01" } },
      },
      { line: 3, status: "new" },
      {
        line: 4,
        status: "refused",
        errors: {
          title: "Promosyon başlığı en az 2 karakter olmalıdır",
          url: "Geçerli bir URL giriniz",
          casino: "Casino bulunamadı",
          bonus_percent: "Tam sayı yazın, örneğin 1.500",
        },
      },
      { line: 5, status: "refused", errors: { id: "Promosyon bulunamadı" } },
      { line: 6, status: "unchanged" },
      {
        line: 7,
        status: "refused",
        errors: {
          fixed_bonus: "Bonus ya yatırımın yüzdesi ya da sabit bir tutardır; birini boş bırakın",
          wagering_base: "Çevrimin neye uygulandığını seçin",
        },
      },
    ]);
    expect([await countOf(), (await rowOf(id))?.updated_at]).toEqual([before, updated_at]);
  });

  it("are written once, however often a request is sent", async () => {
    const { id } = await add({ title: "Yazılan Promosyon" });
    const before = await countOf();
    const [changed, added] = await check(
      { line: 2, id, values: { wagering: "20", wagering_base: "bonus" } },
      { line: 3, values: { ...fresh("Yazılan Yeni"), casino: casino().slug } },
    );
    const lines = [
      { line: 2, id, updated_at: changed?.updated_at, values: { wagering: "20", wagering_base: "bonus" } },
      { line: 3, id: added?.id, is_new: true, values: { ...fresh("Yazılan Yeni"), casino: casino().slug } },
    ];
    expect(statuses((await write(...lines)).lines)).toEqual(["changed", "new"]);
    expect(await write(...lines)).toMatchObject({ ids: [], lines: [{ status: "unchanged" }, { status: "unchanged" }] });
    expect(await countOf()).toBe(before + 1);
    expect(await rowOf(id)).toMatchObject({ wagering: 20, term_history: [{ changes: [{ term: "wagering" }, {}] }] });
    expect(await rowOf(added?.id ?? "")).toMatchObject({
      slug: "yazilan-yeni",
      casino_id: casino().id,
      is_active: true,
    });
    expect(await site.server.db.select().from(record_versions).where(eq(record_versions.record_id, id))).toHaveLength(
      1,
    );
    const logged = await site.server.db.select().from(activities).where(eq(activities.action, "import"));
    expect(logged.map(({ name }) => name).sort()).toEqual(["Yazılan Promosyon", "Yazılan Yeni"]);
  });

  it("have numbers, dates and flags as spreadsheets write them", async () => {
    const cells = {
      ...{
        bonus_percent: "%100",
        max_bonus: "₺1.500",
        min_deposit: "1 500",
        free_spins: "50 adet",
        spin_value: "2,00",
      },
      ...{
        wagering: "30x",
        wagering_base: "bonus",
        valid_days: "30 gün",
        max_bet: "1.500,00",
        expiry_date: "31.12.30",
      },
    };
    const [line] = await check({ line: 2, values: { ...fresh("Yazıldığı Gibi"), ...cells } });
    expect(line?.readings).toEqual({
      ...{ bonus_percent: 100, max_bonus: 1_500, min_deposit: 1_500, free_spins: 50, spin_value: 2 },
      ...{ wagering: 30, valid_days: 30, max_bet: 1_500, expiry_date: "2030-12-31" },
    });
    const sent = { line: 2, id: line?.id, is_new: true, values: { ...fresh("Yazıldığı Gibi"), ...cells } };
    expect(await write(sent)).toMatchObject({ lines: [{ status: "new" }] });
    expect(await rowOf(line?.id ?? "")).toMatchObject({
      ...{ bonus_percent: 100, max_bonus: 1_500, min_deposit: 1_500, free_spins: 50, spin_value: 2 },
      ...{ wagering: 30, valid_days: 30, max_bet: 1_500, expiry_date: "2030-12-31" },
    });
    expect(await check(sent)).toMatchObject([{ status: "unchanged" }]);
  });

  it("say how a cell was read only where it was written otherwise", async () => {
    const cells = { bonus_percent: " 100 ", max_bonus: "1.500", expiry_date: "2030-12-31" };
    const [line] = await check({ line: 2, values: { ...fresh("Yazıldığı Biçimde"), ...cells } });
    expect(line).toMatchObject({ status: "new", readings: {} });
    const [other] = await check({ line: 2, values: { ...fresh("Gün Önce"), expiry_date: "01/02/2030" } });
    expect(other).toMatchObject({ status: "new", readings: { expiry_date: "2030-02-01" } });
  });

  it("with the address of a promotion change it, and the same file twice adds nothing", async () => {
    const full_description = `<div>Düz <b onclick="x()">metin</b></div>`;
    const values = { ...fresh("İki Kez Gelen"), full_description, casino: casino().slug };
    const [first] = await check({ line: 2, values });
    await write({ line: 2, id: first?.id, is_new: true, values });
    expect(await check({ line: 2, values })).toMatchObject([{ id: first?.id, status: "unchanged" }]);
    expect(await check({ line: 2, values: { ...values, promotion_code: "K" } })).toMatchObject([
      { id: first?.id, status: "changed", changes: ["promotion_code"] },
    ]);
  });

  it("do not overwrite what somebody saved since the export", async () => {
    const { id, updated_at } = await add({ title: "Bu Arada Değişen" });
    await edit(id, updated_at, { title: "Başkasının Başlığı" });
    const line = { line: 2, id, updated_at, values: { promotion_code: "ESKI" } };
    const refused = [{ status: "refused", errors: { id: expect.stringContaining("değiştirildi") as string } }];
    expect(await check(line)).toMatchObject(refused);
    expect((await write(line)).lines).toMatchObject(refused);
    expect((await rowOf(id))?.promotion_code).toBeNull();
  });
});
