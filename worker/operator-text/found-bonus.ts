import { codesOn } from "./code-periods";
import type { FoundField, FoundValue } from "./found-value";
import type { Language } from "./language";
import type { MailParts } from "./mail-parts";
import { GAINS, type Offer } from "./offers";
import { type Day, daysIn, periodOf } from "./days";
import { mentionIn } from "./mentions";
import { addressesIn, casinoIn, categoryIn, type Named } from "./names";
import { madeTitle, sentencesIn } from "./descriptions";
import { headingAt, headingOf, nameIn } from "./titles";
import type { Untaken } from "./untaken";
import { masked, type Source } from "./source";
import { settled } from "./settled-values";
import { within } from "./spans";
import { isForOthers } from "./new-customers";

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
  /(?<!\p{L})(?:tum (?:bonus|kampanya|promosyon|firsat)|her iki|butun|ortak (?:sart|kural|kosul)|ortak(?: cevrim| ?:)|bonuslarin|kampanyalar|promosyonlar|iki bonus|both|all (?:bonus|offer|promo))/u;

const COMMON_HEADING =
  /^[^\p{L}]*(?:ortak|genel|tum bonuslar\p{L}*|tum kampanyalar\p{L}*) (?:sart|kural|kosul)\p{L}* ?:?$/u;

/** The bonuses of a mail, each with what its part of the text states, else with what is said of all. */
export function bonusesOf(mail: Mail): FoundBonus[] {
  const { source, terms, offers, isSilent, known } = mail;
  const isShared = sharedIn(mail);
  const facts = factsIn(
    masked(source, (at) => isSilent(at) || !isShared(at)),
    known,
  );
  const said = terms.filter(({ field, start }) => isShared(start) && !GAINS.includes(field));
  const shared = { isShared, values: [...said, ...facts.values], unused: facts.unused };
  return offers.map((offer) => bonusOf(offer, mail, shared));
}

type Shared = Pick<Facts, "values" | "unused"> & { isShared: (at: number) => boolean };

function bonusOf(offer: Offer, mail: Mail, { isShared, ...shared }: Shared): FoundBonus {
  const { source, parts, terms, offers, isSilent, known, language } = mail;
  const isOnly = offers.length === 1;
  const isOwn = (at: number) => at >= offer.start && at < offer.end && !isShared(at);
  const own = masked(source, (at) => isSilent(at) || !isOwn(at));
  const facts = factsIn(own, known);
  const stated = [...terms.filter(({ start }) => isOwn(start)), ...facts.values];
  const fields = new Set([...stated, ...facts.unused].map(({ field }) => field));
  const isUnsaid = ({ field }: { field: FoundField }) => !fields.has(field);
  const values = [...stated, ...shared.values.filter(isUnsaid)];
  const casino = values.some(({ field }) => field === "casino_id") ? undefined : casinoIn(source, known.casinos);
  const isForAll = isForOthers(own.folded);
  const kept = settled(
    [...values, ...(casino ? [casino] : [])].filter(({ field }) => !isForAll || field !== "new_customers_only"),
  );
  const heading = isOnly ? headingOf(source, parts, isSilent) : offer.heading && headingAt(source, offer.heading);
  const title = nameIn(own) ?? heading ?? mentionIn(own, known.casinos) ?? madeTitle(kept, known.unit);
  const sentences = language === "tr" ? sentencesIn(own, source.lines, kept, mail.isCorrection) : [];
  const untaken = mail.untaken.filter(({ start }) => isOwn(start) || isShared(start));
  return {
    name: title?.value === true ? "" : (title?.value ?? ""),
    text: isOnly ? source.lines : source.lines.slice(offer.start, offer.end).trim(),
    untaken: [...untakenOf(kept, untaken), ...facts.unused, ...shared.unused.filter(isUnsaid)],
    values: [...(title ? [title] : []), ...sentences, ...kept],
    ...(facts.first && { first: facts.first }),
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
  const below = source.rows
    .filter(({ start, end }) => COMMON_HEADING.test(source.folded.slice(start, end)))
    .map(({ start }) => ({ start, end: offers.find((offer) => offer.start > start)?.start ?? source.lines.length }));
  return within(source.lines.length, [{ start: 0, end: offers[0]?.start ?? 0 }, ...general, ...below]);
}

interface Facts {
  values: FoundValue[];
  /** Codes that do not count today. */
  unused: Untaken[];
  first: Day | undefined;
}

function factsIn(source: Source, { casinos, categories, today }: Known): Facts {
  const days = daysIn(source, today);
  const { codes, dating } = codesOn(source, days, today);
  const { first, last } = periodOf(days.filter((day) => !dating.includes(day)));
  const taken = codes.filter(({ reason }) => !reason);
  const seen = new Set(taken.map(({ value }) => value));
  const found = [casinoIn(source, casinos), categoryIn(source, categories), ...addressesIn(source), ...taken, last];
  return {
    values: found.filter((value) => value !== undefined),
    unused: codes.flatMap(({ field, value, reason, start, end }) =>
      reason && !seen.has(value) && seen.add(value) ? [{ field, reason, start, end }] : [],
    ),
    first,
  };
}
