import { forgetFiles } from "../pictures/kept-files";

const PREFIX = "panel-draft:";

/** What was typed into a form and not saved. */
export interface Draft<V> {
  values: V;
  /** The `updated_at` of the row that the form was filled from. */
  basis?: string | undefined;
  /** Unix time (ms). */
  savedAt: number;
}

/** A draft of an earlier visit, or of another tab. */
export interface LeftDraft<V> extends Draft<V> {
  key: string;
  /** Another open tab is still writing it. */
  isOpenElsewhere: boolean;
  /** This tab wrote it before going to sign in: it is restored without asking. */
  isComingBack: boolean;
}

/** Keys of the drafts that this tab writes now, by the name of their form. */
const own = new Map<string, string>();
/** Locks (Web Locks) on the drafts that this tab writes, by key, each with the function that releases it. */
const locked = new Map<string, () => void>();

/** The key under which this tab keeps the draft of a form: each tab has one of its own. */
export function ownKey(form: string): string {
  const key = own.get(form) ?? `${PREFIX}${form}:${crypto.randomUUID()}`;
  own.set(form, key);
  return key;
}

/** Makes a left draft this tab's own: changes are written to it from now on. */
export function takeOver(form: string, key: string) {
  own.set(form, key);
  lock(key);
}

/** Releases this tab's draft; the next change begins a new one. */
export function leaveOwn(form: string) {
  const key = own.get(form) ?? "";
  own.delete(form);
  locked.get(key)?.();
  locked.delete(key);
}

export function writeDraft<V>(form: string, draft: Draft<V>) {
  const key = ownKey(form);
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    lock(key);
  } catch {
    // Without storage (full, or forbidden) there is no draft, but the form works.
  }
}

/** Has this tab's draft restored without asking after the next sign-in. */
export function bringBack(form: string) {
  sessionStorage.setItem(PREFIX + form, ownKey(form));
}

/** Deletes this tab's draft of a form and its files. */
export function forgetOwn(form: string) {
  forgetDraft(ownKey(form));
}

/** Deletes a draft and its files. */
export function forgetDraft(key: string) {
  localStorage.removeItem(key);
  forgetFiles(key);
}

/** All drafts of a form except this tab's own, newest first. */
export async function draftsLeft<V>(form: string): Promise<LeftDraft<V>[]> {
  const { held = [] } = "locks" in navigator ? await navigator.locks.query() : {};
  const elsewhere = held.map(({ name = "" }) => name).filter((name) => !locked.has(name));
  const back = sessionStorage.getItem(PREFIX + form);
  sessionStorage.removeItem(PREFIX + form);
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(`${PREFIX}${form}:`) && key !== own.get(form))
    .flatMap((key) => {
      const draft = readDraft<V>(key);
      return draft ? [{ ...draft, key, isOpenElsewhere: elsewhere.includes(key), isComingBack: key === back }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

function readDraft<V>(key: string): Draft<V> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Draft<V> | undefined;
  } catch {
    return undefined;
  }
}

function lock(key: string) {
  if (locked.has(key) || !("locks" in navigator)) return;
  const ended = new Promise<void>((end) => locked.set(key, end));
  void navigator.locks.request(key, () => ended);
}
