import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import type { Edit } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";

/** Marks terms as compared with the operator's; keeps `updated_at`, so that open forms stay valid. */
export async function verifyRecords(db: Db, ids: string[], { now, by }: Edit) {
  const values = { last_verified_at: now.toISOString(), verified_by: by };
  const [verifiedPromotions, verifiedCasinos] = await db.batch([
    db.update(promotions).set(values).where(isOneOf(promotions.id, ids)).returning({ id: promotions.id }),
    db.update(casinos).set(values).where(isOneOf(casinos.id, ids)).returning({ id: casinos.id }),
  ]);
  return [
    ...verifiedPromotions.map(({ id }) => ({ id, kind: "promotion" as const })),
    ...verifiedCasinos.map(({ id }) => ({ id, kind: "casino" as const })),
  ];
}
