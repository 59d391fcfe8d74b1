import { expect, it } from "vitest";
import { figuresLine } from "../../../app/admin/dashboard/record-figures";

const NONE = { kayit: 0, yatirim: 0, onay: 2, iptal: 1 };

it.each([
  [
    { views: 1_200, clicks: 90, pageClicks: 30, earned: null },
    "1.200 görüntülenme · sayfasında 30 tıklama (oran %2,5) · toplam 90 tıklama",
  ],
  [
    { views: 0, clicks: 3, pageClicks: 0, earned: { conversions: { ...NONE }, revenue: {} } },
    "0 görüntülenme · toplam 3 tıklama",
  ],
  [
    {
      ...{ views: 10, clicks: 3, pageClicks: 1 },
      earned: {
        conversions: { ...NONE, kayit: 4, yatirim: 1 },
        revenue: { USD: 900, TRY: 123_450 },
      },
    },
    "10 görüntülenme · sayfasında 1 tıklama (oran %10) · toplam 3 tıklama · 4 kayıt · 1 ilk yatırım · 1.234,50 TL gelir · $9,00 gelir",
  ],
])("%j is told as %s", (figures, line) => expect(figuresLine(figures)).toBe(line));
