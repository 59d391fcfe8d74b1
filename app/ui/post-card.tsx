import { postAddress } from "../../worker/records/addresses";
import type { PostCardRow as Post } from "../../worker/blog/public.server";
import { formatDate } from "../../worker/text/calendar";
import { CARD_SIZES, Picture } from "./picture";

export function PostCard({ post, priority }: { post: Post; priority?: boolean | undefined }) {
  return (
    <a className="post" href={postAddress(post)}>
      <Picture
        src={post.image_url}
        focus={post.image_focus}
        alt=""
        width={800}
        height={450}
        sizes={CARD_SIZES}
        priority={priority}
      />
      <div>
        <p className="who">
          {`${post.category} · `}
          <time dateTime={post.published_at}>{formatDate(post.published_at)}</time>
        </p>
        <h3>{post.title}</h3>
        <p className="clamp">{post.excerpt}</p>
      </div>
    </a>
  );
}
