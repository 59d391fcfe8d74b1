const BEST = 5;
const rounded = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

/** Rating as stars, with the text „5 üzerinden 4,5“ for screen readers; nothing without a rating. */
export function Stars({ rating, isNumbered = false }: { rating: number | null; isNumbered?: boolean }) {
  if (rating === null) return null;
  const full = Math.round(rating);
  return (
    <>
      {isNumbered && <span className="score" aria-hidden="true">{`${rounded.format(rating)}/5 `}</span>}
      <span className="stars" role="img" aria-label={`5 üzerinden ${rounded.format(rating)}`}>
        {"★".repeat(full) + "☆".repeat(BEST - full)}
      </span>
    </>
  );
}
