import { type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import {
  type CasinoCardRow as Casino,
  type CasinoFilter,
  casinoCards,
  type CasinoOrder,
  casinoTotal,
} from "../../../worker/casinos/public.server";
import { CASINOS_PER_PAGE, NOT_RECOMMENDED_SHOWN } from "../../../worker/casinos/constants";
import { scopeKey } from "../../../worker/scope.server";
import { casinoAddress } from "../../ui/addresses";
import { CasinoCard } from "../../ui/casino-card";
import { Pagination } from "../../ui/pagination";
import type { Route } from "./+types/casinos";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { linkFrom, type ListPage } from "../shell/far-pages";
import { listPage, requireListPage } from "../shell/list-page.server";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { dropEmptyFields, filterText, SWITCH } from "../shell/query.server";
import { itemList } from "../shell/structured-data";
import { type CasinoChoice, casinosAddress, isCasinoListFiltered } from "./casino-choice";
import { CasinoFilters } from "./casino-filters";

const trail = { way: [HOME], here: "Güvenilir Siteler" };
const ORDERS: Record<string, CasinoOrder> = { ad: "name", puan: "score", bonus: "bonuses" };

interface Shape {
  filter: CasinoFilter;
  order: CasinoOrder;
  isAfter: boolean;
}
type Values = Record<"from" | "after" | "until" | "today", Placeholder>;
function queries(db: Db, { from, after, until, today }: Values, { filter, order, isAfter }: Shape) {
  const total = casinoTotal(db, today, { ...filter, isRecommended: true });
  return [
    total,
    casinoCards(db, today, {
      ...filter,
      order,
      isRecommended: true,
      limit: CASINOS_PER_PAGE,
      offset: from,
      after: isAfter ? after : undefined,
    }),
    casinoCards(db, today, { ...filter, order, isRecommended: false, limit: avoidedOnLastPage(total, until) }),
  ] as const;
}

/** SQL: how many casinos not recommended to read; only the last page of an order shows them. */
const avoidedOnLastPage = (total: ReturnType<typeof casinoTotal>, until: Placeholder) =>
  sql`(${NOT_RECOMMENDED_SHOWN} * (${total} <= ${until}))` as unknown as Placeholder;

/** Whether no page of this order follows, however many casinos there are. */
const isLastByNumber = ({ page, direct, isKeyed }: ListPage) => !isKeyed && page === direct;

export const handle = { isWide: true };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const choice: CasinoChoice = {
    siralama: filterText(scope, "siralama", /^(ad|puan|bonus)$/),
    lisansli: filterText(scope, "lisansli", SWITCH),
    destek: filterText(scope, "destek", SWITCH),
  };
  const filter = { isLicensed: choice.lisansli !== undefined, hasSupport: choice.destek !== undefined };
  const order = ORDERS[choice.siralama ?? "ad"] ?? "name";
  const place = listPage(scope, CASINOS_PER_PAGE, order === "name");
  const { page, from, after } = place;
  dropEmptyFields(scope, casinosAddress(choice, page, after ?? undefined));
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Casino siteleri yüklenemedi", {
    queries,
    values: { from, after, until: isLastByNumber(place) ? Number.MAX_SAFE_INTEGER : page * CASINOS_PER_PAGE },
    shape: { filter, order, isAfter: after !== null },
  });
  const [[count], casinos, avoided] = rows;
  const total = count?.total ?? 0;
  const pages = Math.ceil(total / CASINOS_PER_PAGE);
  requireListPage(place, { pages, rows: casinos, address: (p) => casinosAddress(choice, p) });
  return { shell, choice, casinos, avoided, total, pages, place };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, choice, casinos, place } = loaderData;
  const { page, after } = place;
  return pageMeta(shell, {
    canonical: casinosAddress(choice, page, after ?? undefined),
    noindex: isCasinoListFiltered(choice) || after !== null,
    list: { name: trail.here, page },
    trail,
    things: [itemList(shell.site, casinos.map(casinoAddress))],
  });
}

function Sites({ casinos }: { casinos: Casino[] }) {
  return (
    <div className="sites">
      {casinos.map((casino) => (
        <CasinoCard key={casino.id} casino={casino} />
      ))}
    </div>
  );
}

export default function Casinos({ loaderData }: Route.ComponentProps) {
  const { shell, choice, casinos, avoided, total, pages, place } = loaderData;
  return (
    <PageLayout shell={shell}>
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Güvenilir Siteler</h1>
        <p className="lead">Lisansını, desteğini ve güncel bonuslarını incelediğimiz casino siteleri.</p>
        <CasinoFilters choice={choice} total={total} />
        <div className="results">
          <Sites casinos={casinos} />
          {casinos.length === 0 && (
            <p className="empty">
              {isCasinoListFiltered(choice)
                ? "Bu kriterlere uygun site bulunamadı."
                : "Henüz casino sitesi eklenmemiş."}
            </p>
          )}
          <Pagination
            page={place.page}
            pages={pages}
            to={linkFrom(place, casinos, (p, after) => casinosAddress(choice, p, after))}
          />
          {avoided.length > 0 && (
            <section className="avoided" aria-labelledby="onermediklerimiz">
              <h2 id="onermediklerimiz">Önermediğimiz siteler</h2>
              <Sites casinos={avoided} />
            </section>
          )}
        </div>
      </div>
    </PageLayout>
  );
}
