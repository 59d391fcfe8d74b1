import { type FUNCTIONS } from "../../../worker/publishing/functions";
import { type FunctionAnswer, PUBLISHING_ERROR } from "../../../worker/publishing/rules";
import { SERVER_UNREACHABLE } from "../api";
import { leaveForSignIn } from "../session/sign-in-again";

/** The function that is authorized by a token instead of a session. */
export const PUBLIC = "publish-blogs-public";
export type FunctionName = (typeof FUNCTIONS)[number];

/** Response of a function, or an error message; `body` is the request's. */
export interface FunctionCall {
  answer?: FunctionAnswer;
  error?: string;
  body: unknown;
}

const isAnswer = (body: unknown): body is FunctionAnswer =>
  typeof body === "object" && body !== null && "publishedCount" in body && "success" in body;

/** Calls one of the server's functions; `token` is sent as a bearer token. */
export async function callFunction(name: FunctionName, token?: string): Promise<FunctionCall> {
  try {
    const response = await fetch(`/api/functions/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      credentials: token === undefined ? "same-origin" : "omit",
      body: JSON.stringify({ manual: true }),
    });
    if (response.status === 401 && name !== PUBLIC) leaveForSignIn();
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return { answer: body, body };
    const message = (body as { error?: { message?: string } }).error?.message ?? `HTTP ${response.status}`;
    return { error: `Edge Function çağrısı başarısız: ${message}`, body };
  } catch (error) {
    const message = error instanceof SyntaxError ? "Sunucunun yanıtı okunamadı" : SERVER_UNREACHABLE;
    return { error: `${PUBLISHING_ERROR}: ${message}`, body: { error: { message } } };
  }
}
