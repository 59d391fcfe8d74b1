import { leftSentence, type Undone } from "../../../worker/activity/undone";
import { ApiError } from "../api";
import { returnedSentence } from "./changes";
import { titleOf } from "./wording";

/**
 * Says what came back: '3 promosyon geri alındı', '3 promosyon yeniden silindi',
 * '“Yaz Bonusu” geri alındı. Bitiş tarihi: 5 Aralık 2026 → 30 Kasım 2026'. Throws `ApiError` with the names of records
 * that stay as they are.
 */
export function undoneSentence(answers: Omit<Undone, "ids">[], unit: string): string {
  const [records, returned, left] = [
    answers.flatMap((answer) => answer.records),
    answers.flatMap((answer) => answer.returned),
    answers.flatMap((answer) => answer.left),
  ];
  const sets = records.map(({ id }) =>
    JSON.stringify(returned.flatMap(({ id: of, ...value }) => (of === id ? [value] : []))),
  );
  const ways = [...new Set(sets)].filter((set) => set !== "[]");
  const { kind = "" } = records[0] ?? {};
  const values = ways[0]
    ? returnedSentence({ kind, changes: JSON.parse(ways[0]) as Undone["returned"] }, unit, ways.length)
    : "";
  const done = answers.some(({ action }) => action === "delete") ? "yeniden silindi" : "geri alındı";
  const restored = records.length > 0 ? [`${subjectOf(records)} ${done}`, values].filter(Boolean).join(". ") : "";
  if (left.length > 0) throw new ApiError(409, [restored, leftSentence(left)].filter(Boolean).join(". "));
  return restored || "Geri alınacak değişiklik kalmamış";
}

/** The number of records of each kind, or the name of a single one: '26 blog yazısı, “Yaz Bonusu”'. */
const subjectOf = (records: Undone["records"]) =>
  [...new Set(records.map(({ kind }) => kind))]
    .map((kind) => {
      const [first, ...others] = records.filter((record) => record.kind === kind);
      return titleOf({ kind, name: `“${first?.name || "Adsız"}”`, count: others.length + 1 });
    })
    .join(", ");
