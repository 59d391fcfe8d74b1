import type { notification_targets, notifications } from "../../db/schema";
import type { Site } from "../env";
import { excerpt } from "../text/visible-text";

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
    many: (count) => `${count} yeni yorum onay bekliyor.`,
    path: "/admin/comments?status=pending",
  },
  wrong_fact: {
    one: (about) => `Sitede yanlış bilgi olabilir: ${about}.`,
    many: (count) => `Sitede yanlış olabilecek ${count} bilgi bulundu.`,
    path: "/admin/dashboard?isler=hepsi",
  },
  broken_link: {
    one: (about) => `1 kırık bağlantı bulundu: ${about}.`,
    many: (count) => `${count} kırık bağlantı bulundu.`,
    path: "/admin/faults",
  },
  publishing: {
    one: (about) => `Yayın sorunu: ${about}.`,
    many: (count) => `${count} yayın sorunu oldu: yazı yayınlanamadı ya da zamanlayıcı gecikti.`,
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
    path: "/admin/settings?bolum=system",
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

/** Together less than the 2,000 characters of Discord's messages, also with the name and address of the site. */
const NAME_SHOWN = 100;
const ADDRESS_SHOWN = 700;

/** The words for a record. A long name is cut with an ellipsis; a long address is left out, because half of one leads nowhere. */
export function wordsFor(name: string, rest: string, address = ""): string {
  return [`“${excerpt(name, NAME_SHOWN)}”`, rest, address.length > ADDRESS_SHOWN ? "" : address]
    .filter(Boolean)
    .join(" ");
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
