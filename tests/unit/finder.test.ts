import { expect, it } from "vitest";
import { finderCounts } from "../../worker/promotions/finder";

it("counts for each membership, deposit and wagering what they reach (P3.1)", () => {
  const counts = finderCounts([
    { deposit: 0, wagering: 1, only: null, total: 2 },
    { deposit: 3, wagering: 4, only: "new", total: 5 },
  ]);
  const rows = Array.from({ length: 10 }, (_, i) => counts.slice(i * 5, i * 5 + 5));
  const forNew = [[7, 0, 2, 2, 2], ...Array.from({ length: 3 }, () => [2, 0, 2, 2, 2]), [7, 0, 2, 2, 2]];
  expect(rows).toEqual([...forNew, ...Array.from({ length: 5 }, () => [2, 0, 2, 2, 2])]);
});
