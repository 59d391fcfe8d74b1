import { bonusTerms } from "../promotions/bonus-terms";
import { fold } from "../text/folding";
import type { FoundField, FoundValue } from "./found-value";
import { ASIDE, namesFormer } from "./in-force";
import { USAGE } from "./multiple-words";
import { GAINS } from "./offers";
import type { Source } from "./source";
import type { Span } from "./spans";

const NO_CONDITIONS: FoundField[] = [...GAINS, "max_bonus", "steps"];
const CONDITIONS = bonusTerms.keyof().options.filter((field) => !NO_CONDITIONS.includes(field));

/** The terms, and a short description unless the mail is a correction, in the words of `written`; not from masked or disputed sentences. */
export function sentencesIn(source: Source, written: string, values: FoundValue[], isCorrected: boolean): FoundValue[] {
  const certain = values.filter(({ isDisputed }) => !isDisputed);
  const [description] = sentencesOf(source, written, hasValue(certain, GAINS)).flatMap((sentence) => {
    const text = withoutAddress(sentence.text);
    return text.length >= 10 && !/^[^:]{3,25}: \S+$|:$/.test(text) ? [{ ...sentence, text }] : [];
  });
  const isLimit = ({ start, end }: Span) => values.length > 0 && USAGE.test(source.folded.slice(start, end));
  const isCondition = hasValue(certain, CONDITIONS);
  const conditions = sentencesOf(source, written, (sentence) => isLimit(sentence) || isCondition(sentence)).flatMap(
    (sentence) => {
      if (sentence.start !== description?.start) return [sentence];
      return isLimit(sentence) ? [{ ...sentence, text: limitIn(sentence.text) }] : [];
    },
  );
  const isDescribed = description && !isCorrected;
  return [...textOf("short_description", isDescribed ? [description] : []), ...textOf("terms", conditions)];
}

const limitIn = (text: string) =>
  text
    .split(/[;•]|,(?!\d)/)
    .filter((clause) => USAGE.test(fold(clause)))
    .map((clause) => clause.trim())
    .join(", ");

/** A text without full stops may be longer than the form accepts. */
const SENTENCE_MAX = 1_000;

interface Sentence extends Span {
  text: string;
}

const sentencesOf = ({ sentences, lines }: Source, written: string, isMeant: (sentence: Span) => boolean): Sentence[] =>
  sentences
    .filter(isMeant)
    .flatMap(({ start, end }) => {
      const asides = Array.from(fold(written.slice(start, end)).matchAll(ASIDE));
      const [shown, whole] = [lines, written].map((text) => without(asides, text.slice(start, end)));
      return shown !== undefined && shown === whole ? [{ start, end, text: withoutBullet(shown) }] : [];
    })
    .filter(({ text }) => text.length >= 10 && text.length < SENTENCE_MAX && !/\?$/.test(text))
    .filter(({ text }) => !namesFormer(fold(text)) && !/^doğrusu\s/iu.test(text));

const without = (found: RegExpExecArray[], text: string) =>
  found.reduceRight((rest, { 0: { length }, index }) => rest.slice(0, index) + rest.slice(index + length), text);

function hasValue(values: FoundValue[], fields: FoundField[]): (sentence: Span) => boolean {
  const starts = values.filter(({ field }) => fields.includes(field)).map(({ start }) => start);
  return ({ start, end }) => starts.some((at) => at >= start && at < end);
}

const withoutBullet = (line: string) =>
  line
    .replace(/^[\s•*·–>\p{Extended_Pictographic}\uFE0F-]+/u, "")
    .replace(/^\d{1,2}(?:\)|\.)\s+(?!(?:para )?(?:yat|kademe|ad[ıi]m|aşama|gün|hafta|deposit))/iu, "")
    .replace(/^(?:doğru(?:su)?|yeni(?:si)?|güncel|düzeltilmiş)\s?:\s+/iu, "")
    .replace(/\s*https?:\S*\s*$/, "")
    .replaceAll(" | ", ": ")
    .replace(/\s+/g, " ")
    .trim();

const LABELS = /^(?:\p{L}[\p{L} ]{1,40}\s?:\s+)+/u;
const GREETING =
  /^[^,!.:]{0,30}(?<!\p{L})(?:merhaba|selam|günaydın|iyi günler|sayın|değerli|sevgili)[^,!.:]{0,40}[,!.:]\s*/iu;

/** 'Merhaba Ayşe Hanım, yeni üyelere %100 bonus.' without the first words. */
const withoutAddress = (text: string) => text.replace(GREETING, "").replace(LABELS, "");

function textOf(field: FoundField, sentences: Sentence[]): FoundValue[] {
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (!first || !last) return [];
  return [{ field, value: sentences.map(({ text }) => text).join("\n"), start: first.start, end: last.end }];
}

/** A title made of the terms. */
export function madeTitle(terms: FoundValue[], unit: string): FoundValue | undefined {
  const gain = terms.find(({ field, isDisputed }) => GAINS.includes(field) && !isDisputed);
  return gain && { ...gain, field: "title", value: nameOf(gain, terms, unit), isGuess: true };
}

function nameOf({ field, value }: FoundValue, terms: FoundValue[], unit: string): string {
  const isWelcome = terms.some((term) => term.field === "audience" && term.value === "new");
  if (field === "bonus_percent") return `%${value} ${isWelcome ? "Hoş Geldin" : "Yatırım"} Bonusu`;
  if (field === "loss_percent") return `%${value} Kayıp Bonusu`;
  if (field === "free_spins") return `${value} Ücretsiz Dönüş`;
  const isFree = terms.some((term) => term.field === "min_deposit" && term.value === "0");
  return `${value} ${unit} ${isFree ? "Deneme Bonusu" : "Bonus"}`;
}
