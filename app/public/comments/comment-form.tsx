import { COMMENT_MAX, NAME_MAX, RATING_DEFAULT } from "../../../worker/comments/constants";
import { TURNSTILE_SCRIPT_URL } from "../../../worker/secrets/turnstile-urls";
import { UNITS_PER_CHARACTER } from "../../../worker/text/visible-text";
import type { RefusedForm } from "./comment-action.server";

const RATINGS = [1, 2, 3, 4, 5];
/** The first field of the form. Browsers focus it where a link or a rejected form leads to it. */
export const WRITE = "yorum-yaz";

interface CommentFormProps {
  promotionId: string;
  address: string;
  /** The rejected form of a submission without JavaScript. */
  refused: RefusedForm | undefined;
  guard: FormGuard;
}

/** Bot protection of the form. */
export interface FormGuard {
  stamp: string;
  /** Site key, if Turnstile is configured. */
  turnstileKey: string | undefined;
}

export function CommentForm({ promotionId, address, refused, guard }: CommentFormProps) {
  const { values, fields = {}, message } = refused ?? {};
  const chosen = RATINGS.includes(values?.rating ?? NaN) ? values?.rating : RATING_DEFAULT;
  return (
    <form className="comment-form" method="post" action={`${address}#${WRITE}`} data-comment-form>
      <h3>Yorum Yaz</h3>
      {message && !fields["user_name"] && !fields["comment"] && (
        <p className="note bad" role="alert">
          {message}
        </p>
      )}
      <input type="hidden" name="promotion_id" value={promotionId} />
      <input type="hidden" name="stamp" value={values?.stamp || guard.stamp} />
      <label className="field">
        Kullanıcı adı
        <input
          id={WRITE}
          name="user_name"
          required
          autoComplete="nickname"
          defaultValue={values?.user_name}
          maxLength={NAME_MAX * UNITS_PER_CHARACTER}
          aria-invalid={fields["user_name"] ? true : undefined}
          aria-describedby="user_name-error"
        />
        <span className="bad" id="user_name-error" role="alert">
          {fields["user_name"]}
        </span>
      </label>
      <fieldset className="rating">
        <legend className="sr">Puanınız</legend>
        <span className="label" aria-hidden="true">
          Puanınız
        </span>
        {RATINGS.map((rating) => (
          <label key={rating}>
            <input type="radio" name="rating" value={rating} defaultChecked={rating === chosen} />
            <span className="sr">{`${rating} yıldız`}</span>
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </fieldset>
      <label className="field">
        Yorumunuz
        <textarea
          name="comment"
          rows={4}
          required
          defaultValue={values?.comment}
          maxLength={COMMENT_MAX * UNITS_PER_CHARACTER}
          aria-invalid={fields["comment"] ? true : undefined}
          aria-describedby="comment-error"
        />
        <span className="bad" id="comment-error" role="alert">
          {fields["comment"]}
        </span>
      </label>
      <label className="trap">
        Bu alanı boş bırakın
        <textarea name="message" tabIndex={-1} autoComplete="off" />
      </label>
      {guard.turnstileKey && (
        <>
          <div className="cf-turnstile" data-sitekey={guard.turnstileKey} data-language="tr" />
          <script async defer src={TURNSTILE_SCRIPT_URL} />
        </>
      )}
      <button className="btn">Yorum Gönder</button>
    </form>
  );
}
