import { messagesOf } from "../db/unavailable";

/** One JSON line; visitors see only the request id, in `X-Request-Id`. */
export function logError(error: unknown, requestId: string | undefined) {
  const stack = error instanceof Error ? error.stack : undefined;
  console.error(JSON.stringify({ request_id: requestId, message: messagesOf(error), stack }));
}
