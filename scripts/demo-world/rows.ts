import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../../db/client";
import { htmlMark } from "../../worker/text/mark";
import { sanitize } from "../../worker/text/sanitize";

/** Sanitises HTML and returns the columns that hold it and its mark. */
export function clean<Column extends string>(column: Column, html: string) {
  const text = sanitize(html);
  return { [column]: text, html_mark: htmlMark(text) } as Record<Column | "html_mark", string>;
}

/** A UUID of version 8, which marks demo content. */
export function idOf(kind: string, name: string): string {
  const hex = createHash("sha256").update(`${kind}:${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Inserts rows, all with the keys of the first, as one JSON parameter: D1 binds at most 100 parameters. */
export async function insert(db: Db, table: SQLiteTable, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((name) => sql.identifier(name));
  const values = columns.map((name) => sql`value ->> ${name}`);
  await db.run(sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) where true on conflict do nothing`);
}
