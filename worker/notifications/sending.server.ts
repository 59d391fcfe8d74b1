import { callOnce, type Fetch } from "../announcements/outbox.server";
import type { Env, Site } from "../env";
import { outsideAddress } from "../references/outside-address";
import { ADDRESS_PRIVATE, addressFault } from "./rules";
import type { Message, Target } from "./messages";
import { requestOf } from "./requests";

const TIMEOUT_MS = 5_000;

/** What sending needs; tests replace `fetch`. */
export interface Sender {
  env: Pick<Env, "TELEGRAM_URL">;
  site: Site;
  now: Date;
  fetch?: Fetch;
}

const TELEGRAM_REASONS: Record<number, string> = {
  400: "Telegram sohbeti bulamadı (400); sohbet numarasını denetleyin, bota bir kez /start yazın",
  401: "Telegram bot anahtarını tanımadı (401); BotFather'dan alıp yeniden yazın",
  403: "Bot bu sohbete yazamıyor (403); bota bir kez /start yazın ya da botu gruba ekleyin",
  404: "Telegram bot anahtarını tanımadı (404); BotFather'dan alıp yeniden yazın",
};

function reasonOf(format: Target["format"], status: number): string {
  if (status >= 300 && status < 400)
    return `alıcı başka bir adrese yönlendirdi (${status}); yönlendirmeler izlenmez, son adresi yazın`;
  const known = format === "telegram" ? TELEGRAM_REASONS[status] : undefined;
  if (known) return known;
  if (status === 429) return "alıcı çok sık mesaj geldiğini söyledi (429)";
  if ([401, 403, 404, 410].includes(status)) return `alıcı adresi tanımadı (${status}); adresi yeniden alıp yazın`;
  // Cloudflare's answers in place of a server that it did not reach.
  return status >= 520 ? `bağlanılamadı (${status})` : `alıcı ${status} yanıtını verdi`;
}

/** Why a target cannot be sent to; rules and the site's address may have changed since it was saved. */
export function targetFault({ format, address }: Pick<Target, "format" | "address">, site: Site): string | undefined {
  if (format === "telegram") return undefined;
  return addressFault(address) ?? (isOutside(address, site) ? undefined : ADDRESS_PRIVATE);
}

const isOutside = (address: string, site: Site) =>
  outsideAddress(address, site.url) !== undefined && new URL(address).hostname !== new URL(site.url).hostname;

/** Sends a message. Returns why the receiver did not take it; undefined if it did. The answer's text is not read. */
export async function send(target: Target, message: Message, sender: Sender): Promise<string | undefined> {
  const { env, site, now, fetch } = sender;
  const fault = targetFault(target, site);
  if (fault) return fault;
  const { address, init } = requestOf(target, message, now, env.TELEGRAM_URL || undefined);
  const read = async (response: Response) => {
    await response.body?.cancel();
    return response.ok ? undefined : reasonOf(target.format, response.status);
  };
  return callOnce(new URL(address), init, TIMEOUT_MS, read, fetch);
}
