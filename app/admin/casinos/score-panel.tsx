import { Flex, Link as TextLink, Text } from "@radix-ui/themes";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { href, Link } from "react-router";
import { CRITERIA, type CriterionWeights } from "../../../db/schema/criteria";
import { criterionScore } from "../../../worker/casinos/review";
import {
  byCriterion,
  CRITERION_LABELS,
  CRITERION_MAX,
  formatScore,
  SCORE_MAX,
  scoreOf,
  sharesOf,
} from "../../../worker/casinos/score";
import { formatPercent } from "../../../worker/text/money";
import { Bar } from "../shell/bar";
import type { CasinoValues } from "./values";

const formatPoints = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

interface ScorePanelProps {
  form: UseFormReturn<CasinoValues>;
  /** Undefined while loading. */
  weights: CriterionWeights | undefined;
}

/** Score of the unsaved review, computed like that of a saved one. */
export function ScorePanel({ form, weights }: ScorePanelProps) {
  const review = useWatch({ control: form.control, name: "review" });
  const points = byCriterion((criterion) => criterionScore.safeParse(review[criterion].score).data ?? null);
  const scored = CRITERIA.filter((criterion) => points[criterion] !== null).length;
  const isComplete = scored === CRITERIA.length;
  const score =
    isComplete && weights
      ? scoreOf(
          byCriterion((criterion) => ({ score: points[criterion] ?? 0, reason: "" })),
          weights,
        )
      : undefined;
  const shares = weights && sharesOf(weights);
  return (
    <div className="score-panel">
      <Text size="2" weight="medium" id="computed-score">
        Hesaplanan puan
      </Text>
      <Flex direction="column" gap="2" role="status" aria-labelledby="computed-score">
        <span className="computed-score">
          {score === undefined ? "–" : formatScore(score)}
          <small>{`/${SCORE_MAX}`}</small>
        </span>
        <Bar share={(score ?? 0) / SCORE_MAX} />
        {!isComplete && (
          <Text size="1" color="gray">
            {scored === 0
              ? "Ölçütler boş: ziyaretçiler editör puanını görür."
              : `${CRITERIA.length} ölçütten ${scored} tanesi puanlandı.`}
          </Text>
        )}
      </Flex>
      <dl className="shares">
        {CRITERIA.map((criterion) => (
          <div key={criterion}>
            <dt>
              {CRITERION_LABELS[criterion]} {shares && <span>{formatPercent(shares[criterion] / 100)}</span>}
            </dt>
            <dd>{points[criterion] === null ? "–" : formatPoints.format(points[criterion])}</dd>
            <Bar share={(points[criterion] ?? 0) / CRITERION_MAX} />
          </div>
        ))}
      </dl>
      <Text as="p" size="1" color="gray">
        Ölçütlerin ağırlıkları{" "}
        <TextLink asChild>
          <Link to={href("/admin/settings")}>Ayarlar</Link>
        </TextLink>{" "}
        ekranından değişir.
      </Text>
    </div>
  );
}
