import { Select } from "@radix-ui/themes";
import { type SelectOption, SelectOptions } from "../form/select-options";

const ALL = "-";

interface FilterSelectProps {
  label: string;
  /** Label of the default option. */
  all: string;
  value: string | undefined;
  options: SelectOption[];
  onChange: (value: string) => void;
}

/** Filters or sorts a list; "" is the default. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  return (
    <Select.Root value={value || ALL} onValueChange={(chosen) => onChange(chosen === ALL ? "" : chosen)}>
      <Select.Trigger aria-label={label} />
      <Select.Content position="popper">
        <Select.Item value={ALL}>{all}</Select.Item>
        <SelectOptions options={options} />
      </Select.Content>
    </Select.Root>
  );
}
