import { type Source } from "./source";
import { endIn, matchesIn, type Span, within } from "./spans";

const PEOPLE = " (?:ve|veya|uye|oyuncu|musteri|kullanici|kayit|katilan|player|customer|member|user)";
export const OLD = `(?:(?:eski(?:si|den)?|onceki|onceden|daha once|former(?:ly)?|previous(?:ly)?|old|was)(?![\\p{L}\\d]|${PEOPLE})|(?:yanlis|hatali|wrong|incorrect)(?=(?: \\p{L}+)? ?:)|(?:yanlislikla|sehven)(?!\\p{L}))`;
const NEW = `(?:yeni(?:si)?|simdi|artik|guncel|dogru(?:su)?|duzeltilmis|guncellenmis|son hali|correct(?:ed)?|updated|bundan boyle|new|now|replaced by|becomes)(?![\\p{L}\\d]|${PEOPLE})`;
export const LAST = "(?:gecen (?:yil|sene|ay|hafta|sezon|kampanya)\\p{L}*|last (?:year|month|week|season)(?:['’]s)?)";
const AGES = new RegExp(`(?<![\\p{L}\\d])(?:(?<old>${OLD})|${NEW})`, "gu");
const FORMER = new RegExp(`(?<!\\p{L})${OLD}`, "u");
export const namesFormer = (words: string) => FORMER.test(words);

const EXAMPLE = /(?<![\p{L}.@/-])(?:ornek\p{L}{0,5}|ornegin|mesela|for example|example:|e\.g\.)(?!\p{L})/gu;

/** '(eski adıyla Kış Bonusu)'. */
export const ASIDE = new RegExp(` ?\\(${OLD}(?:(?!${NEW})[^()\\n]){1,100}\\)`, "gu");
const ONCE = /(?<=\d[^.;\n]{0,40})(?:eskiden|onceden|formerly|previously) ?:? ?[^\p{L}\d\s]?\d[\d.]*/gu;

const PAST = new RegExp(
  `(?<![\\p{L}\\d])(?:${OLD}|${LAST})(?:[^.;!?\\n]|[.](?=\\d)){0,120}?(?:(?<!\\p{L})(?:idi|(?:was|were|gave|had)(?!\\p{L})[^,;.!?\\n]*|(?:bit|sona er|tamamlan|kapan)(?:[dt]i|mis(?:tir)?)|(?:ver|yap|uygul|kullan|gecerliy|sun|tanimla|var|al)\\p{L}*[dt][iu]k?)|['’][yd]?[dt][iu]|ydi)(?!\\p{L})`,
  "gu",
);

/** Former values that are named beside the present ones, and what was: '(eskiden 30x)'. */
export const asidesIn = ({ folded }: Source): Span[] =>
  [ASIDE, ONCE, PAST].flatMap((pattern) => matchesIn(folded, pattern));

/** What a correction replaces. */
export function correctedIn(source: Source): Span[] {
  const isAside = within(source.folded.length, asidesIn(source));
  const spans = [...formerTexts(source, isAside), ...formerBlocks(source), ...replacedValues(source)];
  return spans.filter(({ start }) => !isAside(start));
}

/** 'Eski: 20x. Yeni: 15x', and 'Yeni: 15x, eski: 20x' to the end of the sentence. */
function formerTexts({ folded, sentences }: Source, isAside: (at: number) => boolean): Span[] {
  const spans: Span[] = [];
  let old: number | undefined;
  let hasNew = false;
  for (const { 0: word, index, groups } of folded.matchAll(AGES)) {
    if (isAside(index) || (folded[index - 1] === "(" && folded[index + word.length] === ")")) continue;
    if (groups?.["old"]) old ??= index;
    else {
      if (old !== undefined) spans.push({ start: old, end: index });
      old = undefined;
      hasNew = true;
    }
  }
  return old !== undefined && hasNew ? [...spans, { start: old, end: endIn(sentences, old) }] : spans;
}

