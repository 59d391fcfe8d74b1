import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { api } from "./api";
import type { AppEnv } from "./app-env";
import { redirectToHttps, redirectToCanonicalUrl } from "./http/canonical-url";
import { edgeHeaders, noStoreByDefault } from "./edge/headers";
import { nearReads } from "./edge/near-reads";
import { notModified } from "./edge/not-modified";
import { pageCache } from "./edge/page-cache.server";
import { purgeAfterWrite } from "./edge/purge-after-write";
import { drainBody } from "./http/drain";
import { answerError } from "./http/errors";
import { geoBlock } from "./http/geo-block";
import { plainPage } from "./http/plain-page";
import { isPanelPath, requireAdminPage } from "./session/require-admin";
import { sameOrigin } from "./http/same-origin";
import { securityHeaders } from "./http/security-headers";
import { allowMethods, limitBody } from "./http/valid";
import { linkPreviews } from "./preview/public-api.server";
import { formPreviews } from "./preview/form-api.server";
import { PUBLIC_FUNCTION } from "./publishing/rules";
import { publicPages } from "./public-pages";
import { media } from "./media/public-api.server";
import { openScope, scopeKey } from "./scope.server";

const NO_PAGES = ["/sitemap.xml", "/blog/feed.xml", "/bonuslar/feed.xml", "/robots.txt", "/indexnow.txt", "/admin"];

/** Middleware runs in the order of these lines. */
export function createApp(build: ServerBuild) {
  const renderPanel = createRequestHandler(build, import.meta.env.MODE);
  const renderPage = publicPages(build);

  return new Hono<AppEnv>()
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
    .use(nearReads())
    .use(purgeAfterWrite())
    .use(securityHeaders())
    .use(redirectToHttps())
    .use(geoBlock())
    .use(redirectToCanonicalUrl())
    .use(notModified())
    .use(pageCache())
    .use(edgeHeaders())
    .use(sameOrigin({ exceptPath: PUBLIC_FUNCTION }))
    .use(requireAdminPage())
    .route("/api", api)
    .route("/media", media)
    .route("/onizleme", linkPreviews(renderPage))
    .on(["PUT", "PATCH", "DELETE"], "*", allowMethods("GET", "HEAD", "POST"))
    .on(["POST", "OPTIONS", "TRACE"], NO_PAGES, allowMethods("GET", "HEAD"))
    .route("/admin/preview", formPreviews(renderPage))
    .post("*", limitBody())
    .all("*", async (c) => {
      // Nobody asks for a loader's data: public pages do not hydrate, the panel reads through the API.
      if (c.req.path.endsWith(".data")) return plainPage(404, "Sayfa bulunamadı", "Aradığınız sayfa burada değil.");
      const context = new RouterContextProvider();
      context.set(scopeKey, c.var.scope);
      return isPanelPath(c.var.scope.url.pathname) ? renderPanel(c.req.raw, context) : renderPage(c.req.raw, context);
    })
    .onError(answerError);
}
