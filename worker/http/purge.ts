import { logError } from "./errors";

export interface PurgingContext {
  waitUntil(work: Promise<unknown>): void;
  /** Workers Cache; undefined where it is not simulated. */
  cache?: { purge(options: { tags: string[] }): Promise<unknown> };
}

/** Tags that one purge takes. */
const TAGS_MAX = 100;

/** Empties the edge of every page that shows one of the tags, after the answer; a refusal is only logged. */
export function purgeOf(context: PurgingContext, requestId: string) {
  return function purge(...tags: string[]) {
    for (let from = 0; from < tags.length; from += TAGS_MAX) {
      const purged = context.cache?.purge({ tags: tags.slice(from, from + TAGS_MAX) });
      if (purged) context.waitUntil(purged.catch((error: unknown) => logError(error, requestId)));
    }
  };
}
