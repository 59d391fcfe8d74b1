import { expect, it } from "vitest";
import { FIELDS } from "../../../app/admin/blog/fields";
import { csvColumns } from "../../../app/admin/csv/kind-columns";
import { keptShortcodes } from "../../../app/admin/csv/shortcodes";

const COLUMNS = csvColumns(FIELDS);
const told = (field: string, cell: string) =>
  keptShortcodes(
    COLUMNS.filter((column) => column.field === field),
    [cell],
  );

it("shortcodes of a text are named with their number", () => {
  const text = `[gallery ids="1,2"] a [caption id="x"]<img>[/caption] [embed]https://a.example[/embed]
    [bonus_kutusu site="x"] [gallery] [vurgu]önemli[/vurgu]`;
  expect(told("content", text)).toEqual([
    "İçerik: 6 kısa kod düz metin kalır ([gallery] 2, [caption] 1, [embed] 1, [bonus_kutusu] 1, [vurgu] 1)",
  ]);
});

it.each(["kaynak [1]", "[güncel] liste", "[sic]", "[yeni üye]", "<p>metin</p>", "[]"])("%j has none", (text) => {
  expect(told("content", text)).toEqual([]);
});

it("other columns have none", () => {
  expect(told("title", "[gallery]")).toEqual([]);
});
