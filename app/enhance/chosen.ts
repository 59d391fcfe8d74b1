/** The key of the stored choice. */
export const CHOSEN = "b";

/** The ids, joined by commas, that were chosen for a comparison during the visit. */
export function chosenBefore(): string | null {
  try {
    return sessionStorage.getItem(CHOSEN);
  } catch {
    return null;
  }
}
