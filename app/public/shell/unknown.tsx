import { href, redirect } from "react-router";
import type { Route } from "./+types/unknown";
import { throwProblem } from "./load-page.server";

const NOT_A_PAGE = /\.|^\/(api|media|assets)(\/|$)/;

/** Redirects unknown pages to the home page; unknown files and API paths are 404. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (!NOT_A_PAGE.test(pathname)) return redirect(href("/"));
  return throwProblem(404, { heading: "Sayfa bulunamadı", sentence: "Aradığınız sayfa burada değil." });
}

export function action() {
  return throwProblem(404, { heading: "Sayfa bulunamadı", sentence: "Aradığınız sayfa burada değil." });
}

/** Never rendered: the loader always throws. */
export default function Unknown() {
  return null;
}
