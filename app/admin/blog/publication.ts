import type { Post } from "../../../db/schema";
import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";

export type Publication = Pick<Post, "is_published" | "published_at" | "queue_position" | "publish_at">;

/** Gives a post its former date, or a draft its coming time or place in the queue; false if it already was that. */
export async function restorePublication(id: string, { is_published, publish_at, ...former }: Publication) {
  const action = is_published ? ("publish" as const) : ("unpublish" as const);
  const coming = publish_at && Date.parse(publish_at) > Date.now() ? publish_at : null;
  const json = { action, posts: [{ id, ...former, publish_at: coming }] };
  const { ids } = await answered(api.blog.publications.$post({ json }), CHANGE_FAILED.post);
  return ids.length > 0;
}
