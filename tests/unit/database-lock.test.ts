import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { libsql } from "../../scripts/database";

it("a migration and a transaction wait while another connection holds the lock", async () => {
  const url = `file:${join(mkdtempSync(join(tmpdir(), "lock-")), "database.sqlite")}`;
  const database = libsql(url);
  const other = createClient({ url });
  for (const write of [() => database.migrate("0000_tables"), () => database.transaction([sql`select 1`])]) {
    const lock = await other.transaction("write");
    const writing = write();
    await lock.rollback();
    await writing;
  }
  expect(await database.version()).toBe("0000_tables");
  other.close();
});
