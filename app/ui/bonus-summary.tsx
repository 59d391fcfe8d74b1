import type { ReactNode } from "react";
import {
  decisiveFacts,
  DESCRIPTION,
  type Fact,
  furtherFacts,
  NOT_STATED,
  type SummarisedPromotion,
} from "./bonus-facts";
import type { Placement } from "../../worker/outbound/placements";
import { useMoney } from "./money";
import { type Claimable, ClaimLink, PromotionCode } from "./promotion-card";
import { type Verification, VerifiedNote } from "./verified-note";
import { bonusVerdict, type Valued } from "./verdicts";
import { isRecommended, type Warned, Warning } from "./warning";

interface SummaryProps {
  promotion: SummarisedPromotion & Warned & { verdict: string | null; casino_last_verified_at?: string | null };
  /** A day in Istanbul. */
  today: string;
  isActive: boolean;
  /** Whether the page has a description or conditions. */
  isDescribed: boolean;
  /** What the visitor asks the calculator. */
  valued?: Valued | undefined;
  /** Only for an active promotion. */
  verification?: Verification | undefined;
  /** Address of the page about responsible gambling, if there is one. */
  helpAddress?: string | undefined;
  /** Below all. */
  children?: ReactNode;
}

/** A fact whose explanation opens on demand, or that links to the description; only one per page is open. */
function ExplainedFact({ fact, isDescribed }: { fact: Fact; isDescribed: boolean }) {
  const { label, value, detail, explanation } = fact;
  if (!explanation)
    return (
      <div className="fact">
        <span>{label}</span>
        {isDescribed ? (
          <a href={`#${DESCRIPTION}`}>
            <b>{value}</b>
          </a>
        ) : (
          <div>
            <b>{value}</b>
          </div>
        )}
      </div>
    );
  return (
    <details className="fact" name="sart">
      <summary>
        <span>{label}</span>
        <b>{value}</b>
        {detail && <small>{detail}</small>}
      </summary>
      <p>{explanation}</p>
    </details>
  );
}

/** The code and the link that claims the bonus. */
export function ClaimRow({ promotion, placement }: { promotion: Claimable; placement: Placement }) {
  return (
    <div className="take">
      <PromotionCode promotion={promotion} />
      <ClaimLink promotion={promotion} placement={placement} />
    </div>
  );
}

/** Key facts of a bonus in one box: gain, wagering, deposit, cash-out, end, licence, code and claim. */
export function BonusSummary(props: SummaryProps) {
  const { promotion, today, isActive, isDescribed, valued, verification, helpAddress, children } = props;
  const money = useMoney();
  const facts = decisiveFacts(promotion, today, money);
  const unknown = facts.flatMap(({ label, value }) => (value === NOT_STATED ? label.toLocaleLowerCase("tr") : []));
  const further = furtherFacts(promotion, money);
  const canClaim = isActive && isRecommended(promotion);
  const verdict = canClaim && bonusVerdict(promotion, money, valued);
  return (
    <section className="decision" aria-labelledby="ozet">
      <h2 className="sr" id="ozet">
        Bonusun özeti
      </h2>
      <Warning reason={promotion.casino_warning} verifiedAt={promotion.casino_last_verified_at ?? null} />
      {verdict && <p className="lead">{verdict}</p>}
      <div className="facts">
        {facts
          .filter(({ value }) => value !== NOT_STATED)
          .map((fact) => (
            <ExplainedFact key={fact.label} fact={fact} isDescribed={isDescribed} />
          ))}
      </div>
      {unknown.length > 0 && <p className="who">{`${NOT_STATED}: ${unknown.join(", ")}`}</p>}
      {further.length > 0 && <p className="who">{further.join(" · ")}</p>}
      {canClaim && <ClaimRow promotion={promotion} placement="detay" />}
      {canClaim && verification && <VerifiedNote of={verification} subject="terms" today={today} />}
      <p className="fine">
        <span>18+</span> {canClaim && <span>Bu bağlantıdan ödeme alabiliriz</span>}
        {helpAddress && <a href={helpAddress}>Sorumlu oyun</a>}
      </p>
      {children}
    </section>
  );
}
