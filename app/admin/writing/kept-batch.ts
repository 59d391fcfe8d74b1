import type { Batch } from "./batch";

const KEY = "panel-batch";

/** Whether written posts of a batch wait in this tab to be saved. */
export const hasKeptBatch = () => sessionStorage.getItem(KEY) !== null;

/** The batch that was written in this tab and not saved. */
export function keptBatch(): Batch | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Batch) : undefined;
}

/** Keeps a batch with written posts over a reload of the tab. */
export function keepBatch(batch: Batch) {
  try {
    if (batch.posts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(batch));
  } catch {
    // A full or forbidden store costs the copy, never the batch.
  }
}

export const forgetBatch = () => sessionStorage.removeItem(KEY);
