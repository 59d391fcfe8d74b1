const BEST = 5;
const rounded = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

/** A rating as a number: '4,5'. */
export const formatRating = (value: number) => rounded.format(value);

/** A number from 0 to 5 as five stars, partly filled, with the text „5 üzerinden 4,5“ for screen readers. */
export function Stars({ value }: { value: number }) {
  return (
    <svg className="stars" role="img" aria-label={`${BEST} üzerinden ${formatRating(value)}`}>
      <rect width={`${Math.round((value / BEST) * 100)}%`} height="100%" />
    </svg>
  );
}
