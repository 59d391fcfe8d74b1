import { sql } from "drizzle-orm";
import { backup_state } from "../../db/schema";
import { messageOf } from "../command-error";
import type { Database } from "../database";

/** Maximum characters of an error. */
const ERROR_LENGTH = 500;

type Note = { error: string | null } & Partial<
  Pick<typeof backup_state.$inferSelect, "last_succeeded_at" | "last_failed_at">
>;

/** Notes in the database how a backup ended. A database that cannot keep the note, as an older one, is only reported. */
export async function noteBackup(
  database: Database,
  { error, ...note }: Note,
  say: (line: string) => void,
): Promise<void> {
  const columns = Object.entries({ ...note, error: error && error.slice(0, ERROR_LENGTH) });
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, value]) => sql`${value}`);
  try {
    await database.transaction([
      sql`insert into ${backup_state} (id, ${sql.join(names, sql`, `)}) values (1, ${sql.join(values, sql`, `)})
        on conflict (id) do update set ${sql.join(
          names.map((name) => sql`${name} = excluded.${name}`),
          sql`, `,
        )}`,
    ]);
  } catch (failure) {
    say(`The database did not note this backup: ${messageOf(failure)}`);
  }
}
