import { bylineOf } from "../../../worker/appearance/look";
import type { PostDetail } from "../../../worker/blog/public.server";
import type { Source } from "../../../db/schema";
import { CONTENTS_MIN } from "../../../worker/blog/constants";
import { dayInIstanbul, formatDate } from "../../../worker/text/calendar";
import { PLAIN } from "../../../worker/text/link-relation";
import { bareHost } from "../../../worker/text/url";
import { plainText } from "../../../worker/text/visible-text";
import { usePageContext } from "../../page-context";
import { COVER_SIZES, Picture } from "../../ui/picture";
import { PersonLink } from "../../ui/person-link";
import { Breadcrumbs, type Trail } from "../shell/breadcrumbs";
import { Prose } from "../shell/prose";
import { PreviewNotes } from "./preview-notes";
import { PostContents } from "./post-contents";
import { readingMinutes, withHeadingIds } from "./post-text";

const whole = new Intl.NumberFormat("tr-TR");

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** In that case the excerpt is left out, as it would repeat the text. */
function beginsWithExcerpt({ content, excerpt }: PostDetail): boolean {
  return withoutSpaces(plainText(content)).startsWith(withoutSpaces(excerpt.replace(/…$/, "")));
}

const dayOf = (instant: string) => dayInIstanbul(new Date(instant));

function PostHead({ post, trail }: { post: PostDetail; trail: Trail }) {
  const { published_at, updated_at, writer, checker, checked_at } = post;
  const { site } = usePageContext();
  return (
    <>
      <Breadcrumbs {...trail} />
      <h1>{post.title}</h1>
      <p className="who">
        <time dateTime={published_at}>{formatDate(published_at)}</time>
        {dayOf(updated_at) > dayOf(published_at) && (
          <>
            {" · Güncellendi: "}
            <time dateTime={updated_at}>{formatDate(updated_at)}</time>
          </>
        )}
        {" · Yazan: "}
        {writer ? <PersonLink person={writer} /> : bylineOf(post.author, site)}
        {` · ${readingMinutes(post.content)} dk okuma · `}
        <span data-views={`post/${post.id}`}>{`${whole.format(post.view_count)} görüntülenme`}</span>
      </p>
      {checker && checked_at && (
        <p className="who">
          Kontrol eden: <PersonLink person={checker} />
          {`, ${formatDate(checked_at)}`}
        </p>
      )}
      {!beginsWithExcerpt(post) && <p className="lead">{post.excerpt}</p>}
    </>
  );
}

function Sources({ sources }: { sources: Source[] }) {
  if (sources.length === 0) return null;
  return (
    <div className="prose">
      <h2>Kaynaklar</h2>
      <ol>
        {sources.map(({ label, url }, i) => (
          <li key={i}>
            <a href={url} rel={PLAIN} target="_blank">
              {label}
            </a>{" "}
            <span className="who">{bareHost(new URL(url).host)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The link works without JavaScript; with it, the share sheet of the device opens where there is one. */
function PostBody({ post, url }: { post: PostDetail; url: string }) {
  const { html, headings } = withHeadingIds(post.content);
  return (
    <>
      {headings.length >= CONTENTS_MIN && <PostContents headings={headings} />}
      <Prose html={html} />
      <Sources sources={post.sources} />
      <p>
        <a
          className="btn quiet small"
          href={`https://wa.me/?text=${encodeURIComponent(url)}`}
          rel={PLAIN}
          target="_blank"
          data-share
        >
          Paylaş
        </a>
      </p>
      <PreviewNotes />
    </>
  );
}

export function BlogPostView({ post, trail, url }: { post: PostDetail; trail: Trail; url: string }) {
  const head = <PostHead post={post} trail={trail} />;
  const body = <PostBody post={post} url={url} />;
  if (!post.image_url)
    return (
      <article className="box inner">
        {head}
        {body}
      </article>
    );
  return (
    <article className="box">
      <div className="inner">{head}</div>
      <Picture
        className="cover"
        src={post.image_url}
        focus={post.image_focus}
        alt={post.image_alt ?? ""}
        width={800}
        height={450}
        sizes={COVER_SIZES}
        priority
      />
      <div className="inner">{body}</div>
    </article>
  );
}
