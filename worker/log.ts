import { messagesOf } from "../db/unavailable";

/** One JSON line without what was sent: a refused postback is lost money. */
export function logRefusedPostback(casino: string, fields: string[], requestId: string) {
  console.warn(JSON.stringify({ request_id: requestId, message: "postback refused", casino, fields }));
}

/** One JSON line; visitors see only the request id, in `X-Request-Id`. */
export function logError(error: unknown, requestId: string | undefined) {
  const stack = error instanceof Error ? error.stack : undefined;
  console.error(JSON.stringify({ request_id: requestId, message: messagesOf(error), stack }));
}
