import { and, asc, desc, getTableColumns, or, sql } from "drizzle-orm";
import { type SQLiteTable, unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { address_checks, record_references } from "../../db/schema";
import { isLostUpload } from "../media/listing.server";
import { type Kind, KINDS, nameSql, type ReferringKind } from "../records/kinds.server";
import { LIST_SIZE, listOf, offsetOf } from "../records/list";
import { isBrokenAddress, isReferenceToAddress } from "../references/address-checks.server";
import { isBrokenLink, isPublicReferrer } from "../references/broken-links.server";

/** A missing picture (`target` null), a lost picture or a dead link. */
export type Fault = OwnFault | OutsideFault;

interface OwnFault {
  type: "picture" | "link";
  target: string | null;
}

export interface OutsideFault {
  type: "destination" | "outside";
  target: string;
  reason: string;
  checked_at: string;
}

export const FAULTS_NAMED = 5;

const noPicture = sql<string>`json_object('type', 'picture', 'target', null)`.as("fault");

function withoutPicture(db: Db, kind: "promotion" | "post" | "casino", today: string) {
  const { table, columns, isPublic }: Kind = KINDS[kind];
  const picture = sql`${getTableColumns(table)[columns.picture ?? ""]}`;
  return db
    .select({
      kind: sql<ReferringKind>`${kind}`.as("kind"),
      id: sql<string>`${table.id}`.as("id"),
      name: nameSql(kind).as("name"),
      fault: noPicture,
    })
    .from(table as SQLiteTable)
    .where(and(isPublic?.(today), sql`coalesce(${picture}, '') = ''`));
}

/** Query: public records with faults, dead destinations first, missing pictures last; `today` is a day in Istanbul. */
export function faultyRecords(db: Db, today: string) {
  const { record_id, name, type, target } = record_references;
  const kind = sql<ReferringKind>`${record_references.kind}`.as("kind");
  const faults = unionAll(
    withoutPicture(db, "promotion", today),
    withoutPicture(db, "post", today),
    withoutPicture(db, "casino", today),
    db
      .select({
        kind,
        id: record_id,
        name,
        fault: sql<string>`json_object('type', ${type}, 'target',
          case ${type} when 'picture' then '/media/' else '' end || ${target})`.as("fault"),
      })
      .from(record_references)
      .where(and(or(isBrokenLink, isLostUpload), isPublicReferrer(today))),
    db
      .select({
        kind,
        id: record_id,
        name,
        fault: sql<string>`json_object('type', ${type}, 'target', ${target},
          'reason', ${address_checks.reason}, 'checked_at', ${address_checks.checked_at})`.as("fault"),
      })
      .from(address_checks)
      // `cross join` fixes the join order: few addresses are broken.
      .crossJoin(record_references)
      .where(and(isBrokenAddress, isReferenceToAddress, isPublicReferrer(today))),
  ).as("faults");
  return db
    .select({
      kind: faults.kind,
      id: faults.id,
      name: faults.name,
      faults: sql<string>`json_group_array(json(${faults.fault}))`.as("faults"),
      weight: sql<number>`max(case when ${faults.fault} ->> 'type' = 'destination' then 2
        else ${faults.fault} ->> 'target' is not null end)`.as("weight"),
      of_all: sql<number>`count(*) over ()`.as("of_all"),
    })
    .from(faults)
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(desc(sql`weight`), asc(faults.name), asc(faults.id));
}

export const withFaults = <Row extends { faults: string }>({ faults, ...row }: Row) => ({
  ...row,
  faults: (JSON.parse(faults) as Fault[])
    .toSorted((a, b) => Number(b.type === "destination") - Number(a.type === "destination"))
    .slice(0, FAULTS_NAMED),
});

export async function listFaults(db: Db, today: string, page: number) {
  const rows = await faultyRecords(db, today).limit(LIST_SIZE).offset(offsetOf(page));
  return listOf(rows.map(withFaults), rows[0]?.of_all, page);
}
