import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AddedComment } from "../../../worker/comments/public.server";
import { receiveComment } from "../../../worker/comments/receiving.server";
import { COMMENT_FAILED, commentInput } from "../../../worker/comments/rules";
import { Refusal } from "../../../worker/http/errors";
import { invalid } from "../../../worker/http/valid";
import type { Scope } from "../../../worker/scope.server";
import { readForm } from "../../form.server";

/** The form as the visitor left it, with what was wrong; it is shown again with everything in it. */
export interface RefusedComment {
  message: string;
  fields: Record<string, string>;
  values: { user_name: string; comment: string; rating: number; stamp: string };
}

type Received = { comment: AddedComment } | { refused: ContentfulStatusCode; form: RefusedComment };

/** Takes the comment form as a page posts it. Never throws for what the visitor wrote: it comes back with a status. */
export async function receiveForm(scope: Scope, request: Request): Promise<Received> {
  const text = await readForm(request);
  const field = text ?? (() => "");
  const values = {
    user_name: field("user_name"),
    comment: field("comment"),
    rating: Number(field("rating") || "5"),
    stamp: field("stamp"),
  };
  try {
    if (!text) throw new Refusal("unsupported_type", COMMENT_FAILED);
    const hidden = ["promotion_id", "website", "cf-turnstile-response"].map((name) => [name, field(name)]);
    const input = commentInput.safeParse({ ...values, ...Object.fromEntries(hidden) });
    if (!input.success) throw invalid(input.error);
    return { comment: await receiveComment(scope, input.data, request) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.status, form: { message: error.message, fields: error.details.fields ?? {}, values } };
  }
}
