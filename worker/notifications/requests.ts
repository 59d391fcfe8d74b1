import { createHmac } from "node:crypto";
import type { NotificationFormat } from "../../db/schema";
import type { Message, Target } from "./messages";

const TELEGRAM = "https://api.telegram.org";

type Body = (message: Message, target: Target) => object;

const lines = ({ site, text, url }: Message) => `${site}: ${text}\n${url}`;
const SLACK: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const BODIES: Record<NotificationFormat, Body> = {
  json: (message) => message,
  slack: (message) => ({ text: lines(message).replace(/[&<>]/g, (sign) => SLACK[sign] ?? "") }),
  discord: (message) => ({ content: lines(message), allowed_mentions: { parse: [] } }),
  telegram: (message, { chat_id }) => ({
    chat_id,
    text: lines(message),
    link_preview_options: { is_disabled: true },
  }),
};

/** HMAC-SHA256 over time and body, in lower-case hexadecimal digits. */
export const signatureOf = (secret: string, time: string, body: string) =>
  createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");

/** The request of a message. `telegram` replaces the address of Telegram's server. */
export function requestOf(target: Target, message: Message, now: Date, telegram = TELEGRAM) {
  const { format, address, secret } = target;
  const body = JSON.stringify(BODIES[format](message, target));
  const time = `${Math.floor(now.getTime() / 1_000)}`;
  const signed =
    format === "json" ? { "X-Bonus-Time": time, "X-Bonus-Signature": signatureOf(secret, time, body) } : {};
  return {
    address: format === "telegram" ? `${telegram.replace(/\/+$/, "")}/bot${secret}/sendMessage` : address,
    init: { method: "POST", headers: { "Content-Type": "application/json", ...signed }, body },
  };
}
