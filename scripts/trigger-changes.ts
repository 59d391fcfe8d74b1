import { type Client, createClient } from "@libsql/client";
import { CommandError, messageOf } from "./command-error";

const BREAKPOINT = "\n--> statement-breakpoint\n";
const nameOf = (createTrigger: string) => createTrigger.split(" ")[2] ?? "";

/**
 * The migration that makes `changes` after the migrations `before` and leaves exactly the `wanted` triggers; empty if
 * nothing changes. Outdated triggers are dropped first, and those that name a rebuilt table: with them its columns could
 * not be dropped, nor the new table renamed. Throws a `CommandError` when the migration cannot be applied.
 */
export async function withTriggers(before: string[], changes: string, wanted: string[]): Promise<string> {
  const client = createClient({ url: ":memory:" });
  for (const migration of before) await client.executeMultiple(migration);
  const rebuilt = [...changes.matchAll(/DROP TABLE `(\w+)`/g)].map(([, table]) => new RegExp(`\\b${table}\\b`));
  const drops = (await triggersOf(client))
    .filter((text) => !wanted.includes(text) || rebuilt.some((table) => table.test(text)))
    .map((text) => `DROP TRIGGER ${nameOf(text)};`);
  const start = [...drops, changes].filter(Boolean).join(BREAKPOINT);
  try {
    await client.executeMultiple(start);
    const kept = await triggersOf(client);
    const creates = wanted.filter((text) => !kept.includes(text)).map((text) => `${text};`);
    await client.executeMultiple(creates.join("\n"));
    return [start, ...creates].filter(Boolean).join(BREAKPOINT);
  } catch (error) {
    throw new CommandError(`The migration cannot be applied: ${messageOf(error)}`);
  } finally {
    client.close();
  }
}

async function triggersOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute("select sql from sqlite_master where type = 'trigger'");
  return rows.map(({ sql }) => sql as string);
}
