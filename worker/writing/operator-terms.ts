import { type BonusTerms, bonusTerms } from "../promotions/bonus-terms";
import type { NumberInText } from "../text/numbers";
import { eligibleGames } from "./eligible-games";
import type { FoundValue } from "./found-value";
import type { Source } from "./quotations";
import { isAbout, wordsProve } from "./term-words";

interface Place extends NumberInText {
  before: string;
  after: string;
  clause: string;
  sentence: string;
}

type Field = keyof BonusTerms;

const MOST = /en yüksek|en fazla|en çok|maksimum|maks|(?<!\p{L})max|azami|üst (?:limit|sınır)|geçemez|kadar|limiti/u;
const LEAST = /en az|en düşük|minimum|(?<!\p{L})min|asgari|alt (?:limit|sınır)/u;
const ABOVE = /^\S* ?(?:ve|ya da|veya) (?:üzeri|üstü|daha)/u;
const DEPOSIT = /yatır|depozito/u;
const CASH_OUT = /çekim|çekil|çekeb|nakde|bozdur/u;
const BET = /bahis|(?<!\p{L})bet(?!\p{L})|(?:spin|el|tur|oyun) başına/u;
const SPINS =
  /^ ?(?:adet |tane )?(?:free ?spin|(?:ücretsiz|bedava|bonus) (?:dönüş|spin|çevirme)|dönüş|spin|fs(?!\p{L}))/u;
const PER_SPIN = /(?:dönüş|spin|fs)\p{L}* (?:değer|başına|birim|başı)|her (?:bir )?(?:dönüş|spin)/u;
const IS_BONUS =
  /^\S* ?(?:değerinde |tutarında )?(?:bonus|iade|hediye|freebet|free bet|nakit|deneme|bedava|çevrimsiz|hoş ?geldin)/u;
const PERIOD = /süre|geçerli|içinde|içerisinde|kullan|çevr|tamamla/u;
const NO_PERIOD = /çekim|iş günü|onay|hesab/u;

const isPercent = ({ before, after }: Place) => /(?:%|yüzde) ?$/u.test(before) || /^ ?%/.test(after);
const isTimes = ({ before, after }: Place) =>
  /^ ?(?:x(?!\p{L})|kat(?!ıl|k|eg)|kere|kez)/u.test(after) || /(?<!\p{L})x ?$/u.test(before);

const UNITS: Record<string, string> = {
  TL: "tl|try|₺|lira|türk liras",
  EUR: "eur|euro|€",
  USD: "usd|dolar|\\$",
};

function fieldOf(place: Place, money: { before: RegExp; after: RegExp }): Field | undefined {
  const { before, after, clause, sentence } = place;
  if (isPercent(place)) {
    if (/say[ıi]l|katkı|rtp|komisyon/u.test(clause)) return undefined;
    return isAbout("loss_percent", { quoted: clause, sentence }) ? "loss_percent" : "bonus_percent";
  }
  if (isTimes(place)) return /çarpan/u.test(clause) || CASH_OUT.test(clause) ? undefined : "wagering";
  if (/^ ?gün(?!de)/u.test(after)) return PERIOD.test(sentence) && !NO_PERIOD.test(clause) ? "valid_days" : undefined;
  if (SPINS.test(after)) return "free_spins";
  if (/ilk $/u.test(before) && /^ ?(?:para )?yatır/u.test(after)) return "steps";
  if (/^ ?(?:kademe|aşama|adım)/u.test(after)) return "steps";
  if (money.before.test(before) || money.after.test(after)) return moneyField(place, after.replace(money.after, ""));
  return undefined;
}

function moneyField({ clause, sentence }: Place, after: string): Field | undefined {
  if (PER_SPIN.test(clause)) return "spin_value";
  if (IS_BONUS.test(after)) return MOST.test(clause) ? "max_bonus" : "fixed_bonus";
  if (CASH_OUT.test(clause)) return MOST.test(clause) && !LEAST.test(clause) ? "max_cashout" : undefined;
  if (BET.test(clause) && MOST.test(clause)) return "max_bet";
  if (/^\S* ?kadar(?! yatır)/u.test(after)) return "max_bonus";
  if (DEPOSIT.test(sentence) && (LEAST.test(clause) || ABOVE.test(after))) return "min_deposit";
  if (MOST.test(clause) && !DEPOSIT.test(clause)) return "max_bonus";
  return undefined;
}

