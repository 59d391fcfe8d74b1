export interface Warned {
  /** Why the casino is not recommended, '' without a reason; null if it is. */
  casino_warning: string | null;
}

/** `Önermiyoruz: lisansı doğrulanamadı.`; an empty reason is left out. Undefined for null: nothing to warn of. */
export function warningText(reason: string | null): string | undefined {
  if (reason === null) return undefined;
  return reason ? `Önermiyoruz: ${reason}` : "Önermiyoruz";
}

/** Says that the site does not recommend a casino, and why; nothing for null. */
export function Warning({ reason }: { reason: string | null }) {
  const text = warningText(reason);
  return text && <span className="note bad warning">{text}</span>;
}

/** Classes of a button that leads to a casino: outlined where the site does not recommend it. */
export const claimClass = ({ casino_warning }: Warned) => (casino_warning === null ? "btn" : "btn quiet");

/** Classes of a card, outlined in red where the site does not recommend the casino. */
export const warnedClass = (name: string, { casino_warning }: Warned) =>
  casino_warning === null ? name : `${name} warn`;
