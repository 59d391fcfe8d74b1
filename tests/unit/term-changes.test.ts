import { describe, expect, it } from "vitest";
import { termChanges, toneOf } from "../../app/ui/term-changes";
import { formatMoney } from "../../worker/text/money";

const money = (amount: number) => formatMoney(amount, "TRY");
type Change = Parameters<typeof toneOf>[0];
const said = (...changes: Change[]) =>
  termChanges(changes, money).map(({ label, from, to }) => `${label} ${from} → ${to}`);

describe("a change of terms", () => {
  it.each<[Change, string]>([
    [{ term: "wagering", from: 30, to: 40 }, "çevrim 30x → 40x"],
    [{ term: "bonus_percent", from: 100, to: 150 }, "bonus oranı %100 → %150"],
    [{ term: "loss_percent", from: 20, to: 15 }, "kayıp iadesi oranı %20 → %15"],
    [{ term: "steps", from: null, to: 2 }, "kademe sayısı belirtilmemiş → 2"],
    [{ term: "min_deposit", from: 100, to: 1_250 }, "en az yatırım 100 TL → 1.250 TL"],
    [{ term: "max_bonus", from: 2_000, to: null }, "bonus üst sınırı 2.000 TL → belirtilmemiş"],
    [
      { term: "wagering_base", from: null, to: "bonus_and_deposit" },
      "çevrilecek tutar belirtilmemiş → yatırım + bonus",
    ],
    [{ term: "valid_days", from: 7, to: 14 }, "kullanma süresi 7 gün → 14 gün"],
    [{ term: "audience", from: null, to: "new" }, "kim alabilir belirtilmemiş → yeni üyeler"],
    [{ term: "audience_note", from: null, to: "VIP üyeler" }, "üyelik koşulu belirtilmemiş → VIP üyeler"],
    [{ term: "games", from: "Slot", to: "Rulet" }, "geçerli oyunlar Slot → Rulet"],
    [{ term: "expiry_date", from: "2026-11-30", to: null }, "son gün 30 Kasım 2026 → belirtilmemiş"],
  ])("%j is said in words", (change, text) => {
    expect(said(change)).toEqual([text]);
  });

  it.each(["constructor", "gone"])("of %s, which is no term, is left out", (term) => {
    expect(said({ term, from: 1, to: 2 })).toEqual([]);
  });
});

it.each<[Change, string | undefined]>([
  [{ term: "wagering", from: 30, to: 40 }, "worse"],
  [{ term: "wagering", from: 30, to: 0 }, "better"],
  [{ term: "min_deposit", from: 250, to: 200 }, "better"],
  [{ term: "max_cashout", from: 10_000, to: 7_000 }, "worse"],
  [{ term: "audience", from: "all", to: "new" }, "worse"],
  [{ term: "audience", from: "existing", to: "all" }, "better"],
  [{ term: "audience", from: "new", to: "existing" }, undefined],
  [{ term: "audience", from: null, to: "new" }, undefined],
  [{ term: "expiry_date", from: "2026-11-30", to: "2026-12-31" }, "better"],
  [{ term: "expiry_date", from: null, to: "2026-12-31" }, "worse"],
  [{ term: "expiry_date", from: "2026-11-30", to: null }, "better"],
  [{ term: "wagering", from: null, to: 40 }, undefined],
  [{ term: "games", from: "Slot", to: "Rulet" }, undefined],
  [{ term: "gone", from: 1, to: 2 }, undefined],
])("the tone of %j is %s for visitors", (change, tone) => {
  expect(toneOf(change)).toBe(tone);
});
