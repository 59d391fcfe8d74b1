import type { Db } from "../../db/client";
import type { casinos, promotions } from "../../db/schema";
import { KINDS } from "../records/kinds.server";
import type { Edit } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions, noteChange } from "../records/versions.server";

/** Verifies records, keeping `updated_at`, so that open forms stay valid. */
export async function verifyRecords(db: Db, ids: string[], { now, by, change }: Edit) {
  const verifying = (kind: "promotion" | "casino") => {
    const table: typeof promotions | typeof casinos = KINDS[kind].table;
    const where = isOneOf(table.id, ids);
    const values = { last_verified_at: now.toISOString(), verified_by: by };
    return [
      keepVersions(db, kind, change, where, [table.last_verified_at, table.verified_by]),
      db.update(table).set(values).where(where).returning({ id: table.id }),
      ...noteChange(db, kind, change),
    ] as const;
  };
  const [, ofPromotions, , , , , ofCasinos] = await db.batch([...verifying("promotion"), ...verifying("casino")]);
  return [
    ...ofPromotions.map(({ id }) => ({ id, kind: "promotion" as const })),
    ...ofCasinos.map(({ id }) => ({ id, kind: "casino" as const })),
  ];
}
