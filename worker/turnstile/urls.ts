export const TURNSTILE_ORIGIN = "https://challenges.cloudflare.com";
/** Renders a widget into each element of its class; with `?render=explicit` on demand. */
export const TURNSTILE_SCRIPT_URL = `${TURNSTILE_ORIGIN}/turnstile/v0/api.js`;
