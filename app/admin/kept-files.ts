const PREFIX = "/placeholder.svg#waiting-";
const ADDRESSES = /\/placeholder\.svg#waiting-[\da-f-]{36}/g;
const STORE = "files";

/** Files of this visit, which stay at hand even where the browser's database is full or forbidden. */
const held = new Map<string, { file: File; stored: Promise<unknown> }>();
let opened: Promise<IDBDatabase> | undefined;

/**
 * Keeps a file in this browser beside the draft of that name. Returns the address that stands in the form until the
 * file is uploaded: it shows the placeholder image, and the API takes it for no picture.
 */
export function keepFile(draft: string, file: File): string {
  const address = PREFIX + crypto.randomUUID();
  held.set(address, { file, stored: inStore("readwrite", (store) => store.put(file, [draft, address])) });
  return address;
}

/** Waits until a file of this visit outlives it. */
export async function stored(address: string): Promise<void> {
  await held.get(address)?.stored;
}

/** The addresses of kept files in a form's value, each once. */
export const keptIn = (value: string): string[] => [...new Set(value.match(ADDRESSES))];

/** The file that was kept under an address; undefined where this browser does not have it. */
export async function keptFile(draft: string, address: string): Promise<File | undefined> {
  const file = held.get(address)?.file ?? (await inStore("readonly", (store) => store.get([draft, address])));
  return file instanceof File ? file : undefined;
}

/** Drops all files of a draft. */
export function forgetFiles(draft: string) {
  void inStore("readwrite", (store) => store.delete(IDBKeyRange.bound([draft], [draft, []])));
}

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("panel", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error("no database", { cause: request.error }));
  }));
}

/** A store that fails costs what is kept for the next visit, never the form. */
async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    const transaction = (await database()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    return await new Promise((resolve) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(undefined);
    });
  } catch {
    return undefined;
  }
}
