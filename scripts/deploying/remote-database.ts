import { count, eq } from "drizzle-orm";
import { type Db, dbOver } from "../../db/client";
import { admin_users } from "../../db/schema";
import type { Account } from "./account";

const DEADLINE_MS = 60_000;

interface RawResult {
  results: { rows: unknown[][] };
}

/** A D1 database through Cloudflare's API, which needs no Worker. Statements run one after another, in no transaction. */
export function remoteDb(account: Account, id: string): Db {
  return dbOver(async (statements) => {
    const answers = [];
    for (const statement of statements) {
      const [result] = (await account.call<RawResult[]>("POST", `d1/database/${id}/raw`, statement)) ?? [];
      answers.push({ rows: result?.results.rows ?? [] });
    }
    return answers;
  }, DEADLINE_MS);
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ total: count().as("total") })
    .from(admin_users)
    .where(eq(admin_users.role, "admin"));
  return (row?.total ?? 0) > 0;
}
