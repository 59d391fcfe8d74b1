import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { faultActions } from "../faults/fault-actions";
import { faultWithAddress } from "../faults/sentences";
import { editorAddress, nounOf } from "../kinds";
import { now } from "../shell/dates";
import { restOf } from "./all-lists";
import { DraftWork } from "./draft-work";
import { HealthWork } from "./health-work";
import { PostbackWork } from "./postback-work";
import { PromotionWork } from "./promotion-work";
import type { RowKeys } from "./use-today-keys";
import type { WorkList } from "./use-work";
import { CommentWork, RetryButton, VerificationWork } from "./work-rows";
import { WorkRow } from "./work-row";

export interface TodayItem {
  key: string;
  label: string;
  tone: "red" | "orange" | "gray";
  row: ReactNode;
  keys: RowKeys;
  /** How much work it stands for; 1, but for the row that leads to what is not named. */
  count: number;
}

interface Kind<Section extends keyof WorkList> {
  section: Section;
  label: string;
  tone: TodayItem["tone"];
  row: (row: WorkList[Section]["rows"][number]) => ReactNode;
  keys: RowKeys | ((row: WorkList[Section]["rows"][number]) => RowKeys);
  /** Leaves out rows that belong to another kind of the same section. */
  holds?: (row: WorkList[Section]["rows"][number]) => boolean;
  /** Whether another kind of the same section, further down, leads to the rest. */
  hasNoRest?: true;
}

function itemsOf<Section extends keyof WorkList>(work: WorkList, kind: Kind<Section>): TodayItem[] {
  const { section, label, tone } = kind;
  const rows = work[section].rows as WorkList[Section]["rows"][number][];
  const items: TodayItem[] = rows
    .filter((row) => kind.holds?.(row) ?? true)
    .map((row) => ({
      key: `${section}:${row.id}`,
      ...{ label, tone, count: 1 },
      row: kind.row(row),
      keys: typeof kind.keys === "function" ? kind.keys(row) : kind.keys,
    }));
  const rest = kind.hasNoRest ? 0 : work[section].total - rows.length;
  if (rest > 0)
    items.push({ key: `${section}:rest`, label, tone, count: rest, ...restOf(section, rest, work[section].total) });
  return items;
}

/** How many pieces of work come up to the item at `index`, counting its first one. */
export const positionOf = (items: TodayItem[], index: number) =>
  items.slice(0, index).reduce((sum, { count }) => sum + count, 1);

const EDIT = { e: "düzenle" };
const PROMOTION_KEYS = { enter: "7 gün uzat", x: "pasif yap", ...EDIT };

/** All work as one list, the most harmful first. */
export function todayItems(work: WorkList): TodayItem[] {
  const today = dayInIstanbul(now());
  const endsToday = (row: { expiry_date: string | null }) => row.expiry_date === today;
  const ending = { section: "ending", tone: "orange", keys: PROMOTION_KEYS } as const;
  return [
    ...itemsOf(work, {
      section: "expired",
      label: "Yanlış bilgi yayında",
      tone: "red",
      keys: PROMOTION_KEYS,
      row: (row) => <PromotionWork section="expired" row={row} />,
    }),
    ...itemsOf(work, {
      ...ending,
      label: "Bugün bitiyor",
      row: (row) => <PromotionWork section="ending" row={row} />,
      holds: endsToday,
      hasNoRest: true,
    }),
    ...itemsOf(work, {
      section: "postbacks",
      label: "Bildirim",
      tone: "orange",
      keys: { enter: "görüldü say", e: "listele" },
      row: (row) => <PostbackWork row={row} />,
    }),
    ...itemsOf(work, {
      section: "comments",
      label: "Yorum bekliyor",
      tone: "orange",
      keys: { enter: "yayınla", x: "spam say", ...EDIT },
      row: (row) => <CommentWork row={row} />,
    }),
    ...itemsOf(work, {
      ...ending,
      label: "Bu hafta bitiyor",
      row: (row) => <PromotionWork section="ending" row={row} />,
      holds: (row) => !endsToday(row),
    }),
    ...itemsOf(work, {
      section: "verifications",
      label: "Doğrula",
      tone: "gray",
      keys: { enter: "doğrula", v: "doğrula", ...EDIT },
      row: (row) => <VerificationWork row={row} />,
    }),
    ...itemsOf(work, {
      section: "faults",
      label: "Eksik ve bozuk",
      tone: "gray",
      keys: EDIT,
      row: (row) => (
        <WorkRow
          name={<Link to={editorAddress(row.kind, row.id)}>{row.name}</Link>}
          details={[nounOf(row.kind), ...row.faults.map(faultWithAddress)]}
        >
          {faultActions(row)}
        </WorkRow>
      ),
    }),
    ...itemsOf(work, {
      section: "drafts",
      label: "Taslak",
      tone: "gray",
      keys: { enter: "yayınla", ...EDIT },
      row: (row) => <DraftWork row={row} />,
    }),
    ...itemsOf(work, {
      section: "health",
      label: "Yayın",
      tone: "red",
      keys: ({ id }) => (id === "purges" ? {} : { enter: "nedenini gör" }),
      row: (row) => <HealthWork row={row} />,
    }),
    ...itemsOf(work, {
      section: "failures",
      label: "Bildirilemedi",
      tone: "gray",
      keys: { enter: "tekrar dene", ...EDIT },
      row: ({ id, kind, title, attempts, error }) => (
        <WorkRow
          name={<Link to={editorAddress(kind, id)}>{title}</Link>}
          details={[error ?? "Bildiriliyor", `${attempts}. deneme`]}
        >
          <RetryButton />
        </WorkRow>
      ),
    }),
  ];
}
