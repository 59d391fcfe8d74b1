import type { Undone } from "../../worker/activity/undone";
import type { AdminClient } from "./admin-client";

/** The id of the change that a request made. */
export const changeOf = (answer: { headers: Headers }) => answer.headers.get("X-Change") ?? "";

/** Requests that take changes back. */
export function undoClient(admin: () => AdminClient) {
  const undo = (change: string, action: string, more: object = {}) =>
    admin().send("PUT", `/api/admin/changes/${change}`, { action, ...more });
  return { undo, undone: async (...asked: Parameters<typeof undo>) => (await undo(...asked)).json<Undone>() };
}
