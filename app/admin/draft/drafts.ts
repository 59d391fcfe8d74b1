import { isObject, isText, isTime, removeStored, store, stored, storedKeys } from "../../stored";
import { forgetFiles } from "./kept-files";
import { copiedAt, type Copy, endCopy, noteCopy, releaseCopy, sendCopy, type Sent } from "./server-copies";

const PREFIX = "panel-draft:";

/** Unsaved changes of a form. */
export interface Draft<V> {
  values: V;
  /** The `updated_at` of the row that the form was filled from. */
  basis?: string | undefined;
  /** Unix time (ms). */
  savedAt: number;
  /** The server's time of the copy that this draft is, or goes on from. */
  sentAt?: string | undefined;
}

/** The device that sent a copy to the server. */
export interface Device {
  name: string;
  type: string;
}

/** A draft of an earlier visit, of another tab or of another device. */
export interface StoredDraft<V> extends Draft<V> {
  key: string;
  /** Locked by another open tab. */
  isOpenElsewhere: boolean;
  /** Written by this tab before signing in again: restored without asking. */
  isAutoRestored: boolean;
  /** Of the server's copy. */
  device?: Device;
}

/** Storage keys of this tab's drafts by form. */
const own = new Map<string, string>();
/** Functions that release this tab's Web Locks, by storage key. */
const locked = new Map<string, () => void>();

const keyOf = (form: string, id: string) => `${PREFIX}${form}:${id}`;
/** The form and the id of a draft. */
const partsOf = (key: string) => {
  const end = key.lastIndexOf(":");
  return [key.slice(PREFIX.length, end), key.slice(end + 1)] as const;
};

/** Storage key of this tab's draft of a form. */
export function ownKey(form: string): string {
  const key = own.get(form) ?? keyOf(form, crypto.randomUUID());
  own.set(form, key);
  return key;
}

/** Makes this tab the owner of a draft, which later changes update; `sentAt` is the time of the server's copy. */
export function takeOver(form: string, key: string, sentAt?: string) {
  own.set(form, key);
  if (sentAt) noteCopy(partsOf(key)[1], sentAt);
  lock(key);
}

/** Releases this tab's draft; the next change starts a new one. */
export function releaseOwn(form: string) {
  const key = own.get(form) ?? "";
  own.delete(form);
  locked.get(key)?.();
  locked.delete(key);
  releaseCopy(form);
}

/** Keeps the time of a draft that has not changed. Returns false where storage is full or blocked. */
export function writeDraft<V>(form: string, draft: Draft<V>): boolean {
  const key = ownKey(form);
  const here = stored("localStorage", key, isDraft);
  if (here && JSON.stringify(here.values) === JSON.stringify(draft.values)) return true;
  if (!store("localStorage", key, { ...draft, sentAt: copiedAt(partsOf(key)[1]) })) return false;
  lock(key);
  return true;
}

/** Sends this tab's draft to the server unless it is there; a draft that it replaces there is kept here. `isHere` tells whether the browser has it. */
export function sendOwn<V extends object>(
  form: string,
  draft: Draft<V>,
  tell: (outcome: Sent, isHere: boolean) => void,
) {
  const key = ownKey(form);
  const [, id] = partsOf(key);
  sendCopy(form, { id, values: draft.values, basis: draft.basis }, (outcome) => {
    const here = stored("localStorage", key, isDraft);
    if (here && outcome.isKept) store("localStorage", key, { ...here, sentAt: copiedAt(id) });
    if (outcome.replaced) keepReplaced(form, outcome.replaced);
    tell(outcome, here !== undefined);
  });
}

function keepReplaced(form: string, { id, values, basis, saved_at }: Copy) {
  const draft = { values, basis: basis ?? undefined, savedAt: Date.parse(saved_at), sentAt: saved_at };
  const here = stored("localStorage", keyOf(form, id), isDraft);
  if (!here || isOlder(here, draft)) store("localStorage", keyOf(form, id), draft);
}

/** Whether another device went on with a draft after this browser. */
const isOlder = (here: Draft<object>, copy: { savedAt: number; sentAt?: string | undefined }) =>
  here.sentAt !== copy.sentAt && here.savedAt < copy.savedAt;

/** Marks this tab's draft to be restored without asking after signing in again. */
export function restoreAfterSignIn(form: string) {
  store("sessionStorage", PREFIX + form, ownKey(form));
}

/** Deletes this tab's draft of a form; see `deleteDraft`. */
export const deleteOwn = (form: string): Promise<void> => deleteDraft(ownKey(form));

/** Deletes a draft, its stored files and the server's copy; resolves once the server has answered, or cannot. */
export function deleteDraft(key: string): Promise<void> {
  removeDraft(key);
  return endCopy(...partsOf(key));
}

function removeDraft(key: string) {
  removeStored("localStorage", key);
  forgetFiles(key);
}

/**
 * Deletes the browser's copy of a draft that ended on another device, unless it was changed after that. Returns whether
 * it is this tab's, which stays.
 */
export function endElsewhere(form: string, { id, saved_at }: Pick<Copy, "id" | "saved_at">): boolean {
  const key = keyOf(form, id);
  if (key === own.get(form)) return saved_at > (copiedAt(id) ?? saved_at);
  const draft = stored("localStorage", key, isDraft);
  if (draft && draft.savedAt < Date.parse(saved_at)) removeDraft(key);
  return false;
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
      if (draft?.sentAt) noteCopy(partsOf(key)[1], draft.sentAt);
      return draft ? [{ ...draft, key, isOpenElsewhere: elsewhere.includes(key), isAutoRestored: key === back }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** The drafts with the server's copy; of two copies of a draft the newer one. */
export function withCopy<V>(form: string, drafts: StoredDraft<V>[], copy: (Copy & { device: Device }) | undefined) {
  if (!copy?.values || keyOf(form, copy.id) === own.get(form)) return drafts;
  const { id, values, basis, saved_at: sentAt, device } = copy;
  const offered: StoredDraft<V> = {
    ...{ key: keyOf(form, id), values: values as V, basis: basis ?? undefined, savedAt: Date.parse(sentAt), sentAt },
    ...{ device, isOpenElsewhere: false, isAutoRestored: false },
  };
  const here = drafts.find(({ key }) => key === offered.key);
  if (here && (here.isOpenElsewhere || !isOlder(here as Draft<object>, offered))) return drafts;
  return [...drafts.filter((draft) => draft !== here), offered].sort((one, other) => other.savedAt - one.savedAt);
}

const isDraft = (value: unknown): value is Draft<object> =>
  isObject(value) &&
  isObject(value["values"]) &&
  isTime(value["savedAt"]) &&
  [value["basis"], value["sentAt"]].every((text) => text === undefined || isText(text));

function lock(key: string) {
  if (locked.has(key) || !("locks" in navigator)) return;
  const ended = new Promise<void>((end) => locked.set(key, end));
  void navigator.locks.request(key, () => ended);
}
