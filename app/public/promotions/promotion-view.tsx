import { href } from "react-router";
import { isExpired } from "../../../worker/records/active-promotion";
import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { DESCRIPTION } from "../../ui/bonus-facts";
import { COVER_SIZES, Picture } from "../../ui/picture";
import { Prose } from "../shell/prose";

/** Why an expired or inactive promotion can be read but not claimed. */
export function EndedNote({ promotion, today }: { promotion: PromotionDetail; today: string }) {
  const expired = isExpired(promotion.expiry_date, today);
  return (
    <p className="note" role="note">
      {`${expired ? "Bu bonusun süresi doldu." : "Bu bonus şu anda aktif değil."} Bilgiler arşiv olarak gösteriliyor; güncel bonuslar için `}
      <a href={href("/bonuslar")}>tüm bonuslara</a> göz atın.
    </p>
  );
}

/** The editors' content: picture, description, conditions. */
export function PromotionView({ promotion }: { promotion: PromotionDetail }) {
  const { category, terms, description, image_url, image_alt, image_focus, expiry_date, active } = promotion;
  const isTimed = Boolean(active && expiry_date);
  return (
    <article className="box">
      {image_url && (
        <Picture
          className="cover"
          src={image_url}
          focus={image_focus}
          alt={image_alt ?? ""}
          width={800}
          height={450}
          sizes={COVER_SIZES}
        />
      )}
      <div className="inner" id={DESCRIPTION}>
        {(category || isTimed) && (
          <p className="tags">
            {category && <span className="tag">{category}</span>}
            {isTimed && <span className="tag soon">Süreli</span>}
          </p>
        )}
        {description && <Prose html={description} />}
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
      </div>
    </article>
  );
}
