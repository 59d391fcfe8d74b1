import { and, asc, desc, eq, inArray, not, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import {
  backup_state,
  noted_conditions as noted,
  notification_targets as targets,
  type NotificationKind,
} from "../../db/schema";
import { type Fault, faultyRecords } from "../dashboard/faults.server";
import { stoppedRow, stoppedRows } from "../system/waiting.server";
import { dayInIstanbul, formatDate, toIstanbulClock } from "../text/calendar";
import { dueRecords } from "../verification/queue.server";
import { wordsFor } from "./messages";
import type { Sender } from "./sending.server";
import { isAsked, tellAll } from "./telling.server";

/** Records whose conditions are read at once. */
const RECORDS_MAX = 500;
const WATCH_MS = 600_000;

/** Something that stays wrong until somebody mends it; `about` are the words of its message. */
interface Condition {
  kind: NotificationKind;
  subject: string;
  about: string;
}

const FOUND_BY_CRON: NotificationKind[] = ["wrong_fact", "broken_link", "publishing", "backup"];

const moment = (instant: string) => `${formatDate(instant)} ${toIstanbulClock(instant).slice(11)}`;

/** What the panel calls wrong under 'Bugün' and 'Doğrulanacaklar', and backups that failed (B29.2). */
async function presentConditions(db: Db, now: Date): Promise<Condition[]> {
  const today = dayInIstanbul(now);
  const due = dueRecords(db, { q: "" }, today);
  const [faulty, overdue, health, backups] = await db.batch([
    faultyRecords(db, today).limit(RECORDS_MAX),
    db
      .select({ kind: due.kind, id: due.id, name: due.name })
      .from(due)
      .orderBy(desc(due.days), asc(due.id))
      .limit(RECORDS_MAX),
    stoppedRow(db, now),
    db
      .select({ at: sql<string>`${backup_state.last_failed_at}`.as("at") })
      .from(backup_state)
      .where(sql`${backup_state.last_failed_at} > coalesce(${backup_state.last_succeeded_at}, '')`),
  ]);
  return [
    ...backups.map(({ at }) => ({ kind: "backup" as const, subject: at, about: moment(at) })),
    ...faulty.flatMap((row) =>
      (JSON.parse(row.faults) as Fault[]).flatMap(({ type, target }) => conditionOf(row, type, target)),
    ),
    ...overdue.map(({ kind, id, name }) => ({
      kind: "wrong_fact" as const,
      subject: `verification ${kind} ${id}`,
      about: wordsFor(name, "süresinde doğrulanmadı"),
    })),
    // Where no tick was ever noted, this one is the first.
    ...healthConditions(health).filter(({ subject }) => subject !== NEVER),
  ];
}

function conditionOf(
  { kind, id, name }: { kind: string; id: string; name: string },
  type: Fault["type"],
  target: string | null,
): Condition[] {
  if (target === null) return [];
  const subject = `${kind} ${id} ${target}`;
  if (type === "picture") return [{ kind: "wrong_fact", subject, about: wordsFor(name, "kaydının görseli yok") }];
  return [{ kind: "broken_link", subject, about: wordsFor(name, "kaydında", target) }];
}

const NEVER = "cron never";

const healthConditions = ([row]: Awaited<ReturnType<typeof stoppedRow>>): Condition[] =>
  stoppedRows(row).map(({ id, since }) =>
    id === "cron"
      ? {
          kind: "publishing",
          subject: since ? "cron" : NEVER,
          about: since ? `zamanlayıcı ${moment(since)} tarihinden sonra çalışmadı` : "zamanlayıcı hiç çalışmadı",
        }
      : {
          kind: "wrong_fact",
          subject: "purges",
          about: `sayfalar ${moment(since ?? "")} tarihinden beri yenilenemiyor`,
        },
  );

const isListening = async (db: Db) =>
  (await db.select({ id: targets.id }).from(targets).where(eq(targets.is_on, true)).limit(1)).length > 0;

/** Notes conditions of these kinds that a target does not know, and forgets those that are gone. */
async function noteNew(db: Db, kinds: NotificationKind[], present: Condition[], sender: Sender): Promise<void> {
  const of = (name: keyof Condition) => sql`present.value ->> ${name}`;
  const asked = sql`json_each(${JSON.stringify(present)}) as present join ${targets} on ${isAsked(of("kind"))}`;
  const row = { target_id: sql`${targets.id}`, kind: of("kind"), subject: of("subject") };
  const isPresent = sql`exists (select 1 from ${asked} where ${and(
    ...[eq(targets.id, noted.target_id), eq(of("kind"), noted.kind), eq(of("subject"), noted.subject)],
  )})`;
  const [, found] = await db.batch([
    db.delete(noted).where(and(inArray(noted.kind, kinds), not(isPresent))),
    insertFrom(db, noted, row, sql`1`, asked)
      .onConflictDoNothing()
      .returning(),
  ]);
  const byMessage = Object.values(Object.groupBy(found, ({ target_id, kind }) => `${target_id} ${kind}`));
  const events = byMessage.flatMap((rows = []) => {
    const [{ target_id, kind, subject }] = rows as [(typeof rows)[number]];
    const about = present.find((one) => one.kind === kind && one.subject === subject)?.about;
    return { target_id, kind, about, count: rows.length };
  });
  await tellAll(db, events, sender);
}

/** Notes what has become wrong since the last tick of the cron. */
export async function noteConditions(db: Db, sender: Sender): Promise<void> {
  if (await isListening(db)) await noteNew(db, FOUND_BY_CRON, await presentConditions(db, sender.now), sender);
}

let watchedAt = 0;

/** Notes a cron that is late, since it cannot do that itself; once in ten minutes of this isolate. */
export async function watchCron(db: Db, sender: Sender): Promise<void> {
  if (Math.abs(sender.now.getTime() - watchedAt) < WATCH_MS) return;
  watchedAt = sender.now.getTime();
  if (!(await isListening(db))) return;
  const late = healthConditions(await stoppedRow(db, sender.now)).filter(({ kind }) => kind === "publishing");
  await noteNew(db, ["publishing"], late, sender);
}
