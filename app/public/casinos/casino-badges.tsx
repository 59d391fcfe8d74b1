interface CasinoBadgesProps {
  isLicensed: boolean;
  authority: string | null;
  number: string | null;
  hasSupport: boolean;
}

export function CasinoBadges({ isLicensed, authority, number, hasSupport }: CasinoBadgesProps) {
  const licence = isLicensed ? [authority, number].filter(Boolean).join(", ") : "";
  return (
    <>
      {(isLicensed || hasSupport) && (
        <p className="tags">
          {isLicensed && <span className="tag good">Lisanslı</span>}
          {hasSupport && <span className="tag">7/24 Destek</span>}
        </p>
      )}
      {licence && <p className="who">{`Lisans: ${licence}`}</p>}
    </>
  );
}
