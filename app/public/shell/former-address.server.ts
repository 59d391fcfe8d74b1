import type { FormerAddress } from "../../../worker/records/former-addresses.server";
import type { Scope } from "../../../worker/scope.server";
import { redirectTo, throwProblem } from "./load-page.server";
import type { Problem } from "./problem";

interface Former {
  to: (present: { slug: string; casino_slug: string | null }) => string;
  /** 404 page of a draft or of a record in the trash. */
  missing: Problem;
  /** Message for a permanently deleted record (410). */
  gone: string;
}

/** Always throws, at a former address of a record: 301 to its current one, 404 or 410. */
export function redirectFormer(
  scope: Scope,
  { slug, casino_slug, is_gone }: FormerAddress,
  { to, missing, gone }: Former,
): never {
  if (slug) redirectTo(scope, to({ slug, casino_slug }), 301);
  return is_gone
    ? throwProblem(410, { ...missing, heading: "Bu sayfa kaldırıldı", sentence: gone })
    : throwProblem(404, missing);
}
