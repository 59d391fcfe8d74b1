import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { lasting_secrets } from "../../db/schema";

/** Cached by the isolate, since they never change. */
const known = new Map<string, string>();

/** The secret of this name; the first call makes it. */
export async function lastingSecret(db: Db, name: string): Promise<string> {
  const cached = known.get(name);
  if (cached) return cached;
  const [, [row]] = await db.batch([
    db
      .insert(lasting_secrets)
      .values({ name, secret: randomBytes(32).toString("hex") })
      .onConflictDoNothing(),
    db.select().from(lasting_secrets).where(eq(lasting_secrets.name, name)),
  ]);
  if (!row) throw new Error(`no secret for ${name}`);
  known.set(name, row.secret);
  return row.secret;
}
