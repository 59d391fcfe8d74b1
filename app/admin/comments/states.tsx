import { COMMENT_STATUSES, type CommentStatus, type HeldFor } from "../../../worker/comments/states";
import type { State } from "../record-list/column";
import type { ListFilter } from "../record-list/filters";
import type { Ask } from "../record-list/use-list";

export const STATES = {
  published: { word: "Yayında", tone: "good" },
  pending: { word: "Onay bekliyor", tone: "soon" },
  hidden: { word: "Gizli", tone: "off" },
  spam: { word: "Spam", tone: "over" },
} as const satisfies Record<CommentStatus, State>;

const REASONS: Record<HeldFor, string> = {
  trap: "Görünmeyen alan doldurulmuş",
  listed: "Listedeki kelime",
  sender: "Bu adresten gelenler hep bekliyor",
  stamp: "Form doğrulanamadı",
  speed: "Çok hızlı gönderilmiş",
  link: "Bağlantı içeriyor",
  words: "Aynı kelimeler yineleniyor",
  copy: "Aynı metin başka yorumda da var",
  burst: "Kısa sürede çok yorum geldi",
  challenge: "Robot kontrolü geçilmedi",
};

interface Held {
  held_for: HeldFor | null;
  held_match: string | null;
}

/** Why a comment is held, with the matched text; null if no rule held it. */
export const reasonOf = ({ held_for, held_match }: Held) =>
  held_for && [REASONS[held_for], held_match].filter(Boolean).join(": ");

export const stateOf = ({ status }: { status: CommentStatus }): State => STATES[status];

/** Status of a comment, and the rule that holds it until an editor decides. */
export function stateText({ status, ...held }: Held & { status: CommentStatus }): string {
  const reason = status === "pending" || status === "spam" ? reasonOf(held) : null;
  return [STATES[status].word, reason].filter(Boolean).join(" · ");
}

interface StateFilterProps {
  status: string | undefined;
  /** Undefined while loading. */
  counts: Record<CommentStatus, number> | undefined;
  ask: Ask;
}

/** Chosen by the buttons of `StateFilter`. */
export const STATE_FILTER: ListFilter = {
  place: "strip",
  name: "status",
  label: "Durum",
  all: "Tümü",
  options: COMMENT_STATUSES.map((value) => ({ value, label: STATES[value].word })),
};

/** Filters the list by status, with counts. */
export function StateFilter({ status = "", counts, ask }: StateFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count);
  const options = [
    { value: "", label: STATE_FILTER.all, count: all },
    ...STATE_FILTER.options.map((option) => ({ ...option, count: counts?.[option.value as CommentStatus] })),
  ];
  return (
    <div className="view-tabs" role="group" aria-label="Durum">
      {options.map(({ value, label, count }) => (
        <button key={value} type="button" aria-pressed={value === status} onClick={() => ask({ status: value })}>
          {label} {count !== undefined && <span>{count.toLocaleString("tr-TR")}</span>}
        </button>
      ))}
    </div>
  );
}
