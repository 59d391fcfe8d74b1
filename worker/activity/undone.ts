import type { ActivityKind, UndoableAction } from "./rules";

export interface Returned {
  id: string;
  field: string;
  from: string | null;
  to: string | null;
}

export const LEFT_REASONS = ["changed", "deleted", "missing"] as const;

export interface LeftAlone {
  id: string;
  kind: ActivityKind;
  name: string | null;
  reason: (typeof LEFT_REASONS)[number];
}

/** The result of an undo: the records that it changed, the values that came back, and the records that stay. */
export interface Undone {
  ids: string[];
  records: { id: string; kind: ActivityKind; name: string | null }[];
  /** The kind under which the log names all records together. */
  whole?: ActivityKind | undefined;
  /** Set if the undo of a restoration deleted the records. */
  action?: "delete" | undefined;
  returned: Returned[];
  left: LeftAlone[];
  /** Where the next part of an import begins. */
  next?: number | undefined;
}

const NAMES_MAX = 3;
const REASONS: Record<LeftAlone["reason"], string> = {
  changed: "sonradan değişmiş",
  deleted: "silinmiş",
  missing: "bağlı olduğu kayıt silinmiş",
};
const SWITCHED_SINCE = "Durumu sonradan yine değişti; geri alınmadı.";
const SINCE: Partial<Record<UndoableAction, string>> = {
  edit: "Bu alanlar sonradan yine değişti. Kaydı açıp “Geçmiş” ile geri alın.",
  publish: SWITCHED_SINCE,
  unpublish: SWITCHED_SINCE,
  activate: SWITCHED_SINCE,
  deactivate: SWITCHED_SINCE,
};

/** Names the records that stay as they are, and why. */
export const leftSentence = (left: LeftAlone[]): string =>
  LEFT_REASONS.flatMap((reason) => {
    const names = left.flatMap((record) => (record.reason === reason ? [`“${record.name ?? "Adsız"}”`] : []));
    if (names.length === 0) return [];
    const more = names.length - NAMES_MAX;
    const others = more > 0 ? ` ve ${more.toLocaleString("tr-TR")} kayıt daha` : "";
    return `${names.slice(0, NAMES_MAX).join(", ")}${others} olduğu gibi kaldı: ${REASONS[reason]}`;
  }).join(". ");

/** Says why nothing was taken back. */
export function nothingUndone(action: UndoableAction, left: LeftAlone[], hasVersions: boolean): string {
  const [first, ...others] = left;
  if (!first) return "Geri alınacak değişiklik kalmamış";
  const since = action === "edit" && !hasVersions ? undefined : SINCE[action];
  return (others.length === 0 && first.reason === "changed" && since) || leftSentence(left);
}
