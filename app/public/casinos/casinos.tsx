import { href } from "react-router";
import { casinoCards, casinoTotal } from "../../../worker/casinos/public.server";
import { CASINOS_PER_PAGE } from "../../../worker/casinos/rules";
import { casinoCardTags, tags } from "../../../worker/edge/tags";
import { scopeKey } from "../../../worker/scope.server";
import { casinoAddress, withQuery } from "../../ui/addresses";
import { CasinoCard } from "../../ui/casino-card";
import { Pagination } from "../../ui/pagination";
import type { Route } from "./+types/casinos";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { Page } from "../shell/page";
import { pageNumber, requirePage } from "../shell/query.server";
import { itemList } from "../shell/structured-data";

const trail = { way: [HOME], here: "Güvenilir Siteler" };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const page = pageNumber(scope);
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Casino siteleri yüklenemedi", (db, today) => [
    casinoTotal(db),
    casinoCards(db, today, CASINOS_PER_PAGE, (page - 1) * CASINOS_PER_PAGE),
  ]);
  const [[count], casinos] = rows;
  const pages = Math.ceil((count?.total ?? 0) / CASINOS_PER_PAGE);
  requirePage(page, pages, href("/guvenilir-siteler"));
  scope.addCacheTags(tags.casinos, ...casinoCardTags(casinos));
  return { shell, casinos, page, pages };
}

const pageAddress = (page: number) => withQuery(href("/guvenilir-siteler"), { sayfa: page > 1 ? page : undefined });

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, casinos, page } = loaderData;
  return pageMeta(shell, {
    canonical: pageAddress(page),
    list: { name: trail.here, page },
    trail,
    things: [itemList(shell.site, casinos.map(casinoAddress))],
  });
}

export default function Casinos({ loaderData: { shell, casinos, page, pages } }: Route.ComponentProps) {
  return (
    <Page shell={shell}>
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Güvenilir Siteler</h1>
        <p className="lead">Lisansını, desteğini ve güncel bonuslarını incelediğimiz casino siteleri.</p>
        <div className="sites">
          {casinos.map((casino) => (
            <CasinoCard key={casino.id} casino={casino} />
          ))}
        </div>
        {casinos.length === 0 && <p className="empty">Henüz casino sitesi eklenmemiş.</p>}
        <Pagination page={page} pages={pages} to={pageAddress} />
      </div>
    </Page>
  );
}
