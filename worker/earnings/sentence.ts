import { decimalsOf } from "../text/currency";
import { currenciesOf, formatMoney, formatNumber, formatPercent } from "../text/money";
import type { PeriodName } from "./constants";
import type { Amounts } from "./folding";

/** A part of a sentence; a fall is marked. */
export interface Piece {
  text: string;
  is_fall?: true | undefined;
}

interface Told {
  clicks: number;
  money?: { revenue: Amounts };
}

interface Telling {
  period: PeriodName;
  totals: Told;
  /** The whole days of the period and those before; null where these were not counted whole. */
  compared: { totals: Told; totals_before: Told } | null;
  casinos: readonly (Told & { name: string | null })[];
}

interface PeriodWords {
  now: string;
  before: string;
  /** As in 'before that, too'. */
  beforeToo: string;
  from: string;
  as: string;
}

const lastDays = (days: number): PeriodWords => ({ ...wordsOf(`önceki ${days} gün`), now: `Son ${days} günde` });

/** Of a noun with front vowels. */
const wordsOf = (before: string) => ({ before, beforeToo: `${before} de`, from: `${before}den`, as: `${before}le` });

const PERIODS: Record<PeriodName, PeriodWords> = {
  yesterday: { ...wordsOf("önceki gün"), now: "Dün" },
  week: {
    now: "Geçen hafta",
    ...{ before: "önceki hafta", beforeToo: "önceki hafta da", from: "önceki haftadan", as: "önceki haftayla" },
  },
  month: { ...wordsOf("önceki dönem"), now: "Bu ay" },
  own: { ...wordsOf("önceki dönem"), now: "Bu dönemde" },
  "7": lastDays(7),
  "30": lastDays(30),
  "90": lastDays(90),
};

/** What is told: clicks, or the revenue in one currency. */
interface Unit {
  of: (told: Told) => number;
  format: (value: number) => string;
  noun: string;
  was: string;
}

const CLICKS: Unit = {
  of: ({ clicks }) => clicks,
  format: (clicks) => `${formatNumber(clicks)} tıklama`,
  noun: "tıklama",
  was: "vardı",
};

const revenueIn = (currency: string): Unit => ({
  of: ({ money }) => money?.revenue[currency] ?? 0,
  format: (minor) => formatMoney(minor / 10 ** decimalsOf(currency), currency),
  noun: "gelir",
  was: "idi",
});

/**
 * One sentence of a period: the revenue, or the clicks where none was reported, the change since the period before and
 * the casinos with the most of it, in the first currency that any has.
 */
export function earningsSentence({ period, totals, compared, casinos }: Telling): Piece[] {
  const words = PERIODS[period];
  const units = currenciesOf(totals.money?.revenue, compared?.totals_before.money?.revenue).map(revenueIn);
  const [first = CLICKS] = units;
  const earning = units.find(({ of }) => casinos.some((casino) => of(casino) > 0)) ?? first;
  const most = mostOf(earning, casinos);
  return [
    { text: totals.money && units.length === 0 ? `${words.now} gelir bildirilmedi; ` : `${words.now} ` },
    ...(units.length > 1 ? listed(units, words, totals, compared) : one(first, words, totals, compared)),
    ...(most ? [{ text: `; en çok ${most}` }] : []),
  ];
}

function one(unit: Unit, words: PeriodWords, totals: Told, compared: Telling["compared"]): Piece[] {
  const { of, format, noun, was } = unit;
  const before = compared && of(compared.totals_before);
  if (of(totals) !== 0) {
    if (before === 0) return [{ text: `${format(of(totals))}, ${words.before} ${noun} yoktu` }];
    return [{ text: format(of(totals)) }, ...changeIn(unit, words, compared, [", ", ""])];
  }
  if (before === null) return [{ text: `${noun} yok` }];
  if (before === 0) return [{ text: `${noun} yok, ${words.beforeToo} yoktu` }];
  return [{ text: `${noun} yok`, is_fall: true }, { text: `, ${words.before} ${format(before)} ${was}` }];
}

/** Amounts in several currencies, which are never summed. */
const listed = (units: Unit[], words: PeriodWords, totals: Told, compared: Telling["compared"]): Piece[] =>
  units.flatMap((unit, at) => [
    { text: `${at === 0 ? "" : at === units.length - 1 ? " ve " : ", "}${unit.format(unit.of(totals))}` },
    ...changeIn(unit, words, compared, [" (", ")"]),
  ]);

function changeIn(unit: Unit, words: PeriodWords, compared: Telling["compared"], [open, close]: [string, string]) {
  if (!compared) return [];
  const [now, before] = [unit.of(compared.totals), unit.of(compared.totals_before)];
  return [{ text: open }, ...changeOf(unit, words, now, before), ...(close ? [{ text: close }] : [])];
}

function changeOf({ format, was }: Unit, words: PeriodWords, now: number, before: number): Piece[] {
  const fallen = now < before && { is_fall: true as const };
  if (now === before) return [{ text: `${words.as} aynı` }];
  if (before === 0) return [{ text: `${words.before} yoktu` }];
  if (before < 0 || now <= 0) return [{ text: `${words.before} ${format(before)} ${was}`, ...fallen }];
  const share = Math.round((100 * Math.abs(now - before)) / before) / 100;
  if (share === 0) return [{ text: `${words.as} neredeyse aynı` }];
  return [{ text: `${words.from} ` }, { text: `${formatPercent(share)} ${fallen ? "az" : "fazla"}`, ...fallen }];
}

/** Names of the casinos with the most; undefined where none has any, or one of them was deleted. */
function mostOf({ of }: Unit, casinos: Telling["casinos"]): string | undefined {
  const most = Math.max(...casinos.map(of));
  const names = casinos.flatMap((casino) => (of(casino) === most ? [casino.name] : []));
  if (most <= 0 || !names.every((name) => name !== null)) return undefined;
  const [first = "", second = "", ...more] = names.toSorted((one, other) => one.localeCompare(other, "tr"));
  if (more.length > 0) return `${first}, ${second} ve ${more.length} casino daha`;
  return [first, second].filter(Boolean).join(" ve ");
}
