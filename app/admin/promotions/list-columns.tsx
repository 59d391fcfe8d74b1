import type { InferResponseType } from "hono/client";
import type { api } from "../api";
import { type Column, shownWord, type State } from "../record-list/column";
import { StateWord } from "../record-list/dot";
import { formatDay } from "../shell/dates";
import { verifiedText, VerifiedCell } from "../verification/verified-cell";
import { CodeCell, ExpiryCell } from "./inline-cells";

export type ListedPromotion = InferResponseType<typeof api.promotions.$get, 200>["rows"][number];

export function stateOf(row: Pick<ListedPromotion, "is_active" | "is_expired" | "indexed">): State {
  if (row.is_expired) return { tone: "over", word: "Süresi Dolmuş" };
  if (!row.is_active) return { tone: "off", word: "Pasif" };
  return { tone: "good", word: row.indexed ? "Aktif, İndekslendi" : "Aktif" };
}

export const COLUMNS: Column<ListedPromotion>[] = [
  { label: "Promosyon", sort: "title", text: ({ title }) => title },
  {
    label: "Durum",
    sort: "is_active",
    width: "7%",
    wraps: true,
    text: (promotion) => shownWord(stateOf(promotion)),
    cell: (promotion) => <StateWord {...stateOf(promotion)} />,
  },
  { label: "Casino", sort: "casino", width: "10.5%", wraps: true, text: ({ casino_name }) => casino_name ?? "Diğer" },
  { label: "Kategori", sort: "category", width: "13%", wraps: true, text: ({ category }) => category ?? "Kategorisiz" },
  {
    label: "Kod",
    sort: "promotion_code",
    width: "8.5%",
    text: ({ promotion_code }) => promotion_code ?? "Kod yok",
    cell: (promotion) => <CodeCell {...promotion} />,
  },
  {
    label: "Bitiş Tarihi",
    sort: "expiry_date",
    width: "10%",
    text: ({ expiry_date }) => (expiry_date ? `Son gün ${formatDay(expiry_date)}` : "Süresiz"),
    cell: (promotion) => <ExpiryCell {...promotion} />,
  },
  {
    label: "Doğrulama",
    sort: "last_verified_at",
    width: "8%",
    from: "1400px",
    text: verifiedText,
    cell: (promotion) => <VerifiedCell row={promotion} />,
  },
  {
    label: "Görülme",
    sort: "view_count",
    width: "6.5%",
    isNumber: true,
    from: "1200px",
    text: ({ view_count }) => `${view_count.toLocaleString("tr-TR")} görüntülenme`,
    cell: ({ view_count }) => view_count.toLocaleString("tr-TR"),
  },
];
