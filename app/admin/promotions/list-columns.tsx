import type { InferResponseType } from "hono/client";
import type { api } from "../api";
import type { Column, Tone } from "../record-list/column";
import { formatDay } from "../shell/dates";
import { verifiedText, VerifiedCell } from "../verification/verified-cell";
import { CodeCell, ExpiryCell } from "./inline-cells";

export type ListedPromotion = InferResponseType<typeof api.promotions.$get, 200>["rows"][number];

type State = Pick<ListedPromotion, "is_active" | "is_expired" | "indexed">;

function stateOf({ is_active, is_expired, indexed }: State): string {
  if (is_expired) return "Süresi Dolmuş";
  if (!is_active) return "Pasif";
  return indexed ? "Aktif, İndekslendi" : "Aktif";
}

export function toneOf({ is_active, is_expired }: State): Tone {
  if (is_expired) return "over";
  return is_active ? "good" : "off";
}

export const COLUMNS: Column<ListedPromotion>[] = [
  { label: "Promosyon", sort: "title", text: ({ title }) => title },
  { label: "Casino", sort: "casino", width: "10%", text: ({ casino_name }) => casino_name ?? "Diğer" },
  { label: "Kategori", sort: "category", width: "9.5%", text: ({ category }) => category ?? "Kategorisiz" },
  {
    label: "Kod",
    sort: "promotion_code",
    width: "8.5%",
    text: ({ promotion_code }) => promotion_code ?? "Kod yok",
    cell: (promotion) => <CodeCell {...promotion} />,
  },
  {
    label: "Durum",
    sort: "is_active",
    width: "11%",
    text: stateOf,
    cell: (promotion) => <span className={`state-${toneOf(promotion)}`}>{stateOf(promotion).split(",")[0]}</span>,
  },
  {
    label: "Bitiş Tarihi",
    sort: "expiry_date",
    width: "10.5%",
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
