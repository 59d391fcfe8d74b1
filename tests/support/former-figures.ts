import { DatabaseSync } from "node:sqlite";

const LINK = "iif(promotion_id = '', casino_id, promotion_id)";
/** Tables of figures with what named the record before the columns `kind` and `record_id` did, and with the sums. */
const FIGURES: Record<string, [former: string, ...summed: string[]]> = {
  daily_views: ["record_id", "views"],
  daily_clicks: [LINK, "clicks", "unique_clicks", "robots", "staff"],
  tracked_clicks: [LINK],
  conversions: [LINK, "count", "amount", "is_matched"],
  daily_visits: ["value", "visits", "robots", "hits"],
};
/** Figures of a deleted record, of an unknown kind and of no casino, and a click that is not reported yet. */
const FURTHER = `
  insert into daily_views (day, kind, record_id, views) values ('2026-11-01', 'page', 'silinmis', 5);
  insert into tracked_clicks (id, day, casino_id, promotion_id, placement) values ('acik', '2026-11-26', 'c', 'p', 'kart');
  insert into daily_clicks (day, casino_id, promotion_id, placement, page, country, device, clicks, robots) values
    ('2026-11-01', 'c', 'silinmis', 'kart', '/', 'TR', 'phone', 7, 2), ('2026-11-01', '', '', 'splash', '', '', 'phone', 3, 0)`;

/** SQL: by record the number of rows and the sums of a table; those of removed demo content are stored apart. */
function sumsOf(table: string, { isFormer }: { isFormer: boolean }): string {
  const [former = "", ...summed] = FIGURES[table] ?? [];
  const columns = [isFormer ? former : "record_id", ...summed];
  const removed = columns.map((column) => `row ->> '$.${column}'`);
  const rows = isFormer ? "" : `union all select ${removed.join()} from removed_figures where source = '${table}'`;
  const sums = summed.map((_, at) => `sum(column${at + 2})`);
  return `with figures(${columns.map((_, at) => `column${at + 1}`).join()}) as (select ${columns.join()} from ${table} ${rows})
    select ${["column1", "count(*)", ...sums].join()} from figures group by 1 order by 1`;
}

/** Queries of the figures in the present schema. */
export const figureQueries = () => Object.keys(FIGURES).map((table) => sumsOf(table, { isFormer: false }));

const read = (database: DatabaseSync, queries: string[]) =>
  queries.map((query) => database.prepare(query).all().map(Object.values));

export const figuresIn = (database: DatabaseSync) => read(database, figureQueries());

/** The figures in a file with the schema of the fixture. */
export function formerFigures(file: string) {
  const database = new DatabaseSync(file);
  const figures = read(
    database,
    Object.keys(FIGURES).map((table) => sumsOf(table, { isFormer: true })),
  );
  database.close();
  return figures;
}

/** Adds further figures to such a file. Returns all of them. */
export function addFigures(file: string) {
  const database = new DatabaseSync(file);
  database.exec(FURTHER);
  database.close();
  return formerFigures(file);
}

export const isOfFigures = (table: string) => Object.hasOwn(FIGURES, table);
