import type { FoundField, FoundValue } from "./found-value";
import { termsIn } from "./operator-terms";
import { type Day, daysIn } from "./operator-days";
import { addressIn, casinoIn, categoryIn, codeIn, type Named } from "./operator-names";
import { titleIn } from "./operator-title";
import { readSource, type Source } from "./quotations";

export interface Known {
  casinos: Named[];
  categories: Named[];
  /** In Istanbul. */
  today: string;
  /** Currency of an amount: `TL`, or the code of another one. */
  unit: string;
}

interface OperatorText {
  text: string;
  values: FoundValue[];
  first?: Day;
}

/** The text with its white space collapsed, and what rules find in it: at most one value of a field, and the first day. */
export function readOperatorText(pasted: string, known: Known): OperatorText {
  const source = readSource(pasted);
  const terms = termsIn(source, known.unit);
  const { first, last } = daysIn(source, known.today);
  const facts = [
    casinoIn(source, known.casinos),
    categoryIn(source, known.categories),
    addressIn(source),
    codeIn(source),
    last,
  ].filter((value) => value !== undefined);
  const values = [...textsIn(source, terms, known.unit), ...terms, ...facts];
  return { text: source.lines, values, ...(first && { first }) };
}

const GAINS: FoundField[] = ["bonus_percent", "loss_percent", "fixed_bonus", "free_spins"];
const CONDITIONS: FoundField[] = [
  "min_deposit",
  "wagering",
  "wagering_base",
  "valid_days",
  "max_bet",
  "max_cashout",
  "spin_value",
  "games",
  "new_customers_only",
];

function textsIn(source: Source, terms: FoundValue[], unit: string): FoundValue[] {
  const gain = terms.find(({ field }) => GAINS.includes(field));
  const [description] = sentencesOf(source, terms, GAINS);
  const conditions = sentencesOf(source, terms, CONDITIONS).filter(({ start }) => start !== description?.start);
  const title = titleIn(source) ?? (gain && { ...gain, field: "title" as const, value: nameOf(gain, terms, unit) });
  return [
    ...(title ? [title] : []),
    ...textOf("short_description", description ? [description] : []),
    ...textOf("terms", conditions),
  ];
}

/** A text without full stops may be longer than the form accepts. */
const SENTENCE_MAX = 1_000;

interface Sentence {
  start: number;
  end: number;
  text: string;
}

const sentencesOf = ({ sentences, lines }: Source, terms: FoundValue[], fields: FoundField[]): Sentence[] =>
  sentences
    .filter(({ start, end }) =>
      terms.some((term) => fields.includes(term.field) && term.start >= start && term.start < end),
    )
    .map(({ start, end }) => ({ start, end, text: withoutBullet(lines.slice(start, end)) }))
    .filter(({ text }) => text.length >= 10 && text.length <= SENTENCE_MAX);

const withoutBullet = (line: string) =>
  line
    .replace(/^[\s•*·–-]+/, "")
    .replace(/\s+/g, " ")
    .trim();

function textOf(field: FoundField, sentences: Sentence[]): FoundValue[] {
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last) return [];
  return [{ field, value: sentences.map(({ text }) => text).join("\n"), start: first.start, end: last.end }];
}

function nameOf({ field, value }: FoundValue, terms: FoundValue[], unit: string): string {
  const isWelcome = terms.some((term) => term.field === "new_customers_only");
  if (field === "bonus_percent") return `%${value} ${isWelcome ? "Hoş Geldin" : "Yatırım"} Bonusu`;
  if (field === "loss_percent") return `%${value} Kayıp Bonusu`;
  if (field === "free_spins") return `${value} Ücretsiz Dönüş`;
  const isFree = terms.some((term) => term.field === "min_deposit" && term.value === "0");
  return `${value} ${unit} ${isFree ? "Deneme Bonusu" : "Bonus"}`;
}
