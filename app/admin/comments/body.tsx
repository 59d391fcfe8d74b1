import { Text } from "@radix-ui/themes";
import type { ListedComment } from "./columns";
import { shownWord } from "../record-list/column";
import { LongText } from "./long-text";
import { stateOf, stateText } from "./states";

interface Body extends Pick<ListedComment, "user_name" | "comment" | "status" | "held_for" | "held_match"> {
  reply?: string | null;
}

/** The words of a comment, its state with the reason why it is held, unless it is published, and the site's reply. */
export const CommentBody = ({ comment }: { comment: Body }) => (
  <>
    <LongText of={comment.user_name}>{comment.comment}</LongText>
    {shownWord(stateOf(comment)) && <CommentState comment={comment} />}
    {comment.reply && <ReplyLine reply={comment.reply} of={comment.user_name} />}
  </>
);

export const CommentState = ({ comment }: { comment: Omit<Body, "reply"> }) => (
  <Text as="p" size="1" weight="bold" color="gray" className={`state-${stateOf(comment).tone}`}>
    {stateText(comment)}
  </Text>
);

export const ReplyLine = ({ reply, of }: { reply: string; of: string }) => (
  <blockquote className="quoted">
    <LongText of={`Yanıtınız, ${of}`}>{`Yanıtınız: ${reply}`}</LongText>
  </blockquote>
);