const OLD_LABEL = new RegExp(`^[^\\p{L}\\d]*${OLD}[^\\d:]{0,40}: ?$`, "u");
const NEXT_LABEL = /^(?!.*(?:bonus|cevr|yatirim|sure|limit|bahis|oran))[^\d:]{3,40}: ?$/;
const NEW_LABEL = new RegExp(`^[^\\p{L}\\d]*${NEW}`, "u");

/** The lines below 'Eski şartlar:', up to the next label. */
function formerBlocks({ folded, rows }: Source): Span[] {
  const spans: Span[] = [];
  let old: number | undefined;
  for (const { start, end } of rows) {
    const text = folded.slice(start, end);
    if (OLD_LABEL.test(text)) old ??= start;
    else if (old !== undefined && (NEW_LABEL.test(text) || NEXT_LABEL.test(text))) {
      spans.push({ start: old, end: start });
      old = undefined;
    }
  }
  return old === undefined ? spans : [...spans, { start: old, end: folded.length }];
}

const UNIT = "(?:%|x|kat\\p{L}*|tl|try|₺|lira|gun|eur|€|usd|\\$)";
const REPLACED_AFTER = new RegExp(
  `^ ?${UNIT}?\\S{0,5} ?(?:yerine|degil|\\((?:eski|onceki|old)\\)|(?:→|->|=>|➔|➜)(?= ?[%₺€$x]? ?\\d))`,
  "u",
);
const REPLACED_FROM = new RegExp(
  `^ ?${UNIT}?['’]?(?:[td][ae]n)? ?(?:to )?[^.;\\n\\d]{0,12}\\d[\\d.]*(?: bin| milyon)? ?${UNIT}?['’]?\\p{L}{0,4} (?:\\p{L}+ )?(?:cik|dus|indir|yuksel|artir|artt|guncel|degis)`,
  "u",
);
const WAS = new RegExp(
  `^ ?${UNIT}?['’]?\\p{L}{0,4} ?olan [^.;\\n\\d]{0,30}\\d[\\d.]* ?${UNIT}?['’]?\\p{L}{0,4} (?:oldu|olmus|olacak|oluyor|yapil|cik|dus|yuksel)`,
  "u",
);
const REPLACED_BEFORE = /(?:instead of|rather than|not|~~|changed from|from) ?(?:%|₺)?$/u;

const IN_WORD = /[\p{L}_]-?$(?<!(?<![\p{L}\d])(?:x|tl|try|usd|eur))/u;

const FROM_TO = new RegExp(`^(?:[%₺€$] ?| ?${UNIT}) ?(?:to|→) `, "u");

/** '20x yerine 15x', '%50 değil %75', '20x'ten 15x'e indirildi'. */
function replacedValues({ folded, numbers }: Source): Span[] {
  return numbers.filter(({ start, end }) => {
    const [before, after] = [folded.slice(Math.max(0, start - 16), start), folded.slice(end, end + 60)];
    if (IN_WORD.test(before)) return false;
    const isFrom = /(?:^ ?\S{0,5}['’]?[td][ae]n )/.test(after) && REPLACED_FROM.test(after);
    const isEnglish =
      REPLACED_BEFORE.test(before) &&
      (!/from ?\S?$/.test(before) || FROM_TO.test(`${before.slice(-1).trim()}${after}`));
    return REPLACED_AFTER.test(after) || WAS.test(after) || isFrom || isEnglish;
  });
}

export const examplesIn = ({ folded, rows }: Source): Span[] =>
  matchesIn(folded, EXAMPLE).map(({ start }) => ({ start, end: endIn(rows, start) }));

const QUESTION = /(?<!\p{L})m[iu] ?\?\s*$|^(?:is|are|do|does|can|could|what|which) .*\?\s*$/u;

const REQUEST = /(?<!\p{L})(?:ekle|mumkun|olur|yayin|koy|guncelle|haber|add|list|publish|update)/u;

export const questionsIn = ({ folded, sentences }: Source): Span[] =>
  sentences.filter(({ start, end }) => {
    const sentence = folded.slice(start, end);
    return QUESTION.test(sentence) && !REQUEST.test(sentence);
  });
