import { formatDate } from "../../worker/text/calendar";

export interface Warned {
  /** Why the casino is not recommended, '' without a reason; null if it is. */
  casino_warning: string | null;
}

/** `Önermiyoruz: lisansı doğrulanamadı.`; an empty reason is left out. Undefined for null: nothing to warn of. */
export function warningText(reason: string | null): string | undefined {
  if (reason === null) return undefined;
  return reason ? `Önermiyoruz: ${reason}` : "Önermiyoruz";
}

interface WarningProps {
  reason: string | null;
  /** When editors last verified what is said of the casino. */
  verifiedAt?: string | null;
}

/** Says that the site does not recommend a casino, why, and as of when; nothing for null. */
export function Warning({ reason, verifiedAt }: WarningProps) {
  const text = warningText(reason);
  return (
    text && (
      <span className="note bad warning">
        {text}
        {verifiedAt && <small>{`Son doğrulama: ${formatDate(verifiedAt)}`}</small>}
      </span>
    )
  );
}

/** Whether the site recommends the casino; it offers no promotion of others (P6.6). */
export const isRecommended = ({ casino_warning }: Warned) => casino_warning === null;

/** Classes of a part about a casino: cards are outlined in red and nothing is green where it is not recommended. */
export const warnedClass = (name: string, { casino_warning }: Warned) =>
  casino_warning === null ? name : `${name} warn`;
