import { RECORD_KINDS } from "../../db/schema";
import type { Account } from "./authentication.server";
import { requireRole } from "./permissions";
import { KINDS } from "../records/kinds.server";

export const CLOSED_KINDS = RECORD_KINDS.filter((kind) => "isForAdministrators" in KINDS[kind]);

/** Throws `Refusal("forbidden")` for a record that only administrators open, which is not the account's own. */
export function requireOpen(
  { id: own, role }: Account,
  { kind, id }: { kind: string; id?: string | null | undefined },
) {
  if (id !== own && CLOSED_KINDS.some((closed) => closed === kind)) requireRole(role, "admin");
}
