import { Flex, Text } from "@radix-ui/themes";
import { type KeyboardEvent, useId, useRef } from "react";
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { useDescription } from "../form/field-descriptions";

const STARS = [1, 2, 3, 4, 5];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

interface StarInputProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  name: FieldPath<V>;
  label: string;
}

/** Radio group of one to five stars. */
export function StarInput<V extends FieldValues>({ form, name, label }: StarInputProps<V>) {
  useDescription(form, name, { label });
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <StarRadios label={label} value={Number(field.value)} onChange={field.onChange} />}
    />
  );
}

function StarRadios({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  function onKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ((value - 1 + step + STARS.length) % STARS.length) + 1;
    onChange(next);
    group.current?.querySelectorAll("button")[next - 1]?.focus();
  }
  return (
    <Flex direction="column" gap="1">
      <Text size="2" weight="medium" id={id}>
        {label}
      </Text>
      <Flex ref={group} role="radiogroup" aria-labelledby={id} onKeyDown={onKey}>
        {STARS.map((star) => (
          <button
            key={star}
            type="button"
            role="radio"
            className={star <= value ? "star on" : "star"}
            aria-checked={star === value}
            aria-label={`${star} yıldız`}
            tabIndex={star === value ? 0 : -1}
            onClick={() => onChange(star)}
          >
            ★
          </button>
        ))}
      </Flex>
    </Flex>
  );
}
