import { useSyncExternalStore } from "react";
import type { Role } from "../../../db/schema";
import { ROLES } from "../../../worker/accounts/constants";

/** Told by the API's answers, because an administrator may change it while the panel is open. */
let current: Role | undefined;
const listeners = new Set<() => void>();

/** Takes the role of the signed-in account from the headers of an answer. */
export function followRole(headers: Headers) {
  const role = ROLES.find((known) => known === headers.get("X-Account-Role"));
  if (!role || role === current) return;
  current = role;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The role of the signed-in account; `initial` until the API has answered. */
export const useCurrentRole = (initial: Role): Role =>
  useSyncExternalStore(
    subscribe,
    () => current ?? initial,
    () => initial,
  );
