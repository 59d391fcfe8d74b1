import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import type { AppEnv } from "./app-env";
import { edgeHeaders, noStoreByDefault } from "./edge/headers";
import { notModified } from "./edge/not-modified";
import { pageCache } from "./edge/page-cache.server";
import { purgeAfterWrite } from "./edge/purge-after-write";
import { redirectToCanonicalUrl, redirectToHttps } from "./http/canonical-url";
import { drainBody } from "./http/drain";
import { answerError } from "./http/errors";
import { geoBlock } from "./http/geo-block";
import { limitBody } from "./http/limit-body";
import { allowMethods } from "./http/methods";
import { plainPage } from "./http/plain-page";
import { sameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import type { RenderPage } from "./render-page";
import { openScope, type Scope, scopeKey } from "./scope.server";

/** They accept a token, or are read by monitors, from any country. */
const FROM_ANYWHERE = /^\/api\/(health|functions\/publish-blogs-public|postback\/[^/]+)$/;

const WITHOUT_COOKIE = new RegExp(`${FROM_ANYWHERE.source}|^/admin/share$`);

/** Shared by both apps, so that a write through the panel invalidates it. */
const cachePages = pageCache();

/** Loaded when first needed: few addresses are untidy. */
async function leadUntidy(scope: Scope, path: string, query: string) {
  const finding = await import("./redirects/finding.server");
  return finding.leadUntidy(scope, path, query);
}

/** The middleware of every request, in order of execution. */
export const createApp = () =>
  new Hono<AppEnv>()
    .use(noStoreByDefault())
    .use(drainBody())
    .use(async function openRequest(c, next) {
      const scope = openScope(c.env, c.executionCtx, c.req.raw, new Date());
      c.set("scope", scope);
      c.set("db", scope.db);
      c.set("now", scope.now);
      c.set("requestId", scope.requestId);
      await next();
      c.res.headers.set("X-Request-Id", scope.requestId);
    })
    .use(purgeAfterWrite())
    .use(securityHeaders())
    .use(redirectToHttps())
    .use(geoBlock({ exceptPaths: FROM_ANYWHERE }))
    .use(redirectToCanonicalUrl(leadUntidy))
    .use(notModified())
    .use(cachePages)
    .use(edgeHeaders())
    .use(sameOrigin({ exceptPaths: WITHOUT_COOKIE }))
    .onError(answerError);

export const addPages = (app: Hono<AppEnv>, render: RenderPage) =>
  app
    .on(["PUT", "PATCH", "DELETE"], "*", allowMethods("GET", "HEAD", "POST"))
    .post("*", limitBody())
    .all("*", async (c) => {
      // No page requests loader data: public pages do not hydrate, the panel uses the API.
      if (c.req.path.endsWith(".data")) return plainPage(404, "Sayfa bulunamadı", "Aradığınız sayfa burada değil.");
      const context = new RouterContextProvider();
      context.set(scopeKey, c.var.scope);
      // Rendered as a GET: Hono takes the body away, after its length and ETag are known.
      const request = c.req.method === "HEAD" ? new Request(c.req.raw, { method: "GET" }) : c.req.raw;
      return render(request, context);
    });
