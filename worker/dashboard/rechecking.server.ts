import type { Db } from "../../db/client";
import { deleteExpiredCounters, incrementCounter } from "../records/rate-limits.server";
import { type Asker, recheckAddresses } from "../references/address-checks.server";
import { Refusal } from "../refusal";

const LIMIT = 10;
const WINDOW_MS = 60_000;

/** Checks broken addresses again. Throws `Refusal`: `too_many` (over ten a minute), `unavailable` (no network). */
export async function recheckFaults(db: Db, addresses: string[], account: string, asker: Asker) {
  const [, [counter]] = await db.batch([
    deleteExpiredCounters(db, asker.now),
    incrementCounter(db, `recheck:${account}`, asker.now.getTime() + WINDOW_MS).returning(),
  ]);
  if (counter && counter.count > LIMIT) {
    const retryAfter = Math.ceil((counter.window_ends_at - asker.now.getTime()) / 1_000);
    const sentence = `Çok sık denetlediniz. ${retryAfter} saniye sonra tekrar deneyin.`;
    throw new Refusal("too_many", sentence, { retryAfter });
  }
  const checked = await recheckAddresses(db, addresses, asker);
  if (!checked) throw new Refusal("unavailable", "Şu anda başka sitelere ulaşılamıyor; biraz sonra tekrar deneyin.");
  return checked;
}
