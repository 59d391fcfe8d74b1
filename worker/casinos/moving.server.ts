import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, promotions } from "../../db/schema";
import { type Edit, laterThan } from "../records/revision.server";
import { isOneOf } from "../records/selection.server";
import { keepVersions } from "../records/versions.server";
import { movedAddress, movedHosts } from "./moving";
import type { CasinoInput } from "./rules";

interface Moved {
  id: string;
  url: string;
}

export async function movedPromotions(db: Db, id: string, input: CasinoInput, chosen: string[]): Promise<Moved[]> {
  const [[stored], own] = await db.batch([
    db.select().from(casinos).where(eq(casinos.id, id)),
    db
      .select({ id: promotions.id, url: promotions.url })
      .from(promotions)
      .where(and(eq(promotions.casino_id, id), isOneOf(promotions.id, chosen))),
  ]);
  if (!stored) return [];
  const moves = movedHosts(stored, input);
  return own.flatMap(({ id: promotion, url }) => {
    const moved = movedAddress(url, moves);
    return moved ? [{ id: promotion, url: moved }] : [];
  });
}

/** Statements that move promotions with their casino, if it is unchanged. */
export function movingStatements(db: Db, id: string, moved: Moved[], isUnchanged: SQL | undefined, { now, by }: Edit) {
  if (moved.length === 0) return [];
  const ids = moved.map((promotion) => promotion.id);
  const isMoved = and(
    isOneOf(promotions.id, ids),
    eq(promotions.casino_id, id),
    sql`exists (select 1 from ${casinos} where ${isUnchanged})`,
  );
  const url = sql`(select value ->> 'url' from json_each(${JSON.stringify(moved)}) where value ->> 'id' = ${promotions.id})`;
  const update = db
    .update(promotions)
    .set({ url, updated_at: laterThan(promotions.updated_at, now), updated_by: by })
    .where(isMoved);
  return [...keepVersions(db, "promotion", ids, isMoved), update];
}

/** Promotions of a casino: how many use its address, and those with an own one. */
export async function casinoLinks(db: Db, id: string) {
  const own = await db
    .select({ id: promotions.id, title: promotions.title, url: promotions.url })
    .from(promotions)
    .where(and(eq(promotions.casino_id, id), ne(promotions.url, "")));
  return { own, following: await db.$count(promotions, and(eq(promotions.casino_id, id), eq(promotions.url, ""))) };
}
