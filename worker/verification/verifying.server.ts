import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { isOneOf } from "../records/selection.server";

/** Records that the terms were compared with the operator's; keeps `updated_at`, so that open forms stay valid. */
export async function verifyRecords(db: Db, ids: string[], email: string, now: Date): Promise<string[]> {
  const values = { last_verified_at: now.toISOString(), verified_by: email };
  const [verifiedPromotions, verifiedCasinos] = await db.batch([
    db.update(promotions).set(values).where(isOneOf(promotions.id, ids)).returning({ id: promotions.id }),
    db.update(casinos).set(values).where(isOneOf(casinos.id, ids)).returning({ id: casinos.id }),
  ]);
  return [...verifiedPromotions, ...verifiedCasinos].map(({ id }) => id);
}
