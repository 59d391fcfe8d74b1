import { createStore, entries, promisifyRequest, setMany } from "idb-keyval";
import { attempt } from "../draft/kept-files";

/** A chosen file, and what became of it. */
export interface KeptFile {
  id: string;
  name: string;
  kind: string | undefined;
  isDone: boolean;
  /** Number of its records that were written. */
  written: number;
}

export interface KeptQueue {
  /** The change under which all is written. */
  change: string;
  /** Whether its files may be written. */
  isApproved: boolean;
  files: KeptFile[];
}

/** Opened on first use; keys are `[account, "queue"]` and `[account, file]`. */
const stored = createStore("imports", "files");

/** Stores what a later visit needs to go on. */
export const keepQueue = (account: string, queue: KeptQueue, added: readonly { id: string; file: File }[] = []) =>
  attempt(async () => {
    const files = await Promise.all(
      added.map(async ({ id, file }) => [[account, id], await file.arrayBuffer()] as const),
    );
    await setMany([[[account, "queue"], queue], ...files] as [IDBValidKey, unknown][], stored);
  });

/** The queue of an earlier visit with its files; undefined if there is none. */
export async function keptQueue(account: string) {
  const all = new Map(
    ((await attempt(() => entries<string[], unknown>(stored))) ?? []).map(([key, value]) => [key.join("\n"), value]),
  );
  const queue = all.get(`${account}\nqueue`) as KeptQueue | undefined;
  const files = (queue?.files ?? []).flatMap((kept) => {
    const bytes = all.get(`${account}\n${kept.id}`);
    return bytes instanceof ArrayBuffer ? { ...kept, file: new File([bytes], kept.name) } : [];
  });
  return queue && files.length > 0 ? { ...queue, files } : undefined;
}

/** Forgets the queue of an account. */
export const forgetQueue = (account: string) =>
  attempt(() =>
    stored("readwrite", (files) => promisifyRequest(files.delete(IDBKeyRange.bound([account], [account, []])))),
  );
