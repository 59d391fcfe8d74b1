import type { ComparedPromotion } from "../../../worker/promotions/detail.server";
import { SPONSORED } from "../../../worker/text/link-relation";
import { promotionAddress } from "../../../worker/records/addresses";
import { useMoney } from "../../ui/money";
import { casinoScore, Score } from "../../ui/score";
import { Warning } from "../../ui/warning";
import { canClaim, comparedFacts } from "./compared-facts";

/** One column per promotion; labels stand above the values, so that three columns fit on a phone. */
export function Comparison({ promotions, today }: { promotions: ComparedPromotion[]; today: string }) {
  const facts = comparedFacts(promotions, today, useMoney());
  return (
    <table className="comparison">
      <thead>
        <tr>
          {promotions.map((promotion) => (
            <th key={promotion.id} scope="col">
              <a href={promotionAddress(promotion)}>{promotion.title}</a>
              <br />
              <small className="who">
                {promotion.casino_name ?? "Diğer"} <Score of={casinoScore(promotion)} />
              </small>
              <Warning reason={promotion.casino_warning} verifiedAt={promotion.casino_last_verified_at} />
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ label, cells }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={promotions.length}>
              {label}
            </th>
          </tr>
          <tr>
            {cells.map(({ text, isBest }, i) => (
              <td key={i} className={isBest ? "best" : undefined}>
                {text}
                {isBest && <span className="sr"> (en iyi)</span>}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
      <tfoot>
        <tr>
          {promotions.map((promotion) => (
            <td key={promotion.id}>
              {canClaim(promotion) && (
                <a className="btn wide" href={promotion.url} rel={SPONSORED} target="_blank">
                  Bonusu Al
                </a>
              )}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
