import { describe, expect, it } from "vitest";
import { FIELDS as POST } from "../../../app/admin/blog/fields";
import { FIELDS as CASINO } from "../../../app/admin/casinos/fields";
import { csvColumns } from "../../../app/admin/csv/kind-columns";
import { columnOf, readCsv } from "../../../app/admin/csv/read-file";
import { csvLines, csvText } from "../../../app/admin/csv/text";
import { FIELDS as PROMOTION } from "../../../app/admin/promotions/fields";
import { postInput } from "../../../worker/blog/rules";
import { casinoInput } from "../../../worker/casinos/rules";
import { promotionInput } from "../../../worker/promotions/rules";

const [POST_COLUMNS, CASINO_COLUMNS] = [csvColumns(POST), csvColumns(CASINO)];

describe("the columns of casinos and posts", () => {
  it("are known by their label, and those that a file may change are fields of the form", () => {
    for (const [columns, input] of [
      [CASINO_COLUMNS, casinoInput],
      [POST_COLUMNS, postInput],
    ] as const) {
      const changing = columns.filter(({ isReadOnly }) => !isReadOnly).map(({ field }) => field);
      const fields: string[] = input.keyof().options;
      expect(changing.filter((field) => !fields.includes(field))).toEqual(["id", "updated_at"]);
      for (const column of columns) expect(columnOf(columns, column.label)).toBe(column);
    }
    expect(POST_COLUMNS.find(({ field }) => field === "publish_at")?.isReadOnly).toBe(true);
  });

  it("write decimals with a comma, and read a standing by its name, and no column that only informs", async () => {
    const text = "Site Adı;Editör puanı;Durum;Puan;Görüntülenme\r\nA;4,5;önermiyoruz;9,9;7\r\nB;;;;\r\n";
    expect(await readCsv(new File([text], "dosya.csv"), CASINO_COLUMNS, ["name"])).toEqual([
      { line: 2, fields: { name: "A", rating: "4,5", standing: "not_recommended" } },
      { line: 3, fields: { name: "B", rating: "" } },
    ]);
    const csv = csvText(CASINO_COLUMNS, [{ name: "A", rating: 4.5, pros: [], cons: [], payment_methods: [] }]);
    expect(csvLines(csv).lines[0]?.cells).toContain("4,5");
  });
});

describe("the columns of promotions", () => {
  it("are those of the form, by label, with or without unit, or by field", () => {
    const columns = csvColumns(PROMOTION, "TL");
    const fields = promotionInput.keyof().options.map((field) => field.replace(/^(casino|category)_id$/, "$1"));
    expect(columns.map(({ field }) => field).sort()).toEqual([...fields, "id", "updated_at"].sort());
    expect(columnOf(columns, "En az yatırım")?.field).toBe("min_deposit");
    expect(columnOf(columns, "EN AZ YATIRIM (€)")?.field).toBe("min_deposit");
    expect(columnOf(columns, "min_deposit")?.field).toBe("min_deposit");
    for (const column of columns) expect(columnOf(columns, column.label)).toBe(column);
  });
});
