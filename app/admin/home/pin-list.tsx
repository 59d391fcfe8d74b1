import { Badge, Flex, Heading, Text, TextField, VisuallyHidden } from "@radix-ui/themes";
import { useId, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { useDescription } from "../form/field-descriptions";
import { pasteDate } from "../shell/paste-date";
import type { Pin } from "../../../db/schema";
import { type PinnedList, PINS_MAX } from "../../../worker/site/home-rules";
import type { Pinnable } from "../../../worker/site/pinning.server";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { readDay } from "../../../worker/text/typed-values";
import { now } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { FieldError } from "../form/field-error";
import { NamedButton } from "../list/named-button";
import { FIELDS } from "./fields";
import { PinSearch } from "./pin-search";
import { PROBLEMS } from "./problems";
import { SortableList } from "./sortable";
import { type HomeValues, shownPins } from "./values";

interface PinListProps {
  form: UseFormReturn<HomeValues>;
  name: PinnedList;
  /** Label of the search. */
  search: string;
  /** Saved state of the pins, without deleted records; undefined while loading. */
  stored: Pinnable[] | undefined;
}

type PinErrors = { message?: string } & Partial<Record<number, { until?: { message?: string } }>>;

/** Pinned records of a section in order, each with an optional last day. */
export function PinList({ form, name, search, stored }: PinListProps) {
  const id = useId();
  const { label } = FIELDS[name];
  const [picked, setPicked] = useState<Pinnable[]>([]);
  const [said, setSaid] = useState("");
  useDescription(form, name, { label, shown: shownPins });
  const { field, fieldState } = useController({ control: form.control, name });
  const pins = field.value;
  const errors = fieldState.error as PinErrors | undefined;
  const most = PINS_MAX[name];
  const savedIds = form.formState.defaultValues?.[name]?.map((pin) => pin?.id) ?? [];

  function pin(record: Pinnable) {
    setPicked((now) => [...now, record]);
    setSaid(`${record.name} sabitlendi.`);
    field.onChange([...pins, { id: record.id, name: record.name, until: null }]);
  }
  function unpin({ id: unpinned, name }: Pin) {
    setSaid(`${name} çıkarıldı.`);
    field.onChange(pins.filter((other) => other.id !== unpinned));
  }
  const setUntil = (at: number, until: string) =>
    field.onChange(pins.map((item, i) => (i === at ? { ...item, until: until || null } : item)));
  function problemOf({ id: pinned, until }: Pin): string | undefined {
    if (until && until < dayInIstanbul(now())) return "Sabitleme bitti";
    const record = [...(stored ?? []), ...picked].find((record) => record.id === pinned);
    if (!record) return stored && savedIds.includes(pinned) ? "Silinmiş" : undefined;
    return record.problem ? PROBLEMS[record.problem] : undefined;
  }

  return (
    <section aria-labelledby={`${id}-heading`}>
      <Flex justify="between" align="baseline" gap="3" mb="2">
        <Heading as="h3" size="3" id={`${id}-heading`}>
          {label}
        </Heading>
        <Text size="1" color="gray">{`${pins.length}/${most}`}</Text>
      </Flex>
      <SortableList label={label} items={pins} nameOf={(item) => item.name} onMove={field.onChange}>
        {(item, at) => {
          const problem = problemOf(item);
          const error = errors?.[at]?.until?.message;
          return (
            <Flex direction="column" gap="2">
              <Flex gap="2" align="center" wrap="wrap">
                <Text size="2" weight="medium">
                  {item.name}
                </Text>
                {problem && (
                  <Badge color="orange" className={HIGH_CONTRAST}>
                    {problem}
                  </Badge>
                )}
              </Flex>
              <Flex gap="2" align="center" wrap="wrap">
                <Text as="label" size="1" color="gray" htmlFor={`${id}-${item.id}`}>
                  Son gün
                  <VisuallyHidden>{`: ${item.name}`}</VisuallyHidden>
                </Text>
                <TextField.Root
                  id={`${id}-${item.id}`}
                  type="date"
                  size="1"
                  className={item.until ? undefined : "empty-date"}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && `${id}-${item.id}-error`}
                  value={item.until ?? ""}
                  onChange={({ target }) => setUntil(at, target.value)}
                  onPaste={pasteDate(readDay, (day) => setUntil(at, day))}
                >
                  {!item.until && (
                    <TextField.Slot side="right">
                      <Text size="1" color="gray">
                        Süresiz
                      </Text>
                    </TextField.Slot>
                  )}
                </TextField.Root>
                <NamedButton label="Çıkar" of={item.name} variant="soft" onClick={() => unpin(item)} />
              </Flex>
              <FieldError id={`${id}-${item.id}-error`}>{error}</FieldError>
            </Flex>
          );
        }}
      </SortableList>
      {pins.length < most ? (
        <PinSearch list={name} label={search} pinned={pins.map((item) => item.id)} onPin={pin} inputRef={field.ref} />
      ) : (
        <Text as="p" size="1" color="gray">{`En çok ${most} kayıt sabitlenebilir`}</Text>
      )}
      <FieldError>{errors?.message}</FieldError>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
