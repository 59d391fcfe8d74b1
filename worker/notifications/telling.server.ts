import { and, asc, eq, inArray, lt, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import {
  noted_conditions as noted,
  type NotificationKind,
  notification_targets as targets,
  notifications,
} from "../../db/schema";
import { CALLS_PER_CRON_RUN, claimed, CONCURRENT_CALLS, isDue, onEach } from "../announcements/outbox.server";
import { storedSite } from "../appearance/public.server";
import { messageOf } from "./messages";
import { send, type Sender } from "./sending.server";

/** The attempts of a day: after 10 minutes, 20, 40 and so on. */
const ATTEMPTS_MAX = 8;
const FIRST_RETRY_MINUTES = 10;
const HOUR_MINUTES = 60;
/** Kinds of what happens; the others stay wrong until they are mended. */
const EVENTS: NotificationKind[] = ["comment", "publishing", "postback", "sign_in"];
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
export const SWITCHED_OFF = "adres kapatıldı";

/** What happened; `about` are words for a single one, without secrets and without a visitor's data. */
export interface NotificationEvent {
  kind: NotificationKind;
  /** The only target that is told. */
  target_id?: string;
  about?: string | undefined;
  count?: number;
}

const later = (time: SQLWrapper | string, minutes: SQL | number) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${time}, ${minutes} || ' minutes')`;

/** SQL: the target is on, and told of this kind. */
export const isAsked = (kind: SQLWrapper | string) =>
  and(eq(targets.is_on, true), sql`exists (select 1 from json_each(${targets.kinds}) where value = ${kind})`);

/** Statement: a message that waits until `due`, or where that is null for the next event, for each row of `from`, or joins the one that waits already. */
const wait = (db: Db, row: Waiting, where: SQL | undefined, from: SQL) =>
  insertFrom(
    db,
    notifications,
    {
      ...{ id: sql`lower(hex(randomblob(16)))`, target_id: row.target_id, kind: row.kind, about: row.about },
      ...{ count: row.count, told: 0, state: "waiting", attempts: 0, next_attempt_at: row.due },
      ...{ tried_at: null, error: null, created_at: row.at },
    },
    where,
    from,
  ).onConflictDoUpdate({
    target: [notifications.target_id, notifications.kind],
    targetWhere: sql.raw(`"state" = 'waiting'`),
    set: {
      count: sql`${notifications.count} + excluded."count"`,
      next_attempt_at: sql`coalesce(${notifications.next_attempt_at}, excluded.next_attempt_at)`,
    },
  });

type Waiting = Record<"target_id" | "kind" | "about" | "count" | "due" | "at", unknown>;

/** Statement: notes an event for each target of its kind, due at once or an hour after the last message of the kind (B29.3). */
function note(db: Db, { kind, target_id, about, count = 1 }: NotificationEvent, now: Date) {
  const at = now.toISOString();
  const last = sql`(select max(tried_at) from ${notifications} where target_id = ${targets.id} and kind = ${kind})`;
  const due = sql`max(${at}, coalesce(${later(last, HOUR_MINUTES)}, ''))`;
  const row = { target_id: targets.id, kind, about: about ?? null, count, due, at };
  return wait(db, row, and(isAsked(kind), target_id ? eq(targets.id, target_id) : undefined), sql`${targets}`);
}

/** Statement: claims due messages; one that is claimed for the last time waits no more. */
function claim(db: Db, now: Date, limit: number) {
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.state, "waiting"), isDue(notifications, now)))
    .orderBy(asc(notifications.next_attempt_at))
    .limit(limit);
  const isLast = sql`${notifications.attempts} + 1 >= ${ATTEMPTS_MAX}`;
  const next = later(now.toISOString(), sql`(${FIRST_RETRY_MINUTES} << ${notifications.attempts})`);
  return db
    .update(notifications)
    .set({
      ...claimed(notifications, ATTEMPTS_MAX, next),
      state: sql`case when ${isLast} then 'failed' else 'waiting' end`,
      told: sql`${notifications.count}`,
      tried_at: now.toISOString(),
    })
    .where(sql`${notifications.id} in ${due}`)
    .returning();
}

type Claimed = typeof notifications.$inferSelect;

/** Notes an event, and sends what is due. */
export async function tell(db: Db, event: NotificationEvent, sender: Sender): Promise<void> {
  const [, rows] = await db.batch([note(db, event, sender.now), claim(db, sender.now, CONCURRENT_CALLS)]);
  await deliver(db, rows, sender);
}

/** Notes events, and sends what is due, as often as a run of the cron may. */
export async function tellAll(db: Db, events: NotificationEvent[], sender: Sender): Promise<void> {
  for (const event of events) await note(db, event, sender.now);
  if (events.length > 0) await tellDue(db, sender);
}

/** Sends what is due, as often as a run of the cron may. */
export async function tellDue(db: Db, sender: Sender): Promise<void> {
  await deliver(db, await claim(db, sender.now, CALLS_PER_CRON_RUN), sender);
}

async function deliver(db: Db, rows: Claimed[], sender: Sender): Promise<void> {
  if (rows.length === 0) return;
  const known = await db
    .select()
    .from(targets)
    .where(
      inArray(
        targets.id,
        rows.map(({ target_id }) => target_id),
      ),
    );
  const site = await storedSite(db, sender.site);
  await onEach(rows, async (row) => {
    const target = known.find(({ id, is_on }) => id === row.target_id && is_on);
    const end = (change: Partial<Claimed>) => db.update(notifications).set(change).where(eq(notifications.id, row.id));
    const over = { next_attempt_at: null };
    if (!target) return void (await end({ ...over, state: "failed", error: SWITCHED_OFF }));
    const error = await send(target, messageOf(row, site), sender);
    if (error && row.next_attempt_at) return void (await end({ error }));
    if (error) return void (await db.batch([end({ error }), ...keepGivenUp(db, row)]));
    await db.batch([end({ ...over, state: "sent", error: null }), waitForRest(db, row.id)]);
  });
}

/** Statement: what happened while a message was on its way waits for the next hour. */
function waitForRest(db: Db, id: string) {
  const { target_id, kind, count, told, tried_at } = notifications;
  const rest = { target_id, kind, about: null, count: sql`${count} - ${told}`, at: tried_at };
  const isLeft = and(eq(notifications.id, id), sql`${count} > ${told}`);
  return wait(db, { ...rest, due: later(tried_at, HOUR_MINUTES) }, isLeft, sql`${notifications}`);
}

/** Statements: the next message has the events of one that is given up, and what is still wrong is noted anew. */
function keepGivenUp(db: Db, { id, target_id, kind, tried_at }: Claimed) {
  const isSame = and(eq(noted.target_id, target_id), sql`${noted.kind} = ${kind}`);
  const count = sql`${notifications.count} - (select count(*) from ${noted} where ${isSame})`;
  const isLeft = and(eq(notifications.id, id), inArray(notifications.kind, EVENTS), sql`${count} > 0`);
  const row = { target_id: notifications.target_id, kind: notifications.kind, about: null, count, due: null };
  return [wait(db, { ...row, at: tried_at }, isLeft, sql`${notifications}`), db.delete(noted).where(isSame)] as const;
}

/** Statements: end what waits for a target, which is told of what is wrong when it is on again. */
export const endWaiting = (db: Db, target_id: string, error: string) =>
  [
    db
      .update(notifications)
      .set({ state: "failed", next_attempt_at: null, error })
      .where(and(eq(notifications.target_id, target_id), eq(notifications.state, "waiting"))),
    db.delete(noted).where(eq(noted.target_id, target_id)),
  ] as const;

export async function forgetNotifications(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.delete(notifications).where(lt(notifications.created_at, oldest));
}
