import type { Batch } from "./batch";

const KEY = "panel-batch";

export const hasKeptBatch = () => sessionStorage.getItem(KEY) !== null;

/** The unsaved batch of this tab. */
export function keptBatch(): Batch | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Batch) : undefined;
}

/** Stores a batch in `sessionStorage`, so that it survives a reload. */
export function keepBatch(batch: Batch) {
  try {
    if (batch.posts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(batch));
  } catch {
    // Ignored when storage is full or blocked: the batch stays in memory.
  }
}

export const forgetBatch = () => sessionStorage.removeItem(KEY);
