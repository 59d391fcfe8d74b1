import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { type ConversionStatus, conversions, tracked_clicks } from "../../db/schema";
import { fieldMessages } from "../invalid-input";
import { requireRecord } from "../records/editable.server";
import type { LineOutcome } from "../records/import-outcome";
import { cellText } from "../records/import-plan.server";
import type { ImportedLine } from "../records/import-rules";
import { isOneOf } from "../records/selection.server";
import { dayInIstanbul } from "../text/calendar";
import { type ReportLine, reportLine } from "./report-rules";
import { columnsOfClick, keyOf } from "./storing.server";

interface Figure extends Pick<typeof conversions.$inferSelect, "count" | "amount" | "currency"> {
  field: string;
  status: ConversionStatus;
}

function figuresOf({ registrations, first_deposits, amount, currency }: ReportLine): Figure[] {
  const none = { amount: null, currency: null };
  const counted = (field: string, status: ConversionStatus, count: number | null) =>
    count === null ? [] : [{ field, status, count, ...none }];
  return [
    ...counted("registrations", "kayit", registrations),
    ...counted("first_deposits", "yatirim", first_deposits),
    // A report names no approvals; revenue without a count is none.
    ...(amount === null ? [] : [{ field: "revenue", status: "onay" as const, count: 0, amount, currency }]),
  ];
}

const keyed = (data: ReportLine) =>
  figuresOf(data).map((figure) => {
    const { day, sub_id } = data;
    return { ...figure, day, sub_id, key: keyOf(figure.status, "rapor", day, sub_id) };
  });

const isNothing = ({ status, count, amount }: Figure) => (status === "onay" ? amount === 0 : count === 0);

const figureCell = ({ count, amount, currency }: Pick<Figure, "count" | "amount" | "currency">) =>
  amount === null || currency === null ? count : { amount, currency };

const readDay = (line: ImportedLine, day: string) => (cellText(line, "day") === day ? {} : { day });

interface PlannedLine {
  outcome: LineOutcome;
  writes: ReturnType<typeof keyed>;
}

/** Imports the lines of an operator's report in one transaction; a line imported before is unchanged. */
export async function importReport(db: Db, casino_id: string, lines: ImportedLine[], isDry: boolean, now: Date) {
  const { name, report_currency } = await requireRecord(db, "casino", casino_id);
  const schema = reportLine(dayInIstanbul(now), report_currency);
  const read = lines.map((line) => ({ line, ...schema.safeParse(line.values) }));
  const keys = read.flatMap(({ data }) => (data ? keyed(data).map(({ key }) => key) : []));
  const [known, clicks] = await db.batch([
    db
      .select()
      .from(conversions)
      .where(and(eq(conversions.casino_id, casino_id), isOneOf(conversions.key, keys))),
    clicksOf(
      db,
      casino_id,
      read.flatMap(({ data }) => data?.sub_id ?? []),
    ),
  ]);
  const rows = new Map(known.map((row) => [row.key, row]));
  const matched = new Set(clicks.map(({ id }) => id));
  const lineOf = new Map<string, number>();
  const plan = read.map(({ line, data, error }): PlannedLine => {
    const title = cellText(line, "sub_id") || cellText(line, "day");
    const outcome = { line: line.line, title, changes: [], readings: {}, errors: {} };
    if (!data) return { outcome: { ...outcome, status: "refused", errors: fieldMessages(error) }, writes: [] };
    const { day, sub_id } = data;
    const figures = keyed(data);
    const own = figures.map(({ key }) => key);
    const first = own.map((key) => lineOf.get(key)).find((known) => known !== undefined);
    if (first !== undefined) {
      const errors = { id: `${first}. satırla aynı rapor satırı` };
      return { outcome: { ...outcome, status: "refused", errors }, writes: [] };
    }
    for (const key of own) lineOf.set(key, line.line);
    const writes = figures.filter((figure) => {
      const row = rows.get(figure.key);
      if (!row) return !isNothing(figure);
      return row.count !== figure.count || row.amount !== figure.amount || row.currency !== figure.currency;
    });
    const isNew = !figures.some(({ key }) => rows.has(key));
    const status = writes.length === 0 ? "unchanged" : isNew ? "new" : "changed";
    const readings = figures.map((figure) => [figure.field, figureCell(figure)] as const);
    const id = `${day} ${sub_id}`;
    const changes = writes.map(({ field }) => field);
    const cells = writes.map(({ key, ...figure }) => {
      const row = rows.get(key);
      return [figure.field, { from: row ? figureCell(row) : null, to: figureCell(figure) }] as const;
    });
    const shown = {
      unmatched: sub_id && !matched.has(sub_id) ? sub_id : undefined,
      cells: Object.fromEntries(cells),
      readings: { ...readDay(line, day), ...Object.fromEntries(readings) },
    };
    return { outcome: { ...outcome, status, id, keys: own, changes, ...shown }, writes };
  });
  const statements: BatchItem<"sqlite">[] = isDry
    ? []
    : plan.flatMap(({ writes }) => writes.map((figure) => store(db, casino_id, figure, now)));
  if (statements.length > 0) await db.batch(statements as [BatchItem<"sqlite">]);
  const written = isDry ? [] : plan.filter(({ writes }) => writes.length > 0);
  const ids = written.flatMap(({ outcome }) => outcome.id ?? []);
  const records = ids.map((id) => ({ kind: "conversion" as const, id, name }));
  return { lines: plan.map(({ outcome }) => outcome), ids, records };
}

const clicksOf = (db: Db, casino_id: string, ids: string[]) =>
  db
    .select({ id: tracked_clicks.id })
    .from(tracked_clicks)
    .where(and(eq(tracked_clicks.casino_id, casino_id), isOneOf(tracked_clicks.id, ids)));

function store(db: Db, casino_id: string, { key, day, sub_id, ...figure }: PlannedLine["writes"][number], now: Date) {
  const { status, count, amount, currency } = figure;
  const values = { casino_id, key, day, status, count, amount, currency, received_at: now.toISOString() };
  return db
    .insert(conversions)
    .values({ ...values, ...columnsOfClick(casino_id, sub_id) })
    .onConflictDoUpdate({
      target: [conversions.casino_id, conversions.key],
      set: { count: sql`excluded.count`, amount: sql`excluded.amount`, currency: sql`excluded.currency` },
    });
}
