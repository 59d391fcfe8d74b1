import { CONTENT } from "../../../worker/edge/tags";
import { plainPage } from "../../../worker/http/plain-page";
import { scopeKey } from "../../../worker/scope.server";
import { dayInIstanbul } from "../../../worker/turkish/calendar";
import type { Route } from "./+types/sitemap-part-xml";
import { readingFile } from "../shell/load-page.server";
import { entriesOf, KINDS } from "./sitemap-entries.server";
import { urlSet } from "./url-set";

const FAILED = "Bir hata oluştu: Site haritası yüklenemedi";
const PART = /^sitemap-([a-z]+)-([1-9]\d{0,3})$/;

const unknown = () => plainPage(404, "Sayfa bulunamadı", "Aradığınız sayfa burada değil.");

/** A file of the sitemap index, `sitemap-<kind>-<number>`; no other file at the root ends in `.xml`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { db, site, now } = scope;
  const [, name, number] = PART.exec(params.file) ?? [];
  const kind = KINDS.find((known) => known === name);
  if (!kind) return unknown();
  const entries = await readingFile(scope, FAILED, () => entriesOf(db, dayInIstanbul(now), kind, Number(number)));
  if (entries.length === 0) return unknown();
  scope.cacheInfo.tags.push(CONTENT);
  return urlSet(entries, site.url);
}

export const action = unknown;
