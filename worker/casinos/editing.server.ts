import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client";
import { type Casino, casinos } from "../../db/schema";
import type { ChangedRecord } from "../activity/recording.server";
import { refuseOwnSite } from "../outbound/own-site";
import { recordRow } from "../records/editable.server";
import { Refusal } from "../refusal";
import { KINDS } from "../records/kinds.server";
import { type Edit, reviseRecord } from "../records/revision.server";
import type { CasinoSave } from "./rules";
import { warningSql } from "./standing.server";
import { movedLinks, movedRecords, movingStatements } from "./moving.server";
import { additionStatements, revisionOf } from "./statements.server";

export async function casinoNames(db: Db) {
  return db
    .select({
      id: casinos.id,
      name: casinos.name,
      slug: casinos.slug,
      url: casinos.url,
      logo_url: casinos.logo_url,
      score: casinos.score,
      rating: casinos.rating,
      casino_warning: warningSql.as("casino_warning"),
      is_licensed: casinos.is_licensed,
      licence_country: casinos.licence_country,
      licence_authority: casinos.licence_authority,
    })
    .from(casinos)
    .orderBy(casinos.sort_key, casinos.id);
}

export async function addCasino(db: Db, input: CasinoSave, edit: Edit): Promise<Casino> {
  refuseOwnSite(addressesOf(input), edit.site);
  const [[added]] = await db.batch(additionStatements(db, crypto.randomUUID(), input, edit));
  if (!added) throw new Error("nothing was inserted");
  return added;
}

export const addressesOf = ({ url, entry_url, tracking_url }: CasinoSave) => ({ url, entry_url, tracking_url });

/** `moved` names promotions and splash ads whose addresses get the casino's new host; `records`: all that changed, if any was to move. */
export async function reviseCasino(
  db: Db,
  id: string,
  basis: string,
  { moved_links: moved, ...input }: CasinoSave & { moved_links: string[] },
  edit: Edit,
): Promise<Casino & { records?: ChangedRecord[] }> {
  refuseOwnSite(addressesOf(input), edit.site);
  const revision = revisionOf(db, id, input, edit);
  const moving = moved.length > 0 ? await movedLinks(db, id, input, moved) : undefined;
  const before = (isUnchanged: SQL | undefined) => [
    ...revision.before(isUnchanged),
    ...(moving ? movingStatements(db, id, moving, isUnchanged, edit) : []),
  ];
  const casino = await reviseRecord(db, "casino", id, basis, { ...revision, before }, edit);
  return moving ? { ...casino, records: [{ kind: "casino", id }, ...movedRecords(moving)] } : casino;
}

/** Throws `Refusal`: `invalid` if the casino does not exist. */
export async function requireCasino(db: Db, id: string | null): Promise<void> {
  const { missing } = KINDS.casino;
  if (id && !(await recordRow(db, "casino", id)))
    throw new Refusal("invalid", missing, { fields: { casino_id: missing } });
}
