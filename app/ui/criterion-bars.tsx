export interface CriterionBar {
  label: string;
  /** Small, beside the label. */
  detail?: string;
  value: string;
  /** Length of the bar in percent. */
  length: number;
  reason?: string;
}

/** A bar for each criterion, with its number and reason. */
export function CriterionBars({ bars }: { bars: CriterionBar[] }) {
  return (
    <ul className="crit">
      {bars.map(({ label, detail, value, length, reason }) => (
        <li key={label}>
          <span>
            {label} {detail && <small>{detail}</small>}
          </span>
          <b>{value}</b>
          <svg aria-hidden="true">
            <rect width={`${length}%`} height="100%" />
          </svg>
          {reason && <p>{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
