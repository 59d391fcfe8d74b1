import { GAMES } from "./games";
import { DENIAL, ENDING } from "./term-words";

interface Named {
  shown: string;
  isKind: boolean;
  start: number;
  end: number;
}

const ALLOWED = /geçerli|kullan|oyna|dahil|yalnız|sadece|oyun\p{L}*[dt]a(?!\p{L})|bahis\p{L}*[dt]e(?!\p{L})/u;
const IS_IN = /['’][dt][ae]$/;
/** 'Canlı casino hariç', which is said of the game before it. */
const EXCEPT = /^.*(?:hariç|haric|dışında)/u;
const AND = /^\s*(?:(?:ve|veya|ya da|ile|&)\s)?\s*$/u;

/** The dotless letter is how Turkish writes the capital of an English name in lower case. */
const PATTERNS = GAMES.toSorted((a, b) => b.shown.length - a.shown.length).map(({ name, shown, isKind = false }) => ({
  ...{ shown, isKind },
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/i/g, "[iı]")}(?:['’]\\p{L}+|${ENDING})(?![\\p{L}\\p{N}])`,
    "gu",
  ),
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

/** The games to which a sentence (in lower case) limits a bonus, with the place that names them. */
export function eligibleGames(sentence: string): { value: string; start: number; end: number } | undefined {
  const named = clausesOf(sentence).flatMap(({ text, start, games }) =>
    games
      .filter((game, at) => isEligible(text, game) && !(game.isKind && isNextTo(games[at - 1], game)))
      .map((game) => ({ ...game, start: start + game.start, end: start + game.end })),
  );
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return undefined;
  return { value: [...new Set(named.map(({ shown }) => shown))].join(", "), start: first.start, end: last.end };
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
    const isList = first && last && before && AND.test(text.slice(0, first.start)) && last.end === before.text.length;
    if (!isList) clauses.push({ text, start, games });
    else {
      before.text = sentence.slice(before.start, start + text.length);
      before.games = namedIn(before.text);
    }
  }
  return clauses;
}

function isEligible(text: string, { start, end }: Named): boolean {
  const words = text.slice(0, start).replace(EXCEPT, "") + text.slice(start);
  return (ALLOWED.test(words) || IS_IN.test(text.slice(start, end))) && !DENIAL.test(words);
}
