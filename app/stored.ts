export type StorageName = "localStorage" | "sessionStorage";

/** The JSON value of a key; undefined, and removed, if it is broken or does not fit. Undefined without storage, too. */
export function stored<T>(name: StorageName, key: string, fits: (value: unknown) => value is T): T | undefined {
  try {
    const text = window[name].getItem(key);
    if (text === null) return undefined;
    const value = parsed(text);
    if (fits(value)) return value;
    window[name].removeItem(key);
  } catch {
    // Storage is blocked.
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; false where storage is full or blocked. */
export function store(name: StorageName, key: string, value: unknown): boolean {
  try {
    window[name].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All keys; none without storage. */
export function storedKeys(name: StorageName): string[] {
  try {
    return Object.keys(window[name]);
  } catch {
    return [];
  }
}

export function removeStored(name: StorageName, key: string) {
  try {
    window[name].removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isListOf =
  <T>(fits: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(fits);
/** Unix time in milliseconds, of which a `Date` can be made. */
export const isTime = (value: unknown): value is number =>
  typeof value === "number" && value >= 0 && value <= 8_640_000_000_000_000;