const BOUNDARY = /[,;\n()•|]| ve (?!üzeri|üstü|daha)|(?<!(?<!\p{L})(?:min|max|maks|mak))[.!?](?=\s|$)/gu;

function placesIn({ text, lower, numbers, sentences, inNumbers }: Source): Place[] {
  const ends = Array.from(lower.matchAll(BOUNDARY), ({ index }) => index).filter((at) => !inNumbers.has(at));
  return numbers.map((number) => {
    const { start, end } = number;
    const from = (ends.findLast((at) => at < start) ?? -1) + 1;
    const to = ends.find((at) => at >= end) ?? text.length;
    const around = sentences.find((sentence) => sentence.start <= start && sentence.end > start);
    return {
      ...number,
      before: text.slice(from, start),
      after: text.slice(end, to),
      clause: text.slice(from, to),
      sentence: text.slice(around?.start ?? from, around?.end ?? to),
    };
  });
}

const WORDS: [field: Field, value: string, shown: string | true][] = [
  ["min_deposit", "0", "0"],
  ["wagering", "0", "0"],
  ["wagering_base", "bonus_and_deposit", "bonus_and_deposit"],
  ["wagering_base", "winnings", "winnings"],
  ["wagering_base", "bonus", "bonus"],
  ["new_customers_only", "true", true],
];

function wordsIn({ text, lower, sentences }: Source): FoundValue[] {
  return sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const parts = Array.from(lower.slice(start, end).matchAll(/[^,;\n()]+/g), ({ 0: quoted, index }) => ({
      quoted,
      start: start + index + quoted.search(/\S|$/),
      end: start + index + quoted.trimEnd().length,
    }));
    const proven = WORDS.flatMap(([field, value, shown]) => {
      const part = parts.find(({ quoted }) => wordsProve(field, value, { quoted, sentence }));
      return part ? [{ field, value: shown, start: part.start, end: part.end }] : [];
    });
    const games = eligibleGames(lower, start, end);
    return games ? [...proven, games] : proven;
  });
}

function withUnit({ start, end, before, after }: Place, money: string): { start: number; end: number } {
  const first = new RegExp(`(?:%|yüzde|x|${money}) ?$`, "u").exec(before)?.[0] ?? "";
  const last = new RegExp(`^ ?(?:%|x|kat|gün|${money})(?!\\p{L})|${SPINS.source}`, "u").exec(after)?.[0] ?? "";
  return { start: start - first.length, end: end + last.length };
}

/** The first value of each field, without those that contradict an earlier one. */
export function termsIn(source: Source, unit: string): FoundValue[] {
  const currency = UNITS[unit] ?? unit.toLowerCase();
  const money = { before: new RegExp(`(?:${currency}) ?$`, "u"), after: new RegExp(`^ ?(?:${currency})\\p{L}*`, "u") };
  const numbers = placesIn(source).flatMap((place): FoundValue[] => {
    const field = place.value === undefined ? undefined : fieldOf(place, money);
    return field ? [{ field, value: `${place.value}`, ...withUnit(place, currency) }] : [];
  });
  const found = new Map<string, FoundValue>();
  for (const value of [...numbers, ...wordsIn(source)]) {
    const isValid = bonusTerms.shape[value.field as Field].safeParse(value.value).success;
    if (isValid && !found.has(value.field)) found.set(value.field, value);
  }
  dropContradictions(found);
  return [...found.values()].toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
}

const ORDER: string[] = bonusTerms.keyof().options;

function dropContradictions(found: Map<string, FoundValue>): void {
  const [percent, loss] = [found.get("bonus_percent"), found.get("loss_percent")];
  if (percent && loss) found.delete(percent.start < loss.start ? "loss_percent" : "bonus_percent");
  if (percent || loss) found.delete("fixed_bonus");
  else found.delete("max_bonus");
  if (percent && found.get("min_deposit")?.value === "0") found.delete("min_deposit");
  if (!found.has("free_spins")) found.delete("spin_value");
  const wagering = found.get("wagering")?.value;
  if (!wagering || wagering === "0") found.delete("wagering_base");
}
