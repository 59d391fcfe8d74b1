import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../database";
import { encoded } from "./file";
import type { Table } from "./tables";

/** Rows that are read with one statement. */
const PAGE_ROWS = 200;
/** Bytes at which a part of a table is full; a database takes 2 MB as one value. */
const PART_BYTES = 1_000_000;

/**
 * The rows of a copied table, as lines of JSON, in parts. The database writes the JSON, so that a whole number, a real
 * one and a text come back as what they were; a blob stands as `{"hex":"…"}`.
 */
export async function* partsOf(
  database: Database,
  { columns }: Table,
  copy: string,
): AsyncGenerator<{ rows: number; text: string }> {
  const asJson = columns.map((column) => {
    const name = sql.identifier(column);
    return sql`case typeof(${name})
      when 'blob' then '{"hex":"' || hex(${name}) || '"}'
      when 'real' then printf('%!.17g', ${name})
      else json_quote(${name}) end as ${name}`;
  });
  const page = async (after: number) => {
    const [rows] = await database.transaction<Record<string, string> & { at: number }>([
      sql`select ${sql.join(asJson, sql`, `)}, rowid as "at" from ${sql.identifier(copy)}
        where rowid > ${after} order by rowid limit ${PAGE_ROWS}`,
    ]);
    return rows ?? [];
  };
  let lines: string[] = [];
  let size = 0;
  for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.at ?? 0))
    for (const row of rows) {
      const line = `{${columns.map((column) => `${JSON.stringify(column)}:${row[column]}`).join()}}`;
      JSON.parse(line); // what nobody could read again ends the backup here
      const bytes = encoded(line).length;
      if (lines.length > 0 && size + bytes > PART_BYTES) {
        yield { rows: lines.length, text: `${lines.join("\n")}\n` };
        [lines, size] = [[], 0];
      }
      lines.push(line);
      size += bytes;
    }
  if (lines.length > 0) yield { rows: lines.length, text: `${lines.join("\n")}\n` };
}

/** The statement that writes the rows of one part. */
export function insertPart({ name, columns }: Table, text: string): SQL {
  const lines = text.trimEnd().split("\n");
  const names = columns.map((column) => sql.identifier(column));
  const decoded = names.map(
    (column) =>
      sql`case json_type(${column}) when 'object' then unhex(${column} ->> '$.hex') else ${column} ->> '$' end`,
  );
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)})
    select ${sql.join(decoded, sql`, `)} from (${fragments(columns, lines)})`;
}

/** One column of JSON for each column of the table. A row that may be too large for one value is sent as several. */
function fragments(columns: string[], lines: string[]): SQL {
  const [line, ...more] = lines;
  if (line !== undefined && more.length === 0 && line.length > PART_BYTES) {
    const row = JSON.parse(line) as Record<string, unknown>;
    const values = columns.map((column) => sql`${JSON.stringify(row[column])} as ${sql.identifier(column)}`);
    return sql`select ${sql.join(values, sql`, `)}`;
  }
  const values = columns.map((column) => sql`value -> ${`$."${column}"`} as ${sql.identifier(column)}`);
  return sql`select ${sql.join(values, sql`, `)} from json_each(${`[${lines.join()}]`})`;
}
