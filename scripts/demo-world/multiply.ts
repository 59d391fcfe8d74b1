import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { blog_posts, casinos, promotion_comments, promotions } from "../../db/schema";
import type { Database } from "../database";

/** Copies of every record in one transaction. */
const COPIES_AT_ONCE = 25;

/** SQL: the id of copy `n`: the UUID of the original with `n` as its last group. */
const copyOf = (id: string) => sql.raw(`substr(${id}, 1, 24) || printf('%012x', n.value)`);
const IS_ORIGINAL = sql.raw("substr(id, 15, 1) = '8' and substr(id, 25, 8) <> '00000000'");
const numbered = (text: string, before: string) => sql.raw(`${text} || '${before}' || n.value`);
/** Each copy is an hour older than the previous one. */
const older = (instant: string) => sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', ${instant}, '-' || n.value || ' hours')`);

/** Columns in which a copy differs, by table; referenced tables come first. */
const COPIES: [table: SQLiteTable, own: Record<string, SQL>][] = [
  [
    casinos,
    {
      name: numbered("name", " "),
      slug: numbered("slug", "-"),
      sort_key: numbered("sort_key", " "),
      search_text: numbered("search_text", " "),
    },
  ],
  [
    promotions,
    {
      title: numbered("title", " "),
      slug: numbered("slug", "-"),
      casino_id: copyOf("casino_id"),
      search_text: sql.raw("replace(search_text, char(10), ' ' || n.value || char(10))"),
      created_at: older("created_at"),
      activated_at: older("activated_at"),
    },
  ],
  [promotion_comments, { promotion_id: copyOf("promotion_id"), created_at: older("created_at") }],
  [
    blog_posts,
    {
      title: numbered("title", " "),
      slug: numbered("slug", "-"),
      batch_key: sql`null`,
      published_at: older("published_at"),
      created_at: older("created_at"),
    },
  ],
];

function insertCopies(table: SQLiteTable, own: Record<string, SQL>, numbers: number[]): SQL {
  const names = Object.keys(getTableColumns(table));
  const values = names.map((name) => (name === "id" ? copyOf("id") : (own[name] ?? sql.identifier(name))));
  const columns = names.map((name) => sql.identifier(name));
  return sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${table}, (select value from json_each(${JSON.stringify(numbers)})) as n
    where ${IS_ORIGINAL} on conflict do nothing`;
}

/** Adds copies of the demo content until there is `scale` times as much; those that exist stay. */
export async function multiply(database: Database, scale: number): Promise<void> {
  for (let from = 1; from < scale; from += COPIES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(COPIES_AT_ONCE, scale - from) }, (_, at) => from + at);
    await database.transaction(COPIES.map(([table, own]) => insertCopies(table, own, numbers)));
  }
}
