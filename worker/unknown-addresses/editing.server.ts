import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { ignored_addresses, redirect_settings, type RedirectSettings } from "../../db/schema";
import { countForeign } from "./listing.server";

/** Different addresses from other sites within a week at which the page is proposed. */
const FOREIGN_MIN = 10;

const each = (paths: string[]) => sql`json_each(${JSON.stringify(paths)})`;

/** Stops counting the addresses. */
export async function ignoreAddresses(db: Db, paths: string[], now: Date): Promise<void> {
  const values = { path: sql`value`, ignored_at: now.toISOString() };
  await insertFrom(db, ignored_addresses, values, sql`true`, each(paths)).onConflictDoNothing();
}

/** Counts the addresses again. */
export async function heedAddresses(db: Db, paths: string[]): Promise<void> {
  await db.delete(ignored_addresses).where(inArray(ignored_addresses.path, sql`(select value from ${each(paths)})`));
}

/** What visitors of unknown addresses get, and whether the page is proposed. */
export async function readSettings(db: Db, now: Date) {
  const [[row], [count]] = await db.batch([
    db.select({ unknown_addresses: redirect_settings.unknown_addresses }).from(redirect_settings).limit(1),
    countForeign(db, now),
  ]);
  const { unknown_addresses = "home" } = row ?? {};
  const foreign = count?.foreign ?? 0;
  return { unknown_addresses, foreign, is_proposed: unknown_addresses === "home" && foreign >= FOREIGN_MIN };
}

export async function saveSettings(
  db: Db,
  input: Pick<RedirectSettings, "unknown_addresses">,
  now: Date,
): Promise<void> {
  await db.update(redirect_settings).set({ ...input, updated_at: now.toISOString() });
}
