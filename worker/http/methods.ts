const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Safe in the sense of RFC 9110 §9.2.1: such a request changes nothing. */
export const isSafe = (method: string) => SAFE.has(method);
