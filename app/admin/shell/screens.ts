import { href } from "react-router";
import type { Role } from "../../../db/schema";

/** Screens in the order of the menu. */
export const SCREENS = [
  { to: href("/admin/dashboard"), label: "Kontrol Paneli" },
  { to: href("/admin/promotions"), label: "Promosyonlar" },
  { to: href("/admin/splash-ads"), label: "Splash Reklamlar" },
  { to: href("/admin/categories"), label: "Kategoriler" },
  { to: href("/admin/casinos"), label: "Casino Siteleri" },
  { to: href("/admin/comments"), label: "Yorumlar" },
  { to: href("/admin/blog"), label: "Blog Yazıları" },
  { to: href("/admin/pages"), label: "Sayfalar" },
  { to: href("/admin/home"), label: "Ana Sayfa" },
  { to: href("/admin/scheduled-publishing"), label: "Zamanlanmış Yayınlama" },
  { to: href("/admin/seo-settings"), label: "SEO Ayarları" },
  { to: href("/admin/settings"), label: "Ayarlar" },
] as const;

/** Further screens of the menu. */
export const EXTRA_SCREENS = [
  { to: href("/admin/calendar"), label: "Takvim" },
  { to: href("/admin/verification"), label: "Doğrulanacaklar" },
  { to: href("/admin/faults"), label: "Eksik ve Bozuk" },
  { to: href("/admin/media"), label: "Görsel Kütüphanesi" },
  { to: href("/admin/activity"), label: "Hareketler" },
  { to: href("/admin/trash"), label: "Çöp Kutusu" },
  { to: href("/admin/accounts"), label: "Hesaplar" },
] as const;

export const OWN_ACCOUNT = { to: href("/admin/account"), label: "Hesabım" };

const TOOLS = [{ to: href("/admin/test-edge-function"), label: "Edge Function Test" }] as const;

const FOR_ADMINISTRATORS = [href("/admin/accounts"), ...TOOLS.map(({ to }) => to)];

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** Whether a role may use the screen of an address; the API decides by itself (`worker/session/permissions.ts`). */
export const mayOpen = (role: Role, pathname: string) =>
  role === "admin" || !FOR_ADMINISTRATORS.some((to) => isAt(pathname, to));

/** Label of the screen of an address; a record has the label of its list. */
export function screenAt(pathname: string): string | undefined {
  return [...SCREENS, ...EXTRA_SCREENS, OWN_ACCOUNT, ...TOOLS].find(({ to }) => isAt(pathname, to))?.label;
}
