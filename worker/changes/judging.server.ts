import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type * as z from "zod";
import type { Db } from "../../db/client";
import { casinos, promotion_categories, record_versions, redirects, type RecordKind } from "../../db/schema";
import type { LeftAlone } from "../activity/undone";
import { CHECKED_TEXT, UNCHECKED_YET } from "../blog/checking.server";
import { postInput } from "../blog/rules";
import { casinoInput } from "../casinos/rules";
import { categoryInput } from "../categories/rules";
import { fieldsOf } from "../fields";
import { pageInput } from "../pages/rules";
import { profileInput } from "../profiles/rules";
import { promotionInput } from "../promotions/rules";
import { lostPicturesIn } from "../media/listing.server";
import { type Columns, type Kind, KINDS } from "../records/kinds.server";
import { isOneOf } from "../records/selection.server";
import { rowJson } from "../records/row-json.server";
import { derivedOf, SEARCHED } from "../records/search-text.server";
import { storedValues } from "../records/versions.server";
import { redirectInput } from "../redirects/rules";
import { splashAdInput } from "../splash-ads/rules";
import { oneEach, type Values } from "./merged-versions";

/** A record of a change; `ready` can get its former values, `back` has them already. */
export interface Judged {
  kind: RecordKind;
  id: string;
  verdict: "ready" | "back" | LeftAlone["reason"];
  given: Values;
  /** The values to restore, as stored. */
  values: Values;
  before: Values;
  after: Values;
  /** Whether the change made a new version of the record, as an undo then does. */
  isRevision: boolean;
  /** Whether texts, links or pictures change. */
  isWritten: boolean;
}

const INPUTS: Partial<Record<RecordKind, z.ZodObject>> = {
  post: postInput,
  casino: casinoInput,
  category: categoryInput,
  promotion: promotionInput,
  page: pageInput,
  profile: profileInput,
  "splash-ad": splashAdInput,
  redirect: redirectInput,
};

const { change_id, given, row, record_id } = record_versions;

/** What can become of the records of a kind, or of those among them, if a change is taken back. */
export async function judge(
  db: Db,
  kind: RecordKind,
  change: string,
  now: Date,
  account: string,
  among?: string[],
): Promise<Judged[]> {
  const { table, columns }: Kind = KINDS[kind];
  const ofChange = and(eq(change_id, change), eq(record_versions.kind, kind), among && isOneOf(record_id, among));
  const keys = await db
    .select({ key: sql<string>`field.key` })
    .from(sql`${record_versions}, json_each(${given}) as field`)
    .where(ofChange)
    .groupBy(sql`field.key`);
  const texts = [...(SEARCHED[kind] ?? []), ...(Object.values(columns) as string[])];
  const isWritten = keys.some(({ key }) => texts.includes(key));
  const isTyped = keys.some(({ key }) => key in (INPUTS[kind]?.shape ?? {}));
  const versions = await db
    .select({
      id: record_id,
      given,
      former: jsonOf(sql`json_each(${given}) as field`, sql`${row} ->> field.key`),
      mark: sql<string | null>`${row} ->> 'html_mark'`,
      isRevision: sql`${row} ->> 'id' is not null`.mapWith(Boolean),
      isRevised: sql`exists (select 1 from ${record_versions} as later where later.kind = ${kind}
        and later.record_id = ${record_versions}.record_id and later.rowid > ${record_versions}.rowid
        and later.is_listed)`.mapWith(Boolean),
      present: sql<string>`${rowJson(table, shownColumns(table, columns, isWritten || isTyped))}`,
    })
    .from(record_versions)
    .leftJoin(table as SQLiteTable, eq(table.id, record_id))
    .where(ofChange)
    .orderBy(sql`${record_versions}.rowid`);
  const stored = oneEach(versions);
  const owners = await ownersOf(db, kind);
  const lost = isWritten ? await lostPicturesIn(db, stored.map(({ former }) => former).join("\n")) : [];
  const taken = kind === "redirect" ? await takenSources(db, stored) : new Map<unknown, string>();
  return stored.map(({ given, former, present, mark, isRevised, ...record }): Judged => {
    const [set, before] = [given ?? {}, JSON.parse(present) as Values];
    const values = restoredValues(kind, JSON.parse(former) as Values, mark, now);
    if (kind === "promotion" && "category_id" in values) values["category"] = owners.get(values["category_id"]) ?? null;
    if (kind === "post" && !("checked_by" in values)) Object.assign(values, waitingAgain(before, values, account, now));
    const after = { ...before, ...values };
    if (isWritten) Object.assign(values, derivedOf(kind, after));
    const judged = { kind, given: set, values, before, after: { ...after, ...values }, isWritten, ...record };
    // An approval holds for the text that was read.
    const isOutdated = isRevised && "checked_by" in values && values["checked_by"] !== null;
    return { ...judged, verdict: isOutdated ? "changed" : verdictOf(judged, owners, lost, taken) };
  });
}

