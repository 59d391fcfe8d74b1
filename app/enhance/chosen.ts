/** Key of the bonuses that are chosen for a comparison during the visit. */
export const CHOSEN = "b";

/** What was chosen during the visit, as JSON; nothing without storage. */
export function chosenBefore(): string | null {
  try {
    return sessionStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}
