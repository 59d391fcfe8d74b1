import { Button, Flex, Text } from "@radix-ui/themes";
import { useEffect, useId, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCurrencyUnit } from "../../ui/money";
import { formatNumber } from "../../../worker/text/money";
import type { FoundField } from "../../../worker/operator-text/found-value";
import { headingOf } from "../fields";
import { useValues } from "../form/use-values";
import { formatDay } from "../shell/dates";
import { NamedButton } from "../list/named-button";
import { FIELDS } from "./fields";
import { Doubt, Present, Source, Unused } from "./found-value";
import {
  fillingOf,
  isTakenTogether,
  missingFields,
  noteOn,
  type Proposal,
  type UntakenQuote,
  worthShowing,
} from "./proposals";
import { untakenText } from "./term-texts";
import type { PromotionValues } from "./values";

interface FoundListProps {
  form: UseFormReturn<PromotionValues>;
  proposals: Proposal[];
  untaken: UntakenQuote[];
  /** The campaign's first day, which the form has no field for. */
  first: { value: string; quote: string } | undefined;
  casinos: { value: string; label: string }[];
  categories: { value: string; label: string }[];
}

/** Values found in the operator's text beside their sources; only certain ones for empty fields are accepted together. */
export function FoundList({ form, proposals: found, untaken, first, casinos, categories }: FoundListProps) {
  const unit = useCurrencyUnit();
  const labelIn = (field: FoundField) => headingOf(FIELDS[field], unit);
  const values = useValues(form);
  const noteId = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("button:enabled")?.focus(), []);
  const proposals = worthShowing(found, values);
  const open = proposals.filter(({ field, value }) => values[field] !== value);
  const together = open.filter(isTakenTogether);
  const filling = fillingOf(proposals, values);
  const missing = missingFields(proposals, untaken, values);
  const note = noteOn(proposals, values);
  const take = (chosen: Proposal[]) => {
    for (const { field, value } of chosen)
      form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const nameIn = (options: { value: string; label: string }[], id: string) =>
    options.find(({ value }) => value === id)?.label ?? id;
  function shown(field: FoundField, value: string): string {
    if (field === "casino_id") return nameIn(casinos, value);
    if (field === "category_id") return nameIn(categories, value);
    if (field === "expiry_date") return formatDay(value);
    if (field === "terms") return `${value.split("\n").length} şart`;
    const { csv } = FIELDS[field];
    if (csv !== null && typeof csv === "object" && "choices" in csv) return csv.choices[value] ?? value;
    return /^\d+$/.test(value) && field !== "promotion_code" ? formatNumber(Number(value)) : value;
  }
  const nameOf = ({ field, value, isDisputed }: Proposal) =>
    isDisputed ? `${labelIn(field)}, ${shown(field, value)}` : labelIn(field);
  function lostBy({ field, value }: Proposal): string {
    const present = values[field];
    if (!present || present === value) return "";
    return field === "terms" ? values.terms.replaceAll("\n", " ") : shown(field, present);
  }
  return (
    <Flex ref={list} direction="column" gap="3">
      <Flex justify="between" align="center" gap="3" className="found-head">
        <Text size="2" weight="medium" role="status">
          {proposals.length > 0
            ? `Metinde ${proposals.length} değer bulundu`
            : "Metinde formun alabileceği bir değer bulunamadı."}
        </Text>
        {proposals.length > 0 && (
          <Button
            type="button"
            variant="surface"
            disabled={filling.length === 0}
            aria-describedby={note && noteId}
            onClick={() => take(filling)}
          >
            {filling.length < together.length ? "Boş alanları doldur" : "Tümünü al"}
          </Button>
        )}
      </Flex>
      {note && (
        <Text size="1" color="gray" id={noteId}>
          {note}
        </Text>
      )}
      {missing.length > 0 && (
        <Flex gap="2" align="center" wrap="wrap" role="group" aria-label="Metinde olmayanlar">
          <Text size="2" color="orange" className="field-missing">
            Metinde yok:
          </Text>
          {missing.map((field) => (
            <Button key={field} type="button" size="1" variant="surface" onClick={() => form.setFocus(field)}>
              {labelIn(field)}
            </Button>
          ))}
        </Flex>
      )}
      <ul className="found-values" aria-label="Metinde bulunanlar">
        {proposals.map((proposal) => (
          <li key={`${proposal.field} ${proposal.value}`}>
            <Text size="1" color="gray">
              {labelIn(proposal.field)} <Doubt {...proposal} />
            </Text>
            <div>
              <Source value={shown(proposal.field, proposal.value)} quote={proposal.quote} />
              <Present lost={lostBy(proposal)} />
            </div>
            {values[proposal.field] === proposal.value ? (
              <Text size="1">✓ Alındı</Text>
            ) : (
              <NamedButton label="Al" of={nameOf(proposal)} variant="soft" onClick={() => take([proposal])} />
            )}
          </li>
        ))}
        {untaken.map(({ field, reason, quote }) => (
          <Unused
            key={`${field} ${quote}`}
            label={labelIn(field)}
            value={quote}
            quote={quote}
            why={untakenText(reason, unit)}
          />
        ))}
        {first && (
          <Unused
            label="Başlangıç Tarihi"
            value={formatDay(first.value)}
            quote={first.quote}
            why="Promosyonun başlangıç tarihi alanı yok."
          />
        )}
      </ul>
    </Flex>
  );
}
