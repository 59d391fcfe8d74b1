import { type SQL, sql } from "drizzle-orm";

/**
 * Generates the SQL of the public search's FTS5 index. FTS5 returns rows in rowid order, so a rowid encodes a position
 * in a sort order and a page reads only its own rows. From the highest bit: sort order (2 bits), sort key (31),
 * promotion number in descending order (20). These 53 bits fit in a JavaScript number.
 */
export const INDEX = "promotion_search";
const LISTED = "searched_promotions";
const ORDERS = ["newest", "ending", "wagering", "value"] as const;
type Order = (typeof ORDERS)[number];

const NUMBER_BITS = 20;
const PLACE_BITS = 31;
const LAST_PLACE = 2 ** PLACE_BITS - 1;
/** Low bits of the sort keys 'ending' and 'wagering': the age in days. */
const AGE_BITS = 16;
const LAST_AGE = 2 ** AGE_BITS - 1;
const LAST_KEY = 2 ** (PLACE_BITS - AGE_BITS) - 1;
const EPOCH_SECONDS = Date.UTC(2000) / 1000;
export const EPOCH_DAY = "2000-01-01";
export const DIGITS = { w: 4, d: 10 } as const;

const within = (value: string, last: number) => `max(0, min(${value}, ${last}))`;

/** SQL: the sort keys of a row of `promotions`, from 0. */
function places(row: string): Record<Order, string> {
  const seconds = `(cast(strftime('%s', ${row}.created_at) as integer) - ${EPOCH_SECONDS})`;
  const age = within(`${LAST_AGE} - ${seconds} / 86400`, LAST_AGE);
  const keyed = (key: string) => `(${within(`coalesce(${key}, ${LAST_KEY})`, LAST_KEY)} * ${2 ** AGE_BITS} + ${age})`;
  const day = `cast(julianday(${row}.expiry_date) - julianday('${EPOCH_DAY}') as integer)`;
  const tenths = `cast(round(${2 ** (PLACE_BITS - 1)} - ${row}.typical_gain * 10) as integer)`;
  return {
    newest: within(`${LAST_PLACE} - ${seconds}`, LAST_PLACE),
    ending: keyed(day),
    wagering: keyed(`${row}.wagering`),
    value: within(`coalesce(${tenths}, ${LAST_PLACE})`, LAST_PLACE),
  };
}

const start = (order: Order) => ORDERS.indexOf(order) * 2 ** (PLACE_BITS + NUMBER_BITS);

/** First and last rowid of a sort order. */
export const rangeOf = (order: Order) => ({
  first: start(order),
  last: start(order) + 2 ** (PLACE_BITS + NUMBER_BITS) - 1,
});

export const ROWS_OF_DAY = 2 ** (AGE_BITS + NUMBER_BITS);

/** SQL: lowest rowid in the order 'newest' of promotions created in the same second as `row`. */
export const firstOfSecond = (row: string) => `${places(row).newest} * ${2 ** NUMBER_BITS}`;

function list(row: string, from: string, number: string): string {
  const rows = Object.entries(places(row)).map(
    ([order, place]) => `${start(order as Order)} + ${place} * ${2 ** NUMBER_BITS} + ${2 ** NUMBER_BITS} - ${number}`,
  );
  const moved = ORDERS.map((order) => `${order} = excluded.${order}`).join(", ");
  return `INSERT INTO ${LISTED} (number, promotion_id, ${ORDERS.join(", ")}) SELECT ${number}, ${row}.id, ${rows.join(", ")} ${from} ON CONFLICT (promotion_id) DO UPDATE SET ${moved}`;
}

const listNew = list(
  "new",
  `FROM (SELECT coalesce((SELECT number FROM ${LISTED} WHERE promotion_id = new.id), (SELECT coalesce(max(number), 0) + 1 FROM ${LISTED})) AS number) AS own WHERE new.is_active = 1`,
  "own.number",
);

const prefixes = (letter: keyof typeof DIGITS, column: string) => {
  const digits = DIGITS[letter];
  const padded = `printf('%0${digits}d', min(${column}, ${"9".repeat(digits)}))`;
  const words = Array.from({ length: digits }, (_, at) => `'${letter}' || substr(${padded}, 1, ${at + 1})`);
  return `CASE WHEN ${column} IS NULL THEN '' ELSE ${words.join(" || ' ' || ")} END`;
};

