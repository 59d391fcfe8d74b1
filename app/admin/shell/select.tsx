import type { ComponentProps, KeyboardEvent } from "react";

export interface SelectOption {
  value: string;
  label: string;
}

/** Options for all values of a type, in the order of their labels. */
export const optionsIn = <Value extends string | undefined>(labels: Record<NonNullable<Value>, string>) =>
  Object.entries<string>(labels).map(([value, label]): SelectOption => ({ value, label }));

interface SelectProps extends Omit<ComponentProps<"select">, "onChange"> {
  value: string;
  options: readonly SelectOption[];
  /** Label of the option "". */
  empty?: string | undefined;
  /** Shown in the list of options when there is none. */
  emptyText?: string | undefined;
  /** Sized like the inputs of a form: same height, full width. */
  isLarge?: boolean;
  onChange: (value: string) => void;
}

/** A native select that looks like Radix's. */
export function Select({ value, options, empty, emptyText, isLarge, onChange, ...select }: SelectProps) {
  const isKnown = (value === "" && empty !== undefined) || options.some((option) => option.value === value);
  return (
    <span className={isLarge ? "select large" : "select"}>
      <select
        {...select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={openByArrow}
      >
        {!isKnown && <option value={value} hidden />}
        {empty !== undefined && <option value="">{empty}</option>}
        {options.length === 0 && emptyText && <option disabled>{emptyText}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <svg width="9" height="9" viewBox="0 0 9 9" aria-hidden="true">
        <path d="m.5 3.5 4 3.7 4-3.7" />
      </svg>
    </span>
  );
}

/** Opens the menu on arrow keys, which would otherwise change a value that takes effect at once. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || !("showPicker" in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
