import { createHash, randomBytes } from "node:crypto";
import { desc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { casinos, former_addresses, postback_tokens } from "../../db/schema";
import { requireRecord } from "../records/editable.server";
import { KINDS } from "../records/kinds.server";
import { deleteExpiredCounters, incrementCounter } from "../records/rate-limits.server";
import { found, Refusal } from "../refusal";
import { dailyHash } from "../secrets/daily-secret.server";
import { secretMatches } from "../secrets/secret-matches";
import { countWrongToken } from "./refusals.server";

const WINDOW_MS = 15 * 60_000;
const WRONG_TOKENS_MAX = 20;
const TOKEN_WRONG = "Postback anahtarı (token) geçersiz veya eksik";

/** Sent as it is, each of these is refused by its name: no platform knows them, and none has the status of all. */
const PROPOSED = "tik={TIKLAMA_KIMLIGI}&durum={DURUM}&tutar={TUTAR}&para={PARA_BIRIMI}&islem={ISLEM_NO}";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** The casino that an operator reports to, also by a former slug, with one right token among `tokens`. Throws `Refusal`: `not_found`, `unauthenticated`, `too_many`. */
export async function reportingCasino(db: Db, slug: string, tokens: unknown[], address: string, now: Date) {
  const former = db
    .select({ id: former_addresses.record_id })
    .from(former_addresses)
    .where(eq(former_addresses.path, `/casino/${slug}`));
  const [row] = await db
    .select({ id: casinos.id, currency: casinos.report_currency, hash: postback_tokens.token_hash })
    .from(casinos)
    .leftJoin(postback_tokens, eq(postback_tokens.casino_id, casinos.id))
    .where(or(eq(casinos.slug, slug), inArray(casinos.id, former)))
    .orderBy(desc(eq(casinos.slug, slug)))
    .limit(1);
  const { id, currency, hash } = found(row, KINDS.casino.missing);
  if (!hasToken(hash, tokens)) await refuseToken(db, id, address, now);
  return { id, currency };
}

/** Whether one of `tokens` is that of `hash`. */
export const hasToken = (hash: string | null, tokens: unknown[]) =>
  tokens.some((token) => typeof token === "string" && secretMatches(hashOf(token), hash ?? undefined));

export async function reporterOf(db: Db, casino_id: string) {
  const [row] = await db
    .select({ currency: casinos.report_currency, hash: postback_tokens.token_hash })
    .from(casinos)
    .leftJoin(postback_tokens, eq(postback_tokens.casino_id, casinos.id))
    .where(eq(casinos.id, casino_id));
  return found(row, KINDS.casino.missing);
}

/** Counts by casino and address. A right token always passes, so that no conversion is lost. */
async function refuseToken(db: Db, casino_id: string, address: string, now: Date): Promise<never> {
  const key = `postback:${await dailyHash(db, `postback ${casino_id} ${address}`, now)}`;
  const end = now.getTime() + WINDOW_MS;
  const [, [counter]] = await db.batch([
    deleteExpiredCounters(db, now),
    incrementCounter(db, key, end).returning(),
    countWrongToken(db, casino_id, now),
  ]);
  if (!counter || counter.count <= WRONG_TOKENS_MAX) throw new Refusal("unauthenticated", TOKEN_WRONG);
  const retryAfter = Math.ceil((counter.window_ends_at - now.getTime()) / 1_000);
  const minutes = Math.ceil(retryAfter / 60);
  throw new Refusal("too_many", `Çok fazla yanlış anahtar. ${minutes} dakika sonra tekrar deneyin.`, { retryAfter });
}

export async function tokenOf(db: Db, casino_id: string): Promise<{ created_at: string | null }> {
  const [row] = await db
    .select({ created_at: postback_tokens.created_at })
    .from(casinos)
    .leftJoin(postback_tokens, eq(postback_tokens.casino_id, casinos.id))
    .where(eq(casinos.id, casino_id));
  return found(row, KINDS.casino.missing);
}

/** Makes the token of a casino, in place of the former one. Returns the address for the operator, which is not stored. */
export async function renewToken(db: Db, casino_id: string, site: string, now: Date) {
  const { slug } = await requireRecord(db, "casino", casino_id);
  const token = randomBytes(32).toString("base64url");
  const row = { token_hash: hashOf(token), created_at: now.toISOString() };
  await db
    .insert(postback_tokens)
    .values({ casino_id, ...row })
    .onConflictDoUpdate({ target: postback_tokens.casino_id, set: row });
  return { url: `${site}/api/postback/${slug}?token=${token}&${PROPOSED}`, created_at: row.created_at };
}
