/** The screens of the panel in the order of the menu. */
export const SCREENS = [
  { to: "/admin/dashboard", label: "Kontrol Paneli" },
  { to: "/admin/promotions", label: "Promosyonlar" },
  { to: "/admin/splash-ads", label: "Splash Reklamlar" },
  { to: "/admin/categories", label: "Kategoriler" },
  { to: "/admin/casinos", label: "Casino Siteleri" },
  { to: "/admin/comments", label: "Yorumlar" },
  { to: "/admin/blog", label: "Blog Yazıları" },
  { to: "/admin/scheduled-publishing", label: "Zamanlanmış Yayınlama" },
  { to: "/admin/seo-settings", label: "SEO Ayarları" },
  { to: "/admin/settings", label: "Ayarlar" },
] as const;

/** Where the records that were beside the menu's ten are kept. */
export const STORES = [
  { to: "/admin/media", label: "Görsel Kütüphanesi" },
  { to: "/admin/trash", label: "Çöp Kutusu" },
] as const;

const TOOLS = [{ to: "/admin/test-edge-function", label: "Edge Function Test" }] as const;

/** The label of the screen that an address belongs to; a record belongs to its list. */
export function screenAt(pathname: string): string | undefined {
  return [...SCREENS, ...STORES, ...TOOLS].find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.label;
}
