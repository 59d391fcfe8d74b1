import { describe, expect, it } from "vitest";
import { casinos, conversions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { setupPostbackSite, TIK, told } from "../support/postback-site";
import { expectRefused } from "../support/test-server";

const site = setupPostbackSite();
const { report, stored } = site;

describe("a postback", () => {
  it("is stored once, however often and parallel it comes, and without an amount leaves it", async () => {
    const fields = { durum: "kayit" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await Promise.all(answers.map(told))).filter((message) => message === "Kaydedildi")).toHaveLength(1);
    expect(await told(await report({ ...fields, tutar: "9", para: "EUR" }))).toBe("Kaydedildi");
    await report(fields);
    expect(await stored()).toMatchObject([{ status: "kayit", amount: 900 }]);
  });

  it("of a second amount without a transaction is stored beside the first, marked, and once", async () => {
    const fields = { durum: "onay", para: "EUR" };
    const amounts = ["10", "12.30", "10.00", "12.3", "7"];
    const answers = [];
    for (const tutar of amounts) answers.push(await told(await report({ ...fields, tutar })));
    const second = "Kaydedildi, toplama girmez: bu tıklamanın başka bir tutarı var; ayrı bir işlemse islem gönderin";
    expect(answers).toEqual(["Kaydedildi", second, "Zaten kayıtlı", "Zaten kayıtlı", second]);
    expect(await told(await report({ ...fields, tutar: "10", para: "TRY" }))).toBe(second);
    const rows = (await stored()).sort((one, other) => Number(one.is_second) - Number(other.is_second));
    expect(rows.map(({ amount, is_second }) => [amount, is_second])).toEqual([
      [1_000, false],
      ...[1_000, 1_230, 700].map((amount) => [amount, true]),
    ]);
    expect(rows[1]).toMatchObject({ click_id: TIK, is_matched: true, record_id: "p1", status: "onay" });
    const shown = await site.admin.call<{ total: number }>("GET", "conversions?match=second");
    expect(shown.total).toBe(3);
    const earnings = `/api/admin/earnings?from=${dayAfter(new Date(), 0)}&to=${dayAfter(new Date(), 0)}`;
    expect(JSON.stringify(await (await site.admin.get(earnings)).json())).toContain('"revenue":{"EUR":1000}');
    const { earned } = await site.admin.call<{ earned: unknown }>(
      "GET",
      `dashboard/figures?kind=casino&id=${site.casino.id}`,
    );
    expect(earned).toMatchObject({ revenue: { EUR: 1_000 } });
  });

  it("of a second cancellation of a click adds nothing", async () => {
    for (const tutar of ["10", "12"]) await report({ durum: "iptal", tutar, para: "EUR" });
    expect(await stored()).toMatchObject([{ status: "iptal", amount: 1_000 }]);
  });

  it("updates the amount of its transaction, and an empty one leaves it", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    await report({ ...fields, tutar: "10.00" });
    expect(await told(await report({ ...fields, tutar: "10" }))).toBe("Zaten kayıtlı");
    expect(await told(await report({ ...fields, tutar: "12.30" }))).toBe("Kaydedildi");
    await report(fields);
    expect(await stored()).toMatchObject([{ amount: 1_230, currency: "EUR" }]);
  });

  it("that is late restores no amount that its transaction had before", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    const late = "Zaten kayıtlı; bu tutarın yerine sonra başka bir tutar geldi";
    const answers = [];
    for (const tutar of ["10", "12.30", "10.00", "8", "12.30", "10"])
      answers.push(await told(await report({ ...fields, tutar })));
    expect(answers).toEqual(["Kaydedildi", "Kaydedildi", late, "Kaydedildi", late, late]);
    expect(await told(await report({ ...fields, tutar: "10", para: "TRY" }))).toBe("Kaydedildi");
    expect(await stored()).toMatchObject([
      { amount: 1_000, currency: "TRY", former_amounts: ["1000 EUR", "1230 EUR", "800 EUR"] },
    ]);
  });

  it("that changes an amount again and again keeps 100 former ones", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    await report({ ...fields, tutar: "1" });
    const former_amounts = Array.from({ length: 100 }, (_, at) => `${at} EUR`);
    await site.server.db.update(conversions).set({ former_amounts });
    await report({ ...fields, tutar: "2" });
    expect(await stored()).toMatchObject([{ amount: 200, former_amounts: [...former_amounts.slice(1), "100 EUR"] }]);
  });

  it("of a cancellation stands beside the approval", async () => {
    const fields = { islem: "A1", tutar: "10.00", para: "EUR" };
    for (const durum of ["yatirim", "onay", "iptal", "iptal"]) await report({ ...fields, durum });
    expect((await stored()).map(({ status, amount }) => [status, amount])).toEqual([
      ["iptal", 1_000],
      ["onay", 1_000],
      ["yatirim", 1_000],
    ]);
  });

  it("without a currency has that of the casino's reports", async () => {
    await site.set(casinos, site.casino.id, { report_currency: "EUR" });
    const fields = { durum: "onay", tutar: "5" };
    await report({ ...fields, islem: "1" });
    await report({ ...fields, islem: "2", para: "TL" });
    await report({ ...fields, islem: "3", tutar: "5 USD" });
    await expectRefused(await report({ ...fields, islem: "4", para: "" }), 422);
    await site.server.db.update(casinos).set({ report_currency: null });
    const { fields: wrong } = await expectRefused(await report({ ...fields, islem: "5" }), 422);
    expect(wrong?.["para"]).toContain("“Raporların para birimi”");
    expect((await stored()).map(({ currency }) => currency)).toEqual(["EUR", "TRY", "USD"]);
  });
});
