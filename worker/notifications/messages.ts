import type { notification_targets, notifications } from "../../db/schema";
import type { Site } from "../env";

type Kind = (typeof notifications.$inferSelect)["kind"];
export type Target = typeof notification_targets.$inferSelect;

interface Wording {
  /** Of a single event that has words. */
  one?: (about: string) => string;
  many: (count: string) => string;
  /** The screen that shows it. */
  path: string;
}

const WORDINGS: Record<Kind, Wording> = {
  comment: {
    many: (count) => `${count} yorum onay bekliyor.`,
    path: "/admin/comments?status=pending",
  },
  wrong_fact: {
    one: (about) => `Sitede yanlış bilgi olabilir: ${about}.`,
    many: (count) => `Sitede ${count} yerde yanlış bilgi olabilir.`,
    path: "/admin/dashboard?isler=hepsi",
  },
  broken_link: {
    one: (about) => `1 bağlantı açılmıyor: ${about}.`,
    many: (count) => `${count} bağlantı açılmıyor.`,
    path: "/admin/faults",
  },
  publishing: {
    one: (about) => `Yayın sorunu: ${about}.`,
    many: (count) => `${count} yayın sorunu var: yazı yayınlanamadı ya da zamanlayıcı gecikti.`,
    path: "/admin/scheduled-publishing",
  },
  postback: {
    one: (about) => `1 postback reddedildi: ${about}.`,
    many: (count) => `${count} postback reddedildi.`,
    path: "/admin/conversions/refused",
  },
  sign_in: {
    one: (about) => `Yeni bir cihazdan giriş yapıldı: ${about}.`,
    many: (count) => `Yeni cihazlardan ${count} giriş yapıldı.`,
    path: "/admin/accounts",
  },
  backup: {
    one: (about) => `Yedekleme başarısız oldu: ${about}.`,
    many: (count) => `${count} yedekleme başarısız oldu.`,
    path: "/admin/dashboard",
  },
  trial: {
    many: () => "Deneme: bildirimler buraya ulaşıyor.",
    path: "/admin/settings?bolum=notifications",
  },
};

export interface Message {
  id: string;
  kind: Kind;
  count: number;
  /** One Turkish sentence. */
  text: string;
  /** Absolute address of the screen. */
  url: string;
  site: string;
}

interface Told {
  id: string;
  kind: Kind;
  about: string | null;
  told: number;
}

export function messageOf({ id, kind, about, told }: Told, site: Site): Message {
  const { one, many, path } = WORDINGS[kind];
  const text = one && about && told === 1 ? one(about) : many(told.toLocaleString("tr-TR"));
  return { id, kind, count: told, text, url: site.url + path, site: site.name };
}
