import { and, count, desc, eq, gt, lt, or, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { casinos, refused_postbacks, trash } from "../../db/schema";
import { listedValue } from "../fields";
import { type ListQuery, readList } from "../records/list";
import { dayInIstanbul } from "../text/calendar";
import { foldTr } from "../text/folding";
import { foldTrSql } from "../text/folding.server";

const KEPT_DAYS = 90;
/** Rows of a casino within a day, beyond which further ones are not kept. */
const DAILY_MAX = 200;
const DAY_MS = 86_400_000;
const REFERENCE_MAX = 100;

interface Refused {
  casino_id: string;
  fields: Record<string, string>;
  /** What the operator would find the report by; left out if it holds a token. */
  reference: string;
}

/** Keeps why a postback with a right token was refused, without what was sent. */
export async function keepRefusal(db: Db, { casino_id, fields, reference }: Refused, now: Date): Promise<void> {
  const isOfDay = and(
    eq(refused_postbacks.casino_id, casino_id),
    gt(refused_postbacks.at, new Date(now.getTime() - DAY_MS).toISOString()),
  );
  const ofDay = db.select({ rows: count() }).from(refused_postbacks).where(isOfDay);
  const row = {
    ...{ id: crypto.randomUUID(), casino_id, at: now.toISOString() },
    ...{ field: Object.keys(fields).join(", "), reason: Object.values(fields).join("; ") },
    ...{ reference: reference.slice(0, REFERENCE_MAX), count: 1 },
  };
  await insertFrom(db, refused_postbacks, row, sql`(${ofDay}) < ${DAILY_MAX}`);
}

/** Statement: one row of a casino and a day, since anybody can send a wrong token. */
export const countWrongToken = (db: Db, casino_id: string, now: Date) =>
  db
    .insert(refused_postbacks)
    .values({
      id: `token ${dayInIstanbul(now)} ${casino_id}`,
      casino_id,
      at: now.toISOString(),
      field: "token",
      reason: "token yanlış",
    })
    .onConflictDoUpdate({
      target: refused_postbacks.id,
      set: { count: sql`${refused_postbacks.count} + 1`, at: now.toISOString() },
    });

export const refusalFilters = { casino: listedValue };
type RefusalQuery = ListQuery & z.infer<z.ZodObject<typeof refusalFilters>>;

const casinoName = sql<string | null>`coalesce(${casinos.name},
  (select ${trash.name} from ${trash} where ${trash.id} = ${refused_postbacks.casino_id}))`;

/** Refused postbacks, the newest first. */
export async function listRefusals(db: Db, { q, page, casino }: RefusalQuery) {
  const term = foldTr(q);
  const folded = [refused_postbacks.field, refused_postbacks.reason, refused_postbacks.reference, casinoName];
  const matches = and(
    casino ? eq(refused_postbacks.casino_id, casino) : undefined,
    term ? or(...folded.map((column) => sql`instr(${foldTrSql(column)}, ${term}) > 0`)) : undefined,
  );
  return readList(
    db,
    db
      .select({
        id: refused_postbacks.id,
        casino_id: refused_postbacks.casino_id,
        casino: casinoName.as("casino"),
        has_casino: sql`${casinos.id} is not null`.mapWith(Boolean).as("has_casino"),
        at: refused_postbacks.at,
        field: refused_postbacks.field,
        reason: refused_postbacks.reason,
        reference: refused_postbacks.reference,
        count: refused_postbacks.count,
      })
      .from(refused_postbacks)
      .leftJoin(casinos, eq(casinos.id, refused_postbacks.casino_id))
      .where(matches)
      .orderBy(desc(refused_postbacks.at), desc(refused_postbacks.id)),
    {
      from: sql`${refused_postbacks} left join ${casinos} on ${eq(casinos.id, refused_postbacks.casino_id)}`,
      matches,
      page,
    },
  );
}

export async function forgetRefusals(db: Db, now: Date): Promise<void> {
  const first = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.delete(refused_postbacks).where(lt(refused_postbacks.at, first));
}
