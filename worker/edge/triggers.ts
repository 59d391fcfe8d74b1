import { type Change, CHANGES } from "./changes";
import { tags } from "./tags";

type Row = "old" | "new";

const PLACEHOLDER = /\{([^}]+)\}/g;

const inRow = (row: Row, sql: string) => sql.replace(PLACEHOLDER, `${row}.$1`);

const tagSql = (row: Row, tag: string) =>
  tag
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? `coalesce(${inRow(row, part)}, '')` : `'${part}'`))
    .join(" || ");

const insertPendingPurge = (row: Row, { tag }: Change, conditions: string[]) =>
  [`INSERT INTO pending_purges (tag) SELECT ${tagSql(row, tag)}`, conditions.join(" AND ")]
    .filter(Boolean)
    .join(" WHERE ");

const isVisible = (row: Row, { visible }: Change) => (visible ? [inRow(row, visible)] : []);

const onInsert = (change: Change) =>
  change.only === "removed" ? [] : [insertPendingPurge("new", change, isVisible("new", change))];
const onDelete = (change: Change) =>
  change.only === "added" ? [] : [insertPendingPurge("old", change, isVisible("old", change))];

function onUpdate(change: Change): string[] {
  const { tag, columns, visible, only } = change;
  if (columns.length === 0) return [];
  const differs = columns.map((column) => `old.${column} IS NOT new.${column}`);
  if (visible) differs.push(`(${inRow("old", visible)}) IS NOT (${inRow("new", visible)})`);
  const changed = `(${differs.join(" OR ")})`;
  const movesToAnotherTag = [...tag.matchAll(PLACEHOLDER)].some(([, column = ""]) => columns.includes(column));
  if (only === "added") return [insertPendingPurge("new", change, [...isVisible("new", change), changed])];
  if (movesToAnotherTag)
    return (["old", "new"] as const).map((row) =>
      insertPendingPurge(row, change, [...isVisible(row, change), changed]),
    );
  const wasOrIsVisible = visible ? [`(${inRow("old", visible)} OR ${inRow("new", visible)})`] : [];
  return [insertPendingPurge("new", change, [...wasOrIsVisible, changed])];
}

const trigger = (name: string, event: string, table: string, statements: string[]) =>
  statements.length > 0
    ? [`CREATE TRIGGER ${name} AFTER ${event} ON ${table} BEGIN ${statements.map((sql) => `${sql};`).join(" ")} END`]
    : [];

const IS_OF_NO_PAGE = `new.tag LIKE '${tags.media("%")}'`;

/** Triggers that insert stale tags and change the content version. A test compares them with the migrations. */
export function changeTriggers(): string[] {
  const tagTriggers = Object.entries(CHANGES).flatMap(([table, changes]) => [
    ...trigger(`${table}_insert_change`, "INSERT", table, changes.flatMap(onInsert)),
    ...trigger(`${table}_update_change`, "UPDATE", table, changes.flatMap(onUpdate)),
    ...trigger(`${table}_delete_change`, "DELETE", table, changes.flatMap(onDelete)),
  ]);
  return [
    ...tagTriggers,
    `CREATE TRIGGER pending_purges_insert_version AFTER INSERT ON pending_purges WHEN NOT (${IS_OF_NO_PAGE}) BEGIN UPDATE content_version SET content = abs(random() % 4503599627370496); END`,
  ];
}
