import type { LeftAlone, Undone } from "../../../worker/records/undoing.server";
import { ApiError } from "../api";
import { returnedSentence } from "./changes";

const NAMES_MAX = 3;
const REASONS: Record<LeftAlone["reason"], string> = { changed: "sonradan değişmiş", deleted: "silinmiş" };

/**
 * Says which values came back: 'Geri alındı. Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026'. Throws `ApiError` with the
 * names of records that stay as they are.
 */
export function undoneSentence(answers: Undone[]): string {
  const [ids, returned, left] = [
    answers.flatMap((answer) => answer.ids),
    answers.flatMap((answer) => answer.returned),
    answers.flatMap((answer) => answer.left),
  ];
  const sets = ids.map((id) => JSON.stringify(returned.flatMap(({ id: of, ...value }) => (of === id ? [value] : []))));
  const ways = [...new Set(sets)].filter((set) => set !== "[]");
  const values = ways[0]
    ? returnedSentence({ changes: JSON.parse(ways[0]) as Undone["returned"] }, "", ways.length)
    : "";
  const restored = ids.length > 0 ? ["Geri alındı", ...(values ? [values] : [])].join(". ") : "";
  if (left.length > 0) throw new ApiError(409, [restored, ...leftSentences(left)].filter(Boolean).join(". "));
  return restored || "Geri alınacak değişiklik kalmamış";
}

function leftSentences(left: LeftAlone[]): string[] {
  return Object.entries(REASONS).flatMap(([reason, told]) => {
    const names = left.flatMap((record) => (record.reason === reason ? [`“${record.name ?? "Adsız"}”`] : []));
    if (names.length === 0) return [];
    const more = names.length - NAMES_MAX;
    const others = more > 0 ? ` ve ${more.toLocaleString("tr-TR")} kayıt daha` : "";
    return `${names.slice(0, NAMES_MAX).join(", ")}${others} olduğu gibi kaldı: ${told}`;
  });
}
