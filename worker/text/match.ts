import { bareSlug } from "./slug";
import { foldTr } from "../turkish/folding";

const OVERLAP_MIN = 0.7;
const SIMILARITY_MIN = 0.33;
const SLUG_CONSIDERED = 200;
const LOOSE_MIN = 3;

export interface Candidate {
  slug: string;
  title: string;
  casino_name: string | null;
  is_active: boolean;
}

const words = (text: string) =>
  new Set(
    foldTr(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );

/** Finds the promotion for a mistyped slug (P5.4); words of the casino's name never decide alone. */
export function matchPromotion<C extends Candidate>(slug: string, candidates: readonly C[]): C | undefined {
  if (slug.length > SLUG_CONSIDERED) return undefined;
  const equal =
    candidates.find((candidate) => candidate.slug === slug) ?? candidates.find(({ title }) => bareSlug(title) === slug);
  if (equal) return equal;
  const asked = words(slug);
  const scored = candidates
    .filter(({ is_active }) => is_active)
    .map((candidate) => ({ candidate, ...score(asked, candidate) }))
    .filter((s) => s.decisive);
  return (
    best(scored, (s) => s.overlap, 1) ??
    best(scored, (s) => s.overlap, OVERLAP_MIN) ??
    best(scored, (s) => s.similarity, SIMILARITY_MIN)
  );
}

function score(asked: Set<string>, { title, casino_name }: Candidate) {
  const titled = words(title);
  const shared = [...asked].filter((word) => titled.has(word));
  const casino = words(casino_name ?? "");
  return {
    decisive: shared.some((word) => !casino.has(word)),
    overlap: shared.length / asked.size,
    similarity: shared.length / (asked.size + titled.size - shared.length),
  };
}

function best<S extends { candidate: unknown; similarity: number }>(
  scored: S[],
  measure: (s: S) => number,
  least: number,
): S["candidate"] | undefined {
  return scored
    .filter((s) => measure(s) >= least)
    .reduce<S | undefined>((top, s) => (!top || s.similarity > top.similarity ? s : top), undefined)?.candidate;
}

/** Finds a casino by its name or a part of its slug (P6.4): the same name, else the slug closest in length. */
export function matchCasino<C extends { slug: string; name: string }>(
  name: string,
  candidates: readonly C[],
): C | undefined {
  const folded = foldTr(name);
  const part = bareSlug(name.replaceAll("+", " "));
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
