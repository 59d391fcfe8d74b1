const PREFIX = "/placeholder.svg#waiting-";
const ADDRESSES = /\/placeholder\.svg#waiting-[\da-f-]{36}/g;
const STORE = "pictures";

/** A file as it is stored. A private window of WebKit refuses to store a `File`, but takes its bytes. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Files of this visit, which stay at hand even where the browser's database is full or forbidden. */
const held = new Map<string, { file: File; isStored: Promise<boolean> }>();
let opened: Promise<IDBDatabase> | undefined;

/**
 * Keeps a file in this browser beside the draft of that key. Returns the address that stands in the form until the
 * file is uploaded: it shows the placeholder image, and the API takes it for no picture.
 */
export function keepFile(draft: string, file: File): string {
  const address = PREFIX + crypto.randomUUID();
  held.set(address, { file, isStored: store(draft, address, file) });
  return address;
}

/** Waits until the file under an address is stored; false where it would not outlive this visit. */
export async function isStored(address: string): Promise<boolean> {
  const file = held.get(address);
  return !file || (await file.isStored);
}

/** The addresses of kept files in a form's value, each once. */
export const keptIn = (value: string): string[] => [...new Set(value.match(ADDRESSES))];

/** The file that was kept under an address; undefined where this browser does not have it. */
export async function keptFile(draft: string, address: string): Promise<File | undefined> {
  const known = held.get(address)?.file;
  if (known) return known;
  const found = await inStore<StoredFile | undefined>("readonly", (files) => files.get([draft, address]));
  return found && new File([found.bytes], found.name, { type: found.type });
}

/** Drops all files of a draft. */
export function forgetFiles(draft: string) {
  void inStore("readwrite", (files) => files.delete(IDBKeyRange.bound([draft], [draft, []])));
}

async function store(draft: string, address: string, file: File): Promise<boolean> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return false;
  const stored: StoredFile = { bytes, name: file.name, type: file.type };
  return (await inStore("readwrite", (files) => files.put(stored, [draft, address]))) !== undefined;
}

function database(): Promise<IDBDatabase> {
  return (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("panel", 2);
    request.onupgradeneeded = () => {
      for (const old of request.result.objectStoreNames) request.result.deleteObjectStore(old);
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(new Error("no database", { cause: request.error }));
  }));
}

/** A store that fails costs what is kept for the next visit, never the form; undefined is returned then. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const transaction = (await database()).transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE)) as IDBRequest<Result>;
    return await new Promise((resolve) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(undefined);
    });
  } catch {
    return undefined;
  }
}
