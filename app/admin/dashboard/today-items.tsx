import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { WORK_LISTS } from "../../../worker/dashboard/rules";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { withQuery } from "../../ui/addresses";
import { faultActions } from "../faults/fault-actions";
import { faultWithAddress } from "../faults/sentences";
import { editorAddress, nounOf } from "../kinds";
import { now } from "../shell/dates";
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
}

interface Kind<Section extends keyof WorkList> {
  section: Section;
  label: string;
  tone: TodayItem["tone"];
  row: (row: WorkList[Section]["rows"][number]) => ReactNode;
  keys: RowKeys | ((row: WorkList[Section]["rows"][number]) => RowKeys);
  /** Leaves out rows that belong to another kind of the same section. */
  holds?: (row: WorkList[Section]["rows"][number]) => boolean;
}

const itemsOf = <Section extends keyof WorkList>(work: WorkList, kind: Kind<Section>): TodayItem[] =>
  (work[kind.section].rows as WorkList[Section]["rows"][number][])
    .filter((row) => kind.holds?.(row) ?? true)
    .map((row) => ({
      key: `${kind.section}:${row.id}`,
      label: kind.label,
      tone: kind.tone,
      row: kind.row(row),
      keys: typeof kind.keys === "function" ? kind.keys(row) : kind.keys,
    }));

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

/** The lists that show all records of each kind. */
export const ALL_LISTS: { section: keyof WorkList; title: string; to: string }[] = [
  {
    section: "expired",
    title: "Süresi doldu, hâlâ aktif işaretli",
    to: withQuery(href("/admin/promotions"), WORK_LISTS.expired),
  },
  { section: "ending", title: "Bu hafta bitiyor", to: withQuery(href("/admin/promotions"), WORK_LISTS.ending) },
  { section: "comments", title: "Onay Bekleyen Yorumlar", to: withQuery(href("/admin/comments"), WORK_LISTS.comments) },
  { section: "verifications", title: "Doğrulanacaklar", to: href("/admin/verification") },
  { section: "faults", title: "Eksik ve Bozuk", to: href("/admin/faults") },
  { section: "drafts", title: "Taslaklar", to: withQuery(href("/admin/blog"), WORK_LISTS.drafts) },
  {
    section: "failures",
    title: "Arama Motorlarına Bildirilemeyenler",
    to: href("/admin/scheduled-publishing"),
  },
];
