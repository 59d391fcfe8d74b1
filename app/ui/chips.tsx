interface Chip {
  label: string;
  to: string;
  total: number;
  isChosen: boolean;
}

/** Links that filter a list, each with its count. The chosen one comes second, so that it is in view on phones. */
export function Chips({ label, all, chips }: { label: string; all: Chip; chips: Chip[] }) {
  const inView = [all, ...chips.filter(({ isChosen }) => isChosen), ...chips.filter(({ isChosen }) => !isChosen)];
  return (
    <nav className="chips" aria-label={label}>
      {inView.map(({ label, to, total, isChosen }) => (
        <a key={to} className="chip" href={to} aria-current={isChosen ? "true" : undefined}>
          {`${label} `}
          <small>{total}</small>
        </a>
      ))}
    </nav>
  );
}
