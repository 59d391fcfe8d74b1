import type { Casino } from "../../db/schema";
import { bareHost, parsedUrl } from "../text/url";

type Addresses = Pick<Casino, "url" | "entry_url" | "tracking_url">;

const hostOf = (address: string | null) => (address && parsedUrl(address)?.host) || "";
const AUTHORITY = /^(https?:\/\/)[^/?#]*/i;

/** The hosts of a casino that change, by the former host. */
export function movedHosts(before: Addresses, after: Addresses): Map<string, string> {
  const moves = (["url", "entry_url", "tracking_url"] as const).flatMap((field) => {
    const [from, to] = [hostOf(before[field] ?? (field === "entry_url" ? before.url : null)), hostOf(after[field])];
    return from && to && bareHost(from) !== bareHost(to) ? [[bareHost(from), to] as const] : [];
  });
  return new Map(moves);
}

/** The address on its new host, the rest byte for byte; undefined if its host does not change. */
export function movedAddress(address: string, moves: Map<string, string>): string | undefined {
  const to = moves.get(bareHost(hostOf(address)));
  return to && address.replace(AUTHORITY, `$1${to}`);
}

/** The tracking address on the new host of the address that it shared a host with; undefined if it stays. */
export function movedTracking(before: Addresses, after: Addresses): string | undefined {
  const { tracking_url } = after;
  return (
    (tracking_url && movedAddress(tracking_url, movedHosts(before, { ...after, tracking_url: null }))) || undefined
  );
}

export const casinoTarget = ({ tracking_url, entry_url, url }: Addresses) => tracking_url ?? entry_url ?? url;
