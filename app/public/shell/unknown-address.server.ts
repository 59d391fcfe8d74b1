import { href, redirect } from "react-router";
import { UNKNOWN } from "../../../worker/edge/tags";
import { segmentAt } from "../../../worker/site-addresses";
import type { Scope } from "../../../worker/scope.server";
import { reading, throwProblem } from "./load-page.server";

const FAILED = "Sayfa yüklenirken bir hata oluştu";

/** Always throws: what a rule answers, for unknown pages what is chosen, or a 404 for unknown files (P2.8). */
export async function leaveUnknown(scope: Scope, request: Request): Promise<never> {
  const answer = await leaveByRule(scope);
  const { pathname } = scope.url;
  const { by, hasEtag, isPrefetched } = segmentAt(pathname);
  const isOfPages = isPrefetched ?? (by !== "panel" && by !== "static");
  if (isOfPages || hasEtag) scope.noteUnknown();
  if (answer === "page" && isOfPages) {
    const { throwUnknownPage } = await import("./unknown-page.server");
    return throwUnknownPage(scope, request);
  }
  if (!pathname.includes(".") && isOfPages) throw redirect(href("/"));
  return refuseUnknown();
}

/** Throws the answer of a redirect for an address without a record (P2.15); else says what its visitors get. */
export async function leaveByRule(scope: Scope): Promise<"home" | "page"> {
  const { findAnswer } = await import("../../../worker/redirects/finding.server");
  const { rule, unknown } = await reading(scope, FAILED, () => findAnswer(scope.db, scope.url));
  if (!rule) {
    if (scope.cacheInfo.tags.length > 0) scope.cacheInfo.tags.push(UNKNOWN);
    return unknown;
  }
  scope.noteHit(rule.id);
  if (rule.status === "410")
    return throwProblem(410, { heading: "Bu sayfa kaldırıldı", sentence: "Bu adresteki içerik artık sitede yok." });
  throw redirect(rule.target, Number(rule.status));
}

/** Always throws a 404. */
export function refuseUnknown(): never {
  return throwProblem(404, { heading: "Sayfa bulunamadı", sentence: "Aradığınız sayfa burada değil." });
}
