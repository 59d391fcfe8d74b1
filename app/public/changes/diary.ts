import type { TermRevision } from "../../../db/schema";
import type {
  promotionsNewSince,
  promotionsEndedSince,
  termChangesSince,
} from "../../../worker/promotions/changes.server";
import { dayInIstanbul, fromIstanbulClock, laterDay } from "../../../worker/text/calendar";
import type { BonusTerms } from "../../../worker/promotions/bonus-terms";
import type { CardTerms } from "../../ui/bonus-facts";
import { toneOf } from "../../ui/term-changes";

type Rows<Query extends (...given: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>;
type Changed = Rows<typeof termChangesSince>[number];
type Named = Omit<Changed, "changed_at" | "changes">;

/** What happened to a promotion. `at` is an instant (UTC). */
export interface DiaryEntry {
  kind: "changed" | "new" | "ended";
  at: string;
  promotion: Named;
  /** Empty unless its terms changed. */
  changes: TermRevision["changes"];
  /** Of a new promotion. */
  terms?: CardTerms & Pick<BonusTerms, "audience" | "audience_note">;
}

const changesIn = (json: string) => JSON.parse(json) as TermRevision["changes"];

export const changedEntries = (rows: Changed[]): DiaryEntry[] =>
  rows.map((promotion) => ({
    kind: "changed",
    at: promotion.changed_at,
    promotion,
    changes: changesIn(promotion.changes),
  }));

const newestFirst = (one: DiaryEntry, other: DiaryEntry) => {
  const [a, b] = [one, other].map(({ at, kind, promotion }) => [at, kind, promotion.id].join());
  return (a ?? "") < (b ?? "") ? 1 : -1;
};

/** All entries, the newest first. A promotion ends at the midnight after its last day. */
export function diaryOf(
  changed: Changed[],
  added: Rows<typeof promotionsNewSince>,
  ended: Rows<typeof promotionsEndedSince>,
): DiaryEntry[] {
  const without = { changes: [] };
  return [
    ...changedEntries(changed),
    ...added.map((promotion) => ({
      ...without,
      kind: "new" as const,
      at: promotion.activated_at,
      promotion,
      terms: promotion,
    })),
    ...ended.map((promotion) => ({
      ...without,
      kind: "ended" as const,
      at: fromIstanbulClock(`${laterDay(promotion.expiry_date, 1)}T00:00`),
      promotion,
    })),
  ].toSorted(newestFirst);
}

export const isWorse = ({ changes }: DiaryEntry) => changes.some((change) => toneOf(change) === "worse");

/** The entries by day in Istanbul, in their order. */
export const byDay = (entries: DiaryEntry[]): [day: string, DiaryEntry[]][] => [
  ...Map.groupBy(entries, ({ at }) => dayInIstanbul(new Date(at))),
];
