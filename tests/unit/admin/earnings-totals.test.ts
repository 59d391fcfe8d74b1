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

/** The text of the cards whose label begins with 'Gelir'. */
function revenueCards(now: Record<string, number>, then: Record<string, number>, since = "2026-01-01") {
  const comparison = { days, before, totals: sums(now), totals_before: sums(then) };
  const earnings = { totals: sums(now), comparison, counted_since: { clicks: since, views: since } };
  const totals = createElement(Totals, { earnings: earnings as unknown as Earnings });
  render(createElement(Theme, {}, totals));
  return screen.getAllByText(/^Gelir/).map((label) => label.parentElement?.textContent);
}

it("a currency with revenue in the period before alone shows zero and its fall", () => {
  expect(revenueCards({ TRY: 5_000 }, { TRY: 5_000, EUR: 1_250 })).toEqual([
    "Gelir (TRY)50,00 TLÖnceki dönemle aynı",
    "Gelir (EUR)€0,00Önceki döneme göre ▼\u00a0%100",
  ]);
});

it("a currency of a period before that was not counted whole has no card", () => {
  expect(revenueCards({}, { EUR: 1_250 }, "2026-11-20")).toEqual(["Gelir–Onaylanan tutar yok"]);
});
