import type { FoundValue } from "./found-value";
import type { Language } from "./language";
import type { MailParts } from "./mail-parts";
import { GAINS, type Offer } from "./offers";
import { type Day, daysIn } from "./operator-days";
import { mentionIn } from "./operator-mentions";
import { addressesIn, casinoIn, categoryIn, codesIn, type Named } from "./operator-names";
import { madeTitle, sentencesIn } from "./operator-sentences";
import { headingAt, headingOf, nameIn } from "./operator-title";
import type { Untaken } from "./operator-untaken";
import type { Source } from "./quotations";
import { settled } from "./settled-values";
import { masked } from "./masked";
import { within } from "./spans";

export interface Known {
  casinos: Named[];
  categories: Named[];
  /** In Istanbul. */
  today: string;
  /** Currency of an amount: `TL`, or the code of another one. */
  unit: string;
}

export interface FoundBonus {
  name: string;
  /** What is said of this bonus, for a text of several ones. */
  text: string;
  values: FoundValue[];
  /** Statements that no field holds, at most one for each field without a value. */
  untaken: Untaken[];
  first?: Day;
}

interface Mail {
  source: Source;
  parts: MailParts;
  terms: FoundValue[];
  untaken: Untaken[];
  offers: Offer[];
  isSilent: (at: number) => boolean;
  isCorrection: boolean;
  known: Known;
  language: Language;
}

const SHARED =
  /(?<!\p{L})(?:tum (?:bonus|kampanya|promosyon|firsat)|her iki|butun|bonuslarin|kampanyalar|promosyonlar|iki bonus|both|all (?:bonus|offer|promo))/u;

/** The values of one bonus: those that its part of the text states, else those of what is said of all. */
export function bonusOf(offer: Offer, mail: Mail): FoundBonus {
  const { source, parts, terms, offers, isSilent, known, language } = mail;
  const isShared = sharedIn(mail);
  const isOwn = (at: number) => at >= offer.start && at < offer.end && !isShared(at);
  const own = masked(source, (at) => isSilent(at) || !isOwn(at));
  const said = [...terms.filter(({ start }) => isOwn(start)), ...factsIn(own, known)];
  const { first, last } = daysIn(own, known.today);
  const values = last ? [...said, last] : said;
  if (offers.length > 1)
    values.push(
      ...inherited(
        values,
        masked(source, (at) => isSilent(at) || !isShared(at)),
        mail,
      ),
    );
  if (!values.some(({ field }) => field === "casino_id"))
    values.push(...[casinoIn(source, known.casinos) ?? []].flat());
  const kept = settled(values);
  const heading =
    offers.length > 1 ? offer.heading && headingAt(source, offer.heading) : headingOf(source, parts, isSilent);
  const title = nameIn(own) ?? heading ?? mentionIn(own, known.casinos) ?? madeTitle(kept, known.unit);
  const sentences = language === "tr" ? sentencesIn(own, source.lines, kept, mail.isCorrection) : [];
  return {
    name: title?.value === true ? "" : (title?.value ?? ""),
    text: offers.length > 1 ? source.lines.slice(offer.start, offer.end).trim() : source.lines,
    untaken: untakenOf(
      kept,
      mail.untaken.filter(({ start }) => isOwn(start) || isShared(start)),
    ),
    values: [...(title ? [title] : []), ...sentences, ...kept],
    ...(first && { first }),
  };
}

function untakenOf(values: FoundValue[], untaken: Untaken[]): Untaken[] {
  const isPercent = values.some(({ field }) => field === "bonus_percent" || field === "loss_percent");
  const stated = new Set<string>([...values.map(({ field }) => field), isPercent ? "fixed_bonus" : "max_bonus"]);
  return untaken.filter(({ field }) => !stated.has(field) && stated.add(field));
}

function sharedIn({ source, offers }: Mail): (at: number) => boolean {
  if (offers.length === 1) return () => false;
  const general = source.sentences.filter(({ start, end }) => SHARED.test(source.folded.slice(start, end)));
  return within(source.lines.length, [{ start: 0, end: offers[0]?.start ?? 0 }, ...general]);
}

function inherited(own: FoundValue[], shared: Source, { terms, known, ...mail }: Mail): FoundValue[] {
  const isShared = sharedIn({ terms, known, ...mail });
  const { last } = daysIn(shared, known.today);
  const said = [
    ...terms.filter(({ field, start }) => isShared(start) && !GAINS.includes(field)),
    ...factsIn(shared, known),
    ...(last ? [last] : []),
  ];
  return said.filter(({ field }) => !own.some((value) => value.field === field));
}

const factsIn = (source: Source, { casinos, categories }: Known): FoundValue[] =>
  [casinoIn(source, casinos), categoryIn(source, categories), ...addressesIn(source), ...codesIn(source)].filter(
    (value) => value !== undefined,
  );
