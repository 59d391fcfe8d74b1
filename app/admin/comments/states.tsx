import { Badge, Button, Flex, Text } from "@radix-ui/themes";
import { COMMENT_STATUSES, type CommentStatus, type HeldFor } from "../../../worker/comments/states";
import type { Ask } from "../list/use-list";

const STATES = {
  published: { label: "Yayında", color: "gray" },
  pending: { label: "Onay bekliyor", color: "amber" },
  hidden: { label: "Gizli", color: "blue" },
  spam: { label: "Spam", color: "red" },
} as const satisfies Record<CommentStatus, object>;

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

/** Status of a comment, and the rule that holds it until an editor decides. */
export function StateBadge({ status, ...held }: Held & { status: CommentStatus }) {
  const reason = status === "pending" || status === "spam" ? reasonOf(held) : null;
  const { label, color } = STATES[status];
  return (
    <Flex direction="column" gap="1" align="start">
      <Badge color={color}>{label}</Badge>
      {reason && (
        <Text size="1" color="gray" style={{ overflowWrap: "anywhere" }}>
          {reason}
        </Text>
      )}
    </Flex>
  );
}

interface StateFilterProps {
  status: string | undefined;
  /** Undefined while loading. */
  counts: Record<CommentStatus, number> | undefined;
  ask: Ask;
}

/** Chosen by the buttons of `StateFilter`. */
export const STATE_FILTER = {
  name: "status",
  label: "Durum",
  all: "Tümü",
  options: COMMENT_STATUSES.map((value) => ({ value, label: STATES[value].label })),
};

/** Filters the list by status, with counts. */
export function StateFilter({ status = "", counts, ask }: StateFilterProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count);
  const options = [
    { value: "", label: STATE_FILTER.all, count: all },
    ...STATE_FILTER.options.map((option) => ({ ...option, count: counts?.[option.value] })),
  ];
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label="Durum">
      {options.map(({ value, label, count }) => (
        <Button
          key={value}
          variant={value === status ? "solid" : "soft"}
          {...(value !== status && { color: "gray" })}
          aria-pressed={value === status}
          onClick={() => ask({ status: value })}
        >
          {label}
          {count !== undefined && <span>{count.toLocaleString("tr-TR")}</span>}
        </Button>
      ))}
    </Flex>
  );
}
