import { CRITERIA, type CasinoReview, type CriterionWeights } from "../../../db/schema/criteria";
import type { CasinoDetail } from "../../../worker/casinos/public.server";
import { CRITERION_LABELS, CRITERION_MAX, formatScore, sharesOf } from "../../../worker/casinos/score";
import { formatDate } from "../../../worker/text/calendar";
import { formatNumber, formatPercent } from "../../../worker/text/money";
import { usePageContext } from "../../page-context";
import { CriterionBars } from "../../ui/criterion-bars";
import { PersonLink } from "../../ui/person-link";
import { shownScore } from "../../ui/score";

/** Of published comments on a casino's promotions; the mean is null without any. */
export interface VisitorRating {
  total: number;
  mean: number | null;
}

const barsOf = (review: CasinoReview, weights: CriterionWeights) => {
  const shares = sharesOf(weights);
  return CRITERIA.map((criterion) => ({
    label: CRITERION_LABELS[criterion],
    detail: `ağırlık ${formatPercent(shares[criterion] / 100)}`,
    value: `${formatScore(review[criterion].score)}/${CRITERION_MAX}`,
    length: (100 * review[criterion].score) / CRITERION_MAX,
    reason: review[criterion].reason,
  }));
};

interface CasinoScoreProps {
  casino: CasinoDetail;
  visitors: VisitorRating;
  methodAddress: string | undefined;
}

/** How the score is composed, and separately the visitors' ratings. */
export function CasinoScore({ casino, visitors, methodAddress }: CasinoScoreProps) {
  const { review, reviewer, reviewed_at, weights } = casino;
  const siteName = usePageContext().site.name;
  const { total, mean } = visitors;
  return (
    <section className="stack" aria-labelledby="puan">
      <h2 id="puan">{review ? "Puanın Dökümü" : "Puan"}</h2>
      {review && reviewed_at && (
        <p className="who">
          İnceledi: {reviewer ? <PersonLink person={reviewer} /> : siteName}
          {`, ${formatDate(reviewed_at)}`}
        </p>
      )}
      {review ? (
        <CriterionBars bars={barsOf(review, weights)} />
      ) : (
        <p>
          {shownScore(casino) === null
            ? "Bu siteyi henüz puanlamadık."
            : "Bu puanı editörümüz verdi; ölçütlere göre dökümü henüz yok."}
        </p>
      )}
      {methodAddress && (
        <p className="fine">
          <a href={methodAddress}>Nasıl değerlendiriyoruz?</a>
        </p>
      )}
      {mean !== null && (
        <p className="note">{`Okurların puanı ${formatScore(mean)} (${formatNumber(total)} yorum), bu puana katılmaz.`}</p>
      )}
    </section>
  );
}
