import { isObject, isText } from "../../stored";
import { createStore, del, get, promisifyRequest, set } from "idb-keyval";

const PREFIX = "/placeholder.svg#waiting-";
const ADDRESSES = /\/placeholder\.svg#waiting-[\da-f-]{36}/g;

/** Opened on first use; keys are `[draft, address]`. */
const stored = createStore("panel", "pictures");

/** A stored file. Private windows of WebKit cannot store a `File`, but its bytes. */
interface StoredFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

const isStoredFile = (value: unknown): value is StoredFile =>
  isObject(value) && value["bytes"] instanceof ArrayBuffer && isText(value["name"]) && isText(value["type"]);

/** Files of this visit, in memory in case IndexedDB is full or blocked. */
const held = new Map<string, { file: File; isStored: Promise<boolean> }>();

/** Stores a file in IndexedDB. Returns a temporary address, which shows the placeholder; the API rejects it. */
export function keepFile(draft: string, file: File): string {
  const address = PREFIX + crypto.randomUUID();
  held.set(address, { file, isStored: store(draft, address, file) });
  return address;
}

/** Resolves when the file is stored; false when it is only in memory. */
export async function isStored(address: string): Promise<boolean> {
  const file = held.get(address);
  return !file || (await file.isStored);
}

/** Temporary addresses in a form's value, without duplicates. */
export const keptIn = (value: string): string[] => [...new Set(value.match(ADDRESSES))];

/** The file of a temporary address; undefined, and removed, if it is broken. Undefined in other browsers, too. */
export async function keptFile(draft: string, address: string): Promise<File | undefined> {
  const known = held.get(address)?.file;
  if (known) return known;
  const found = await attempt(() => get<unknown>([draft, address], stored));
  if (isStoredFile(found)) return new File([found.bytes], found.name, { type: found.type });
  if (found !== undefined) await attempt(() => del([draft, address], stored));
  return undefined;
}

/** Deletes all files of a draft. */
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

/** Undefined when IndexedDB fails: what it kept is then lost on reload. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
