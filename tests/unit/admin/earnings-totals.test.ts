// @vitest-environment happy-dom
import { Theme } from "@radix-ui/themes";
import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { expect, it } from "vitest";
import { Totals } from "../../../app/admin/earnings/totals";
import type { Earnings } from "../../../app/admin/earnings/use-earnings";

const conversions = { kayit: 0, yatirim: 0, onay: 0, iptal: 0 };
const sums = (revenue: Record<string, number>) => ({
  ...{ clicks: 10, unique_clicks: 9, robots: 0, staff: 0, views: 100 },
  money: { conversions, revenue },
});
const [days, before] = [
  { from: "2026-11-21", to: "2026-11-26" },
  { from: "2026-11-14", to: "2026-11-19" },
];

/** The text of the figure 'Gelir'. */
function revenueFigure(now: Record<string, number>, then: Record<string, number>, since = "2026-01-01") {
  const comparison = { days, before, totals: sums(now), totals_before: sums(then) };
  const earnings = { totals: sums(now), comparison, counted_since: { clicks: since, views: since } };
  const totals = createElement(Totals, { earnings: earnings as unknown as Earnings });
  render(createElement(Theme, {}, totals));
  return screen.getByText("Gelir").parentElement?.textContent;
}

it("a currency with revenue in the period before alone shows zero and its fall", () => {
  expect(revenueFigure({ TRY: 5_000 }, { TRY: 5_000, EUR: 1_250 })).toBe(
    "Gelir50,00 TLÖnceki dönemle aynı€0,00▼\u00a0%100 · €12,50 idi",
  );
});

it("a currency of a period before that was not counted whole has no line", () => {
  expect(revenueFigure({}, { EUR: 1_250 }, "2026-11-20")).toBe("Gelir–Onaylanan tutar yok");
});
