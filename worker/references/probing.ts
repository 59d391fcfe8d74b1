import { publicAddress } from "./outside-address";

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Why an address leads nowhere: the status of its answer, or what came instead of an answer. */
export type ProbeFailure = `${number}` | "no-connection" | "no-answer" | "bad-redirect";

/** `well` if it leads somewhere. */
export type ProbeOutcome = "well" | ProbeFailure;

export interface Probe {
  fetch: Fetch;
  userAgent: string;
  /** Timeouts in milliseconds: of one request, and of one address with its redirects. */
  limits?: { request: number; address: number };
}

const LIMITS = { request: 5_000, address: 12_000 };
const REDIRECTS_MAX = 5;
/** Maximum requests for one address: all redirects, and one GET that repeats a HEAD. */
export const REQUESTS_MAX = REDIRECTS_MAX + 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Many sites refuse robots or HEAD requests; a GET tells whether the page exists. */
const REFUSED_HEAD = new Set([403, 405]);
/** Cloudflare answers with these instead of throwing: no address, refused, or an invalid certificate. */
const UNREACHED: Record<number, ProbeFailure> = {
  521: "no-connection",
  522: "no-answer",
  523: "no-connection",
  524: "no-answer",
  525: "no-connection",
  526: "no-connection",
  530: "no-connection",
};

/** Whether no server answered, possibly because of our own network. */
export const isUnreached = (outcome: ProbeOutcome) => outcome === "no-connection" || outcome === "no-answer";

/**
 * Checks an address by HEAD, and by GET if HEAD fails. Follows five redirects to public addresses; more count as
 * working, because a browser with cookies may see fewer.
 */
export async function probe(address: string, asking: Probe): Promise<ProbeOutcome> {
  const deadline = AbortSignal.timeout((asking.limits ?? LIMITS).address);
  let at = publicAddress(address);
  let method: "HEAD" | "GET" = "HEAD";
  for (let redirects = 0; redirects <= REDIRECTS_MAX;) {
    if (at === undefined) return "bad-redirect";
    const answer = await ask(at, method, asking, deadline);
    if (typeof answer === "object" && answer.location) {
      at = publicAddress(answer.location);
      redirects++;
      continue;
    }
    const outcome = typeof answer === "object" ? outcomeOf(answer) : answer;
    const isRefused = typeof answer === "object" && REFUSED_HEAD.has(answer.status);
    if (method === "GET" || (outcome === "well" && !isRefused)) return outcome;
    method = "GET";
  }
  return "well";
}

interface Answer {
  status: number;
  location?: string | undefined;
  isChallenge: boolean;
}

async function ask(
  address: string,
  method: "HEAD" | "GET",
  { fetch, userAgent, limits = LIMITS }: Probe,
  deadline: AbortSignal,
): Promise<Answer | ProbeFailure> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(limits.request)]);
  try {
    const headers = { "User-Agent": userAgent, Accept: "text/html,*/*;q=0.8" };
    const { status, headers: answered, body } = await fetch(address, { method, headers, redirect: "manual", signal });
    await body?.cancel();
    const location = REDIRECTS.has(status) ? answered.get("Location") : null;
    return {
      status,
      location: location === null ? undefined : absolute(location, address),
      isChallenge: answered.has("cf-mitigated"),
    };
  } catch {
    return signal.aborted ? "no-answer" : "no-connection";
  }
}

const absolute = (location: string, base: string) =>
  URL.canParse(location, base) ? new URL(location, base).href : location;

/** Counts only failures that visitors see too: robots often get 401, 403, 429 or 451. */
function outcomeOf({ status, isChallenge }: Answer): ProbeOutcome {
  const isGone = status === 404 || status === 410 || (status >= 500 && status < 600);
  if (!isGone || isChallenge) return "well";
  return UNREACHED[status] ?? `${status}`;
}
