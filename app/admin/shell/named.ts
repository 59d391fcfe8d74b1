const NAMES_SHOWN = 5;

/** 'A, B ve 3 kayıt daha'. */
export function named(names: string[]): string {
  const more = names.length - NAMES_SHOWN;
  return `${names.slice(0, NAMES_SHOWN).join(", ")}${more > 0 ? ` ve ${more} kayıt daha` : ""}`;
}
