import { expect, it } from "vitest";
import { csvColumns } from "../../../app/admin/csv/kind-columns";
import { spreadsheetDamage } from "../../../app/admin/csv/spreadsheet-damage";
import { withWarnings } from "../../../app/admin/import/lines";
import { FIELDS } from "../../../app/admin/promotions/fields";

const COLUMNS = csvColumns(FIELDS);
const codes = COLUMNS.filter(({ field }) => field === "promotion_code");
const damage = (cell: string) => spreadsheetDamage(codes, [cell]);

it.each(["1,00E+05", "1.2e6", "-3E+10"])("names %s as a shortened number", (cell) => {
  expect(damage(cell)).toEqual([
    `Promosyon Kodu: “${cell}” tablo programının kısalttığı bir sayıya benziyor; sütunu metin olarak biçimlendirip özgün değeri yazın`,
  ]);
});

it.each(["01.Mar", "Mar-20", "Ağu 24", "2.05.2026", "5/12", "2026-03-01"])("names the code %s as a date", (cell) => {
  expect(damage(cell)[0]).toContain(`“${cell}” tablo programının tarihe çevirdiği bir koda benziyor`);
});

it("names a number of more than 15 digits that ends in zeros", () => {
  expect(damage("1234567890123450")[0]).toContain("15 basamağa yuvarladığı");
});

it.each(["", "ORNEK100", "MART20", "E100", "2E", "123456", "12345678901234567", "HOS-5"])("leaves %j alone", (cell) => {
  expect(damage(cell)).toEqual([]);
});

it("takes dates for damage in codes alone", () => {
  const titles = COLUMNS.filter(({ field }) => field === "title" || field === "expiry_date");
  expect(spreadsheetDamage(titles, ["31.12.2026", "31.12.2026"])).toEqual([]);
});

it("names lost zeros beside the warnings of the cells", () => {
  const cells = { promotion_code: { from: "00120", to: "120" }, title: { from: "Bir", to: "İki" } };
  const outcome = { line: 2, status: "changed" as const, title: "", changes: [], readings: {}, errors: {}, cells };
  expect(withWarnings(outcome, ["Kısaltılmış"], COLUMNS).warnings).toEqual([
    "Kısaltılmış",
    "Promosyon Kodu: 00120 baştaki sıfırları yitirmiş görünüyor",
  ]);
  expect(withWarnings({ ...outcome, cells: {} }, [], COLUMNS)).not.toHaveProperty("warnings");
});
