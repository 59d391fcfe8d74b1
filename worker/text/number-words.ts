const UNITS = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const TENS = ["on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];
const WORDS = new Map<string, number>([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TENS.map((word, i) => [word, 10 * (i + 1)] as const),
  ["buçuk", 0.5],
  ["yüz", 100],
  ["bin", 1_000],
  ["milyon", 1_000_000],
  ["milyar", 1_000_000_000],
]);
const ANY = [...WORDS.keys()].join("|");
const EACH = new RegExp(ANY, "g");
const WHOLE = new RegExp(`^((?:${ANY})+)([dt][ıiuü]r)?$`);
const BEGINNING = new RegExp(`^(?:${ANY})`);
const FRACTION = new RegExp(`^(?!yüz)(?:${ANY})+[dt][ae]$`);

/** What one written word adds to a number: 5 and 100 of 'beş yüz'. */
export interface Part {
  value: number;
  inDigits: boolean;
}

/** The parts of 'beşyüz' or 'dörttür', after which a number ends; undefined for other words. */
export function numberWord(word: string): { parts: Part[]; isLast: boolean } | undefined {
  const [, numbers, suffix] = WHOLE.exec(word) ?? [];
  if (!numbers) return undefined;
  const parts = (numbers.match(EACH) ?? []).map((part) => ({ value: WORDS.get(part) ?? NaN, inDigits: false }));
  return { parts, isLast: suffix !== undefined };
}

/** 'yüze', 'beşinci', 'onay' */
export const beginsLikeNumber = (word: string) => BEGINNING.test(word);

/** 'beşte', 'binde', but not 'yüzde', which is a percent sign. */
export const isDenominator = (word: string) => FRACTION.test(word);

/** The number that parts make by the rules of Turkish, undefined where they make none or no whole one. */
export function numberOf(parts: Part[]): number | undefined {
  if (parts.length === 1 && parts[0]?.value === 0) return 0;
  let [total, group] = [0, 0];
  /** What is said next has to be smaller. */
  let [room, scale] = [1_000, Infinity];
  for (const { value, inDigits } of parts) {
    if (inDigits) {
      if (room < 1_000 || !(value < scale)) return undefined;
      [group, room] = [value, 1];
    } else if (value >= 1_000) {
      const times = group || (value === 1_000 && room === 1_000 ? 1 : 0);
      if (times === 0 || value >= scale) return undefined;
      // Decimals such as 1.1 have no exact product.
      total += Math.round(times * value * 1e3) / 1e3;
      [group, room, scale] = [0, 1_000, value];
    } else if (value === 100) {
      const isMultiple = room === 1 && group > 1 && group < 10;
      if (room < 1_000 && !isMultiple) return undefined;
      [group, room] = [100 * (group || 1), 100];
    } else {
      if (value === 0 || value >= room) return undefined;
      group += value;
      room = value < 1 ? 0 : value < 10 ? 1 : 10;
    }
  }
  return Number.isInteger(total + group) ? total + group : undefined;
}
