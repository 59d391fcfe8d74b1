import { isActive, isExpired } from "../../worker/records/active-promotion";
import { daysLeft, expiryLabel } from "../../worker/text/calendar";
import { bonusValue, HOUSE_EDGE_DEFAULT, TYPICAL_DEPOSIT } from "../../worker/promotions/bonus-value";
import type { PromotionCardRow as Promotion } from "../../worker/promotions/public.server";
import { useContext } from "react";
import { claimAddress, codeAddress } from "../../worker/outbound/addresses";
import type { Placement } from "../../worker/outbound/placements";
import { promotionAddress } from "../../worker/records/addresses";
import { SPONSORED } from "../../worker/text/link-relation";
import { withQuery } from "./addresses";
import { AUDIENCE_NAMES, cardFacts, TERMS_IN_TEXT, UNKNOWN } from "./bonus-facts";
import { comparedId, COMPARISON } from "./compare-bar";
import { HeldCodes } from "./held-codes";
import { signed, useMoney } from "./money";
import { PromotionLogo } from "./promotion-logo";
import { casinoScore, scoreText } from "./score";
import { isRecommended, warnedClass, Warning } from "./warning";

/** Days before the end from which the expiry is shown as urgent. */
const SOON = 3;

/** Who can get it, and how long. */
function State({ promotion, today }: { promotion: Promotion; today: string }) {
  const { audience, audience_note, expiry_date, is_active } = promotion;
  const isOff = !is_active && !isExpired(expiry_date, today);
  const days = daysLeft(expiry_date, today) ?? Infinity;
  return (
    <span className={!isOff && days >= 0 && days <= SOON ? "soon" : undefined}>
      <small>
        {audience ? AUDIENCE_NAMES[audience] + (audience_note ? ", koşullu" : "") : "Kim alabilir: belirtilmemiş"}
      </small>
      {isOff ? "Pasif" : expiryLabel(expiry_date, today)}
    </span>
  );
}

export type Claimable = Pick<Promotion, "title" | "slug" | "casino_slug" | "promotion_code" | "has_own_url">;

/** The code, if there is one, with a copy button, which needs the script, or the link to a code that pages lack. */
export function PromotionCode({ promotion }: { promotion: Claimable }) {
  const { promotion_code, title } = promotion;
  const isHeld = useContext(HeldCodes);
  if (!promotion_code) return null;
  return (
    <div className="code">
      {isHeld ? (
        <a href={codeAddress(promotion)} rel="nofollow" aria-label={`Kodu göster: ${title}`}>
          Kodu göster
        </a>
      ) : (
        <>
          <span>{promotion_code}</span>
          <button type="button" aria-label={`Kopyala: ${title}`}>
            Kopyala
          </button>
        </>
      )}
    </div>
  );
}

interface ClaimLinkProps {
  promotion: Claimable;
  placement: Placement;
  /** Where it does not stand beside the link. */
  code?: string | null;
}

/** The link that claims a bonus, if there is an address; the script copies the code when it is followed. */
export function ClaimLink({ promotion, placement, code }: ClaimLinkProps) {
  const isHeld = useContext(HeldCodes);
  if (promotion.casino_slug === null && !promotion.has_own_url) return null;
  return (
    <a
      className="btn"
      href={claimAddress(promotion, placement)}
      rel={SPONSORED}
      target="_blank"
      data-copy={(!isHeld && code) || undefined}
      aria-label={`Bonusu Al: ${promotion.title}`}
    >
      Bonusu Al
    </a>
  );
}

/** What a deposit gains on average; nothing where that is unknown, or no gain (loss rebates). */
function Gain({ promotion, deposit }: { promotion: Promotion; deposit: number }) {
  const money = useMoney();
  const value = promotion.loss_percent === null && bonusValue(promotion, deposit, HOUSE_EDGE_DEFAULT);
  if (!value) return null;
  const { gain, stake } = value;
  return (
    <span className="gain">
      <b className={gain > 0 ? "plus" : gain < 0 ? "bad" : undefined}>{signed(gain, money)}</b>
      {stake > 0 ? `${money(stake)} yatırana` : "yatırımsız"}
    </span>
  );
}

