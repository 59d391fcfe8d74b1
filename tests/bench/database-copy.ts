import { cpSync, globSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import type { Db } from "../../db/client";

/** A copy of the local D1's file in `stateDir`. */
export function databaseCopy(stateDir: string): Db {
  const copy = mkdtempSync(join(tmpdir(), "bench-"));
  cpSync(join(stateDir, "v3/d1"), copy, { recursive: true });
  const [file] = globSync(`${copy}/**/*.sqlite`).filter((path) => !path.endsWith("metadata.sqlite"));
  if (!file) throw new Error(`no database in ${stateDir}`);
  return drizzle(createClient({ url: `file:${file}` })) as unknown as Db;
}
