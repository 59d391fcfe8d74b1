import { createStore, get, promisifyRequest, set } from "idb-keyval";

const PREFIX = "/placeholder.svg#waiting-";
const ADDRESSES = /\/placeholder\.svg#waiting-[\da-f-]{36}/g;

/** Opened with its first use; the keys are `[draft, address]`. */
const stored = createStore("panel", "pictures");

/** A file as it is stored. A private window of WebKit refuses to store a `File`, but takes its bytes. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** Files of this visit, which stay at hand even where the browser's database is full or forbidden. */
const held = new Map<string, { file: File; isStored: Promise<boolean> }>();

/**
 * Keeps a file in this browser beside the draft of that key. Returns the address that stands in the form until the
 * file is uploaded: it shows the placeholder image, and the API takes it for no picture.
 */
export function keepFile(draft: string, file: File): string {
  const address = PREFIX + crypto.randomUUID();
  held.set(address, { file, isStored: store(draft, address, file) });
  return address;
}

/** Resolves once the file of an address is stored; false when storing failed and it lasts only for this visit. */
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
  const found = await attempt(() => get<StoredFile>([draft, address], stored));
  return found && new File([found.bytes], found.name, { type: found.type });
}

/** Drops all files of a draft. */
export function forgetFiles(draft: string) {
  void attempt(() =>
    stored("readwrite", (files) => promisifyRequest(files.delete(IDBKeyRange.bound([draft], [draft, []])))),
  );
}

async function store(draft: string, address: string, file: File): Promise<boolean> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return false;
  const value: StoredFile = { bytes, name: file.name, type: file.type };
  return (await attempt(() => set([draft, address], value, stored).then(() => true))) ?? false;
}

/** Undefined when the browser's database fails: the file is then lost with this visit, but the form works. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
