import { Select } from "@radix-ui/themes";

const ALL = "-";

interface FilterSelectProps {
  label: string;
  /** Stands for what the list does unasked. */
  all: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Narrows a list to rows of one kind, or orders it; the empty string asks for nothing. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  return (
    <Select.Root value={value || ALL} onValueChange={(chosen) => onChange(chosen === ALL ? "" : chosen)}>
      <Select.Trigger aria-label={label} />
      <Select.Content>
        <Select.Item value={ALL}>{all}</Select.Item>
        {options.map((option) => (
          <Select.Item key={option.value} value={option.value}>
            {option.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
