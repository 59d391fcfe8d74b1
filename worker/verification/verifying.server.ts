import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import type { Edit } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import type { FormerVerification } from "./undo";

export interface VerifiedRecord extends FormerVerification {
  kind: "promotion" | "casino";
}

const ofKind = (kind: VerifiedRecord["kind"], rows: FormerVerification[]): VerifiedRecord[] =>
  rows.map((row) => ({ ...row, kind }));

/** Verifies records, keeping `updated_at`, so that open forms stay valid. Returns the former verifications. */
export async function verifyRecords(db: Db, ids: string[], { now, by }: Edit): Promise<VerifiedRecord[]> {
  const values = { last_verified_at: now.toISOString(), verified_by: by };
  const former = <Table extends typeof promotions | typeof casinos>({ id, last_verified_at, verified_by }: Table) => ({
    id,
    last_verified_at,
    verified_by,
  });
  const [formerPromotions, formerCasinos] = await db.batch([
    db.select(former(promotions)).from(promotions).where(isOneOf(promotions.id, ids)),
    db.select(former(casinos)).from(casinos).where(isOneOf(casinos.id, ids)),
    db.update(promotions).set(values).where(isOneOf(promotions.id, ids)),
    db.update(casinos).set(values).where(isOneOf(casinos.id, ids)),
  ]);
  return [...ofKind("promotion", formerPromotions), ...ofKind("casino", formerCasinos)];
}

/** Gives records their former verifications. Returns those that still exist. */
export async function restoreVerifications(db: Db, records: FormerVerification[]) {
  const given = (name: keyof FormerVerification) => sql`former.value ->> ${name}`;
  const former = sql`json_each(${JSON.stringify(records)}) as former`;
  const values = { last_verified_at: given("last_verified_at"), verified_by: given("verified_by") };
  const [restoredPromotions, restoredCasinos] = await db.batch([
    db
      .update(promotions)
      .set(values)
      .from(former)
      .where(eq(promotions.id, given("id")))
      .returning({ id: promotions.id }),
    db
      .update(casinos)
      .set(values)
      .from(former)
      .where(eq(casinos.id, given("id")))
      .returning({ id: casinos.id }),
  ]);
  return [
    ...restoredPromotions.map(({ id }) => ({ id, kind: "promotion" as const })),
    ...restoredCasinos.map(({ id }) => ({ id, kind: "casino" as const })),
  ];
}
