import type { ContentfulStatusCode } from "hono/utils/http-status";
import { addComment } from "../../worker/comments/comments.server";
import { COMMENT_FAILED, commentInput, commentsTag } from "../../worker/comments/rules";
import { clientAddress } from "../../worker/http/client-address";
import { writeOrRefuse } from "../../worker/http/deadline";
import { Refusal } from "../../worker/http/errors";
import { invalid } from "../../worker/http/valid";
import type { Scope } from "../../worker/scope.server";
import { readForm } from "../form.server";

/** The form as the visitor left it, with what was wrong; it is shown again with everything in it. */
export interface RefusedComment {
  message: string;
  fields: Record<string, string>;
  values: { user_name: string; comment: string; rating: number };
}

type Received =
  { comment: Awaited<ReturnType<typeof addComment>> } | { refused: ContentfulStatusCode; form: RefusedComment };

/** Takes the comment form as a page posts it. Never throws for what the visitor wrote: it comes back with a status. */
export async function receiveComment(scope: Scope, request: Request): Promise<Received> {
  const text = await readForm(request);
  const field = text ?? (() => "");
  const values = { user_name: field("user_name"), comment: field("comment"), rating: Number(field("rating") || "5") };
  try {
    if (!text) throw new Refusal("unsupported_type", COMMENT_FAILED);
    const input = commentInput.safeParse({ ...values, promotion_id: field("promotion_id") });
    if (!input.success) throw invalid(input.error);
    const comment = await writeOrRefuse(
      () => addComment(scope.db, input.data, clientAddress(request), scope.now),
      COMMENT_FAILED,
      scope.requestId,
    );
    if (comment.isNew) scope.purge(commentsTag(input.data.promotion_id));
    return { comment };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.status, form: { message: error.message, fields: error.details.fields ?? {}, values } };
  }
}
