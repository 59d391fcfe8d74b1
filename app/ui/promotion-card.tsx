import { Fragment } from "react";
import { isActive, isExpired } from "../../worker/records/active-promotion";
import { daysLeft, expiryLabel } from "../../worker/text/calendar";
import type { PromotionCardRow as Promotion } from "../../worker/promotions/public.server";
import { promotionAddress } from "../../worker/records/addresses";
import { cardFacts, TERMS_IN_TEXT } from "./bonus-facts";
import { useMoney } from "./money";
import { SPONSORED } from "../../worker/text/link-relation";
import { COMPARISON } from "./compare-bar";
import { Picture } from "./picture";
import { casinoScore, scoreText } from "./score";
import { isRecommended, warnedClass, Warning } from "./warning";

/** Days before the end from which the expiry is shown as urgent. */
const SOON = 3;

function ExpiryTag({ promotion: { expiry_date, is_active }, today }: { promotion: Promotion; today: string }) {
  if (!is_active && !isExpired(expiry_date, today)) return <span className="tag off">Pasif</span>;
  const days = daysLeft(expiry_date, today) ?? Infinity;
  const tone = days < 0 ? "off" : days <= SOON ? "soon" : "good";
  return <span className={`tag ${tone}`}>{expiryLabel(expiry_date, today)}</span>;
}

/** The code with a copy button, which needs the script. */
export function PromotionCode({ code }: { code: string }) {
  return (
    <div className="code">
      <span>{code}</span>
      <button type="button" data-copy={code} hidden>
        Kopyala
      </button>
    </div>
  );
}

/** Key facts of a bonus, in one line that wraps between facts. */
function Facts({ promotion }: { promotion: Promotion }) {
  const facts = cardFacts(promotion, useMoney());
  return (
    <span className="facts">
      {facts.length === 0
        ? TERMS_IN_TEXT
        : facts.map((fact, i) => (
            <Fragment key={fact}>
              {i > 0 && " · "}
              <b>{fact}</b>
            </Fragment>
          ))}
    </span>
  );
}

/** `Işıltı Casino · 4,2` */
const giverText = (promotion: Promotion) =>
  [promotion.casino_name ?? "Diğer", scoreText(casinoScore(promotion))].filter(Boolean).join(" · ");

/** A promotion that opens in place; only one card of a group is open. */
export function PromotionCard({ promotion, today }: { promotion: Promotion; today: string }) {
  const canClaim = isActive(promotion, today) && isRecommended(promotion);
  return (
    <details className={warnedClass("card", promotion)} name="promosyonlar">
      <summary>
        <Picture
          className={promotion.casino_slug ? "logo" : "logo whole"}
          src={promotion.casino_slug ? promotion.casino_logo : promotion.image_url}
          focus={promotion.casino_slug ? null : promotion.image_focus}
          alt=""
          width={56}
          height={56}
        />
        <span className="who">{giverText(promotion)}</span>
        <h3>{promotion.title}</h3>
        <span className="chev" aria-hidden="true">
          ▾
        </span>
        <Warning reason={promotion.casino_warning} />
        <Facts promotion={promotion} />
        <span className="tags">
          <ExpiryTag promotion={promotion} today={today} />
          {canClaim && promotion.promotion_code && <span className="tag promo-code">{promotion.promotion_code}</span>}
          {promotion.category && <span className="tag off">{promotion.category}</span>}
        </span>
      </summary>
      <div className="more">
        <p>{promotion.short_description}</p>
        {canClaim && promotion.promotion_code && <PromotionCode code={promotion.promotion_code} />}
        <p className="row">
          {canClaim && (
            <a className="btn" href={promotion.url} rel={SPONSORED} target="_blank">
              Bonusu Al
            </a>
          )}
          <a className="btn quiet" href={promotionAddress(promotion)}>
            Detaylar
          </a>
        </p>
      </div>
    </details>
  );
}

interface PromotionGridProps {
  promotions: Promotion[];
  today: string;
  /** Whether they have ended, and cannot be compared. */
  isArchive?: boolean;
  /** For at most three cards: wide windows show three equal columns instead of as many as fit. */
  isShort?: boolean;
}

/** Cards that can be chosen for a comparison; the form is that of `CompareBar`. */
export function PromotionGrid({ promotions, today, isArchive = false, isShort = false }: PromotionGridProps) {
  return (
    <div className={isShort ? "grid three" : "grid"}>
      {promotions.map((promotion) => (
        <div key={promotion.id} className="cell">
          <PromotionCard promotion={promotion} today={today} />
          {!isArchive && (
            <label className="compare">
              <input
                type="checkbox"
                name="b"
                value={promotion.id}
                form={COMPARISON}
                aria-label={`Karşılaştır: ${promotion.title}`}
              />
              Karşılaştır
            </label>
          )}
        </div>
      ))}
    </div>
  );
}
