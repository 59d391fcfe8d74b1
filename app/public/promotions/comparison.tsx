import { useContext } from "react";
import { href } from "react-router";
import { COMPARED_MAX } from "../../../worker/promotions/constants";
import { membershipOf } from "../../../worker/promotions/list-choice";
import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import { promotionAddress } from "../../../worker/records/addresses";
import { HeldCodes } from "../../ui/held-codes";
import { useMoney } from "../../ui/money";
import { UNKNOWN } from "../../ui/bonus-facts";
import { ClaimLink } from "../../ui/promotion-card";
import { PromotionLogo } from "../../ui/promotion-logo";
import { casinoScore, Score } from "../../ui/score";
import { Warning } from "../../ui/warning";
import { compareAddress } from "./compare-address";
import { type ComparedFact, comparedFacts } from "./compared-facts";
import { canClaim } from "./compared-value";
import { conclusionOf } from "./conclusion";

interface ComparisonProps {
  promotions: ComparedPromotion[];
  today: string;
  /** A visitor's, in whole units of the currency. */
  deposit: number;
  /** The membership, as in the address. */
  uye: string | undefined;
}

/** Logo and title of each promotion, with links to remove it and to add another; stays in view. */
function Heads({ promotions, deposit, uye }: Omit<ComparisonProps, "today">) {
  return (
    <thead>
      <tr>
        <td>{promotions.length < COMPARED_MAX && <a href={href("/bonuslar")}>Başka ekle</a>}</td>
        {promotions.map((promotion) => (
          <th key={promotion.id} scope="col">
            <div>
              <PromotionLogo promotion={promotion} size={32} />
              <a href={promotionAddress(promotion)}>{promotion.title}</a>
              <a
                className="drop"
                href={compareAddress(
                  promotions.flatMap(({ id }) => (id === promotion.id ? [] : id)),
                  deposit,
                  uye,
                )}
                aria-label={`Kaldır: ${promotion.title}`}
              >
                ×
              </a>
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The casino of each promotion, with its score or why we advise against it. */
function Sites({ promotions }: Pick<ComparisonProps, "promotions">) {
  return (
    <tr>
      <th scope="row">
        <span>Site</span>
      </th>
      {promotions.map((promotion) => (
        <td key={promotion.id}>
          {promotion.casino_name ?? UNKNOWN} <Score of={casinoScore(promotion)} />
          <Warning reason={promotion.casino_warning} verifiedAt={promotion.casino_last_verified_at} />
        </td>
      ))}
    </tr>
  );
}

function Facts({ facts }: { facts: ComparedFact[] }) {
  return facts.map(({ label, cells }) => (
    <tr key={label}>
      <th scope="row">
        <span>{label}</span>
      </th>
      {cells.map(({ text, isBest }, i) => (
        <td key={i} className={isBest ? "best" : undefined}>
          {text}
          {isBest && <span className="sr"> (en iyi)</span>}
        </td>
      ))}
    </tr>
  ));
}

/** First the conclusion, then a column for each promotion; last and folded what does not tell them apart. */
export function Comparison({ promotions, today, deposit, uye }: ComparisonProps) {
  const money = useMoney();
  const holdsCodes = useContext(HeldCodes);
  const situation = { today, deposit, membership: membershipOf(uye), money, holdsCodes };
  const facts = comparedFacts(promotions, situation);
  const alike = facts.filter(({ isAlike }) => isAlike);
  return (
    <>
      <div className="verdict">
        <h2>Sonuç</h2>
        <p>{conclusionOf(promotions, situation)}</p>
      </div>
      <table className={promotions.length < COMPARED_MAX ? "comparison" : "comparison three"}>
        <Heads promotions={promotions} deposit={deposit} uye={uye} />
        <tbody>
          <Sites promotions={promotions} />
          <Facts facts={facts.filter(({ isAlike }) => !isAlike)} />
        </tbody>
        <tfoot>
          <tr>
            <td />
            {promotions.map((promotion) => (
              <td key={promotion.id}>
                {canClaim(promotion) && (
                  <ClaimLink promotion={promotion} placement="karsilastir" code={promotion.promotion_code} />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {alike.length > 0 && (
        <details className="alike">
          <summary className="who">{`Aynı ya da boş: ${alike.length} satır`}</summary>
          <dl>
            {alike.map(({ label, cells }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cells[0]?.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
