import type { FoundValue } from "./found-value";
import { bonusesOf, type FoundBonus, type Known } from "./found-bonus";
import { asidesIn, correctedIn, examplesIn, questionsIn } from "./in-force";
import { type Language, languageOf } from "./language";
import { mailPartsOf } from "./mail-parts";
import { readableMail } from "./mail-text";
import { type Offer, offersIn } from "./offers";
import { olderIn } from "./older-mails";
import { codesIn } from "./codes";
import { daysIn, periodOf } from "./days";
import { termsIn } from "./terms";
import { untakenIn } from "./untaken";
import { masked, readSource, type Source } from "./source";
import { type Span, within } from "./spans";
import { describedSteps, laterSteps } from "./steps";

interface OperatorText {
  /** As it was meant to be read, with its white space collapsed. */
  text: string;
  /** Undefined for a language that rules do not read, in which nothing is found. */
  language: Language | undefined;
  bonuses: FoundBonus[];
}

const CORRECTS =
  /(?<!\p{L})(?:duzelt|guncelle|degisiklik|degisti)(?!\p{L}* yap(?:ma|abil|ilabil)|[^.\n]* (?:hak|sakli))/u;
const FIRST_ROWS = 3;

const BONUSES_MAX = 20;

/** The bonuses of an operator's text, each with what rules find about it. Takes time in proportion to the text. */
export function readOperatorText(pasted: string, known: Known): OperatorText {
  const { text: readable, quoted } = readableMail(pasted);
  const read = readSource(readable);
  const language = languageOf(read);
  const source = language === "en" ? readSource(readable, true) : read;
  const text = source.lines;
  if (!language) return { text, language, bonuses: [{ name: "", text, values: [], untaken: [] }] };
  const parts = mailPartsOf(source);
  const corrected = correctedIn(source);
  const steps = laterSteps(source);
  const outOfForce = [...corrected, ...asidesIn(source), ...examplesIn(source), ...questionsIn(source), ...parts.heads];
  const isHidden = within(text.length, [...outOfForce, ...steps]);
  const stated = termsOf(source, isHidden, known.unit);
  const older = olderIn(source, parts, quoted, (newer) => [
    ...stated.filter(({ start }) => newer.lines[start] === text[start]),
    ...otherFacts(masked(newer, isHidden), known.today),
  ]);
  const isOlder = within(text.length, older);
  const terms = stated.filter(({ start }) => !isOlder(start));
  const untaken = untakenIn(source, known.unit).filter(({ start }) => !isHidden(start) && !isOlder(start));
  const isLater = within(text.length, steps);
  const rows = parts.rows.filter(({ start, end }) => !isLater(start) && !isLater(end - 1));
  const found = offersIn(source, rows, terms).slice(0, BONUSES_MAX);
  const offers: Offer[] = found.length > 1 ? found : [{ start: 0, end: text.length }];
  const isSilent = within(text.length, [...outOfForce, ...older, ...parts.signatures]);
  const opening = [...parts.subjects, ...parts.rows.slice(0, FIRST_ROWS)];
  const isCorrection =
    corrected.length > 0 || opening.some(({ start, end }) => CORRECTS.test(source.folded.slice(start, end)));
  const mail = { isCorrection, source, parts, terms, untaken, offers, isSilent, known, language };
  return { text, language, bonuses: bonusesOf(mail) };
}

function otherFacts(source: Source, today: string): Span[] {
  const { last } = periodOf(daysIn(source, today));
  return [...codesIn(source), ...(last && !last.isGuess ? [last] : [])];
}

function termsOf(source: Source, silent: (at: number) => boolean, unit: string): FoundValue[] {
  const steps = describedSteps(source);
  const count: FoundValue[] = steps ? [{ ...steps, field: "steps", value: `${steps.count}` }] : [];
  return [...count, ...termsIn(source, unit).filter(({ start, end }) => !silent(start) && !silent(end - 1))];
}
