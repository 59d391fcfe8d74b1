import { Text } from "@radix-ui/themes";
import type { ListedComment } from "./columns";
import { LongText } from "./long-text";
import { stateText, toneOf } from "./states";

interface Body extends Pick<ListedComment, "user_name" | "comment" | "status" | "held_for" | "held_match"> {
  reply?: string | null;
}

/** The words of a comment, below them its state with the reason why it is held, and the site's reply. */
export const CommentBody = ({ comment }: { comment: Body }) => (
  <>
    <LongText of={comment.user_name}>{comment.comment}</LongText>
    <CommentState comment={comment} />
    {comment.reply && <ReplyLine reply={comment.reply} of={comment.user_name} />}
  </>
);

export const CommentState = ({ comment }: { comment: Omit<Body, "reply"> }) => (
  <Text as="p" size="1" weight="bold" color="gray" className={`state-${toneOf(comment)}`}>
    {stateText(comment)}
  </Text>
);

export const ReplyLine = ({ reply, of }: { reply: string; of: string }) => (
  <blockquote className="quoted">
    <LongText of={`Yanıtınız, ${of}`}>{`Yanıtınız: ${reply}`}</LongText>
  </blockquote>
);
