import type { FormerAddress } from "../../../worker/records/former-addresses.server";
import { mayLookUp } from "../../../worker/http/lookup-limit";
import type { Scope } from "../../../worker/scope.server";
import { reading, redirectTo, throwProblem } from "./load-page.server";
import type { Problem } from "./problem";
import { leaveByRule } from "./unknown-address.server";

interface Former<Row = never> {
  to: (present: Row | { slug: string; casino_slug: string | null }) => string;
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

interface Missing<Row> extends Former<Row> {
  /** Also searches for similar records if `isLoose`. */
  find: (isLoose: boolean) => Promise<{ former?: FormerAddress | undefined; hit?: Row | undefined; near?: Row[] }>;
  nameOf: (row: Row) => string;
}

/** Always throws, where no record is: at a former address like `redirectFormer`, else by a rule, else a redirect to the best match or a 404. */
export async function leaveMissing<Row>(
  scope: Scope,
  request: Request,
  failure: string,
  { find, nameOf, ...record }: Missing<Row>,
): Promise<never> {
  const { to, missing } = record;
  const isLoose = await mayLookUp(scope.env, request);
  const { former, hit, near = [] } = await reading(scope, failure, () => find(isLoose));
  if (former) redirectFormer(scope, former, record);
  await leaveByRule(scope);
  scope.noteUnknown();
  if (hit && to(hit) !== missing.shell?.path) redirectTo(scope, to(hit));
  // A 404 without the look-up is not cached: the address may lead to a record.
  scope.cacheInfo.isPartial ||= !isLoose;
  return throwProblem(404, { ...missing, near: near.map((one) => ({ to: to(one), name: nameOf(one) })) });
}
