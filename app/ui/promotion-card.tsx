import { isActive, isExpired } from "../../worker/records/active-promotion";
import { daysLeft, expiryLabel } from "../../worker/turkish/calendar";
import type { PromotionCard as Promotion } from "../../worker/promotions/public.server";
import { promotionAddress } from "./addresses";
import { SPONSORED } from "../../worker/html/link-relation";
import { Picture } from "./picture";

/** Days before expiry from which the date is highlighted. */
const SOON = 3;

function ExpiryTag({ promotion: { expiry_date, is_active }, today }: { promotion: Promotion; today: string }) {
  if (!is_active && !isExpired(expiry_date, today)) return <span className="tag off">Pasif</span>;
  const days = daysLeft(expiry_date, today) ?? Infinity;
  const tone = days < 0 ? "off" : days <= SOON ? "soon" : "good";
  return <span className={`tag ${tone}`}>{expiryLabel(expiry_date, today)}</span>;
}

/** Promotion code; the script shows its copy button. */
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

/** Expandable promotion; only one card of a group is open. */
export function PromotionCard({ promotion, today }: { promotion: Promotion; today: string }) {
  const active = isActive(promotion, today);
  return (
    <details className="card" name="promosyonlar">
      <summary>
        <Picture
          className="logo"
          src={promotion.casino_slug ? promotion.casino_logo : promotion.image_url}
          alt=""
          width={56}
          height={56}
        />
        <span className="who">{promotion.casino_name ?? "Diğer"}</span>
        <h3>{promotion.title}</h3>
        <span className="chev" aria-hidden="true">
          ▾
        </span>
        <span className="tags">
          {promotion.category && <span className="tag">{promotion.category}</span>}
          <ExpiryTag promotion={promotion} today={today} />
        </span>
      </summary>
      <div className="more">
        <p>{promotion.short_description}</p>
        {active && promotion.promotion_code && <PromotionCode code={promotion.promotion_code} />}
        <p className="row">
          {active && (
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

export function PromotionGrid({ promotions, today }: { promotions: Promotion[]; today: string }) {
  return (
    <div className="grid">
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} today={today} />
      ))}
    </div>
  );
}
