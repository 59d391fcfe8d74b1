/** A bar filled by a share from 0 to 1; the number itself stands beside it. */
export const Bar = ({ share }: { share: number }) => (
  <span className="bar" aria-hidden="true">
    <span style={{ width: `${100 * share}%` }} />
  </span>
);
