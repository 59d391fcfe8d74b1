import { dayInIstanbul } from "../../../worker/text/calendar";
import type { FoundBonus } from "../../../worker/operator-text/found-bonus";
import type { FoundField, FoundValue } from "../../../worker/operator-text/found-value";
import { readOperatorText } from "../../../worker/operator-text/reading";
import type { Span } from "../../../worker/operator-text/spans";
import type { Untaken } from "../../../worker/operator-text/untaken";
import type { QuotedTerm } from "../../../worker/writing/rules";
import { now } from "../shell/dates";
import type { useCasinoOptions } from "./lookups";
import type { PromotionValues } from "./values";

/** A value for a field of the form, and the words that say it. */
export interface Proposal extends Pick<FoundValue, "field" | "value" | "isGuess" | "isDisputed"> {
  quote: string;
}

/** A statement about a field that the field cannot hold, with its words. */
export interface UntakenQuote extends Pick<Untaken, "field" | "reason"> {
  quote: string;
}

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
  "audience",
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
export function proposalsIn(text: string, { values, untaken, first }: FoundBonus, added: QuotedTerm[]) {
  const quoted = <Value extends Span>({ start, end, ...value }: Value) => ({
    ...value,
    quote: text.slice(start, end).replaceAll("\n", " ").trim(),
  });
  const found: Proposal[] = values.map(quoted);
  const isNew = ({ field, value }: Proposal) =>
    !found.some((proposal) => proposal.field === field && (field === "games" || proposal.value === value));
  const terms = added.map((term): Proposal => ({ ...term, value: `${term.value}` })).filter(isNew);
  const disputed = terms
    .map(({ field }) => field)
    .filter((field) => found.some((proposal) => proposal.field === field));
  const proposals = [...found, ...terms].map((proposal) =>
    disputed.includes(proposal.field) ? { ...proposal, isDisputed: true as const } : proposal,
  );
  const sources = values.filter(({ field }) => !SENTENCES.includes(field));
  return {
    proposals,
    untaken: untaken
      .map(quoted)
      .filter(({ field }) => field === "promotion_code" || !proposals.some((proposal) => proposal.field === field)),
    first: first && quoted(first),
    pieces: piecesOf(text, [...sources, ...untaken, ...(first ? [first] : [])]),
  };
}

function piecesOf(text: string, sources: Span[]): Piece[] {
  const bounds = new Set([0, text.length, ...sources.flatMap(({ start, end }) => [start, end])]);
  const edges = [...bounds].toSorted((a, b) => a - b);
  return edges.slice(1).map((end, i) => {
    const start = edges[i] ?? 0;
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

/** Leaves out a title that was made from the terms, if the form has a title. */
export const worthShowing = (proposals: Proposal[], values: PromotionValues) =>
  proposals.filter(
    ({ field, value, isGuess }) => field !== "title" || !isGuess || !values.title || values.title === value,
  );

const ONE_BY_ONE = "Başlık, kısa açıklama, tahminler ve çelişen değerler tek tek alınır.";

/** Which of the proposals are not taken together, and why if none is. */
export function noteOn(proposals: Proposal[], values: PromotionValues): string | undefined {
  const open = proposals.filter(({ field, value }) => values[field] !== value);
  const together = open.filter(isTakenTogether);
  if (proposals.length === 0) return undefined;
  if (fillingOf(proposals, values).length > 0) return together.length < open.length ? ONE_BY_ONE : undefined;
  if (open.length === 0) return "Bulunan değerlerin hepsi alındı.";
  if (together.length === 0) return `Birlikte alınacak değer kalmadı. ${ONE_BY_ONE}`;
  return together.every(({ field }) => values[field])
    ? "Bu değerlerin alanları dolu. Değiştirmek istediğinizi tek tek alın."
    : "Metin başka bir casinoyu anlatıyor; adresini isterseniz tek başına alın.";
}

/** Fields that neither the text nor the form states. */
export function missingFields(proposals: Proposal[], untaken: UntakenQuote[], values: PromotionValues): FoundField[] {
  const stated = new Set([...proposals, ...untaken].map(({ field }) => field));
  const states = (field: FoundField) => stated.has(field) || Boolean(values[field]);
  const isBaseMissing = states("wagering") && values.wagering !== "0" && !states("wagering_base");
  const isZero = proposals.some(({ field, value }) => field === "wagering" && value === "0");
  // A promotion without an address uses its casino's.
  const missing = EXPECTED.filter((field) => !states(field) && !(field === "url" && states("casino_id")));
  return isBaseMissing && !isZero ? [...missing, "wagering_base"] : missing;
}
