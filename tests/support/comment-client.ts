import { expect } from "vitest";
import { type Comment, promotion_comments } from "../../db/schema";
import { commentInput } from "./inputs";
import { resourceClient } from "./resource-client";
import type { AdminSite } from "./site";

export type CommentRow = Comment & {
  promotion_title: string;
  promotion_slug: string;
  casino_name: string | null;
  casino_slug: string;
};

/** The comments of the panel. */
export function commentClient(site: AdminSite) {
  const client = resourceClient<typeof promotion_comments, CommentRow>(
    site,
    "/api/admin/comments",
    promotion_comments,
    commentInput,
  );
  return {
    ...client,
    /** The comment at this place of the list, the oldest first. */
    some: async (index: number) => {
      const row = (await client.list("?sort=created_at")).rows[index];
      if (!row) throw new Error("no comment");
      return row;
    },
    /** Sends a comment that no page of the site sent, which waits for an editor. */
    waiting: async (promotion_id: string, comment: string) => {
      const sent = await site.server.post("/api/comments", {
        promotion_id,
        user_name: "Ziyaretçi",
        comment,
        rating: 1,
      });
      expect(sent.status).toBe(201);
      return sent.json<Comment>();
    },
  };
}
