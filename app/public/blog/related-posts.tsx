import type { PostCardRow as Post } from "../../../worker/blog/public.server";
import { PostCard } from "../../ui/post-card";
import { Section } from "../../ui/section";

export function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Section title="İlgili Yazılar">
      <div className="posts three">
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
    </Section>
  );
}
