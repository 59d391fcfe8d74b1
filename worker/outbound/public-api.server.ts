import { type Context, Hono } from "hono";
import { unavailableIn } from "../../db/unavailable";
import type { AppEnv } from "../app-env";
import { RETRY_AFTER_SECONDS } from "../http/errors";
import { visitorOf } from "../http/client-ip";
import { allowMethods } from "../http/methods";
import { plainPage } from "../http/plain-page";
import { CODE_BLOCKED, isBlockedFor } from "../legal/public.server";
import { logError } from "../log";
import { dayInIstanbul } from "../text/calendar";
import { canonicalPath } from "../text/canonical-path";
import { bareHost } from "../text/url";
import { isReader } from "../figures/readers";
import type { Click, Link } from "../figures/clicks.server";
import { CODE_SEGMENT } from "./addresses";
import { codeAt } from "./code.server";
import { type Destination, destinationAt } from "./resolving.server";
import { placementOf } from "./placements";
import { fillTemplate, hasPlaceholder, targetAddress } from "./template";

const UNREACHABLE = "Bağlantıya şu anda ulaşılamıyor";
const WRONG_TARGET = "Bu bağlantının adresi şu anda kullanılamıyor.";
const PAGE_MAX = 200;

/** Names of casinos by the slug or the path of a link, for the page while the database is away. */
const names = new Map<string, string>();

/** `/git/{casino}`, `/git/{casino}/{promotion}` and `/git/reklam/{ad}` redirect, and count the click after the response; a code is told to the script. */
export const outbound = new Hono<AppEnv>()
  .use(async function keepOutOfCaches(c, next) {
    await next();
    c.var.scope.cacheInfo.isPartial = true;
    c.header("X-Robots-Tag", "noindex, nofollow");
  })
  .get(`/:casino/:promotion/${CODE_SEGMENT}`, async (c, next) => {
    if (!c.req.header("Accept")?.includes("json")) return next();
    const { casino, promotion } = c.req.param();
    const [row] = await codeAt(c.var.db, casino, promotion, dayInIstanbul(c.var.now));
    if (!row) return c.json({}, 404);
    return isBlockedFor(c.req.raw, row.blocked)
      ? c.json({ message: CODE_BLOCKED }, 451)
      : c.json({ code: row.promotion_code });
  })
  .get("/:casino/:promotion?", async (c, next) => {
    const { casino, promotion } = c.req.param();
    const { db, now, scope } = c.var;
    let destination: Destination | undefined;
    try {
      destination = await destinationAt(db, casino, promotion, { site: scope.site.url, now });
    } catch (error) {
      if (!unavailableIn(error)) throw error;
      logError(error, scope.requestId);
      return unreachable(names.get(scope.url.pathname) ?? names.get(casino));
    }
    if (!destination) return next();
    if (destination.kind === "target" && isBlockedFor(c.req.raw, destination.blocked)) {
      scope.blockedLink = { page: destination.page };
      return next();
    }
    const { ad } = destination;
    if (ad) afterResponse(c, () => countAdClick(c, ad));
    if (destination.kind === "page") return c.redirect(destination.path);
    names.set(ad ? scope.url.pathname : casino, destination.casino);
    return leave(c, destination);
  })
  .post("*", allowMethods("GET", "HEAD"));

async function leave(c: Context<AppEnv>, { template, bonus, link }: Destination & { kind: "target" }) {
  const { scope } = c.var;
  const placement = placementOf(scope.parameter("y"));
  const page = pageOf(c.req.header("Referer"), scope.url.host);
  const tik = hasPlaceholder(template, "tik") ? await clickId(c, link, placement) : "";
  const filled = fillTemplate(template, { yerlesim: placement, bonus, tik, sayfa: page });
  const target = targetAddress(
    filled,
    [scope.url, new URL(scope.site.url)].map(({ hostname }) => bareHost(hostname)),
  );
  if (!target) {
    logError(new Error(`no outbound address: ${template}`), scope.requestId);
    return plainPage(404, "Bağlantı bulunamadı", WRONG_TARGET);
  }
  afterResponse(c, () => count(c, { ...link, placement, page, tracked_id: tik }));
  return c.redirect(target);
}

/** Without the database an id that nobody knows is better than no redirect. */
async function clickId(c: Context<AppEnv>, { kind, record_id, casino_id }: Link, placement: string): Promise<string> {
  const { db, now, requestId } = c.var;
  const { idOfClick } = await import("../figures/click-id.server");
  return idOfClick(db, `${kind} ${record_id} ${casino_id} ${placement}`, visitorOf(c.req.raw), now).catch(
    (error: unknown) => {
      logError(error, requestId);
      return crypto.randomUUID();
    },
  );
}

/** Even making a statement would delay the response. */
const afterResponse = (c: Context<AppEnv>, task: () => Promise<void>) =>
  c.executionCtx.waitUntil(
    scheduler
      .wait(0)
      .then(task)
      .catch((error: unknown) => logError(error, c.var.requestId)),
  );

async function count(c: Context<AppEnv>, click: Click): Promise<void> {
  const { countClick } = await import("../figures/clicks.server");
  await countClick(c.var.db, click, { request: c.req.raw, visitor: visitorOf(c.req.raw) }, c.var.now);
}

async function countAdClick(c: Context<AppEnv>, id: string): Promise<void> {
  if (!isReader(c.req.raw)) return;
  const { countView } = await import("../figures/views.server");
  await countView(c.var.db, { kind: "ad-click", id }, visitorOf(c.req.raw), c.var.now);
}

function pageOf(referer: string | undefined, host: string): string {
  const url = referer ? URL.parse(referer) : null;
  return url?.host === host && url.pathname.length <= PAGE_MAX ? canonicalPath(url.pathname) : "";
}

function unreachable(casino: string | undefined) {
  const sentence = casino
    ? `${casino} bağlantısı şu anda açılamıyor. Lütfen birkaç dakika sonra tekrar deneyin.`
    : "Bu bağlantı şu anda açılamıyor. Lütfen birkaç dakika sonra tekrar deneyin.";
  return plainPage(503, UNREACHABLE, sentence, { "Retry-After": RETRY_AFTER_SECONDS });
}
