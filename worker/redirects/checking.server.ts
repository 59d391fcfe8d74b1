import { canonicalPath } from "../text/canonical-path";
import { type AddressCheck, checkingRequest } from "./address-check";
import type { CheckedAddress, CheckKind } from "./checking-rules";

const HOPS_MAX = 5;
const OWN = /^\/(admin|api|cdn-cgi|git|onizleme)(\/|$)/i;

export type Ask = (request: Request) => Promise<Response>;

/** Asks the Worker itself, as visitors do, where `address` (path and query) leads on `site` (an origin). */
export async function checkAddress(address: string, ask: Ask, site: string): Promise<CheckedAddress> {
  let url = new URL(site + address);
  if (isOwn(url)) return { address, kind: "own", status: 0, target: "", hops: 0 };
  for (let hops = 0; ; hops++) {
    const { request, check } = checkingRequest(url);
    const response = await ask(request);
    await response.body?.cancel();
    const { status } = response;
    const location = status >= 300 && status < 400 ? response.headers.get("Location") : null;
    const next = location === null ? null : URL.parse(location, url);
    if (!next || hops === HOPS_MAX)
      return { address, kind: kindOf(status, hops, check), status, target: pathOf(url), hops };
    const isElsewhere = next.origin !== url.origin;
    if (check.isUnknown || isElsewhere || isOwn(next)) {
      const kind = check.isUnknown ? "missing" : "redirect";
      return { address, kind, status, target: isElsewhere ? next.href : pathOf(next), hops: hops + 1 };
    }
    url = next;
  }
}

function kindOf(status: number, hops: number, { isUnknown }: AddressCheck): CheckKind {
  if (status >= 500) return "failed";
  if (status === 410) return "gone";
  if (isUnknown || status !== 200) return "missing";
  return hops === 0 ? "ok" : "redirect";
}

const isOwn = ({ pathname }: URL) => OWN.test(canonicalPath(decoded(pathname)));

const pathOf = ({ pathname, search }: URL) => decoded(pathname) + search;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
