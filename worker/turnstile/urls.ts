/** Where Turnstile's script, frame and service come from. */
export const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";
/** Makes a widget of each element of its class; with `?render=explicit` only on demand. */
export const TURNSTILE_SCRIPT_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js`;
