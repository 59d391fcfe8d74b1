import { authorityBeside, type Licence, licenceText } from "../../ui/licence";

interface CasinoBadgesProps {
  /** Null without a casino. */
  licence: Licence | null;
  number: string | null;
  hasSupport: boolean;
}

export function CasinoBadges({ licence, number, hasSupport }: CasinoBadgesProps) {
  if (!licence?.is_licensed && !hasSupport) return null;
  return (
    <p className="who">
      {licence?.is_licensed && (
        <>
          <span className="tag good">{licenceText(licence)}</span>{" "}
          {[authorityBeside(licence), number].filter(Boolean).join(", ")}{" "}
        </>
      )}
      {hasSupport && <span className="tag">7/24 Destek</span>}
    </p>
  );
}
