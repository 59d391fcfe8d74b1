import { Fragment } from "react";
import { CRITERIA, type CriterionWeights } from "../../../db/schema/criteria";
import { CRITERION_LABELS, sharesOf } from "../../../worker/casinos/score";
import { WEIGHTS_LINE } from "../../../worker/pages/constants";
import { formatPercent } from "../../../worker/text/money";
import { CriterionBars } from "../../ui/criterion-bars";
import { Prose } from "../shell/prose";

function Weights({ weights }: { weights: CriterionWeights }) {
  const shares = sharesOf(weights);
  const bars = CRITERIA.map((criterion) => ({
    label: CRITERION_LABELS[criterion],
    value: formatPercent(shares[criterion] / 100),
    length: shares[criterion],
  }));
  return <CriterionBars bars={bars} />;
}

/** The text of a page; replaces each line `{ağırlıklar}` by the weights of the criteria. */
export function PageText({ html, weights }: { html: string; weights: CriterionWeights }) {
  return html.split(WEIGHTS_LINE).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <Weights weights={weights} />}
      {part && <Prose html={part} />}
    </Fragment>
  ));
}
