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
import { isForOthers } from "./audience";

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
  const isShared = sharedIn(mail);
  const shared = factsIn(mail, isShared);
  return mail.offers.map((offer) => bonusOf(offer, mail, isShared, shared));
}

function bonusOf(offer: Offer, mail: Mail, isShared: (at: number) => boolean, shared: Facts): FoundBonus {
  const { source, parts, offers, isSilent, known, language } = mail;
  const isOnly = offers.length === 1;
  const isOwn = (at: number) => at >= offer.start && at < offer.end && !isShared(at);
  const { part: own, ...facts } = factsIn(mail, isOwn);
  const fields = new Set([...facts.values, ...facts.unused].map(({ field }) => field));
  const isUnsaid = ({ field }: { field: FoundField }) => !fields.has(field) && !GAINS.includes(field);
  const values = [...facts.values, ...shared.values.filter(isUnsaid)];
  const casino = values.some(({ field }) => field === "casino_id") ? undefined : casinoIn(source, known.casinos);
  const isForAll = values.some(({ value }) => value === "all") && isForOthers(own.folded);
  const kept = settled(
    [...values, ...(casino ? [casino] : [])].filter(
      ({ field, value }) => field !== "audience" || value !== "new" || !isForAll,
    ),
  );
  const heading = isOnly ? headingOf(source, parts, isSilent) : offer.heading && headingAt(source, offer.heading);
  const title = nameIn(own) ?? heading ?? mentionIn(own, known.casinos) ?? madeTitle(kept, known.unit);
  const sentences = language === "tr" ? sentencesIn(own, source.lines, kept, mail.isCorrection) : [];
  const untaken = mail.untaken.filter(({ start }) => isOwn(start) || isShared(start));
  return {
    name: title?.value ?? "",
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
  /** The text without the rest. */
  part: Source;
  values: FoundValue[];
  /** Codes that do not count today. */
  unused: Untaken[];
  first: Day | undefined;
}

function factsIn({ source, terms, isSilent, known }: Mail, isMeant: (at: number) => boolean): Facts {
  const part = masked(source, (at) => isSilent(at) || !isMeant(at));
  const days = daysIn(part, known.today);
  const { codes, dating } = codesOn(part, days, known.today);
  const { first, last } = periodOf(days.filter((day) => !dating.includes(day)));
  const taken = codes.filter(({ reason }) => !reason);
  const seen = new Set(taken.map(({ value }) => value));
  const found = [
    casinoIn(part, known.casinos),
    categoryIn(part, known.categories),
    ...addressesIn(part),
    ...taken,
    last,
  ];
  return {
    part,
    values: [...terms.filter(({ start }) => isMeant(start)), ...found.filter((value) => value !== undefined)],
    unused: codes.flatMap(({ field, value, reason, start, end }) =>
      reason && !seen.has(value) && seen.add(value) ? [{ field, reason, start, end }] : [],
    ),
    first,
  };
}
