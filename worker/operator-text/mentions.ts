import { fold } from "../text/folding";
import type { FoundValue } from "./found-value";
import { nameAt } from "./titles";
import type { Source } from "./source";
import { indexAt } from "./spans";

const WORD = "[\\p{Lu}\\d%][\\p{L}\\p{N}%&+-]*";
const CAPITALS = new RegExp(`(?<![\\p{L}\\p{N}'’])${WORD}(?: (?:(?:ve|ile|&|of|the) )?${WORD})*`, "gu");
const CASE = "(?:n[iu]n?|n[ae]|n[dt][ae](?:n|ki)?|yl[ae]|m[iu]z(?:[iu]n?|[ae]|[dt][ae](?:n|ki)?|l[ae])?)";
const OF_NAME =
  "bonusu|kampanyasi|promosyonu|firsati|festivali|paketi|turnuvasi|cekilisi|soleni|carki|gunleri|haftasi|hediyesi|iadesi";
const ALONE = "bonus|offer|promo|promotion|package|reload|tournament|festival";
const NAME = new RegExp(`^(?:\\S+ )+(?:(?:${OF_NAME})(?=${CASE}?(?: |$))|(?<=^[^%\\d]+)(?:${ALONE})(?= |$))`, "u");
const LEAD =
  /^(?:(?:merhaba(?:lar)?|selam(?:lar)?|lutfen|sayin|degerli|sevgili|yeni|bu|su|acil|ayrica|simdi|artik|bugun|ekteki|asagidaki|guncel|konu|our|the|please|new|dear|hi|hello|add|list|get|claim|yarin|\p{L}*(?:l[ae]r[ae]|[mn]iz[ae]|[aeiou]y[ae]|d[ae]ki|[dt][ae]n)) |(?:\S+ ){1,2}(?:hanim|bey|ekibi|team) )+/u;
/** Words that say which kind of bonus it is, but not its name. */
const GENERAL =
  /^(?:yatirim\p{L}*|hos|geldin|hosgeldin|deneme|kayip|freespin|free|spin|nakit|spor|casino|canli|slot|bahis|cevrimsiz|yatirimsiz|haftalik|gunluk|aylik|ilk|her|tum|uye\p{L}*|ozel|ekstra|iade|cash|back|cashback|welcome|deposit|no|match|reload|tl|try|bonus\p{L}*|kampanya\p{L}*|promosyon\p{L}*|[%\d]+\p{L}{0,3})$/u;
const DROPPED =
  /^['’]?\p{L}* ?(?:\p{L}+ ){0,2}(?:yerine|kaldir|sil(?!v)|iptal|bitti|bitiyor|bitecek|sona er|kapan|kapat|gibi|haric|disinda|birlestir|durdur|removed|ends|ended|replaced)/u;
const DROPPED_BEFORE = /(?:instead of|remove|except|like|replace) (?:the |our )?$/;

/** The one bonus that sentences name in capital letters: 'Kış Başlangıcı Yatırım Bonusu'nu ekler misiniz?' */
export function mentionIn(source: Source, casinos: { label: string }[]): FoundValue | undefined {
  const { lines, folded, sentences } = source;
  const ofCasinos = new Set(casinos.flatMap(({ label }) => fold(label).split(" ")));
  const found = Array.from(lines.matchAll(CAPITALS), ({ 0: shown, index }): FoundValue[] => {
    const sequence = folded.slice(index, index + shown.length);
    const name = NAME.exec(sequence)?.[0];
    if (!name) return [];
    const [from, end] = [index + (LEAD.exec(name)?.[0].length ?? 0), index + name.length];
    const words = folded.slice(from, end);
    const sentence = sentences[indexAt(sentences, from)] ?? { start: 0, end: lines.length };
    const [before, after] = [folded.slice(sentence.start, from), folded.slice(end, sentence.end)];
    const isLoud = !/\p{Ll}/u.test(lines.slice(sentence.start, sentence.end).replace(/['’]\p{Ll}+/gu, ""));
    const isGeneral = words
      .split(" ")
      .slice(0, -1)
      .every((word) => GENERAL.test(word) || ofCasinos.has(word));
    if (isLoud || isGeneral || DROPPED.test(after) || DROPPED_BEFORE.test(before)) return [];
    return [nameAt(lines.slice(from, end), words, from) ?? []].flat();
  }).flat();
  const [first] = found;
  const isOne = first && found.every(({ value }) => fold(`${value}`) === fold(`${first.value}`));
  return isOne ? first : undefined;
}
