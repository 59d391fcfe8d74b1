import { Badge } from "@radix-ui/themes";
import type { CheckedAddress, CheckKind } from "../../../../worker/redirects/checking-rules";
import type { Nearest } from "./use-check";
import type { CsvColumn } from "../../csv/columns";
import type { Column } from "../../record-list/column";
import { HIGH_CONTRAST } from "../../shell/high-contrast";

/** `id` is the address; `nearest` are records like a missing one, the most similar first. */
export type CheckedRow = CheckedAddress & { id: string; nearest: Nearest };

interface Word {
  label: string;
  /** After a number. */
  counted: string;
  color: "grass" | "gray" | "red" | "orange";
  /** Whether the sum names it only if there are some. */
  isRare?: true;
}

export const KINDS: Record<CheckKind, Word> = {
  ok: { label: "Tamam", counted: "tamam", color: "grass" },
  redirect: { label: "Yönlendirme", counted: "yönlendirme", color: "gray" },
  missing: { label: "Hedefsiz", counted: "hedefsiz", color: "red" },
  gone: { label: "Kaldırıldı", counted: "kaldırıldı", color: "orange", isRare: true },
  failed: { label: "Açılamadı", counted: "açılamadı", color: "red", isRare: true },
  own: { label: "Panel adresi", counted: "panel adresi", color: "gray", isRare: true },
};

export const inNumbers = (n: number) => n.toLocaleString("tr-TR");

/** '4.812 tamam · 131 yönlendirme · 57 hedefsiz', and the rest if there is any. */
export function sumText(rows: readonly Pick<CheckedAddress, "kind">[]): string {
  const parts = Object.entries(KINDS).map(([kind, { counted, isRare }]) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return count > 0 || !isRare ? `${inNumbers(count)} ${counted}` : "";
  });
  return parts.filter(Boolean).join(" · ");
}

const resultText = ({ kind, status }: CheckedAddress) => `${KINDS[kind].label}${status > 0 ? ` (${status})` : ""}`;

const stepText = ({ kind, hops }: CheckedAddress) => (kind === "redirect" ? `${hops} adım` : "");

/** Where a visitor arrives, if anywhere else. */
export function arrivalText({ kind, status, hops, target }: CheckedAddress): string {
  if (kind !== "missing") return hops === 0 ? "" : target;
  if (status === 404) return "404 sayfası";
  if (hops === 0) return "Ana sayfa";
  return target === "/" ? "Ana sayfa, adres bilinmediği için" : `Benzer sayfa: ${target}`;
}

export const COLUMNS: Column<CheckedRow>[] = [
  { label: "Eski adres", isTitle: true, text: ({ address }) => address },
  {
    label: "Sonuç",
    width: "16%",
    text: resultText,
    cell: (row) => (
      <Badge color={KINDS[row.kind].color} className={HIGH_CONTRAST}>
        {resultText(row)}
      </Badge>
    ),
  },
  { label: "Adım", width: "7%", text: stepText },
  { label: "Nereye", width: "20%", text: arrivalText, wraps: true },
];

/** Of the rows' fields, with the proposal in `proposed`. */
export const CSV_COLUMNS: CsvColumn[] = [
  { field: "address", label: "Eski adres" },
  { field: "kind", label: "Sonuç", write: (kind) => KINDS[kind as CheckKind].label },
  { field: "status", label: "Durum kodu", write: (status) => (status ? `${status as number}` : "") },
  { field: "hops", label: "Adım" },
  { field: "target", label: "Nereye" },
  { field: "proposed", label: "Öneri" },
];
