import { pageAddress } from "../../../worker/records/addresses";
import type { Placeholder } from "drizzle-orm";
import { data } from "react-router";
import type { Db } from "../../../db/client";
import { pageAt, pageTies, readPage } from "../../../worker/pages/public.server";
import { isReserved, WEIGHTS_LINE } from "../../../worker/pages/constants";
import { formerAddress } from "../../../worker/records/former-addresses.server";
import { scopeKey } from "../../../worker/scope.server";
import { plainText } from "../../../worker/text/visible-text";
import { formatDate } from "../../../worker/text/calendar";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { redirectFormer } from "../shell/former-address.server";
import { loadPage, reading, redirectTo } from "../shell/load-page.server";
import { metaDescription, pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { leaveUnknown, refuseUnknown } from "../shell/unknown-address.server";
import { PageText } from "./page-text";
import type { Route } from "./+types/page";

const FAILED = "Sayfa yüklenirken bir hata oluştu";
/** Maximum length of the meta description. */
const trailOf = ({ title }: { title: string }) => ({ way: [HOME], here: title });
const SLUG = /^[a-z0-9_-]{1,80}$/i;
const isSlug = (key: string) => SLUG.test(key) && !isReserved(key.toLowerCase());

const queries = (db: Db, { key }: Record<"key", Placeholder>) => [pageAt(db, key)] as const;
const extraQueries = (db: Db, { key }: Record<"key", Placeholder>) => [pageTies(db, key)] as const;

export const handle = { sheets: ["inside", "details", "review", "prose", "rich"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  if (!isSlug(params.page)) return leaveUnknown(scope, request);
  const { shell, rows, extras } = await loadPage(scope, FAILED, {
    queries,
    extras: extraQueries,
    values: { key: params.page },
  });
  const [[page]] = rows;
  if (!page) {
    const [former] = await reading(scope, FAILED, async () => formerAddress(scope.db, scope.url.pathname));
    if (!former) return leaveUnknown(scope, request);
    return redirectFormer(scope, former, {
      to: pageAddress,
      missing: { heading: "Sayfa bulunamadı", sentence: "Bu sayfa şu anda yayında değil.", shell },
      gone: "Bu sayfa kalıcı olarak kaldırıldı.",
    });
  }
  if (page.slug !== params.page) redirectTo(scope, pageAddress(page));
  return { shell, page: await readPage(page, extras[0][0]) };
}

/** Pages take no forms (405); neither do addresses without a page (404). */
export async function action({ context, params }: Route.ActionArgs) {
  const scope = context.get(scopeKey);
  if (!isSlug(params.page)) return refuseUnknown();
  const [page] = await reading(scope, FAILED, async () => pageAt(scope.db, params.page));
  if (!page) return refuseUnknown();
  throw data(null, { status: 405 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, page } = loaderData;
  return pageMeta(shell, {
    title: page.seo_title || `${page.title} - ${shell.site.name}`,
    description: page.seo_description || metaDescription(plainText(page.content.replace(WEIGHTS_LINE, ""))),
    keywords: page.seo_keywords,
    trail: trailOf(page),
  });
}

export default function PublicPage({ loaderData: { shell, page } }: Route.ComponentProps) {
  return (
    <PageLayout shell={shell}>
      <div className="wrap slim list">
        <Breadcrumbs {...trailOf(page)} />
        <article className="box inner">
          <h1>{page.title}</h1>
          <p className="who">
            {"Son güncelleme: "}
            <time dateTime={page.updated_at}>{formatDate(page.updated_at)}</time>
          </p>
          <PageText html={page.content} weights={page.weights} />
        </article>
      </div>
    </PageLayout>
  );
}
