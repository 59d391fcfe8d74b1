import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { libsql, migrations } from "../../scripts/database";

/** Turns of the event loop in which the first attempt fails. */
async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) await setImmediate();
}

it("a migration and a transaction wait while another connection holds the lock", async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), "lock-")), "database.sqlite")}`;
  const database = libsql(url);
  const other = createClient({ url });
  for (const write of [() => database.migrate(), () => database.transaction([sql`select 1`])]) {
    const lock = await other.transaction("write");
    const writing = write();
    await Promise.race([writing, turns(20)]);
    await lock.rollback();
    await writing;
  }
  expect(await database.version()).toBe(migrations().at(-1)?.name);
  other.close();
});
