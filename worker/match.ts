import { foldTr } from "./turkish";

/** Shares of equal words from which a loose address counts as a hit (spec public §5 and §9). */
export const OVERLAP_MIN = 0.7;
export const SIMILARITY_MIN = 0.33;
const SLUG_CONSIDERED = 200;

export interface Candidate {
  slug: string;
  title: string;
  casino_name: string | null;
}

const words = (text: string) =>
  new Set(
    foldTr(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean),
  );

/**
 * The promotion a loose slug means, or undefined. In this order: an equal slug; a title that contains every word
 * of the slug; a title sharing at least 70 % of them; the most similar title (shared ÷ union of words) from 0.33 on.
 * Words of the casino's own name never decide alone. Of equals the earlier candidate wins.
 */
export function matchPromotion<C extends Candidate>(slug: string, candidates: readonly C[]): C | undefined {
  if (slug.length > SLUG_CONSIDERED) return undefined;
  const equal = candidates.find((candidate) => candidate.slug === slug);
  if (equal) return equal;
  const asked = words(slug);
  const scored = candidates.map((candidate) => ({ candidate, ...score(asked, candidate) })).filter((s) => s.decisive);
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
