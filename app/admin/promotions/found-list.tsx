import { Badge, Button, Flex, Text } from "@radix-ui/themes";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCurrencyUnit } from "../../ui/money";
import type { FoundField } from "../../../worker/writing/found-value";
import { useValues } from "../form/use-values";
import { formatDay } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { fillingOf, isTakenTogether, missingFields, type Proposal } from "./proposals";
import { foundLabels, termText } from "./term-texts";
import type { PromotionValues } from "./values";

interface FoundListProps {
  form: UseFormReturn<PromotionValues>;
  proposals: Proposal[];
  /** The campaign's first day, which the form has no field for. */
  first: { value: string; quote: string } | undefined;
  casinos: { value: string; label: string }[];
  categories: { value: string; label: string }[];
}

/** Values found in the operator's text beside their sources; only certain ones for empty fields are accepted together. */
export function FoundList({ form, proposals, first, casinos, categories }: FoundListProps) {
  const labels = foundLabels(useCurrencyUnit());
  const values = useValues(form);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("button:enabled")?.focus(), []);
  const open = proposals.filter(({ field, value }) => values[field] !== value);
  const together = open.filter(isTakenTogether);
  const filling = fillingOf(proposals, values);
  const missing = missingFields(proposals, values);
  const take = (chosen: Proposal[]) => {
    for (const { field, value } of chosen)
      form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const nameIn = (options: { value: string; label: string }[], id: string) =>
    options.find(({ value }) => value === id)?.label ?? id;
  function shown(field: FoundField, value: string | boolean): string {
    if (typeof value === "boolean") return termText(true);
    if (field === "casino_id") return nameIn(casinos, value);
    if (field === "category_id") return nameIn(categories, value);
    if (field === "expiry_date") return formatDay(value);
    if (field === "terms") return `${value.split("\n").length} şart`;
    return /^\d+$/.test(value) && field !== "promotion_code" ? termText(Number(value)) : termText(value);
  }
  const nameOf = ({ field, value, isDisputed }: Proposal) =>
    isDisputed ? `${labels[field]}, ${shown(field, value)}` : labels[field];
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
            : "Metinde açıkça yazan bir değer bulunamadı."}
        </Text>
        {proposals.length > 0 && (
          <Button type="button" variant="surface" disabled={filling.length === 0} onClick={() => take(filling)}>
            {filling.length < together.length ? "Boş alanları doldur" : "Tümünü al"}
          </Button>
        )}
      </Flex>
      {together.length < open.length && (
        <Text size="1" color="gray">
          Başlık, kısa açıklama, tahminler ve çelişen değerler tek tek alınır.
        </Text>
      )}
      {missing.length > 0 && (
        <Flex gap="2" align="center" wrap="wrap" role="group" aria-label="Metinde olmayanlar">
          <Text size="2" color="orange" className="field-missing">
            Metinde yok:
          </Text>
          {missing.map((field) => (
            <Button
              key={field}
              type="button"
              size="1"
              variant="surface"
              color="gray"
              onClick={() => form.setFocus(field)}
            >
              {labels[field]}
            </Button>
          ))}
        </Flex>
      )}
      <ul className="found-values" aria-label="Metinde bulunanlar">
        {proposals.map((proposal) => (
          <li key={`${proposal.field} ${proposal.value}`}>
            <Text size="1" color="gray">
              {labels[proposal.field]} <Doubt {...proposal} />
            </Text>
            <div>
              <Source value={shown(proposal.field, proposal.value)} quote={proposal.quote} />
              <Present lost={lostBy(proposal)} />
            </div>
            {values[proposal.field] === proposal.value ? (
              <Text size="1">✓ Alındı</Text>
            ) : (
              <Button
                type="button"
                size="1"
                variant="soft"
                color="gray"
                aria-label={`Al: ${nameOf(proposal)}`}
                onClick={() => take([proposal])}
              >
                Al
              </Button>
            )}
          </li>
        ))}
        {first && (
          <li>
            <Text size="1" color="gray">
              Başlangıç Tarihi
            </Text>
            <div>
              <Source value={formatDay(first.value)} quote={first.quote} />
            </div>
            <Text size="1" color="gray" title="Promosyonun başlangıç tarihi alanı yok">
              Kullanılmaz
            </Text>
          </li>
        )}
      </ul>
    </Flex>
  );
}

/** Why a proposal is not taken together with the others. */
const Doubt = ({ isGuess, isDisputed }: Pick<Proposal, "isGuess" | "isDisputed">) =>
  isDisputed ? (
    <Badge color="orange" className={HIGH_CONTRAST}>
      çelişkili
    </Badge>
  ) : (
    isGuess && (
      <Badge color="gray" className={HIGH_CONTRAST}>
        tahmin
      </Badge>
    )
  );

/** The value of the form that a proposal would replace. */
const Present = ({ lost }: { lost: string }) =>
  lost && (
    <Text as="div" size="1" color="gray" className="found-present" title={lost}>
      şimdi: <del>{lost}</del>
    </Text>
  );

/** A value and the words that state it, which are the value itself for whole sentences. */
const Source = ({ value, quote }: { value: string; quote: string }) => (
  <div className="found-value" title={quote}>
    <Text size="2" weight="bold">
      {value === quote ? <mark>{value}</mark> : value}
    </Text>
    {value !== quote && (
      <Text size="1" color="gray">
        <mark>{quote}</mark>
      </Text>
    )}
  </div>
);
