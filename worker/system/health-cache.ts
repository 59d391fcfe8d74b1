import type { Health } from "./health.server";

const TIME_TO_LIVE_MS = 10_000;
/** A check whose request was cancelled never ends; another one may then begin. */
const LOST_MS = 5_000;
const PAUSE_MS = 25;

/**
 * Keeps the last check for ten seconds in this isolate and lets only one run at a time. Others wait by asking again,
 * because a request cannot wait for the database on behalf of another.
 */
export class HealthCache {
  #last: { health: Health; at: number } | undefined;
  #startedAt: number | undefined;

  async get(check: () => Promise<Health>, clock: () => number = Date.now): Promise<Health> {
    for (;;) {
      const now = clock();
      if (this.#last && now - this.#last.at < TIME_TO_LIVE_MS) return this.#last.health;
      if (this.#startedAt === undefined || now - this.#startedAt >= LOST_MS) break;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    this.#startedAt = clock();
    try {
      const health = await check();
      this.#last = { health, at: clock() };
      return health;
    } finally {
      this.#startedAt = undefined;
    }
  }
}
