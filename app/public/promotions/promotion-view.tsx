import { href } from "react-router";
import { isExpired } from "../../../worker/records/active-promotion";
import { expiryLabel, formatDate } from "../../../worker/turkish/calendar";
import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { SPONSORED } from "../../../worker/html/link-relation";
import { Picture } from "../../ui/picture";
import { PromotionCode } from "../../ui/promotion-card";
import { Prose } from "../shell/prose";

function EndedNote({ promotion, today }: { promotion: PromotionDetail; today: string }) {
  const expired = isExpired(promotion.expiry_date, today);
  return (
    <p className="note" role="note">
      {`${expired ? "Bu promosyonun süresi doldu." : "Bu promosyon şu anda aktif değil."} Bilgiler arşiv olarak gösteriliyor; güncel kampanyalar için `}
      <a href={href("/bonuslar")}>tüm bonuslara</a> göz atın.
    </p>
  );
}

export function PromotionView({ promotion, today }: { promotion: PromotionDetail; today: string }) {
  const { title, casino_name, casino_slug, category, terms, expiry_date, promotion_code } = promotion;
  return (
    <article className="box">
      <Picture className="cover" src={promotion.image_url} alt="" width={800} height={450} priority />
      <div className="inner">
        <p className="tags">
          {category && <span className="tag">{category}</span>}
          {promotion.active && expiry_date ? <span className="tag soon">Süreli</span> : null}
          <span className={`tag ${promotion.active ? "good" : "off"}`}>
            {promotion.is_active ? expiryLabel(expiry_date, today) : "Pasif"}
          </span>
        </p>
        <h1>{title}</h1>
        <p className="who">
          {casino_slug ? <a href={href("/casino/:casino", { casino: casino_slug })}>{casino_name}</a> : "Diğer"}
        </p>
        {!promotion.active && <EndedNote promotion={promotion} today={today} />}
        {promotion.description && <Prose html={promotion.description} />}
        {terms.length > 0 && (
          <>
            <h2>Şartlar ve Koşullar</h2>
            <ul className="terms">
              {terms.map((term, i) => (
                <li key={i}>{term}</li>
              ))}
            </ul>
          </>
        )}
        <p className="expiry">
          <span>Son geçerlilik tarihi:</span>{" "}
          {expiry_date ? <time dateTime={expiry_date}>{formatDate(expiry_date)}</time> : "Süresiz"}
        </p>
        {promotion.active ? (
          <>
            {promotion_code && <PromotionCode code={promotion_code} />}
            <a className="btn wide" href={promotion.url} rel={SPONSORED} target="_blank">
              Bonusu Al
            </a>
          </>
        ) : null}
      </div>
    </article>
  );
}
