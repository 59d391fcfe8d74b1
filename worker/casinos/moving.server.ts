import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { type Edit, laterThan } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { writeReferences } from "../references/writing.server";
import { keepVersions } from "../records/versions.server";
import { movedAddress, movedHosts } from "./moving";
import type { CasinoInput } from "./rules";

type Moved = typeof promotions.$inferSelect;

export async function movedPromotions(db: Db, id: string, input: CasinoInput, chosen: string[]): Promise<Moved[]> {
  const [[stored], own] = await db.batch([
    db.select().from(casinos).where(eq(casinos.id, id)),
    db
      .select()
      .from(promotions)
      .where(and(eq(promotions.casino_id, id), isOneOf(promotions.id, chosen))),
  ]);
  if (!stored) return [];
  const moves = movedHosts(stored, input);
  return own.flatMap((promotion) => {
    const url = movedAddress(promotion.url, moves);
    return url ? [{ ...promotion, url }] : [];
  });
}

/** Statements that move promotions with their casino, if it is unchanged. */
export function movingStatements(db: Db, id: string, moved: Moved[], isUnchanged: SQL | undefined, edit: Edit) {
  if (moved.length === 0) return [];
  const ids = moved.map((promotion) => promotion.id);
  const holds = and(eq(promotions.casino_id, id), sql`exists (select 1 from ${casinos} where ${isUnchanged})`);
  const isMoved = and(isOneOf(promotions.id, ids), holds);
  const urls = JSON.stringify(moved.map((promotion) => ({ id: promotion.id, url: promotion.url })));
  const url = sql`(select value ->> 'url' from json_each(${urls}) where value ->> 'id' = ${promotions.id})`;
  const update = db
    .update(promotions)
    .set({ url, updated_at: laterThan(promotions.updated_at, edit.now), updated_by: edit.by })
    .where(isMoved);
  const references = moved.flatMap((promotion) =>
    writeReferences(db, "promotion", promotion, edit.site, and(eq(promotions.id, promotion.id), holds)),
  );
  return [...keepVersions(db, "promotion", ids, isMoved), ...references, update];
}

/** Promotions of a casino: how many use its address, and those with an own one. */
export async function casinoLinks(db: Db, id: string) {
  const own = await db
    .select({ id: promotions.id, title: promotions.title, url: promotions.url })
    .from(promotions)
    .where(and(eq(promotions.casino_id, id), ne(promotions.url, "")));
  return { own, following: await db.$count(promotions, and(eq(promotions.casino_id, id), eq(promotions.url, ""))) };
}
