/**
 * Milliseconds after which a test or a set-up counts as hanging, not as slow: on a busy machine some take ten times as
 * long as on an idle one.
 */
export const TEST_DEADLINE_MS = 5 * 60_000;

/** Whether this is a long run (`npm run test:all`): also on libSQL, with all hostile strings and slow repeats. */
export const IS_LONG = process.env["LONG"] === "1";

/** Milliseconds after which a state that a test waits for counts as missing. */
export const STATE_DEADLINE_MS = 30_000;