/** Evaluates an aggregate over the letters of `doc.text`; `at` is the position of a letter, from 1. */
const ofLetters = (joined: string) =>
  `(WITH RECURSIVE letters(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM letters WHERE at < length(doc.text)) SELECT ${joined} FROM letters)`;

const insertDocuments = (row: string) =>
  `INSERT INTO ${INDEX} (rowid, grams, words, promotion_id, category_id, last_day) SELECT place.document, doc.grams, doc.words, ${row}.promotion_id, doc.category_id, doc.last_day FROM (SELECT ${ofLetters("group_concat(hex(substr(doc.text, at, 3)), ' ')")} AS grams, ${ofLetters("group_concat(DISTINCT 'l' || hex(substr(doc.text, at, 1)))")} || doc.filters AS words, doc.category_id, doc.last_day FROM (SELECT p.search_text || char(10) || coalesce(c.search_text, '') AS text, ${[
    "CASE WHEN c.is_licensed = 1 THEN ' licensed' ELSE '' END",
    "CASE WHEN p.promotion_code IS NOT NULL THEN ' code' ELSE '' END",
    "CASE WHEN p.category_id IS NOT NULL THEN ' c' || hex(p.category_id) ELSE '' END",
    "' '",
    prefixes("w", "p.wagering"),
    "' '",
    prefixes("d", "p.min_deposit"),
  ].join(
    " || ",
  )} AS filters, p.category_id, coalesce(p.expiry_date, '9999') AS last_day FROM promotions AS p LEFT JOIN casinos AS c ON c.id = p.casino_id WHERE p.id = ${row}.promotion_id LIMIT 1) AS doc LIMIT 1) AS doc, (${ORDERS.map((order) => `SELECT ${row}.${order} AS document`).join(" UNION ALL ")}) AS place`;

const deleteDocuments = (row: string) =>
  `DELETE FROM ${INDEX} WHERE rowid IN (${ORDERS.map((order) => `${row}.${order}`).join(", ")})`;

/** A change of these columns of a promotion rewrites its rows in the index. */
const COLUMNS = [
  ...["search_text", "casino_id", "category_id", "promotion_code", "wagering", "min_deposit", "expiry_date"],
  ...["typical_gain", "is_active", "created_at"],
];

const differs = (columns: string[]) => columns.map((column) => `old.${column} IS NOT new.${column}`).join(" OR ");

/** Triggers that maintain the index. A test compares them with the migrations. */
export function searchTriggers(): string[] {
  const trigger = (name: string, event: string, table: string, statements: string[], when = "") =>
    `CREATE TRIGGER ${name}_search AFTER ${event} ON ${table}${when && ` WHEN ${when}`} BEGIN ${statements.map((text) => `${text};`).join(" ")} END`;
  const unlist = (row: string) => `DELETE FROM ${LISTED} WHERE promotion_id = ${row}.id`;
  const unlistInactive = `${unlist("new")} AND new.is_active = 0`;
  const relist = `UPDATE ${LISTED} SET newest = newest WHERE promotion_id IN (SELECT id FROM promotions WHERE casino_id = new.id)`;
  return [
    trigger("promotions_insert", "INSERT", "promotions", [listNew]),
    trigger("promotions_update", "UPDATE", "promotions", [unlistInactive, listNew], differs(COLUMNS)),
    trigger("promotions_delete", "DELETE", "promotions", [unlist("old")]),
    trigger("casinos_update", "UPDATE", "casinos", [relist], differs(["search_text", "is_licensed"])),
    trigger("searched_promotions_insert", "INSERT", LISTED, [insertDocuments("new")]),
    trigger("searched_promotions_update", "UPDATE", LISTED, [deleteDocuments("old"), insertDocuments("new")]),
    trigger("searched_promotions_delete", "DELETE", LISTED, [deleteDocuments("old")]),
  ];
}

/** Statements that rebuild the index. Like `recountStatements` they bind no values. */
export const reindexStatements = (): SQL[] =>
  [
    `DELETE FROM ${LISTED}`,
    list(
      "p",
      "FROM (SELECT *, row_number() OVER (ORDER BY created_at, id) AS number FROM promotions WHERE is_active = 1) AS p WHERE true",
      "p.number",
    ),
  ].map((text) => sql.raw(text));
