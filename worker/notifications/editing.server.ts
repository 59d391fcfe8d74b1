import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, isNotNull, ne, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { notification_targets as targets, notifications } from "../../db/schema";
import type { Site } from "../env";
import { deleteExpiredCounters, incrementCounter } from "../records/rate-limits.server";
import { revisionTime } from "../records/revision.server";
import { found, Refusal } from "../refusal";
import { MESSAGES_SHOWN } from "./constants";
import { messageOf, type Target } from "./messages";
import type { TargetInput, TargetUpdate } from "./rules";
import { send, type Sender, targetFault } from "./sending.server";
import { endWaiting, SWITCHED_OFF } from "./telling.server";

const MISSING = "Bildirim adresi bulunamadı";
const FORMAT_STAYS = "Biçim değiştirilemez";
const CHANGED = "Bu adres siz düzenlerken değiştirildi. Pencereyi kapatıp yeniden açın.";
const TARGETS_MAX = 20;
const TRIALS_MAX = 10;
const WINDOW_MS = 60_000;
const SHOWN_END = 4;

const newSecret = () => randomBytes(32).toString("hex");

/** A target as the panel shows it: of secrets only the end, of addresses the host, too. */
const shown = ({ address, secret, ...row }: Target) => ({
  ...row,
  shown: `${address ? new URL(address).host : ""}…${(address || secret).slice(-SHOWN_END)}`,
});

/** All targets and the last messages, the newest first. */
export async function readNotifications(db: Db, site: Site) {
  const [rows, messages] = await db.batch([
    db.select().from(targets).orderBy(asc(targets.created_at), asc(targets.id)),
    db
      .select()
      .from(notifications)
      .where(or(ne(notifications.state, "waiting"), isNotNull(notifications.next_attempt_at)))
      .orderBy(desc(notifications.created_at), desc(notifications.id))
      .limit(MESSAGES_SHOWN),
  ]);
  const textOf = (row: (typeof messages)[number]) =>
    row.kind === "trial"
      ? "Deneme mesajı"
      : messageOf({ ...row, told: row.state === "sent" ? row.told : row.count }, site).text;
  return { targets: rows.map(shown), messages: messages.map((row) => ({ ...row, text: textOf(row) })) };
}

function refuseFault(target: Pick<Target, "format" | "address">, site: Site) {
  const message = targetFault(target, site);
  if (message) throw new Refusal("invalid", message, { fields: { address: message } });
}

/** Returns the target, of signed JSON with its secret, which is shown only now. Throws `Refusal`: `invalid`, `conflict`. */
export async function addTarget(db: Db, input: TargetInput, site: Site, now: Date) {
  const { name, kinds, format, address, token, chat_id } = input;
  const secret = format === "json" ? newSecret() : format === "telegram" ? token : "";
  const where = format === "telegram" ? { address: "", chat_id } : { address, chat_id: "" };
  refuseFault({ format, ...where }, site);
  if ((await db.$count(targets)) >= TARGETS_MAX)
    throw new Refusal("conflict", `En çok ${TARGETS_MAX} bildirim adresi eklenebilir`);
  const time = now.toISOString();
  const row = { name, kinds, format, ...where, secret, created_at: time, updated_at: time };
  const [target] = await db.insert(targets).values(row).returning();
  return { ...shown(found(target, MISSING)), ...(format === "json" && { secret }) };
}

/** Throws `Refusal`: `invalid`, `not_found`, `conflict`, which names no present row, since that has secrets. */
export async function reviseTarget(db: Db, id: string, input: TargetUpdate, site: Site, now: Date) {
  const { name, kinds, format, address, token, chat_id, updated_at: basis } = input;
  const kept = await targetOf(db, id);
  if (kept.format !== format) throw new Refusal("invalid", FORMAT_STAYS, { fields: { format: FORMAT_STAYS } });
  const where =
    format === "telegram" ? { chat_id, secret: token || kept.secret } : { address: address || kept.address };
  refuseFault({ ...kept, ...where }, site);
  const [revised] = await db
    .update(targets)
    .set({ name, kinds, ...where, updated_at: revisionTime(basis, now) })
    .where(and(eq(targets.id, id), eq(targets.updated_at, basis)))
    .returning();
  if (!revised) throw new Refusal("conflict", CHANGED);
  return shown(revised);
}

async function targetOf(db: Db, id: string): Promise<Target> {
  const [target] = await db.select().from(targets).where(eq(targets.id, id));
  return found(target, MISSING);
}

/** What waits for a target that is switched off is never sent. */
export async function switchTarget(db: Db, id: string, is_on: boolean, now: Date) {
  const change = db.update(targets).set({ is_on, updated_at: now.toISOString() }).where(eq(targets.id, id)).returning();
  const [[target]] = await (is_on ? db.batch([change]) : db.batch([change, ...endWaiting(db, id, SWITCHED_OFF)]));
  return shown(found(target, MISSING));
}

/** Replaces the secret that signs; the former one signs nothing more. */
export async function renewSecret(db: Db, id: string, now: Date) {
  const secret = newSecret();
  const { format } = await targetOf(db, id);
  if (format !== "json") throw new Refusal("conflict", "Yalnızca imzalı JSON adreslerinin anahtarı yenilenir");
  await db.update(targets).set({ secret, updated_at: now.toISOString() }).where(eq(targets.id, id));
  return { id, secret };
}

/** Deletes a target with its messages. Returns its name. */
export async function removeTarget(db: Db, id: string): Promise<string> {
  const [[target]] = await db.batch([
    db.delete(targets).where(eq(targets.id, id)).returning({ name: targets.name }),
    ...endWaiting(db, id, SWITCHED_OFF),
    db.delete(notifications).where(eq(notifications.target_id, id)),
  ]);
  return found(target, MISSING).name;
}

/** Sends a trial at once, also to a target that is off. Returns why the receiver did not take it, if so. */
export async function tryTarget(db: Db, id: string, account: string, sender: Sender) {
  const { now, site } = sender;
  const target = await targetOf(db, id);
  const [, [counter]] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, `trial:${account}`, now.getTime() + WINDOW_MS).returning(),
  ]);
  if (counter && counter.count > TRIALS_MAX)
    throw new Refusal("too_many", "Çok sık denediniz. 1 dakika sonra tekrar deneyin.", { retryAfter: 60 });
  const row = { id: crypto.randomUUID(), kind: "trial" as const, about: null, told: 1 };
  const error = (await send(target, messageOf(row, site), sender)) ?? null;
  const time = now.toISOString();
  await db.insert(notifications).values({
    ...{
      ...row,
      target_id: id,
      state: error ? "failed" : "sent",
      attempts: 1,
      tried_at: time,
      error,
      created_at: time,
    },
  });
  return { error };
}
