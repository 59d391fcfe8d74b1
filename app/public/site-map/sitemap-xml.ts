import { scopeKey } from "../../../worker/scope.server";
import { dayInIstanbul } from "../../../worker/text/calendar";
import type { Route } from "./+types/sitemap-xml";
import { readingFile } from "../shell/load-page.server";
import { sitemapEntries } from "./sitemap-entries.server";
import { urlSet } from "./url-set";

const FAILED = "Bir hata oluştu: Site haritası yüklenemedi";

/** XML sitemap with change frequencies and priorities (P10.3). */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { db, site, now } = scope;
  const entries = await readingFile(scope, FAILED, () => sitemapEntries(db, dayInIstanbul(now)));
  return urlSet(entries, site.url);
}
