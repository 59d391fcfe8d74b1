import { Hono } from "hono";
import type { AppEnv } from "./app-env";
import { blogAdmin } from "./blog/admin-api.server";
import { casinosAdmin } from "./casinos/api.server";
import { categoriesAdmin } from "./categories/api.server";
import { commentsAdmin } from "./comments/admin-api.server";
import { dashboardAdmin } from "./dashboard/api.server";
import { requireAdmin } from "./http/require-admin";
import { jsonOrNothing, smallBody } from "./http/valid";
import { mediaAdmin } from "./media/admin-api.server";
import { promotionsAdmin } from "./promotions/api.server";
import { publishingAdmin } from "./publishing/api.server";
import { administratorsAdmin } from "./session/administrators-api.server";
import { checkSettings, seoAdmin, settingsAdmin } from "./site/api.server";
import { splashAdsAdmin } from "./splash-ads/admin-api.server";
import { trashAdmin } from "./trash/api.server";
import { writingAdmin } from "./writing/api.server";

/** Bytes of a JSON body the panel sends. */
const ADMIN_BODY_MAX = 1024 * 1024;

/** Everything under `/api/admin`, one resource a domain, guarded by its first line; only `media` takes files. */
export const adminApi = new Hono<AppEnv>()
  .use(requireAdmin())
  .route("/media", mediaAdmin)
  .use(jsonOrNothing(), smallBody(ADMIN_BODY_MAX))
  .get("/session", (c) => c.json({ email: c.var.scope.administrator?.email ?? "" }))
  .route("/administrators", administratorsAdmin)
  .route("/blog", blogAdmin)
  .route("/casinos", casinosAdmin)
  .route("/categories", categoriesAdmin)
  .route("/check-settings", checkSettings)
  .route("/comments", commentsAdmin)
  .route("/dashboard", dashboardAdmin)
  .route("/promotions", promotionsAdmin)
  .route("/publishing", publishingAdmin)
  .route("/seo", seoAdmin)
  .route("/settings", settingsAdmin)
  .route("/splash-ads", splashAdsAdmin)
  .route("/trash", trashAdmin)
  .route("/writing", writingAdmin);

export type AdminApi = typeof adminApi;
