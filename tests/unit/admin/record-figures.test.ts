import { expect, it } from "vitest";
import { figuresLine } from "../../../app/admin/dashboard/record-figures";

it.each([
  [
    { views: 1_200, clicks: 90, onPage: { views: 400, clicks: 30 }, earned: null },
    "1.200 görüntülenme · 90 tıklama · sayfasında tıklama oranı %7,5",
  ],
  [
    { views: 5, clicks: 3, onPage: { views: 0, clicks: 0 }, earned: { registrations: 0, deposits: 0, revenue: [] } },
    "5 görüntülenme · 3 tıklama",
  ],
  [
    {
      ...{ views: 10, clicks: 3, onPage: { views: 10, clicks: 1 } },
      earned: {
        registrations: 4,
        deposits: 1,
        revenue: [
          { currency: "TRY", amount: 123_450 },
          { currency: "USD", amount: 900 },
        ],
      },
    },
    "10 görüntülenme · 3 tıklama · sayfasında tıklama oranı %10 · 4 kayıt · 1 ilk yatırım · 1.234,50 TL gelir · $9,00 gelir",
  ],
])("%j is told as %s", (figures, line) => expect(figuresLine(figures)).toBe(line));
