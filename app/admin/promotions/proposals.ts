import { dayInIstanbul } from "../../../worker/text/calendar";
import type { FoundBonus } from "../../../worker/writing/found-bonus";
import type { FoundField, FoundValue } from "../../../worker/writing/found-value";
import { readOperatorText } from "../../../worker/writing/operator-text";
import type { QuotedTerm } from "../../../worker/writing/rules";
import { now } from "../shell/dates";
import type { useCasinoOptions } from "./lookups";
import type { PromotionValues } from "./values";

/** A value for a field of the form, and the words that say it. */
export interface Proposal extends Pick<FoundValue, "field" | "value" | "isGuess" | "isDisputed"> {
  quote: string;
}

type Place = Pick<FoundValue, "start" | "end">;

/** A piece of the text, and whether a value stands in it. */
export interface Piece {
  text: string;
  isSource: boolean;
}

interface Lists {
  casinos: ReturnType<typeof useCasinoOptions>;
  categories: { value: string; label: string }[];
  unit: string;
}

/** Fields that every promotion should state, in the order of the form. */
const EXPECTED: FoundField[] = [
  "title",
  "casino_id",
  "category_id",
  "short_description",
  "min_deposit",
  "wagering",
  "url",
  "promotion_code",
  "expiry_date",
];

/** Values of whole sentences: underlining these would underline everything. */
const SENTENCES: FoundField[] = ["title", "short_description", "terms"];

/** The bonuses that rules read from the operator's text. */
export const readingOf = (pasted: string, lists: Lists) =>
  readOperatorText(pasted, { ...lists, today: dayInIstanbul(now()) });

/** What rules found about a bonus, with what the text service adds to it; different values of a field are disputed. */
export function proposalsIn(text: string, { values, first }: FoundBonus, added: QuotedTerm[]) {
  const quoted = <Value extends Place>({ start, end, ...value }: Value) => ({
    ...value,
    quote: text.slice(start, end).replaceAll("\n", " ").trim(),
  });
  const found: Proposal[] = values.map(quoted);
  const isNew = ({ field, value }: Proposal) =>
    !found.some((proposal) => proposal.field === field && (field === "games" || proposal.value === value));
  const terms = added
    .map((term): Proposal => ({ ...term, value: term.value === true || `${term.value}` }))
    .filter(isNew);
  const disputed = terms
    .map(({ field }) => field)
    .filter((field) => found.some((proposal) => proposal.field === field));
  const proposals = [...found, ...terms].map((proposal) =>
    disputed.includes(proposal.field) ? { ...proposal, isDisputed: true as const } : proposal,
  );
  const sources = values.filter(({ field }) => !SENTENCES.includes(field));
  return { proposals, first: first && quoted(first), pieces: piecesOf(text, [...sources, ...(first ? [first] : [])]) };
}

function piecesOf(text: string, sources: Place[]): Piece[] {
  const bounds = new Set([0, text.length, ...sources.flatMap(({ start, end }) => [start, end])]);
  const places = [...bounds].toSorted((a, b) => a - b);
  return places.slice(1).map((end, i) => {
    const start = places[i] ?? 0;
    return {
      text: text.slice(start, end),
      isSource: sources.some((source) => source.start <= start && source.end >= end),
    };
  });
}

/** Written for readers, so that an editor looks at each of them. */
const READ_FIRST: FoundField[] = ["title", "short_description"];

/** Whether 'Tümünü al' takes a proposal: no title or short description, no guess, none of several values. */
export const isTakenTogether = ({ field, isGuess, isDisputed }: Proposal) =>
  !READ_FIRST.includes(field) && !isGuess && !isDisputed;

/** Proposals taken together, for empty fields. Leaves out the text's address if the form has another casino than the text. */
export function fillingOf(proposals: Proposal[], values: PromotionValues): Proposal[] {
  const casino = proposals.find(({ field }) => field === "casino_id")?.value;
  const isOther = casino !== undefined && values.casino_id !== "" && values.casino_id !== casino;
  return proposals.filter(isTakenTogether).filter(({ field }) => !values[field] && !(isOther && field === "url"));
}

/** Fields that neither the text nor the form states. */
export function missingFields(proposals: Proposal[], values: PromotionValues): FoundField[] {
  const states = (field: FoundField) =>
    proposals.some((proposal) => proposal.field === field) || Boolean(values[field]);
  const isBaseMissing = states("wagering") && values.wagering !== "0" && !states("wagering_base");
  const isZero = proposals.some(({ field, value }) => field === "wagering" && value === "0");
  // A promotion without an address uses its casino's.
  const missing = EXPECTED.filter((field) => !states(field) && !(field === "url" && states("casino_id")));
  return isBaseMissing && !isZero ? [...missing, "wagering_base"] : missing;
}
