const formerImport = () => import("../import/former");
const postEditor = () => import("../blog/editor");
const casinoEditor = () => import("../casinos/editor");
const promotionEditor = () => import("../promotions/editor");
const pageEditor = () => import("../pages/editor");
const splashAdEditor = () => import("../splash-ads/editor");

/** Lazy imports of the panel's screens by address. */
export const SCREEN_MODULES = {
  "admin/dashboard": () => import("../dashboard/dashboard"),
  "admin/blog": () => import("../blog/list"),
  "admin/blog/new": postEditor,
  "admin/blog/import": formerImport,
  "admin/blog/edit/:id": postEditor,
  "admin/casinos": () => import("../casinos/list"),
  "admin/casinos/new": casinoEditor,
  "admin/casinos/import": formerImport,
  "admin/casinos/edit/:id": casinoEditor,
  "admin/categories": () => import("../categories/list"),
  "admin/promotions": () => import("../promotions/list"),
  "admin/promotions/new": promotionEditor,
  "admin/promotions/import": formerImport,
  "admin/promotions/edit/:id": promotionEditor,
  "admin/comments": () => import("../comments/list"),
  "admin/pages": () => import("../pages/list"),
  "admin/pages/new": pageEditor,
  "admin/pages/edit/:id": pageEditor,
  "admin/import": () => import("../import/import"),
  "admin/home": () => import("../home/home"),
  "admin/conversions": () => import("../conversions/list"),
  "admin/conversions/refused": () => import("../conversions/refused"),
  "admin/conversions/import": () => import("../conversions/import"),
  "admin/splash-ads": () => import("../splash-ads/list"),
  "admin/splash-ads/new": splashAdEditor,
  "admin/splash-ads/edit/:id": splashAdEditor,
  "admin/settings": () => import("../settings/settings"),
  "admin/seo-settings": () => import("../settings/seo-settings"),
  "admin/account": () => import("../account/account"),
  "admin/accounts": () => import("../accounts/accounts"),
  "admin/accounts/profile/:id": () => import("../profiles/editor"),
  "admin/calendar": () => import("../calendar/calendar"),
  "admin/redirects": () => import("../redirects/redirects"),
  "admin/trash": () => import("../trash/trash"),
  "admin/activity": () => import("../activity/activity"),
  "admin/verification": () => import("../verification/queue"),
  "admin/earnings": () => import("../earnings/earnings"),
  "admin/faults": () => import("../faults/faults"),
  "admin/visits": () => import("../visits/visits"),
  "admin/media": () => import("../media/library"),
  "admin/scheduled-publishing": () => import("../publishing/screen"),
  "admin/test-edge-function": () => import("../publishing/test-functions"),
};
