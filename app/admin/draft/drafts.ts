import { isObject, isText, isTime, removeStored, store, stored, storedKeys } from "../../stored";
import { forgetFiles } from "./kept-files";

const PREFIX = "panel-draft:";

/** Unsaved changes of a form. */
export interface Draft<V> {
  values: V;
  /** The `updated_at` of the row that the form was filled from. */
  basis?: string | undefined;
  /** Unix time (ms). */
  savedAt: number;
}

/** A draft of an earlier visit or of another tab. */
export interface StoredDraft<V> extends Draft<V> {
  key: string;
  /** Locked by another open tab. */
  isOpenElsewhere: boolean;
  /** Written by this tab before signing in again: restored without asking. */
  isAutoRestored: boolean;
}

/** Storage keys of this tab's drafts by form. */
const own = new Map<string, string>();
/** Functions that release this tab's Web Locks, by storage key. */
const locked = new Map<string, () => void>();

/** Storage key of this tab's draft of a form. */
export function ownKey(form: string): string {
  const key = own.get(form) ?? `${PREFIX}${form}:${crypto.randomUUID()}`;
  own.set(form, key);
  return key;
}

/** Makes this tab the owner of a draft, which later changes update. */
export function takeOver(form: string, key: string) {
  own.set(form, key);
  lock(key);
}

/** Releases this tab's draft; the next change starts a new one. */
export function releaseOwn(form: string) {
  const key = own.get(form) ?? "";
  own.delete(form);
  locked.get(key)?.();
  locked.delete(key);
}

/** Returns false where storage is full or blocked. */
export function writeDraft<V>(form: string, draft: Draft<V>): boolean {
  const key = ownKey(form);
  if (!store("localStorage", key, draft)) return false;
  lock(key);
  return true;
}

/** Marks this tab's draft to be restored without asking after signing in again. */
export function restoreAfterSignIn(form: string) {
  store("sessionStorage", PREFIX + form, ownKey(form));
}

export function deleteOwn(form: string) {
  deleteDraft(ownKey(form));
}

/** Deletes a draft and its stored files. */
export function deleteDraft(key: string) {
  removeStored("localStorage", key);
  forgetFiles(key);
}

/** All drafts of a form except this tab's, newest first. */
export async function storedDrafts<V>(form: string): Promise<StoredDraft<V>[]> {
  const { held = [] } = "locks" in navigator ? await navigator.locks.query() : {};
  const elsewhere = held.map(({ name = "" }) => name).filter((name) => !locked.has(name));
  const back = stored("sessionStorage", PREFIX + form, isText);
  removeStored("sessionStorage", PREFIX + form);
  return storedKeys("localStorage")
    .filter((key) => key.startsWith(`${PREFIX}${form}:`) && key !== own.get(form))
    .flatMap((key) => {
      const draft = stored("localStorage", key, isDraft) as Draft<V> | undefined;
      return draft ? [{ ...draft, key, isOpenElsewhere: elsewhere.includes(key), isAutoRestored: key === back }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

const isDraft = (value: unknown): value is Draft<object> =>
  isObject(value) &&
  isObject(value["values"]) &&
  isTime(value["savedAt"]) &&
  (value["basis"] === undefined || isText(value["basis"]));

function lock(key: string) {
  if (locked.has(key) || !("locks" in navigator)) return;
  const ended = new Promise<void>((end) => locked.set(key, end));
  void navigator.locks.request(key, () => ended);
}
