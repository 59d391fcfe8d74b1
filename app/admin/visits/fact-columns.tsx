import { Link as TextLink } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href } from "react-router";
import { formatPercent } from "../../../worker/text/money";
import { FILTERS, isFilter, OTHERS } from "../../../worker/visits/constants";
import { withQuery } from "../../ui/addresses";
import type { api } from "../api";
import type { FactColumn } from "./fact-table";

type Visits = InferResponseType<typeof api.visits.$get, 200>;
export type Fact = Visits["referrers"][number];

const shown = (count: number) => count.toLocaleString("tr-TR");

const VISITS: FactColumn<Fact> = { label: "Ziyaret", isNumber: true, cell: ({ visits }) => shown(visits) };
const ROBOTS: FactColumn<Fact> = { label: "Robot", isNumber: true, isGray: true, cell: ({ robots }) => shown(robots) };
const COUNTS = [VISITS, ROBOTS];

const OnSite = ({ to, text }: { to: string; text: string }) => (
  <TextLink href={to} target="_blank" rel="noopener" title={text}>
    {text}
  </TextLink>
);

/** A search as it was typed. */
export const typedIn = ({ typed, value }: Fact) => typed ?? value;

const searchAddress = (term: string) => withQuery(href("/bonuslar"), { q: term });

const SEARCH: FactColumn<Fact> = {
  label: "Aranan",
  cell: (fact) => (fact.value === OTHERS ? OTHERS : <OnSite to={searchAddress(typedIn(fact))} text={typedIn(fact)} />),
};

export const REFERRER_COLUMNS = [{ label: "Site", cell: ({ value }: Fact) => value }, ...COUNTS];

export const ENTRY_COLUMNS: FactColumn<Visits["entries"][number]>[] = [
  { label: "Sayfa", cell: ({ value }) => (value === OTHERS ? value : <OnSite to={value} text={value} />) },
  VISITS,
  { label: "Tıklama", isNumber: true, cell: ({ clicks }) => shown(clicks) },
  { label: "Görüntülenme", isNumber: true, cell: ({ views }) => (views === null ? "–" : shown(views)) },
  { label: "Oran", isNumber: true, cell: ({ clicks, views }) => (views ? formatPercent(clicks / views) : "–") },
  ROBOTS,
];

export const SEARCH_COLUMNS: FactColumn<Fact>[] = [
  SEARCH,
  { label: "Arama", isNumber: true, cell: VISITS.cell },
  { label: "Sonuç", isNumber: true, cell: ({ hits }) => (hits === null ? "–" : shown(hits)) },
  ROBOTS,
];

export const MISSED_COLUMNS: FactColumn<Fact>[] = [
  SEARCH,
  { label: "Arama", isNumber: true, cell: VISITS.cell },
  ROBOTS,
];

export const FILTER_COLUMNS: FactColumn<Fact>[] = [
  { label: "Filtre", cell: ({ value }) => (isFilter(value) ? FILTERS[value] : value) },
  { label: "Kullanım", isNumber: true, cell: VISITS.cell },
  ROBOTS,
];
