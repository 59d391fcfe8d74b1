import { APIConnectionError, APIError } from "openai/core/error";
import { Refusal } from "../refusal";

export const NO_REPLY = "AI yanıt vermedi";
export const FILTERED = "Yapay zekâ yanıtı içerik filtresine takıldı";
export const UNREACHABLE = "OpenAI API'ye bağlanılamadı, internet bağlantınızı kontrol edin";
const TOO_MANY = "API istek limiti aşıldı, lütfen daha sonra tekrar deneyin";
const WRONG_KEY = "OpenAI API anahtarı geçersiz veya süresi dolmuş";
const WRONG_MODEL = "Belirtilen model kullanılamıyor, API anahtarınız bu modele erişim sağlamıyor olabilir";
const KEY_LIKE = /\b(?:sk|pk|key|bearer)[-_ ][\w*.-]+/gi;
const QUOTED_LENGTH_MAX = 200;

export const declined = (words: string, key: string) => `Yapay zekâ yanıt vermeyi reddetti: ${quoted(words, key)}`;

/** A sentence for editors (B15.6), never with a part of the key. */
export function upstreamRefusal(error: unknown, key: string): Refusal {
  return new Refusal("upstream", messageFor(error, key));
}

function messageFor(error: unknown, key: string): string {
  if (error instanceof SyntaxError) return "API hatası: yanıt okunamadı";
  if (!isAnswered(error)) return UNREACHABLE;
  const { code } = error;
  // Some services answer 200 with the status as code of an error.
  const status = error.status ?? (Number(code) || undefined);
  if (status === 429 || code === "rate_limit_exceeded" || code === "insufficient_quota") return TOO_MANY;
  if (status === 401 || code === "invalid_api_key") return WRONG_KEY;
  if (status === 404 || status === 403 || code === "model_not_found") return WRONG_MODEL;
  const words = error.status === undefined || error.status < 500 ? messageOf(error.error) : "";
  return `API hatası: ${[status, quoted(words, key)].filter(Boolean).join(" ") || "bilinmeyen hata"}`;
}

const isAnswered = (error: unknown): error is APIError =>
  error instanceof APIError && !(error instanceof APIConnectionError);

function messageOf(error: unknown): string {
  const message = typeof error === "object" && error && "message" in error ? error.message : error;
  return typeof message === "string" ? message : "";
}

const quoted = (words: string, key: string) =>
  words.replaceAll(key, "…").replace(KEY_LIKE, "…").replace(/\s+/g, " ").trim().slice(0, QUOTED_LENGTH_MAX);
