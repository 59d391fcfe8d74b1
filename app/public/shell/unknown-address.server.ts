import { href, redirect } from "react-router";
import { segmentAt } from "../../../worker/site-addresses";
import type { Scope } from "../../../worker/scope.server";
import { throwProblem } from "./load-page.server";

/** Always throws: a redirect of unknown pages to the home page, a 404 for unknown files and API paths (P2.8). */
export function leaveUnknown(scope: Scope): never {
  const { pathname } = scope.url;
  const { by, hasEtag, isPrefetched } = segmentAt(pathname);
  const isOfPages = isPrefetched ?? (by !== "panel" && by !== "static");
  if (isOfPages || hasEtag) scope.noteUnknown();
  if (!pathname.includes(".") && isOfPages) throw redirect(href("/"));
  return refuseUnknown();
}

/** Always throws a 404. */
export function refuseUnknown(): never {
  return throwProblem(404, { heading: "Sayfa bulunamadı", sentence: "Aradığınız sayfa burada değil." });
}
