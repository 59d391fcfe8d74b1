import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { hero_section, review_settings, seo_settings, settings } from "../../db/schema";
import { KINDS, TRASH_KINDS } from "../records/kinds.server";
import { CONTENT, tags } from "./tags";

interface Shown {
  table: SQLiteTable;
  /** SQL condition for rows that visitors see, about `{row}`. */
  visible?: string | undefined;
}

const RECORDS: Shown[] = TRASH_KINDS.filter((kind) => kind !== "comment" && kind !== "image").map((kind) => ({
  table: KINDS[kind].table,
  visible: kind === "post" ? "{row}.is_published" : undefined,
}));
const SETTINGS = [hero_section, settings, review_settings, seo_settings];

/** Columns that change without an editor, and often; pages are not rendered again for them. */
const OWN_PACE = ["view_count", "indexed"];

const NEW_VERSION = "UPDATE content_version SET content = abs(random() % 4503599627370496)";
const purge = (tag: string, from = "") => `INSERT INTO pending_purges (tag) SELECT ${tag}${from}`;

const trigger = (name: string, event: string, conditions: (string | undefined)[], statements: string[]) => {
  const when = conditions.filter((condition) => condition !== undefined).join(" OR ");
  const body = statements.map((sql) => `  ${sql};\n`).join("");
  return `CREATE TRIGGER ${name} AFTER ${event}${when && ` WHEN ${when}`}\nBEGIN\n${body}END`;
};

const STALE = [NEW_VERSION, purge(`'${CONTENT}'`)];

function onUpdate({ table, visible }: Shown): string {
  const name = getTableName(table);
  const columns = Object.keys(getTableColumns(table)).filter((column) => !OWN_PACE.includes(column));
  const event = `UPDATE OF ${columns.join(", ")} ON ${name}`;
  return trigger(`${name}_update_content`, event, [isVisible("old", visible), isVisible("new", visible)], STALE);
}

function onAnyWrite({ table, visible }: Shown): string[] {
  const name = getTableName(table);
  return [
    trigger(`${name}_insert_content`, `INSERT ON ${name}`, [isVisible("new", visible)], STALE),
    onUpdate({ table, visible }),
    trigger(`${name}_delete_content`, `DELETE ON ${name}`, [isVisible("old", visible)], STALE),
  ];
}

const isVisible = (row: "old" | "new", visible: string | undefined) => visible?.replaceAll("{row}", row);

/** A published comment makes two pages stale: those of its promotion and of the casino. */
function commentTriggers(): string[] {
  const table = "promotion_comments";
  const isPublished = (row: string) => `${row}.status = 'published'`;
  const statements = (row: string) => [
    NEW_VERSION,
    purge(`'${tags.comments("")}' || ${row}.promotion_id`),
    purge(
      `'${tags.ratings("")}' || casino_id`,
      ` FROM promotions WHERE id = ${row}.promotion_id AND casino_id IS NOT NULL`,
    ),
  ];
  return [
    trigger(`${table}_insert_content`, `INSERT ON ${table}`, [isPublished("new")], statements("new")),
    trigger(`${table}_update_content`, `UPDATE ON ${table}`, ["old", "new"].map(isPublished), statements("new")),
    trigger(`${table}_delete_content`, `DELETE ON ${table}`, [isPublished("old")], statements("old")),
  ];
}

function mediaTrigger(): string {
  const purgeKey = purge(`'${tags.media("")}' || (old.row->>'$.key')`);
  return trigger("trash_delete_content", "DELETE ON trash", ["old.kind = 'image'"], [purgeKey]);
}

/** Triggers that change the content version and note the stale tags. A test compares them with the migrations. */
export const changeTriggers = (): string[] => [
  ...RECORDS.flatMap(onAnyWrite),
  ...SETTINGS.map((table) => onUpdate({ table })),
  ...commentTriggers(),
  mediaTrigger(),
];
