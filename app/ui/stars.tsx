const BEST = 5;
const rounded = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

/** A rating out of five as stars; reads as „5 üzerinden 4,5“. Nothing for a rating that is not there. */
export function Stars({ rating }: { rating: number | null }) {
  if (rating === null) return null;
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={`5 üzerinden ${rounded.format(rating)}`}>
      {"★".repeat(full) + "☆".repeat(BEST - full)}
    </span>
  );
}
