import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { api } from "./api";
import { addPages, createApp } from "./app";
import { iconFile } from "./appearance/public-api.server";
import { allowMethods } from "./http/methods";
import { mediaFiles } from "./media/public-api.server";
import { formPreviews } from "./preview/form-admin-api.server";
import { linkPreviews } from "./preview/public-api.server";
import { panelApp } from "./panel-app/public-api.server";
import { renderPublicPage } from "./public-pages";
import { requireAdminPage } from "./session/require-admin";
import { FILES, ICON_FILES } from "./site-addresses";

// The generated module has undefined where React Router requires absent properties.
const { basename = "/", allowedActionOrigins = [], unstable_getCriticalCss = () => undefined, ...rest } = build;
const whole = { ...rest, basename, allowedActionOrigins, unstable_getCriticalCss };

/** The panel, the API, previews, pictures, feeds and site maps. */
export const panelApiAndFiles = addPages(
  createApp()
    .route("/admin", panelApp)
    .use(requireAdminPage())
    .route("/api", api)
    .route("/media", mediaFiles)
    .route("/onizleme", linkPreviews(renderPublicPage))
    .route("/admin/preview", formPreviews(renderPublicPage))
    .on("GET", [...ICON_FILES], iconFile)
    .on(["POST", "OPTIONS", "TRACE"], ["/admin", ...FILES, ...ICON_FILES], allowMethods("GET", "HEAD")),
  createRequestHandler(whole, import.meta.env.MODE),
);