/** What else changes of an approved draft that gets another text by somebody who is not its checker. */
function waitingAgain({ checked_by, is_published }: Values, values: Values, account: string, now: Date): Values {
  const isText = CHECKED_TEXT.some((key) => key in values);
  if (!isText || !checked_by || checked_by === account || is_published) return {};
  return { ...UNCHECKED_YET, review_state: "sent", sent_at: now.toISOString() };
}

const jsonOf = (from: SQL, value: SQL) => sql<string>`(select json_group_object(field.key, ${value}) from ${from})`;

/** Without long texts, unless the form's rules or texts read them. */
function shownColumns(table: Kind["table"], { html }: Columns, isWhole: boolean) {
  const columns = Object.values(getTableColumns<SQLiteTable>(table));
  return isWhole ? columns : columns.filter(({ name }) => name !== html && name !== "search_text");
}

/** Names of the records that promotions belong to, by id. */
async function ownersOf(db: Db, kind: RecordKind): Promise<Map<unknown, string>> {
  if (kind !== "promotion") return new Map();
  const [sites, categories] = await db.batch([
    db.select({ id: casinos.id, name: casinos.name }).from(casinos),
    db.select({ id: promotion_categories.id, name: promotion_categories.name }).from(promotion_categories),
  ]);
  return new Map([...sites, ...categories].map(({ id, name }) => [id, name]));
}

/** Ids of the rules that have a former source of others now, by its key. */
async function takenSources(db: Db, versions: { former: string }[]): Promise<Map<unknown, string>> {
  const keys = versions.flatMap(({ former }) => (JSON.parse(former) as Values)["source_key"] ?? []);
  const { id, source_key } = redirects;
  const rules = await db
    .select({ id, source_key })
    .from(redirects)
    .where(isOneOf(source_key, keys.map(String)));
  return new Map(rules.map((rule) => [rule.source_key, rule.id]));
}

function restoredValues(kind: RecordKind, former: Values, mark: string | null, now: Date): Values {
  const { html = "" }: Columns = KINDS[kind].columns;
  const { publish_at } = former;
  // A time that has passed would publish the post at once.
  const isPast = typeof publish_at === "string" && publish_at <= now.toISOString();
  return { ...former, ...(isPast && { publish_at: null }), ...(html in former && { html_mark: mark }) };
}

function verdictOf(
  { kind, given, values, before, after }: Omit<Judged, "verdict">,
  owners: Map<unknown, string>,
  lost: string[],
  taken: Map<unknown, string>,
) {
  // The name of a category follows the category.
  const keys = Object.keys(given).filter((key) => kind !== "promotion" || key !== "category");
  if (before["id"] === null) return "deleted";
  if (keys.every((key) => before[key] === values[key])) return "back";
  if (keys.some((key) => before[key] !== given[key])) return "changed";
  const isPlanned = after["publish_at"] !== null || after["queue_position"] !== null;
  if (kind === "post" && after["is_published"] && isPlanned) return "changed";
  const owned = kind === "promotion" ? [values["casino_id"], values["category_id"]] : [];
  if (owned.some((id) => id && !owners.has(id))) return "missing";
  if ((taken.get(values["source_key"]) ?? before["id"]) !== before["id"]) return "changed";
  const [old, next] = [JSON.stringify(before), JSON.stringify(after)];
  if (lost.some((picture) => next.includes(picture) && !old.includes(picture))) return "missing";
  return isValid(kind, before) && !isValid(kind, after) ? "changed" : "ready";
}

function isValid(kind: RecordKind, values: Values): boolean {
  const schema = INPUTS[kind];
  return !schema || schema.safeParse(fieldsOf(schema, storedValues(KINDS[kind].table, values))).success;
}
