import type { ReactNode } from "react";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { faultActions } from "../faults/fault-actions";
import { faultWithAddress } from "../faults/sentences";
import { nounOf } from "../kinds";
import { RecordLink } from "../list/record-link";
import { now } from "../shell/dates";
import { restOf } from "./all-lists";
import { DraftWork } from "./draft-work";
import { HealthWork } from "./health-work";
import { PostbackWork } from "./postback-work";
import { PromotionWork } from "./promotion-work";
import { ReviewWork } from "./review-work";
import type { WorkList } from "./use-work";
import { CommentWork, RetryButton, VerificationWork } from "./work-rows";
import { WorkRow } from "./work-row";

export interface TodayItem {
  key: string;
  label: string;
  tone: "red" | "orange" | "gray";
  row: ReactNode;
  /** How much work it stands for; 1, but for the row that leads to what is not named. */
  count: number;
}

interface Kind<Section extends keyof WorkList> {
  section: Section;
  label: string;
  tone: TodayItem["tone"];
  row: (row: WorkList[Section]["rows"][number]) => ReactNode;
  /** Leaves out rows that belong to another kind of the same section. */
  holds?: (row: WorkList[Section]["rows"][number]) => boolean;
  /** Whether another kind of the same section, further down, leads to the rest. */
  hasNoRest?: true;
}

/** How many pieces of work come up to the item at `index`, counting its first one. */
export const positionOf = (items: TodayItem[], index: number) =>
  items.slice(0, index).reduce((sum, { count }) => sum + count, 1);

/**
 * All work as one list, the most harmful first; red is only what visitors see wrong now. With `hasRest`, a row leads to
 * what is beyond those of its kind.
 */
export function todayItems(work: WorkList, { hasRest }: { hasRest: boolean }): TodayItem[] {
  const today = dayInIstanbul(now());
  function itemsOf<Section extends keyof WorkList>(kind: Kind<Section>): TodayItem[] {
    const { section, label, tone, holds = () => true } = kind;
    const rows = work[section].rows as WorkList[Section]["rows"][number][];
    const { total } = work[section];
    const items: TodayItem[] = rows
      .filter(holds)
      .map((row) => ({ key: `${section}:${row.id}`, ...{ label, tone, count: 1 }, row: kind.row(row) }));
    const rest = hasRest && !kind.hasNoRest ? total - rows.length : 0;
    if (rest > 0)
      items.push({ key: `${section}:rest`, ...{ label, tone, count: rest }, row: restOf(section, rest, total) });
    return items;
  }
  const endsToday = (row: { expiry_date: string | null }) => row.expiry_date === today;
  const ending = {
    section: "ending",
    tone: "orange",
    row: (row: WorkList["ending"]["rows"][number]) => <PromotionWork section="ending" row={row} />,
  } as const;
  const isBroken = ({ weight }: { weight: number }) => weight > 0;
  const faulty = {
    section: "faults",
    row: (row: WorkList["faults"]["rows"][number]) => (
      <WorkRow
        name={
          <RecordLink kind={row.kind} id={row.id}>
            {row.name}
          </RecordLink>
        }
        details={[nounOf(row.kind), ...row.faults.map(faultWithAddress)]}
      >
        {faultActions(row)}
      </WorkRow>
    ),
  } as const;
  return [
    ...itemsOf({ ...faulty, label: "Sitede bozuk", tone: "red", holds: isBroken, hasNoRest: true }),
    ...itemsOf({ section: "health", label: "Yayın", tone: "orange", row: (row) => <HealthWork row={row} /> }),
    ...itemsOf({ ...ending, label: "Bugün bitiyor", holds: endsToday, hasNoRest: true }),
    ...itemsOf({ section: "postbacks", label: "Bildirim", tone: "orange", row: (row) => <PostbackWork row={row} /> }),
    ...itemsOf({
      section: "comments",
      label: "Yorum bekliyor",
      tone: "orange",
      row: (row) => <CommentWork row={row} />,
    }),
    ...itemsOf({
      section: "returned",
      label: "Düzeltme istendi",
      tone: "orange",
      row: (row) => <ReviewWork of="returned" row={row} />,
    }),
    ...itemsOf({
      section: "reviews",
      label: "Kontrol bekliyor",
      tone: "orange",
      row: (row) => <ReviewWork of="reviews" row={row} />,
    }),
    ...itemsOf({
      section: "notes",
      label: "Not bekliyor",
      tone: "orange",
      row: (row) => <ReviewWork of="notes" row={row} />,
    }),
    ...itemsOf({ ...ending, label: "Bu hafta bitiyor", holds: (row) => !endsToday(row) }),
    ...itemsOf({
      section: "expired",
      label: "Süresi doldu, uzatılsın mı?",
      tone: "gray",
      row: (row) => <PromotionWork section="expired" row={row} />,
    }),
    ...itemsOf({
      section: "verifications",
      label: "Doğrula",
      tone: "gray",
      row: (row) => <VerificationWork row={row} />,
    }),
    ...itemsOf({ ...faulty, label: "Eksik", tone: "gray", holds: (row) => !isBroken(row) }),
    ...itemsOf({ section: "drafts", label: "Taslak", tone: "gray", row: (row) => <DraftWork row={row} /> }),
    ...itemsOf({
      section: "failures",
      label: "Bildirilemedi",
      tone: "gray",
      row: ({ kind, id, title, attempts, error }) => (
        <WorkRow
          name={
            <RecordLink kind={kind} id={id}>
              {title}
            </RecordLink>
          }
          details={[error ?? "Bildiriliyor", `${attempts}. deneme`]}
        >
          <RetryButton title={title} />
        </WorkRow>
      ),
    }),
  ];
}
