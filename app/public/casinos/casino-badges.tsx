interface CasinoBadgesProps {
  isLicensed: boolean;
  authority: string | null;
  number: string | null;
  hasSupport: boolean;
}

export function CasinoBadges({ isLicensed, authority, number, hasSupport }: CasinoBadgesProps) {
  if (!isLicensed && !hasSupport) return null;
  return (
    <p className="who">
      {isLicensed && (
        <>
          <span className="tag good">Lisanslı</span> {[authority, number].filter(Boolean).join(", ")}{" "}
        </>
      )}
      {hasSupport && <span className="tag">7/24 Destek</span>}
    </p>
  );
}
