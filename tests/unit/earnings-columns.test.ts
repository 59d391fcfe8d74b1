import { expect, it } from "vitest";
import { columnsOf, firstOrder } from "../../app/admin/earnings/columns";
import { figuresOf } from "../../app/admin/earnings/row-figures";
import type { EarningsRow } from "../../app/admin/earnings/use-earnings";

const conversions = { kayit: 0, yatirim: 0, onay: 0, iptal: 0 };
const row = (name: string, revenue: Record<string, number>) =>
  ({ id: name, name, clicks: 10, money: { conversions, revenue } }) as unknown as EarningsRow;

/** The shares of rows in words, and the first order. */
function sharesOf(rows: EarningsRow[], revenue: Record<string, number>) {
  const figures = figuresOf("casino", { conversions, revenue });
  const share = columnsOf("casino", figures, { isNarrow: false, rows }).find(({ label }) => label.endsWith(" payı"));
  return { order: firstOrder(figures, rows), shares: rows.map((one) => share?.text?.(one)) };
}

it("a row has its share in the revenue of its own currency (B24.4)", () => {
  const rows = [
    row("Çınar", { TRY: 7_500 }),
    row("Işıltı", { EUR: 18_000 }),
    row("Lale", { TRY: 2_500, EUR: 6_000 }),
    row("Ege", {}),
  ];
  expect(sharesOf(rows, { TRY: 10_000, EUR: 24_000 })).toEqual({
    order: "-revenue",
    shares: ["gelir payı %75", "gelir payı %75", "gelir payı %25 ve %25", ""],
  });
});

it("a table whose rows earned in another currency alone shows their shares", () => {
  const rows = [row("Işıltı", { EUR: 18_000 }), row("Lale", { EUR: 6_000 })];
  expect(sharesOf(rows, { TRY: 0, EUR: 24_000 }).shares).toEqual(["gelir payı %75", "gelir payı %25"]);
});
