import { Select } from "@radix-ui/themes";

export interface SelectOption {
  value: string;
  label: string;
}

export const SelectOptions = ({ options }: { options: SelectOption[] }) =>
  options.map(({ value, label }) => (
    <Select.Item key={value} value={value}>
      {label}
    </Select.Item>
  ));
