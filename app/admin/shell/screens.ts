import { href } from "react-router";
import type { Role } from "../../../db/schema";
import type { IconName } from "./icon";
import type { MenuCounts } from "./use-menu-counts";

interface Screen {
  to: string;
  label: string;
  icon: IconName;
  /** The number beside the entry. */
  count?: keyof MenuCounts;
  /** What the number counts, where it waits for somebody. */
  waits?: string;
}

/** The menu: screens by what they are for. */
export const MENU: { label: string; screens: Screen[] }[] = [
  {
    label: "Çalışma",
    screens: [
      { to: href("/admin/dashboard"), label: "Kontrol Paneli", icon: "dashboard", count: "work", waits: "iş bekliyor" },
      { to: href("/admin/earnings"), label: "Kazanç", icon: "earnings" },
      { to: href("/admin/verification"), label: "Doğrulanacaklar", icon: "verified", count: "verifications" },
      { to: href("/admin/comments"), label: "Yorumlar", icon: "comment", count: "comments", waits: "onay bekliyor" },
      { to: href("/admin/calendar"), label: "Takvim", icon: "calendar" },
      { to: href("/admin/faults"), label: "Eksik ve Bozuk", icon: "fault", count: "faults" },
    ],
  },
  {
    label: "İçerik",
    screens: [
      { to: href("/admin/promotions"), label: "Promosyonlar", icon: "promotion", count: "promotions" },
      { to: href("/admin/casinos"), label: "Casino Siteleri", icon: "casino", count: "casinos" },
      { to: href("/admin/blog"), label: "Blog Yazıları", icon: "post", count: "posts" },
      { to: href("/admin/pages"), label: "Sayfalar", icon: "page" },
      { to: href("/admin/categories"), label: "Kategoriler", icon: "category" },
      { to: href("/admin/media"), label: "Görsel Kütüphanesi", icon: "image" },
    ],
  },
  {
    label: "Site",
    screens: [
      { to: href("/admin/visits"), label: "Ziyaretler", icon: "visit" },
      { to: href("/admin/home"), label: "Ana Sayfa", icon: "home" },
      { to: href("/admin/splash-ads"), label: "Splash Reklamlar", icon: "ad" },
      { to: href("/admin/seo-settings"), label: "SEO Ayarları", icon: "search" },
      { to: href("/admin/scheduled-publishing"), label: "Zamanlanmış Yayınlama", icon: "clock" },
    ],
  },
  {
    label: "Yönetim",
    screens: [
      { to: href("/admin/settings"), label: "Ayarlar", icon: "settings" },
      { to: href("/admin/redirects"), label: "Yönlendirmeler", icon: "redirect" },
      { to: href("/admin/accounts"), label: "Hesaplar", icon: "people" },
      { to: href("/admin/activity"), label: "Hareketler", icon: "history" },
      { to: href("/admin/trash"), label: "Çöp Kutusu", icon: "trash" },
    ],
  },
];

/** Screens in the order of the menu. */
export const SCREENS = MENU.flatMap(({ screens }) => screens);

/** Reached from the lists, and by search. */
export const IMPORT = { to: href("/admin/import"), label: "İçe aktar" };

export const OWN_ACCOUNT = { to: href("/admin/account"), label: "Hesabım" };

const TOOLS = [
  { to: href("/admin/test-edge-function"), label: "Edge Function Test" },
  { to: href("/admin/conversions"), label: "Dönüşümler" },
] as const;

const FOR_ADMINISTRATORS: string[] = [href("/admin/redirects"), href("/admin/accounts"), ...TOOLS.map(({ to }) => to)];

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** Exact paths that writers may open, besides drafts. */
const FOR_WRITERS = [href("/admin/dashboard"), href("/admin/blog"), href("/admin/blog/new"), href("/admin/account")];
const DRAFT = /^\/admin\/blog\/edit\/[^/]+$/;

/** Whether a role may use the screen of an address; the API decides by itself (`worker/session/permissions.ts`). */
export function mayOpen(role: Role, pathname: string): boolean {
  if (role === "writer") return FOR_WRITERS.includes(pathname) || DRAFT.test(pathname);
  return role === "admin" || !FOR_ADMINISTRATORS.some((to) => isAt(pathname, to));
}

/** Label of the screen of an address; a record has the label of its list. */
export function screenAt(pathname: string): string | undefined {
  return [...SCREENS, IMPORT, OWN_ACCOUNT, ...TOOLS].find(({ to }) => isAt(pathname, to))?.label;
}
