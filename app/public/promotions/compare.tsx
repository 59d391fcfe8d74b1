import type { Placeholder } from "drizzle-orm";
import { href } from "react-router";
import type { Db } from "../../../db/client";
import { type ComparedPromotion, comparedPromotions } from "../../../worker/promotions/detail.server";
import { TYPICAL_DEPOSIT } from "../../../worker/promotions/bonus-value";
import { MEMBERSHIP } from "../../../worker/promotions/list-choice";
import { COMPARED_MAX } from "../../../worker/promotions/constants";
import { scopeKey } from "../../../worker/scope.server";
import { comparedId } from "../../ui/compare-bar";
import { useMoney } from "../../ui/money";
import type { Route } from "./+types/compare";
import { Breadcrumbs } from "../shell/breadcrumbs";
import { SelectField } from "../shell/choices";
import { loadPage } from "../shell/load-page.server";
import { pageMeta } from "../shell/meta";
import { PageLayout } from "../shell/page";
import { filterText } from "../shell/query.server";
import { HELP, trustPageAddress } from "../shell/trust-page";
import { canClaim } from "./compared-value";
import { Comparison } from "./comparison";
import { MEMBER } from "./list-query.server";
import { MembershipField } from "./promotion-sieve";

const TITLE = "Bonusları Karşılaştır";
const DESCRIPTION =
  "Seçtiğiniz bonusların çevrim şartı, sınırları ve son günü yan yana; her satırın en iyisi işaretli.";

const DEPOSITS = [100, 250, 500, 1_000, 2_500];

type Values = Record<"first" | "second" | "third" | "today", Placeholder>;
const queries = (db: Db, { first, second, third, today }: Values) =>
  [comparedPromotions(db, [first, second, third], today)] as const;

export const handle = { sheets: ["inside", "columns", "cards", "notes", "checked", "score", "forms", "comparison"] };

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeKey);
  const deposit = Number(filterText(scope, "yatirim", /^[1-9]\d{0,8}$/) ?? TYPICAL_DEPOSIT);
  const uye = filterText(scope, MEMBERSHIP.name, MEMBER);
  const named = scope.parameters("b").map((id) => id.toLowerCase());
  const asked = [...new Set(named)].filter((id) => /^[\da-f-]{13,}$/.test(id));
  const ids = asked.slice(0, COMPARED_MAX);
  const [first = null, second = null, third = null] = ids;
  const { shell, rows } = await loadPage(scope, "Bir hata oluştu: Karşılaştırma yüklenemedi", {
    queries,
    values: { first, second, third },
  });
  const promotions = ids.flatMap((id) => rows[0].filter((promotion) => promotion.id.startsWith(id)));
  return { shell, promotions, deposit, uye, hasTooMany: asked.length > COMPARED_MAX && promotions.length > 1 };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData &&
  pageMeta(loaderData.shell, {
    title: `${TITLE} - ${loaderData.shell.site.name}`,
    description: DESCRIPTION,
    noindex: true,
  });

interface StakeProps {
  promotions: ComparedPromotion[];
  deposit: number;
  uye: string | undefined;
}

/** The deposit and the membership for which the bonuses are compared. */
function Stake({ promotions, deposit, uye }: StakeProps) {
  const money = useMoney();
  const amounts = [...new Set([...DEPOSITS, deposit])].toSorted((one, other) => one - other);
  return (
    <form className="deposit" action={href("/karsilastir")}>
      {promotions.map(({ id }) => (
        <input key={id} type="hidden" name="b" value={comparedId(id)} />
      ))}
      <SelectField
        label="Yatırabileceğim"
        name="yatirim"
        chosen={`${deposit}`}
        options={amounts.map((amount) => ({ value: `${amount}`, label: money(amount) }))}
      />
      <MembershipField chosen={uye} />
      <button className="btn quiet">Hesapla</button>
    </form>
  );
}

export default function Compare({ loaderData: { shell, promotions, deposit, uye, hasTooMany } }: Route.ComponentProps) {
  const helpAddress = trustPageAddress(shell, HELP);
  return (
    <PageLayout shell={shell} list="comparison">
      <div
        className="wrap list"
        data-compared={
          promotions.length > 0
            ? JSON.stringify(promotions.map(({ id, title }) => ({ id: comparedId(id), title })))
            : undefined
        }
      >
        <Breadcrumbs way={[{ label: "Bonuslar", to: href("/bonuslar") }]} here={TITLE} />
        <h1>{TITLE}</h1>
        <p className="lead">{DESCRIPTION}</p>
        {hasTooMany && (
          <p className="note">{`En çok ${COMPARED_MAX} bonus karşılaştırılır; ilk ${COMPARED_MAX} tanesi gösteriliyor.`}</p>
        )}
        {promotions.length < 2 ? (
          <p className="empty">
            {promotions[0]
              ? `Seçtiğiniz: ${promotions[0].title}. Karşılaştırmak için listede bir ya da iki bonus daha seçin. `
              : "Karşılaştırmak için listede iki ya da üç bonus seçin. "}
            <a href={href("/bonuslar")}>Tüm Bonuslar</a>
          </p>
        ) : (
          <div
            className="column"
            data-live=".results"
            data-live-failed="Hesaplanamadı. Bağlantınızı kontrol edip tekrar deneyin."
          >
            <Stake promotions={promotions} deposit={deposit} uye={uye} />
            <div className="live-state" role="status" />
            <div className="results">
              <Comparison promotions={promotions} today={shell.today} deposit={deposit} uye={uye} />
            </div>
            <p className="fine">
              <span>18+</span> {promotions.some(canClaim) && <span>Bu bağlantılardan ödeme alabiliriz</span>}
              {helpAddress && <a href={helpAddress}>Sorumlu oyun</a>}
            </p>
          </div>
        )}
      </div>
    </PageLayout>
  );
}
