import { formatScore } from "../../worker/casinos/score";

const BEST = 5;

/** A number from 0 to 5 as five stars, partly filled, with the text „5 üzerinden 4,5“ for screen readers. */
export function Stars({ value }: { value: number }) {
  return (
    <svg className="stars" role="img" aria-label={`${BEST} üzerinden ${formatScore(value)}`}>
      <rect width={`${Math.round((value / BEST) * 100)}%`} height="100%" />
    </svg>
  );
}
