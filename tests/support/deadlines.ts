/**
 * Milliseconds after which a test or a set-up counts as hanging, not as slow: on a busy machine some take ten times as
 * long as on an idle one.
 */
export const TEST_DEADLINE_MS = 5 * 60_000;

/** Milliseconds after which a state that a test waits for counts as missing. */
export const STATE_DEADLINE_MS = 30_000;
