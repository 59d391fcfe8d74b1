import { latinize } from "../text/folding";
import type { FoundValue } from "./found-value";
import { GAMES } from "./games";
import { DENIAL } from "./denial";
import { ENDING } from "./term-words";

interface Named {
  shown: string;
  isKind: boolean;
  start: number;
  end: number;
}

const ALLOWED = /gecerli|kullan|oyna|dahil|yalniz|sadece|oyun\p{L}*[dt]a(?!\p{L})|bahis\p{L}*[dt]e(?!\p{L})/u;
const IS_IN = /['’][dt][ae]$/;
/** 'Canlı casino hariç', which is said of the game before it. */
const EXCEPT = /^.*(?:haric|disinda)/u;
const AND = /^\s*(?:[•*·–-]\s*)?(?:(?:ve|veya|ya da|ile|&)\s)?\s*$/u;
const BULLETS = /:\n(?:[•*·–-][^\n]*(?:\n|$))*/uy;

const PATTERNS = GAMES.toSorted((a, b) => b.shown.length - a.shown.length).map(({ name, shown, isKind = false }) => ({
  ...{ shown, isKind },
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${latinize(name)}(?:['’]\\p{L}+|${ENDING})(?![\\p{L}\\p{N}])`, "gu"),
}));

function namedIn(text: string): Named[] {
  const found: Named[] = [];
  for (const { pattern, ...game } of PATTERNS)
    for (const { 0: word, index: start } of text.matchAll(pattern)) {
      const end = start + word.length;
      if (found.every((other) => end <= other.start || start >= other.end)) found.push({ ...game, start, end });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** The end of a sentence with the list below it that it introduces; `text` is folded. */
function endOfList(text: string, end: number): number {
  BULLETS.lastIndex = end - 2;
  return end + (BULLETS.exec(text)?.[0].length ?? 2) - 2;
}

/** The games to which a sentence of the text (folded) limits a bonus, with where it names them. */
export function eligibleGames(text: string, from: number, to: number): FoundValue | undefined {
  const sentence = text.slice(from, endOfList(text, to));
  const named = clausesOf(sentence).flatMap(({ text, start, games }) =>
    games
      .filter((game, at) => isEligible(text, game) && !(game.isKind && isNextTo(games[at - 1], game)))
      .map((game) => ({ ...game, start: start + game.start, end: start + game.end })),
  );
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return undefined;
  const value = [...new Set(named.map(({ shown }) => shown))].join(", ");
  return { field: "games", value, start: from + first.start, end: from + last.end };
}

const isNextTo = (before: Named | undefined, { start }: Named) => before !== undefined && start - before.end === 1;

interface Clause {
  text: string;
  start: number;
  games: Named[];
}

/** The parts between commas, with lists of games in one piece. */
function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  for (const { 0: text, index: start } of sentence.matchAll(/[^,;\n()]+/g)) {
    const games = namedIn(text);
    const before = clauses.at(-1);
    const [first, last] = [games[0], before?.games.at(-1)];
    const isBegun = before && (last?.end === before.text.length || before.text.endsWith(":"));
    if (!isBegun || !first || !AND.test(text.slice(0, first.start))) clauses.push({ text, start, games });
    else {
      const by = start - before.start;
      before.text = sentence.slice(before.start, start + text.length);
      before.games.push(...games.map((game) => ({ ...game, start: game.start + by, end: game.end + by })));
    }
  }
  return clauses;
}

function isEligible(text: string, { start, end }: Named): boolean {
  const words = text.slice(0, start).replace(EXCEPT, "") + text.slice(start);
  return (ALLOWED.test(words) || IS_IN.test(text.slice(start, end))) && !DENIAL.test(words);
}
