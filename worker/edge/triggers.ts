import { type Change, CHANGES } from "./changes";
import { tags } from "./tags";

type Row = "old" | "new";

const PLACEHOLDER = /\{([^}]+)\}/g;

/** SQL with `{column}` about the old or the new row. */
const about = (row: Row, sql: string) => sql.replace(PLACEHOLDER, `${row}.$1`);

/** The tag of a row as SQL: its texts and columns joined. */
const tagOf = (row: Row, tag: string) =>
  tag
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? `coalesce(${about(row, part)}, '')` : `'${part}'`))
    .join(" || ");

const note = (row: Row, { tag }: Change, conditions: string[]) =>
  [`INSERT INTO pending_purges (tag) SELECT ${tagOf(row, tag)}`, conditions.join(" AND ")]
    .filter(Boolean)
    .join(" WHERE ");

const isShown = (row: Row, { shown }: Change) => (shown ? [about(row, shown)] : []);

const whenComing = (change: Change) => (change.only === "going" ? [] : [note("new", change, isShown("new", change))]);
const whenGoing = (change: Change) => (change.only === "coming" ? [] : [note("old", change, isShown("old", change))]);

function whenChanged(change: Change): string[] {
  const { tag, columns, shown, only } = change;
  if (columns.length === 0) return [];
  const differs = columns.map((column) => `old.${column} IS NOT new.${column}`);
  if (shown) differs.push(`(${about("old", shown)}) IS NOT (${about("new", shown)})`);
  const changed = `(${differs.join(" OR ")})`;
  // A row that moves from one tag to another makes both stale.
  const moves = [...tag.matchAll(PLACEHOLDER)].some(([, column = ""]) => columns.includes(column));
  if (only === "coming") return [note("new", change, [...isShown("new", change), changed])];
  if (moves) return (["old", "new"] as const).map((row) => note(row, change, [...isShown(row, change), changed]));
  const wasOrIs = shown ? [`(${about("old", shown)} OR ${about("new", shown)})`] : [];
  return [note("new", change, [...wasOrIs, changed])];
}

const trigger = (name: string, event: string, table: string, statements: string[]) =>
  statements.length > 0
    ? [`CREATE TRIGGER ${name} AFTER ${event} ON ${table} BEGIN ${statements.map((sql) => `${sql};`).join(" ")} END`]
    : [];

/** No page shows these tags: what they name is an answer by itself. */
const OF_NO_PAGE = `new.tag = '${tags.splashAds}' OR new.tag LIKE '${tags.media("%")}'`;

/**
 * The triggers by which a write notes the tags that it makes stale, in its own transaction, and raises the content
 * version with them. A migration holds what this returns; a test compares it with the database.
 */
export function changeTriggers(): string[] {
  const noting = Object.entries(CHANGES).flatMap(([table, changes]) => [
    ...trigger(`${table}_insert_change`, "INSERT", table, changes.flatMap(whenComing)),
    ...trigger(`${table}_update_change`, "UPDATE", table, changes.flatMap(whenChanged)),
    ...trigger(`${table}_delete_change`, "DELETE", table, changes.flatMap(whenGoing)),
  ]);
  return [
    ...noting,
    `CREATE TRIGGER pending_purges_insert_version AFTER INSERT ON pending_purges WHEN NOT (${OF_NO_PAGE}) BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); END`,
  ];
}
