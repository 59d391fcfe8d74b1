// Without zod, so that lists and the dashboard can import it.
import type { Comment, CommentSender } from "../../db/schema";

export type CommentStatus = Comment["status"];
export const COMMENT_STATUSES = ["published", "pending", "hidden", "spam"] as const satisfies CommentStatus[];
export type HeldFor = NonNullable<Comment["held_for"]>;

export const STATUS_AFTER = {
  publish: "published",
  hold: "pending",
  hide: "hidden",
  spam: "spam",
} as const satisfies Record<string, CommentStatus>;

export const COMMENT_ACTIONS = ["publish", "hold", "hide", "spam", "delete"] as const;
export type CommentAction = (typeof COMMENT_ACTIONS)[number];

export type SenderVerdict = CommentSender["verdict"];
export const SENDER_VERDICTS = ["always", "never"] as const satisfies SenderVerdict[];
export const SENDER_DAYS = 30;
