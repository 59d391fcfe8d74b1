import type { ExecutionContext, Hono } from "hono";
import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { api } from "./api";
import type { AppEnv } from "./app-env";
import { addPages, createApp } from "./app";
import { iconFile } from "./appearance/public-api.server";
import { allowMethods } from "./http/methods";
import { mediaFiles } from "./media/public-api.server";
import { formPreviews } from "./preview/form-admin-api.server";
import { isPage, pagesAndLinks } from "./pages-and-links";
import { linkPreviews } from "./preview/public-api.server";
import { panelApp } from "./panel-app/public-api.server";
import { renderPublicPage } from "./public-pages";
import { requireAdminPage } from "./session/require-admin";
import { FILES, ICON_FILES, segmentAt, STATIC_FILES } from "./site-addresses";

// The generated module has undefined where React Router requires absent properties.
const { basename = "/", allowedActionOrigins = [], unstable_getCriticalCss = () => undefined, ...rest } = build;
const whole = { ...rest, basename, allowedActionOrigins, unstable_getCriticalCss };

/** The panel, the API, previews, pictures, feeds and site maps. */
export const panelApiAndFiles: Hono<AppEnv> = addPages(
  createApp()
    .route("/admin", panelApp)
    .use(requireAdminPage())
    .use("/api/admin/redirects/check", async function askOwnPages(c, next) {
      // Visitors' limit of look-ups and their cached pages stay as they are.
      const env = { ...c.env, PAGE_CACHE: "off" };
      delete env.LOOKUP_LIMIT;
      c.set("ask", async (request) => answerOf(request, env, c.executionCtx));
      return next();
    })
    .route("/api", api)
    .route("/media", mediaFiles)
    .route("/onizleme", linkPreviews(renderPublicPage))
    .route("/admin/preview", formPreviews(renderPublicPage))
    .on("GET", [...ICON_FILES], iconFile)
    .on(["POST", "OPTIONS", "TRACE"], ["/admin", ...FILES, ...ICON_FILES], allowMethods("GET", "HEAD")),
  createRequestHandler(whole, import.meta.env.MODE),
);

/** What a visitor gets: a static file, a page or another answer of the Worker. */
async function answerOf(request: Request, env: AppEnv["Bindings"], context: ExecutionContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (segmentAt(pathname).by === "static" || STATIC_FILES.includes(pathname)) {
    const file = await env.ASSETS?.fetch(request.url);
    if (file?.ok) return file;
  }
  return (isPage(request) ? pagesAndLinks : panelApiAndFiles).fetch(request, env, context);
}
