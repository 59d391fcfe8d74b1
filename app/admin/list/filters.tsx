import { Button, Flex } from "@radix-ui/themes";
import { Select, type SelectOption } from "../form/select";
import type { Ask, ListParams } from "./use-list";

interface ListFilter {
  /** Name in the query. */
  name: string;
  label: string;
  /** Label of the option that does not filter. */
  all: string;
  options: readonly SelectOption[];
}

interface FiltersProps {
  filters: ListFilter[];
  query: ListParams;
  ask: Ask;
}

function Filters({ filters, query, ask }: FiltersProps) {
  return filters.map(({ name, label, all, options }) => {
    const value = query[name];
    const isKnown = !value || options.some((option) => option.value === value);
    return (
      <Select
        key={name}
        aria-label={label}
        empty={all}
        value={value ?? ""}
        options={isKnown ? [...options] : [...options, { value, label: UNKNOWN }]}
        onChange={(chosen) => ask({ [name]: chosen })}
      />
    );
  });
}

/** Label of an option that is still loading or no longer exists. */
const UNKNOWN = "Kayıtlı seçim";

/** The chosen filters, each removable; nothing when there is none. */
function ChosenFilters({ filters, query, ask }: FiltersProps) {
  const chosen = filters.filter(({ name }) => query[name]);
  if (chosen.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center" role="group" aria-label="Seçili süzgeçler">
      {chosen.map(({ name, label, options }) => {
        const text = `${label}: ${options.find(({ value }) => value === query[name])?.label ?? UNKNOWN}`;
        return (
          <Button
            key={name}
            size="1"
            variant="soft"
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
        Süzgeçleri temizle
      </Button>
    </Flex>
  );
}

/** Filters of a list as selects. */
export const filteredBy = (filters: ListFilter[]) => ({
  bar: (query: ListParams, ask: Ask) => <Filters filters={filters} query={query} ask={ask} />,
  chosen: (query: ListParams, ask: Ask) => <ChosenFilters filters={filters} query={query} ask={ask} />,
});
