import { href } from "react-router";
import { DIARY_DAYS, DIARY_MAX } from "../../../worker/promotions/constants";
import { scopeKey } from "../../../worker/scope.server";
import { daysAgo, shortDate } from "../../../worker/text/calendar";
import { withQuery } from "../../ui/addresses";
import { Chips } from "../../ui/chips";
import { Breadcrumbs, HOME } from "../shell/breadcrumbs";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { filterText } from "../shell/query.server";
import type { Route } from "./+types/changes";
import { DiaryList } from "./change-texts";
import { byDay, diaryOf, isWorse } from "./diary";
import { diaryQueries, diarySince } from "./diary-rows.server";

const TITLE = "Değişenler";
const DESCRIPTION = `Son ${DIARY_DAYS} günde değişen bonus şartları, yeni bonuslar ve sona erenler, gün gün.`;
const WORSE = "kotu";
const trail = { way: [HOME], here: TITLE };

export const handle = { sheets: ["inside", "notes", "checked", "lists", "focus", "diary"] };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const onlyWorse = filterText(scope, "yon", new RegExp(`^${WORSE}$`)) !== undefined;
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Değişiklikler yüklenemedi", {
    queries: diaryQueries,
    values: { since: diarySince(scope.now) },
    shape: DIARY_MAX,
  });
  const all = diaryOf(...rows);
  const worse = all.filter(isWorse);
  const isCut = rows.some(({ length }) => length === DIARY_MAX);
  return { shell, onlyWorse, isCut, shown: onlyWorse ? worse : all, totals: { all: all.length, worse: worse.length } };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData &&
  pageMeta(loaderData.shell, {
    title: `${TITLE} - ${loaderData.shell.site.name}`,
    description: DESCRIPTION,
    noindex: loaderData.onlyWorse,
    trail,
  });

/** `Bugün, 26 Kasım` */
function dayTitle(day: string, today: string): string {
  const ago = daysAgo(`${day}T00:00:00Z`, today);
  const date = shortDate(day, today);
  return ago.includes(" ") ? date : `${ago.charAt(0).toLocaleUpperCase("tr")}${ago.slice(1)}, ${date}`;
}

export default function Changes({ loaderData: { shell, onlyWorse, isCut, shown, totals } }: Route.ComponentProps) {
  const address = href("/degisenler");
  return (
    <PageLayout shell={shell} adsOf={onlyWorse ? undefined : "lists"}>
      <div className="wrap list slim">
        <Breadcrumbs {...trail} />
        <h1>{TITLE}</h1>
        <p className="lead">{DESCRIPTION}</p>
        <Chips
          label="Filtre"
          all={{ label: "Hepsi", to: address, total: totals.all, isChosen: !onlyWorse }}
          chips={[
            {
              label: "Yalnızca kötüleşenler",
              to: withQuery(address, { yon: WORSE }),
              total: totals.worse,
              isChosen: onlyWorse,
            },
          ]}
        />
        <p className="who">
          <a href={href("/degisenler/feed.xml")}>Değişiklikleri akışla takip et</a>
        </p>
        {shown.length === 0 && (
          <p className="empty">{`Son ${DIARY_DAYS} günde ${onlyWorse ? "kötüleşen bir şart" : "bir değişiklik"} yok.`}</p>
        )}
        <div className="diary">
          {byDay(shown).map(([day, entries]) => (
            <section key={day}>
              <h2>{dayTitle(day, shell.today)}</h2>
              <DiaryList entries={entries} />
            </section>
          ))}
        </div>
        {isCut && <p className="fine">{`Her türden yalnızca en yeni ${DIARY_MAX} kayıt gösteriliyor.`}</p>}
      </div>
    </PageLayout>
  );
}
