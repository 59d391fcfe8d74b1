import type * as cards from "../../ui/share-card";
import type { CardOptions } from "./saved-card";

const TIMEOUT_MS = 15_000;

/**
 * The address of a record's share card, for the request that saves it; undefined, which keeps what the record has, if it
 * cannot be made in time.
 */
export async function shareImage(
  cardOf: (make: typeof cards) => cards.ShareCard,
  options: CardOptions,
): Promise<string | undefined> {
  const made = async () => {
    const [make, { savedCard }] = await Promise.all([import("../../ui/share-card"), import("./saved-card")]);
    return savedCard(cardOf(make), options);
  };
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  return Promise.race([made().catch(() => undefined), late]);
}
