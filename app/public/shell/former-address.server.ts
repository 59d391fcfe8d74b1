import type { FormerAddress } from "../../../worker/records/former-addresses.server";
import type { Scope } from "../../../worker/scope.server";
import { leadTo, refusePage } from "./load-page.server";
import type { Problem } from "./problem";

interface Former {
  /** Where a record with this slug lives. */
  to: (place: { slug: string; casino_slug: string | null }) => string;
  /** Said of a record that may come back: a draft, or one in the trash. */
  missing: Problem;
  /** Said of one that was deleted for good. */
  gone: string;
}

/** Ends a loader at an address that a record left: 301 to where it lives now, 404 or 410 where it does not. Throws always. */
export function leaveFormer(
  scope: Scope,
  { slug, casino_slug, is_gone }: FormerAddress,
  { to, missing, gone }: Former,
): never {
  if (slug) leadTo(scope, to({ slug, casino_slug }), 301);
  return is_gone
    ? refusePage(410, { ...missing, heading: "Bu sayfa kaldırıldı", sentence: gone })
    : refusePage(404, missing);
}
