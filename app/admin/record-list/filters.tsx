import { Button, Flex, Text } from "@radix-ui/themes";
import { Select, type SelectOption } from "../shell/select";
import type { Ask, ListParams } from "./use-list";

export interface ListFilter {
  /** Name in the query. */
  name: string;
  label: string;
  /** Label of the option that does not filter. */
  all: string;
  options: readonly SelectOption[];
  /** `bar`: always in view; `strip`: chosen by buttons of the screen; else behind the button 'Süz'. */
  place?: "bar" | "strip";
}

interface FiltersProps {
  filters: readonly ListFilter[];
  query: ListParams;
  ask: Ask;
}

/** Label of an option that is still loading or no longer exists. */
const UNKNOWN = "Kayıtlı seçim";

function FilterSelect({ filter, query, ask, isLarge }: Omit<FiltersProps, "filters"> & FilterSelectProps) {
  const { name, label, all, options } = filter;
  const value = query[name] ?? "";
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      empty={all}
      value={value}
      {...(isLarge && { isLarge })}
      options={isKnown ? options : [...options, { value, label: UNKNOWN }]}
      onChange={(chosen) => ask({ [name]: chosen })}
    />
  );
}

interface FilterSelectProps {
  filter: ListFilter;
  isLarge?: boolean;
}

/** Filters of a list as selects in a line. */
export const Filters = ({ filters, ...props }: FiltersProps) =>
  filters.map((filter) => <FilterSelect key={filter.name} filter={filter} {...props} />);

/** Filters of a list below each other, each with its label. */
export const LabelledFilters = ({ filters, ...props }: FiltersProps) =>
  filters.map((filter) => (
    <Flex key={filter.name} direction="column" gap="1">
      <Text size="2" weight="medium" aria-hidden="true">
        {filter.label}
      </Text>
      <FilterSelect filter={filter} isLarge {...props} />
    </Flex>
  ));

/** The chosen filters, each removable; nothing when there is none. */
export function ChosenFilters({ filters, query, ask }: FiltersProps) {
  const chosen = filters.filter(({ name }) => query[name]);
  if (chosen.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center" role="group" aria-label="Seçili filtreler" className="chosen-filters">
      {chosen.map(({ name, label, options }) => {
        const text = `${label}: ${options.find(({ value }) => value === query[name])?.label ?? UNKNOWN}`;
        return (
          <Button
            key={name}
            size="1"
            variant="surface"
            radius="full"
            aria-label={`Kaldır: ${text}`}
            onClick={() => ask({ [name]: "" })}
          >
            <span className="filter-text">{text}</span>
            <span aria-hidden="true">×</span>
          </Button>
        );
      })}
      <Button size="1" variant="ghost" onClick={() => ask(Object.fromEntries(chosen.map(({ name }) => [name, ""])))}>
        Filtreleri temizle
      </Button>
    </Flex>
  );
}

/** Filters in view and those behind a button; one alone is in view. */
export function placed(filters: readonly ListFilter[]) {
  const selects = filters.filter(({ place }) => place !== "strip");
  const hidden = selects.length > 1 ? selects.filter(({ place }) => place !== "bar") : [];
  return { inView: selects.filter((filter) => !hidden.includes(filter)), hidden };
}
