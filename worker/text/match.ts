import { bareSlug, slugInAddress } from "./slug";
import { foldTr } from "./folding";

const OVERLAP_MIN = 0.7;
const SIMILARITY_MIN = 0.33;
const LOOSE_MIN = 3;

export interface Candidate {
  slug: string;
  title: string;
  casino_id: string | null;
  casino_name: string | null;
  is_active: boolean;
}

type Compared = ReturnType<typeof compare>;
type Step = (compared: Compared) => boolean;

const EQUAL_STEPS: Step[] = [({ isSlug }) => isSlug, ({ isTitle }) => isTitle];
const STEPS: Step[] = [
  ...EQUAL_STEPS,
  ({ isNamed, inTitle }) => isNamed && inTitle === 1,
  ({ isNamed, inTitle }) => isNamed && inTitle >= OVERLAP_MIN,
  ({ isNamed, inTitleOrCasino }) => isNamed && inTitleOrCasino === 1,
  ({ isNamed, isActive, similarity }) => isNamed && isActive && similarity >= SIMILARITY_MIN,
];

/**
 * Finds the promotion that a mistyped slug means (P5.4). `casinoId` is that of the casino in the address: null for none,
 * undefined if unknown. Another casino's promotion answers for a known one only under the same slug or title.
 */
export function matchPromotion<C extends Candidate>(
  slug: string,
  candidates: readonly C[],
  casinoId: string | null | undefined,
): C | undefined {
  if (!slug) return undefined;
  const compared = candidates.map((candidate) => ({ candidate, ...compare(slug, candidate) }));
  const isOwn = ({ candidate }: { candidate: C }) => candidate.casino_id === casinoId;
  const others = compared.filter((c) => !isOwn(c));
  return (firstMatch(compared.filter(isOwn), STEPS) ?? firstMatch(others, casinoId ? EQUAL_STEPS : STEPS))?.candidate;
}

/** The best match of the first step that has one: an active one before an ended one, then the most similar. */
function firstMatch<T extends Compared>(compared: T[], steps: Step[]): T | undefined {
  for (const step of steps) {
    const [best] = compared
      .filter(step)
      .toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || b.similarity - a.similarity);
    if (best) return best;
  }
  return undefined;
}

function compare(asked: string, { slug, title, casino_name, is_active }: Candidate) {
  const askedWords = wordsOf(asked);
  const [titleWords, casinoWords] = [wordsOf(title), wordsOf(casino_name ?? "")];
  const shared = askedWords.filter((word) => isAmong(word, titleWords));
  const either = askedWords.filter((word) => isAmong(word, titleWords) || isAmong(word, casinoWords));
  return {
    isActive: is_active,
    isSlug: slug === asked,
    isTitle: bareSlug(title) === asked,
    /** Words of the casino's name alone name no promotion. */
    isNamed: shared.some((word) => !isAmong(word, casinoWords)),
    inTitle: shared.length / askedWords.length,
    inTitleOrCasino: either.length / askedWords.length,
    similarity: shared.length / (askedWords.length + titleWords.length - shared.length),
  };
}

const wordsOf = (text: string) => [...new Set(foldTr(text).match(/[a-z0-9]+/g))];

/** Whether the words contain this one, or one that it begins: addresses are cut off, and Turkish words have endings. */
const isAmong = (asked: string, words: string[]) =>
  words.some((word) => word === asked || (/^[a-z]{3,}$/.test(asked) && word.startsWith(asked)));

/** Finds a casino by its name or a part of its slug (P6.4): the same name, else the slug closest in length. */
export function matchCasino<C extends { slug: string; name: string }>(
  name: string,
  candidates: readonly C[],
): C | undefined {
  const folded = foldTr(name);
  const part = slugInAddress(name);
  const called = candidates.find(
    (casino) => foldTr(casino.name) === folded || (part && bareSlug(casino.name) === part),
  );
  if (called) return called;
  const longer = candidates.filter(({ slug }) => part.length >= LOOSE_MIN && slug.includes(part));
  const shorter = candidates.filter(({ slug }) => slug.length >= LOOSE_MIN && part.includes(slug));
  return (
    longer.toSorted((a, b) => a.slug.length - b.slug.length)[0] ??
    shorter.toSorted((a, b) => b.slug.length - a.slug.length)[0]
  );
}

/** Records proposed where an address leads nowhere. */
const NEAREST = 3;

/**
 * Finds the records whose names share most with what is asked for: rare words count more, of equal ones the shorter name,
 * then the first. A record shares at least half as much as the best one, and `least` (0 to 1) of the words.
 */
export function nearestAmong<C>(candidates: readonly C[], nameOf: (candidate: C) => string) {
  const words = candidates.map((candidate) => wordsOf(nameOf(candidate)));
  const holders = new Map<string, number[]>();
  for (const [at, own] of words.entries())
    for (const word of own) {
      const held = holders.get(word);
      if (held) held.push(at);
      else holders.set(word, [at]);
    }
  const alike = Map.groupBy(holders.keys(), (word) => word.slice(0, 3));
  const holdersOf = (asked: string) =>
    new Set(
      (alike.get(asked.slice(0, 3)) ?? [])
        .filter((word) => isAmong(asked, [word]))
        .flatMap((w) => holders.get(w) ?? []),
    );
  return (asked: string, least = 0): C[] => {
    const askedWords = wordsOf(asked);
    const [scores, shared] = [new Float64Array(words.length), new Uint16Array(words.length)];
    for (const word of askedWords) {
      const found = holdersOf(word);
      for (const at of found) {
        scores[at] = (scores[at] ?? 0) + Math.log(1 + words.length / found.size);
        shared[at] = (shared[at] ?? 0) + 1;
      }
    }
    const best = scores.reduce((one, other) => Math.max(one, other), 0);
    const isNear = (score: number, at: number) =>
      score > 0 && score >= best / 2 && (shared[at] ?? 0) >= least * askedWords.length;
    const near: { candidate: C; score: number; size: number }[] = [];
    for (const [at, candidate] of candidates.entries()) {
      const score = scores[at] ?? 0;
      if (isNear(score, at)) near.push({ candidate, score, size: words[at]?.length ?? 0 });
    }
    return near
      .toSorted((a, b) => b.score - a.score || a.size - b.size)
      .slice(0, NEAREST)
      .map(({ candidate }) => candidate);
  };
}

export const nearest = <C>(asked: string, candidates: readonly C[], nameOf: (candidate: C) => string): C[] =>
  nearestAmong(candidates, nameOf)(asked);
