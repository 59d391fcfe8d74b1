import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type AddedComment, receiveComment } from "../../../worker/comments/adding.server";
import { commentInput } from "../../../worker/comments/rules";
import { COMMENT_FAILED } from "../../../worker/comments/sentences";
import "../../../worker/text/zod-locale";
import { clientIp } from "../../../worker/http/client-ip";
import { statusOf } from "../../../worker/http/errors";
import { logError } from "../../../worker/log";
import { UNEXPECTED } from "../../../worker/failure-sentences";
import { Refusal } from "../../../worker/refusal";
import { invalidInput } from "../../../worker/invalid-input";
import type { Scope } from "../../../worker/scope.server";
import { readForm } from "../../form.server";

/** A rejected form, rendered again with its input and errors. */
export interface RefusedForm {
  message: string;
  fields: Record<string, string>;
  values: { user_name: string; comment: string; rating: number; stamp: string };
}

type Received = { comment: AddedComment } | { refused: ContentfulStatusCode; form: RefusedForm };

/** Handles a native form submission. Never throws: errors are returned with a status and the input. */
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
    const hidden = ["promotion_id", "message", "cf-turnstile-response"].map((name) => [name, field(name)]);
    const input = commentInput.safeParse({ ...values, ...Object.fromEntries(hidden) });
    if (!input.success) throw invalidInput(input.error);
    return { comment: await receiveComment(scope, input.data, clientIp(request)) };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      logError(error, scope.requestId);
      return { refused: 500, form: { message: UNEXPECTED, fields: {}, values } };
    }
    const { message, details } = error;
    return { refused: statusOf(error), form: { message, fields: details.fields ?? {}, values } };
  }
}
