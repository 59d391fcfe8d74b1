import type { Db } from "../../db/client";
import { casinos, former_values, promotions } from "../../db/schema";
import { formerValue, isLastChange, keepFormer, keptChange } from "../records/former-values.server";
import type { Edit } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { undoing } from "../records/undoing.server";

type Verified = typeof promotions | typeof casinos;
const replacedIn = (table: Verified) => ({ table, columns: [table.last_verified_at, table.verified_by] });

/** Verifies records, keeping `updated_at`, so that open forms stay valid. */
export async function verifyRecords(db: Db, ids: string[], { now, by }: Edit) {
  const change = crypto.randomUUID();
  const values = { last_verified_at: now.toISOString(), verified_by: by };
  const keep = (table: Verified) =>
    keepFormer(db, table, {
      id: change,
      where: isOneOf(table.id, ids),
      replaced: replacedIn(table).columns,
      version: table.updated_at,
    });
  const verify = (table: Verified) =>
    db.update(table).set(values).where(isOneOf(table.id, ids)).returning({ id: table.id });
  const [, , verifiedPromotions, verifiedCasinos] = await db.batch([
    keep(promotions),
    keep(casinos),
    verify(promotions),
    verify(casinos),
  ]);
  return { change, records: named(verifiedPromotions, verifiedCasinos) };
}

/** Gives records their former verifications, unless they were verified or saved meanwhile. Throws `Refusal`: `invalid`. */
export async function restoreVerifications(db: Db, id: string) {
  const change = await keptChange(db, id, replacedIn(promotions), replacedIn(casinos));
  const restore = (table: Verified) =>
    db
      .update(table)
      .set({ last_verified_at: formerValue(table.last_verified_at), verified_by: formerValue(table.verified_by) })
      .from(former_values)
      .where(isLastChange(table, change))
      .returning({ id: table.id });
  let records: ReturnType<typeof named> = [];
  const undone = await undoing(db, change, async () => {
    records = named(...(await db.batch([restore(promotions), restore(casinos)])));
    return records.map(({ id }) => id);
  });
  return { ...undone, records };
}

const named = (ofPromotions: { id: string }[], ofCasinos: { id: string }[]) => [
  ...ofPromotions.map(({ id }) => ({ id, kind: "promotion" as const })),
  ...ofCasinos.map(({ id }) => ({ id, kind: "casino" as const })),
];
