import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  appearance,
  hero_section,
  legal_settings,
  review_settings,
  seo_settings,
  settings,
  system_settings,
} from "../../db/schema";
import { type Kind, KINDS, TRASH_KINDS, type TrashKind } from "../records/kinds.server";
import { addressTriggers } from "./address-triggers";
import { createTrigger } from "./create-trigger";
import { CONTENT, tags, UNKNOWN } from "./tags";

interface Shown {
  table: SQLiteTable;
  /** The flag without which visitors do not see a row. */
  flag?: string | undefined;
}

/** Their pages, files and answers have ways of their own. */
const UNSHOWN: TrashKind[] = ["comment", "image", "redirect"];
const RECORDS = TRASH_KINDS.filter((kind) => !UNSHOWN.includes(kind)).map((kind): Shown => {
  const { table, address }: Kind = KINDS[kind];
  return { table, flag: address?.shown?.name };
});
const SETTINGS = [hero_section, settings, review_settings, seo_settings, appearance, system_settings, legal_settings];

/** Columns that change without an editor, and often; pages are not rendered again for them. */
const OWN_PACE = ["view_count", "indexed"];

const NEW_VERSION = "UPDATE content_version SET content = abs(random() % 4503599627370496)";
const purge = (tag: string, from = "") => `INSERT INTO pending_purges (tag) SELECT ${tag}${from}`;

const STALE = [NEW_VERSION, purge(`'${CONTENT}'`)];

function onUpdate({ table, flag }: Shown): string {
  const name = getTableName(table);
  const columns = Object.keys(getTableColumns(table)).filter((column) => !OWN_PACE.includes(column));
  const event = `UPDATE OF ${columns.join(", ")} ON ${name}`;
  return createTrigger(`${name}_update_content`, event, [isShown("old", flag), isShown("new", flag)], STALE);
}

function onAnyWrite({ table, flag }: Shown): string[] {
  const name = getTableName(table);
  return [
    createTrigger(`${name}_insert_content`, `INSERT ON ${name}`, [isShown("new", flag)], STALE),
    onUpdate({ table, flag }),
    createTrigger(`${name}_delete_content`, `DELETE ON ${name}`, [isShown("old", flag)], STALE),
  ];
}

const isShown = (row: "old" | "new", flag: string | undefined) => flag && `${row}.${flag}`;

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
    createTrigger(`${table}_insert_content`, `INSERT ON ${table}`, [isPublished("new")], statements("new")),
    createTrigger(`${table}_update_content`, `UPDATE ON ${table}`, ["old", "new"].map(isPublished), statements("new")),
    createTrigger(`${table}_delete_content`, `DELETE ON ${table}`, [isPublished("old")], statements("old")),
  ];
}

function mediaTrigger(): string {
  const purgeKey = purge(`'${tags.media("")}' || (old.row->>'$.key')`);
  return createTrigger("trash_delete_content", "DELETE ON trash", ["old.kind = 'image'"], [purgeKey]);
}

const redirectTriggers = () =>
  ["insert", "update", "delete"].map((event) =>
    createTrigger(`redirects_${event}_unknown`, `${event.toUpperCase()} ON redirects`, [], [purge(`'${UNKNOWN}'`)]),
  );

/** All triggers of the database; `npm run db:generate` writes those that changed. */
export const triggers = (): string[] => [
  ...RECORDS.flatMap(onAnyWrite),
  ...SETTINGS.map((table) => onUpdate({ table })),
  ...commentTriggers(),
  mediaTrigger(),
  ...redirectTriggers(),
  ...addressTriggers(),
];
