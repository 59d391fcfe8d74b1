import { mayLookUp } from "../../../worker/http/lookup-limit";
import { SEARCH_MAX } from "../../../worker/promotions/constants";
import type { Scope } from "../../../worker/scope.server";
import { namingPart, nearestRecords } from "../../../worker/unknown-addresses/nearest.server";
import { loadPage, readingPart, throwProblem } from "./load-page.server";

const FAILED = "Sayfa yüklenirken bir hata oluştu";
const noQueries = () => [] as const;

/** Always throws a 404 with a search and, within the limit of look-ups, the nearest records. It is never cached, so that each visit is counted. */
export async function throwUnknownPage(scope: Scope, request: Request): Promise<never> {
  const { shell } = await loadPage(scope, FAILED, { queries: noQueries, values: {} });
  const { path, today } = shell;
  const found = (await mayLookUp(scope.env, request))
    ? await readingPart(scope, () => nearestRecords(scope.db, [path], today))
    : undefined;
  scope.cacheInfo.isPartial = true;
  return throwProblem(404, {
    heading: "Sayfa bulunamadı",
    sentence: "Aradığınız sayfa burada değil. Aşağıdan arayabilirsiniz.",
    search: namingPart(path).replace(/[-_]+/g, " ").slice(0, SEARCH_MAX),
    near: (found?.get(path) ?? []).map(({ path: to, title }) => ({ to, name: title })),
    shell,
  });
}
