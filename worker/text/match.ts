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

/** The records whose names share most words with what was asked for; of equal ones the first. */
export function nearest<C>(asked: string, candidates: readonly C[], nameOf: (candidate: C) => string): C[] {
  const words = wordsOf(asked);
  return candidates
    .map((candidate) => ({
      candidate,
      shared: words.filter((word) => isAmong(word, wordsOf(nameOf(candidate)))).length,
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, NEAREST)
    .map(({ candidate }) => candidate);
}
