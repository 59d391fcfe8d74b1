/** Key of the bonuses that are chosen for a comparison during the visit. */
export const CHOSEN = "b";

/** Whether something is kept of the visit's choice, which `choices.ts` reads; the first script has no room for it. */
export function mayHaveChosen(): boolean {
  try {
    return sessionStorage.getItem(CHOSEN) !== null;
  } catch {
    return false;
  }
}
