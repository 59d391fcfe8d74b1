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

const CASINO_COLUMNS = csvColumns(CASINO);

describe("the columns of a kind", () => {
  it.each([
    [PROMOTION, promotionInput, []],
    [CASINO, casinoInput, ["review"]],
    [POST, postInput, ["publish_at", "written_by", "is_generated", "publish", "review"]],
  ])("that a file may change are the fields of the form", (fields, input, apart) => {
    const columns = csvColumns(fields, "TL");
    const changing = columns.filter(({ isReadOnly }) => !isReadOnly).map(({ field }) => field);
    const typed = (input.keyof().options as string[]).filter((field) => !apart.includes(field as never));
    const named = typed.map((field) => field.replace(/^(casino|category)_id$/, "$1"));
    expect(changing.sort()).toEqual([...named, "id", "updated_at"].sort());
    for (const column of columns) expect(columnOf(columns, column.label)).toBe(column);
  });

  it("are known by their label, with or without unit, or by field", () => {
    const columns = csvColumns(PROMOTION, "TL");
    for (const heading of ["En az yatırım", "EN AZ YATIRIM (€)", "min_deposit"])
      expect(columnOf(columns, heading)?.field).toBe("min_deposit");
  });

  it("write decimals with a comma, and read a standing by its name, and no column that only informs", async () => {
    const text = "Site Adı;Editör puanı;Durum;Puan;Görüntülenme\r\nA;4,5;önermiyoruz;9,9;7\r\nB;;;;\r\n";
    expect(await readCsv(new File([text], "dosya.csv"), CASINO_COLUMNS, ["name"])).toEqual([
      { line: 2, fields: { name: "A", rating: "4,5", standing: "not_recommended" } },
      { line: 3, fields: { name: "B", rating: "" } },
    ]);
    expect(csvLines(csvText(CASINO_COLUMNS, [{ name: "A", rating: 4.5 }])).lines[0]?.cells).toContain("4,5");
  });
});
