import type { PostDetail } from "../../../worker/blog/public.server";
import { formatDate } from "../../../worker/turkish/calendar";
import { visibleText } from "../../../worker/text/visible-text";
import { Picture } from "../../ui/picture";
import { Prose } from "../shell/prose";

const whole = new Intl.NumberFormat("tr-TR");

/** Then the excerpt is not shown, as it would repeat the text. */
function beginsWithExcerpt({ content, excerpt }: PostDetail): boolean {
  return visibleText(content).startsWith(excerpt.replace(/…$/, ""));
}

export function BlogPostView({ post }: { post: PostDetail }) {
  return (
    <article className="box">
      <Picture className="cover" src={post.image_url} alt="" width={800} height={450} priority />
      <div className="inner">
        <p className="tags">
          <span className="tag">{post.category}</span>
        </p>
        <h1>{post.title}</h1>
        <p className="who">
          <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
          {` · ${post.author} · `}
          <span data-views={post.id}>{`${whole.format(post.view_count)} görüntülenme`}</span>
        </p>
        {!beginsWithExcerpt(post) && <p className="lead">{post.excerpt}</p>}
        <Prose html={post.content} />
      </div>
    </article>
  );
}
