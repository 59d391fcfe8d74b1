import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { DESCRIPTION } from "../../ui/bonus-facts";
import { COVER_SIZES, Picture } from "../../ui/picture";
import { Prose } from "../shell/prose";

/** The editors' content: description, conditions, picture. */
export function PromotionView({ promotion }: { promotion: PromotionDetail }) {
  const { category, terms, description, image_url, image_alt, image_focus, expiry_date, active } = promotion;
  const isTimed = Boolean(active && expiry_date);
  return (
    <article className="box">
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
    </article>
  );
}