function Facts({ promotion }: { promotion: Promotion }) {
  const facts = cardFacts(promotion, useMoney());
  const areUnknown = facts.every(({ value }) => value === UNKNOWN);
  return (
    <span className="facts">
      {areUnknown ? (
        <span>{TERMS_IN_TEXT}</span>
      ) : (
        facts.map(({ label, value, detail }) => (
          <span key={label}>
            {`${label} `}
            <b>{value}</b>
            {detail && ` ${detail}`}
          </span>
        ))
      )}
    </span>
  );
}

/** `Işıltı Casino · 4,2` */
const giverText = (promotion: Promotion) =>
  [promotion.casino_name, scoreText(casinoScore(promotion))].filter(Boolean).join(" · ");

interface PromotionCardProps {
  promotion: Promotion;
  today: string;
  /** What the visitor can deposit. */
  deposit?: number | undefined;
  /** Whether it can be chosen for a comparison; the form is that of `CompareBar`. */
  isComparable?: boolean;
  /** Whether it has its code and claim, beside the link to its page. */
  isClaimable?: boolean;
  placement?: Placement | undefined;
}

/** A promotion whose face opens in place, only one of a page; what one can do is below it, always in view. */
export function PromotionCard({
  promotion,
  today,
  deposit = TYPICAL_DEPOSIT,
  isComparable = false,
  isClaimable = true,
  placement = "kart",
}: PromotionCardProps) {
  const isOffered = isRecommended(promotion);
  const canClaim = isClaimable && isOffered && isActive(promotion, today);
  return (
    <div className={warnedClass("card", promotion)}>
      <details name="promosyonlar">
        <summary>
          <PromotionLogo promotion={promotion} size={44} />
          <hgroup>
            <h3>{promotion.title}</h3>
            <p className="who">{giverText(promotion)}</p>
          </hgroup>
          {isOffered ? (
            <>
              <Gain promotion={promotion} deposit={deposit} />
              <Facts promotion={promotion} />
            </>
          ) : (
            <Warning reason={promotion.casino_warning} verifiedAt={promotion.casino_last_verified_at} />
          )}
        </summary>
        <p>{promotion.short_description}</p>
      </details>
      <div className="state">
        {canClaim && <PromotionCode promotion={promotion} />}
        <State promotion={promotion} today={today} />
      </div>
      <div className="acts">
        {isComparable && (
          <label className="compare">
            <input
              type="checkbox"
              name="b"
              value={comparedId(promotion.id)}
              form={COMPARISON}
              aria-label={`Karşılaştır: ${promotion.title}`}
            />
            Karşılaştır
          </label>
        )}
        <a
          href={withQuery(promotionAddress(promotion), { yatirim: deposit === TYPICAL_DEPOSIT ? undefined : deposit })}
          aria-label={`Detaylar: ${promotion.title}`}
        >
          Detaylar
        </a>
        {canClaim && <ClaimLink promotion={promotion} placement={placement} />}
      </div>
    </div>
  );
}

interface PromotionGridProps {
  promotions: Promotion[];
  today: string;
  deposit?: number | undefined;
  placement?: Placement;
  /** Whether they have ended, and cannot be compared. */
  isArchive?: boolean;
  /** For at most three cards: wide windows show three equal columns instead of as many as fit. */
  isShort?: boolean;
}

export function PromotionGrid({ promotions, isArchive = false, isShort = false, ...shared }: PromotionGridProps) {
  return (
    <div className={isShort ? "grid three" : "grid"}>
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} isComparable={!isArchive} {...shared} />
      ))}
    </div>
  );
}
