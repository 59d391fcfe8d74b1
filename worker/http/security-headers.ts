import type { MiddlewareHandler } from "hono";
import type { Preview } from "../scope.server";
import { segmentAt } from "../site-addresses";
import { TURNSTILE_ORIGIN } from "../secrets/turnstile-urls";

const FRAMES = "X-Frame-Options";

/** Values of OWASP's and ASVS 5's recommendations (V3.4); `public/_headers` repeats them for static files. */
const HEADERS: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  [FRAMES]: "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-XSS-Protection": "0",
};

const NOT_A_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

export function securityHeaders(): MiddlewareHandler {
  return async function securityHeaders(c, next) {
    await next();
    for (const [name, value] of Object.entries(HEADERS))
      if (name !== FRAMES || !c.res.headers.has(FRAMES)) c.res.headers.set(name, value);
    if (segmentAt(c.req.path).hidesReferrer) c.res.headers.set("Referrer-Policy", "no-referrer");
    // A 304 would replace the policy of the page that the browser has cached.
    if (c.res.status !== 304 && !c.res.headers.has("Content-Security-Policy"))
      c.res.headers.set("Content-Security-Policy", NOT_A_PAGE_POLICY);
  };
}

type Hash = `sha256-${string}`;

interface PageFacts {
  isSecure: boolean;
  hasTurnstile: boolean;
  /** See `Site`; may be plain http in development. */
  media?: string;
  /** A preview runs no script and submits no form but that of its notes, so that no view is counted. */
  preview?: Preview | undefined;
}

/** Content security policy of a public page. Upgrades only over HTTPS, since WebKit upgrades `http://localhost` too. */
export function pagePolicy(
  { styleHash, scriptHash }: { styleHash: Hash; scriptHash: Hash },
  { isSecure, hasTurnstile, media, preview }: PageFacts,
): string {
  const scripts = `'self' '${scriptHash}'${hasTurnstile ? ` ${TURNSTILE_ORIGIN}` : ""}`;
  return [
    "default-src 'none'",
    `script-src ${preview ? "'none'" : scripts}`,
    ...(hasTurnstile ? [`frame-src ${TURNSTILE_ORIGIN}`] : []),
    `style-src 'self' '${styleHash}'`,
    `img-src 'self' https:${media?.startsWith("http:") ? ` ${media}` : ""}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${preview && !preview.notes ? "'none'" : "'self'"}`,
    `frame-ancestors ${preview?.isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Styles that Radix's scroll area and select insert without the nonce. */
const RADIX_STYLE_HASHES =
  "'sha256-vGQdhYJbTuF+M8iCn1IZCHpdkiICocWHDq4qnQF4Rjw=' 'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='";

/** Content security policy of the panel; Radix and the toasts need style attributes. */
export function adminPolicy(
  nonce: string,
  { isSecure, hasTurnstile }: { isSecure: boolean; hasTurnstile: boolean },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${hasTurnstile ? ` ${TURNSTILE_ORIGIN}` : ""}`,
    `frame-src 'self'${hasTurnstile ? ` ${TURNSTILE_ORIGIN}` : ""}`,
    `style-src 'self' 'nonce-${nonce}' ${RADIX_STYLE_HASHES}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' https: ${isSecure ? "" : "http: "}blob:`,
    "font-src 'self'",
    // Pasted pictures are fetched from their sites.
    "connect-src 'self' https:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}
