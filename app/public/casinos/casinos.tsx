import type { ListedCasino } from "../../../worker/casinos/public.server";
import { CASINOS_PER_PAGE } from "../../../worker/casinos/constants";
import { scopeKey } from "../../../worker/scope.server";
import { casinoAddress } from "../../../worker/records/addresses";
import { Pagination } from "../../ui/pagination";
import { isRecommended } from "../../ui/warning";
import type { Route } from "./+types/casinos";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { dropEmptyFields, pageNumber, requirePage } from "../shell/query.server";
import { itemList } from "../shell/structured-data";
import { casinosAddress, isCasinoListFiltered, orderText, withMethods } from "./casino-choice";
import { CasinoFilters } from "./casino-filters";
import { casinoRows, readCasinoChoice } from "./casino-rows.server";
import { ListedSite } from "./listed-site";

const trail = { way: [HOME], here: "Güvenilir Siteler" };

export const handle = {
  isWide: true,
  sheets: ["inside", "casinos", "notes", "pagination", "checked", "score", "lists", "forms"],
};

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const { asked, order } = readCasinoChoice(scope);
  const page = pageNumber(scope);
  dropEmptyFields(scope, casinosAddress(asked, page));
  const { shell, count, casinos, known } = await casinoRows(scope, asked, order, page);
  const { choice, methods } = withMethods(asked, known);
  const pages = Math.ceil((count?.total ?? 0) / CASINOS_PER_PAGE);
  requirePage(page, pages, casinosAddress(choice));
  const good = casinos.filter(isRecommended);
  const ranked = good.filter(({ is_ranked }) => is_ranked);
  return {
    shell,
    choice,
    methods,
    ranked,
    others: good.slice(ranked.length),
    avoided: casinos.slice(good.length),
    /** Of the first casino; other orders show no ranks. */
    rank: order === "score" ? (page - 1) * CASINOS_PER_PAGE + 1 : undefined,
    total: count?.recommended ?? 0,
    pages,
    page,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return;
  const { shell, choice, ranked, others, page } = loaderData;
  return pageMeta(shell, {
    canonical: casinosAddress(choice, page),
    noindex: isCasinoListFiltered(choice),
    list: { name: trail.here, page },
    trail,
    things: [itemList(shell.site, [...ranked, ...others].map(casinoAddress))],
  });
}

interface GroupProps {
  title: string;
  casinos: ListedCasino[];
  /** Of the first one. */
  rank?: number | undefined;
}

function Group({ title, casinos, rank }: GroupProps) {
  if (casinos.length === 0) return null;
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="sites">
        {casinos.map((casino, i) => (
          <ListedSite key={casino.id} casino={casino} rank={rank && rank + i} />
        ))}
      </div>
    </section>
  );
}

export default function Casinos({ loaderData }: Route.ComponentProps) {
  const { shell, choice, methods, ranked, others, avoided, rank, total, pages, page } = loaderData;
  return (
    <PageLayout shell={shell} adsOf={isCasinoListFiltered(choice) ? undefined : "lists"} list="casinos">
      <div className="wrap list">
        <Breadcrumbs {...trail} />
        <h1>Güvenilir Siteler</h1>
        <p className="lead">
          {`Lisansını, çekimini ve şartlarını incelediğimiz casino siteleri; ${orderText(choice)}.`}
          {shell.legal?.has_note && " Lisanslar yurt dışındandır, Türkiye'de izin sayılmaz."}
        </p>
        <CasinoFilters choice={choice} methods={methods} total={total} />
        <div className="results">
          <Group title="Puanladıklarımız" casinos={ranked} rank={rank} />
          <Group title="İncelediklerimiz" casinos={others} />
          {total === 0 && (
            <p className="empty">
              {isCasinoListFiltered(choice)
                ? "Bu kriterlere uygun site bulunamadı."
                : "Henüz casino sitesi eklenmemiş."}
            </p>
          )}
          <Group title="Önermediklerimiz" casinos={avoided} />
          <Pagination page={page} pages={pages} to={(p) => casinosAddress(choice, p)} />
        </div>
      </div>
    </PageLayout>
  );
}
