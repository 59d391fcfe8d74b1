import { href } from "react-router";
import { CONTENT } from "../../../worker/edge/tags";
import { scopeKey } from "../../../worker/scope.server";
import { dayInIstanbul } from "../../../worker/turkish/calendar";
import type { Route } from "./+types/sitemap-xml";
import { readingFile } from "../shell/load-page.server";
import { allEntries, FILE_SIZE, KINDS, totals } from "./sitemap-entries.server";
import { sitemapIndex, urlSet } from "./url-set";

const FAILED = "Bir hata oluştu: Site haritası yüklenemedi";

/** XML sitemap with change frequencies and priorities (P10.3); for a large site, an index of files by kind. */
export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { db, site, now } = scope;
  const today = dayInIstanbul(now);
  scope.cacheInfo.tags.push(CONTENT);
  return readingFile(scope, FAILED, async () => {
    const { addresses, files } = await totals(db, today);
    if (addresses <= FILE_SIZE) return urlSet(await allEntries(db, today), site.url);
    const names = KINDS.flatMap((kind) => Array.from({ length: files[kind] }, (_, i) => `sitemap-${kind}-${i + 1}`));
    return sitemapIndex(
      names.map((file) => href("/:file.xml", { file })),
      site.url,
    );
  });
}
