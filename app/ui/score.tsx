import { formatScore, SCORE_MAX } from "../../worker/casinos/score";
import { Stars } from "./stars";

export interface Scored {
  /** Computed from the criteria, 0 to 5; null without a review. */
  score: number | null;
  /** Entered by an editor, shown without a review. */
  rating: number | null;
}

const ENTERED = "editör puanı";

export const shownScore = ({ score, rating }: Scored) => score ?? rating;

/** `4,2`, or `editör puanı 4,2` for an entered one; undefined without any. */
export function scoreText({ score, rating }: Scored): string | undefined {
  if (score !== null) return formatScore(score);
  return rating === null ? undefined : `${ENTERED} ${formatScore(rating)}`;
}

/** Converts the `casino_…` columns of a promotion's row to the casino's score. */
export const casinoScore = (promotion: { casino_score: number | null; casino_rating: number | null }): Scored => ({
  score: promotion.casino_score,
  rating: promotion.casino_rating,
});

/** A casino's score as a number and stars; nothing without one. */
export function Score({ of }: { of: Scored }) {
  const value = shownScore(of);
  if (value === null) return null;
  return (
    <span className="score">
      <b aria-hidden="true">{`${formatScore(value)}/${SCORE_MAX}`}</b> <Stars value={value} />{" "}
      {of.score === null && <small>{ENTERED}</small>}
    </span>
  );
}
