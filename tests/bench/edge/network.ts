import { edgeCacheControl } from "../../../worker/edge/headers";
import type { EdgeCache } from "../../../worker/edge/purges.server";

/** Times are in milliseconds since 1970. */
interface Copy {
  /** What the page shows is as of this time. */
  asOf: number;
  /** When the cache has it: a purge before that does not meet it. */
  storedAt: number;
  freshUntil: number;
  staleUntil: number;
  onErrorUntil: number;
}

export interface Platform {
  /** Cloudflare locations that visitors come through. */
  places: number;
  /** Whether the locations ask one more cache before the Worker. */
  isTiered: boolean;
  /** Milliseconds from asking the Worker to having its answer. */
  latency: number;
  /** By how many milliseconds the database that a page is read from lags behind. */
  lag: () => number;
  /** Whether the Worker fails at a time. */
  isDown: (time: number) => boolean;
  /** Whether purges work at all. */
  purges: boolean;
}

/** Calls of purge that the platform takes at once, and how many a minute it adds. */
const BUCKET = { size: 25, aMinute: 5 };
const MINUTE_MS = 60_000;

/** A visitor's answer: from the edge, from the Worker, or an error. `asOf` is missing for errors. */
export interface Answer {
  from: "edge" | "worker" | "error";
  asOf?: number;
  /** Served because the Worker failed. */
  isRescued?: boolean;
}

/** Workers Cache as its documentation tells: RFC 9111 with ages, stale answers, and purges by tag. */
export class EdgeNetwork implements EdgeCache {
  now = 0;
  workerRuns = 0;
  refused = 0;
  purgeCalls = 0;
  emptied = 0;
  readonly #caches: Map<string, Copy>[];
  #bucket = BUCKET.size;
  #filledAt = 0;

  constructor(
    readonly platform: Platform,
    readonly tagsOf: Map<string, Set<string>>,
  ) {
    this.#caches = Array.from({ length: platform.places + (platform.isTiered ? 1 : 0) }, () => new Map<string, Copy>());
  }

  /** A page without tags is not cached. */
  request(time: number, place: number, page: string): Answer {
    const run = this.workerRuns;
    if (!this.tagsOf.get(page)?.size) {
      const copy = this.#runWorker(time);
      return copy ? { from: "worker", asOf: copy.asOf } : { from: "error" };
    }
    const tiers = [this.#caches[place], this.platform.isTiered ? this.#caches[this.platform.places] : undefined];
    const { copy, isWaiting, isRescued } = this.#lookUp(
      tiers.filter((tier) => tier !== undefined),
      time,
      page,
    );
    if (!copy) return { from: "error" };
    return { from: isWaiting && this.workerRuns > run ? "worker" : "edge", asOf: copy.asOf, isRescued };
  }

  #lookUp([cache, ...further]: Map<string, Copy>[], time: number, page: string): Found {
    if (!cache) {
      const copy = this.#runWorker(time);
      return { copy, isWaiting: true, isRescued: false };
    }
    const known = cache.get(page);
    if (known && time < known.freshUntil) return { copy: known, isWaiting: false, isRescued: false };
    const { copy, isWaiting, isRescued } = this.#lookUp(further, time, page);
    if (copy) cache.set(page, copy);
    // Who finds a copy that may be shown while it is renewed does not wait.
    if (known && time < known.staleUntil) return { copy: known, isWaiting: false, isRescued: false };
    if (!copy && known && time < known.onErrorUntil) return { copy: known, isWaiting: false, isRescued: true };
    return { copy, isWaiting, isRescued };
  }

  #runWorker(time: number): Copy | undefined {
    this.workerRuns++;
    if (this.platform.isDown(time)) return undefined;
    const [fresh = 0, revalidate = 0, onError = 0] = (edgeCacheControl(new Date(time)).match(/\d+/g) ?? []).map(Number);
    const freshUntil = time + fresh * 1_000;
    return {
      asOf: time - this.platform.lag(),
      storedAt: time + this.platform.latency,
      freshUntil,
      staleUntil: freshUntil + revalidate * 1_000,
      onErrorUntil: freshUntil + onError * 1_000,
    };
  }

  purge(options: { tags: string[] } | { purgeEverything: true }) {
    this.purgeCalls++;
    this.#bucket = Math.min(BUCKET.size, this.#bucket + ((this.now - this.#filledAt) / MINUTE_MS) * BUCKET.aMinute);
    this.#filledAt = this.now;
    if (!this.platform.purges || this.#bucket < 1) {
      this.refused++;
      return Promise.resolve({ success: false, errors: ["refused"] });
    }
    this.#bucket--;
    if (!("tags" in options)) this.emptied++;
    for (const cache of this.#caches)
      for (const [page, { storedAt }] of cache) {
        const isStale = !("tags" in options) || options.tags.some((tag) => this.tagsOf.get(page)?.has(tag));
        if (isStale && storedAt <= this.now) cache.delete(page);
      }
    return Promise.resolve({ success: true, errors: [] });
  }
}

interface Found {
  copy: Copy | undefined;
  isWaiting: boolean;
  isRescued: boolean;
}
