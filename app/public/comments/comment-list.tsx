import { formatDate } from "../../../worker/text/calendar";
import { formatScore } from "../../../worker/casinos/score";
import { commentAnchor } from "../../../worker/comments/anchor";
import type { PublicComment } from "../../../worker/comments/public.server";
import { COMMENT_ADDED, COMMENT_WAITS } from "../../../worker/comments/sentences";
import type { PromotionDetail } from "../../../worker/promotions/detail.server";
import { withQuery } from "../../ui/addresses";
import { Pagination } from "../../ui/pagination";
import { Stars } from "../../ui/stars";
import { type CommentOrder, NEWEST, ORDERS } from "./comment-order";
import type { RefusedForm } from "./comment-action.server";
import { CommentForm, type FormGuard, WRITE } from "./comment-form";

interface Pages {
  page: number;
  pages: number;
  order: CommentOrder;
}

interface CommentListProps {
  promotion: PromotionDetail;
  comments: Pages & { list: PublicComment[]; total: number; rating: number | null };
  form: RefusedForm | undefined;
  address: string;
  guard: FormGuard;
  /** Under which replies stand. */
  siteName: string;
}

function CommentItem({ comment: c, siteName }: { comment: PublicComment; siteName: string }) {
  return (
    <li className="comment" id={c.id ? commentAnchor(c.id) : undefined}>
      <p>
        <strong>
          <bdi>{c.user_name}</bdi>
        </strong>{" "}
        <Stars value={c.rating} />{" "}
        <time className="who" dateTime={c.created_at}>
          {formatDate(c.created_at)}
        </time>
      </p>
      <p className="words">{c.comment}</p>
      {c.reply && c.replied_at && (
        <div className="reply">
          <p>
            <strong>{siteName}</strong>
            <span className="sr"> yanıtladı</span>{" "}
            <time className="who" dateTime={c.replied_at}>
              {formatDate(c.replied_at)}
            </time>
          </p>
          <p className="words">{c.reply}</p>
        </div>
      )}
    </li>
  );
}

/** Shows a rejected comment where there is no form, so that its text is not lost. */
export function RefusedComment({ form }: { form: RefusedForm }) {
  return (
    <>
      <p className="note bad" role="alert" id={WRITE} tabIndex={-1}>
        {form.message}
      </p>
      <p className="note words">{form.values.comment}</p>
    </>
  );
}

/** Template that the script fills for a new comment. */
const BLANK: PublicComment = {
  ...{ id: "", user_name: "", comment: "", rating: 5, created_at: "1970-01-01" },
  ...{ reply: null, replied_at: null },
};

/** Messages after a submission without JavaScript; the fragment of the redirect shows one by `:target`. */
export const COMMENT_NOTES = {
  published: { id: "yorum-eklendi", sentence: COMMENT_ADDED },
  pending: { id: "yorum-bekliyor", sentence: COMMENT_WAITS },
};

export function CommentList({ promotion, comments, form, address, guard, siteName }: CommentListProps) {
  const { list, total, rating, page, pages, order } = comments;
  const addressOf = (to: CommentOrder, p = 1) =>
    `${withQuery(address, { yorum: to === NEWEST ? undefined : to, sayfa: p > 1 ? p : undefined })}#yorumlar`;
  return (
    <section id="yorumlar" className="box inner" aria-labelledby="yorum-baslik">
      <div className="head">
        <h2 id="yorum-baslik">
          Yorumlar{" "}
          <small className="who">{rating === null ? `(${total})` : `(${total}) · ${formatScore(rating)}`}</small>{" "}
          {rating !== null && <Stars value={rating} />}
        </h2>
        {promotion.active && total > 0 ? <a href={`#${WRITE}`}>Yorum yaz</a> : null}
      </div>
      {!form &&
        Object.values(COMMENT_NOTES).map(({ id, sentence }) => (
          <p key={id} id={id} className="note good told" role="status">
            {sentence}
          </p>
        ))}
      {total > 1 && (
        <nav className="orders" aria-label="Yorumların sırası">
          {ORDERS.map(([to, label]) => (
            <a key={to} href={addressOf(to)} aria-current={to === order ? "true" : undefined}>
              {label}
            </a>
          ))}
        </nav>
      )}
      <ol className="comments">
        {list.map((comment) => (
          <CommentItem key={comment.id} comment={comment} siteName={siteName} />
        ))}
      </ol>
      {total === 0 && (
        <p className="empty">
          {promotion.active ? "Henüz yorum yapılmamış. İlk yorumu siz yapın!" : "Henüz yorum yapılmamış."}
        </p>
      )}
      <Pagination page={page} pages={pages} label="Yorum sayfaları" to={(p) => addressOf(order, p)} />
      {promotion.active ? (
        <>
          <CommentForm promotionId={promotion.id} refused={form} address={address} guard={guard} />
          <template>
            <CommentItem comment={BLANK} siteName={siteName} />
          </template>
        </>
      ) : (
        form && <RefusedComment form={form} />
      )}
    </section>
  );
}
