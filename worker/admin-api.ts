import { Hono } from "hono";
import type { AppEnv } from "./app-env";
import { accountsAdmin, namesAdmin } from "./accounts/admin-api.server";
import { ownAccountAdmin } from "./accounts/own-admin-api.server";
import { activityAdmin } from "./activity/admin-api.server";
import { activityLog } from "./activity/record-activity";
import { appearanceAdmin } from "./appearance/admin-api.server";
import { blogAdmin } from "./blog/admin-api.server";
import { calendarAdmin } from "./publishing/calendar-admin-api.server";
import { changesAdmin } from "./changes/admin-api.server";
import { casinosAdmin } from "./casinos/admin-api.server";
import { categoriesAdmin } from "./categories/admin-api.server";
import { commentsAdmin } from "./comments/admin-api.server";
import { commentRulesAdmin } from "./comments/rules-admin-api.server";
import { conversionsAdmin } from "./conversions/admin-api.server";
import { dashboardAdmin } from "./dashboard/admin-api.server";
import { earningsAdmin } from "./earnings/admin-api.server";
import { currentAccount, requireAdmin, requirePermission } from "./session/require-admin";
import { formDraftsAdmin } from "./form-drafts/admin-api.server";
import { firstRunAdmin } from "./dashboard/first-run-admin-api.server";
import { versionsAdmin } from "./versions-admin-api.server";
import { legalAdmin } from "./legal/admin-api.server";
import { limitBody } from "./http/limit-body";
import { jsonOrNothing } from "./http/valid";
import { mediaAdmin } from "./media/admin-api.server";
import { notificationsAdmin } from "./notifications/admin-api.server";
import { pagesAdmin } from "./pages/admin-api.server";
import { previewLinksAdmin } from "./preview/admin-api.server";
import { profilesAdmin } from "./profiles/admin-api.server";
import { promotionsAdmin } from "./promotions/admin-api.server";
import { publishingAdmin } from "./publishing/admin-api.server";
import { redirectChecksAdmin } from "./redirects/checking-admin-api.server";
import { redirectsAdmin } from "./redirects/admin-api.server";
import { savedViewsAdmin } from "./accounts/saved-views-admin-api.server";
import { checkSettings, seoAdmin, settingsAdmin } from "./site/admin-api.server";
import { splashAdsAdmin } from "./splash-ads/admin-api.server";
import { systemAdmin } from "./system/admin-api.server";
import { trashAdmin } from "./trash/admin-api.server";
import { redirectSettingsAdmin, unknownAddressesAdmin } from "./unknown-addresses/admin-api.server";
import { verificationAdmin } from "./verification/admin-api.server";
import { visitsAdmin } from "./visits/admin-api.server";
import { writingAdmin } from "./writing/admin-api.server";

const ADMIN_BODY_MAX = 1024 * 1024;

/** Guarded by its first line, and by role (`worker/session/permissions.ts`); only `media` takes files. */
export const adminApi = new Hono<AppEnv>()
  .use(requireAdmin(), requirePermission("/api/admin"), activityLog())
  .route("/media", mediaAdmin)
  .use(jsonOrNothing(), limitBody(ADMIN_BODY_MAX))
  .get("/session", (c) => c.json(currentAccount(c)))
  .route("/account", ownAccountAdmin)
  .route("/accounts", accountsAdmin)
  .route("/activity", activityAdmin)
  .route("/blog", blogAdmin)
  .route("/calendar", calendarAdmin)
  .route("/casinos", casinosAdmin)
  .route("/categories", categoriesAdmin)
  .route("/changes", changesAdmin)
  .route("/check-settings", checkSettings)
  .route("/comment-rules", commentRulesAdmin)
  .route("/comments", commentsAdmin)
  .route("/conversions", conversionsAdmin)
  .route("/dashboard", dashboardAdmin)
  .route("/earnings", earningsAdmin)
  .route("/first-run", firstRunAdmin)
  .route("/form-drafts", formDraftsAdmin)
  .route("/names", namesAdmin)
  .route("/notifications", notificationsAdmin)
  .route("/pages", pagesAdmin)
  .route("/preview-links", previewLinksAdmin)
  .route("/profiles", profilesAdmin)
  .route("/promotions", promotionsAdmin)
  .route("/publishing", publishingAdmin)
  .route("/redirects/check", redirectChecksAdmin)
  .route("/redirects/settings", redirectSettingsAdmin)
  .route("/redirects", redirectsAdmin)
  .route("/saved-views", savedViewsAdmin)
  .route("/seo", seoAdmin)
  .route("/settings/appearance", appearanceAdmin)
  .route("/settings/legal", legalAdmin)
  .route("/settings", settingsAdmin)
  .route("/splash-ads", splashAdsAdmin)
  .route("/system", systemAdmin)
  .route("/trash", trashAdmin)
  .route("/unknown-addresses", unknownAddressesAdmin)
  .route("/verification", verificationAdmin)
  .route("/versions", versionsAdmin)
  .route("/visits", visitsAdmin)
  .route("/writing", writingAdmin);

export type AdminApi = typeof adminApi;
