import { afterEach, beforeEach } from "vitest";
import { releaseOwn, ownKey, writeDraft } from "../../app/admin/draft/drafts";

export const FORM = "post:1";
export const draft = (title: string, savedAt = 1) => ({ values: { title }, savedAt });
export const keys = () => Object.keys(localStorage);

/** Writes a draft as a tab does that is closed afterwards; returns its key. */
export function leave(title: string, { form = FORM, savedAt = 1, basis = "" } = {}) {
  writeDraft(form, { ...draft(title, savedAt), ...(basis && { basis }) });
  const key = ownKey(form);
  releaseOwn(form);
  return key;
}

/** The locks that other tabs hold; happy-dom knows none. */
export const lockElsewhere = (...names: string[]) =>
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
      request: () => Promise.resolve(),
    },
  });

/** Registers hooks that begin each test without drafts and locks. */
export function setupDrafts() {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    lockElsewhere();
  });
  afterEach(() => releaseOwn(FORM));
}
