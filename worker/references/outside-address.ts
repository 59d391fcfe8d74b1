import { normalizeUrl } from "../text/url";

/** Names inside a network, public names of private addresses, and those that never lead anywhere (RFC 2606, 6761, 6762, 8375). */
const PRIVATE_HOST =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|svc|fritz\.box|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|traefik\.me|test|invalid|example|onion)$/;

/** The http(s) address without its fragment; undefined for private hosts and addresses with credentials. */
export function publicAddress(text: string): string | undefined {
  const normal = normalizeUrl(text);
  if (normal === undefined) return undefined;
  const url = new URL(normal);
  if (PRIVATE_HOST.test(url.hostname.replace(/\.$/, ""))) return undefined;
  url.hash = "";
  return url.href;
}

/** Like `publicAddress`, but undefined for addresses on the host of `site`, an origin. */
export function outsideAddress(text: string, site: string): string | undefined {
  const address = publicAddress(text);
  return address && new URL(address).host !== new URL(site).host ? address : undefined;
}
