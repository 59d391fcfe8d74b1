import { href, redirect } from "react-router";
import { throwProblem } from "./load-page.server";

const NOT_A_PAGE = /\.|^\/(api|media|assets)(\/|$)/;

/** Always throws: a redirect of unknown pages to the home page, a 404 for unknown files and API paths (P2.8). */
export function leaveUnknown(pathname: string): never {
  if (!NOT_A_PAGE.test(pathname)) throw redirect(href("/"));
  return refuseUnknown();
}

/** Always throws a 404. */
export function refuseUnknown(): never {
  return throwProblem(404, { heading: "Sayfa bulunamadı", sentence: "Aradığınız sayfa burada değil." });
}
