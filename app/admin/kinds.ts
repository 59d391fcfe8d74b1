import { href } from "react-router";
import type { RecordKind } from "../../db/schema";
import { withQuery } from "../ui/addresses";
import { OPENED } from "./list/use-opened";

export interface PanelKind {
  noun: string;
  plural?: string;
  list?: string;
  add?: { name: string; to: string };
  edit?: (id: string) => string;
  /** Field of its picture. */
  picture?: string;
}

/** Names and addresses of records in the panel, in the order of search results. */
export const KINDS = {
  casino: {
    noun: "Casino sitesi",
    plural: "Casino siteleri",
    list: href("/admin/casinos"),
    add: { name: "Yeni casino sitesi", to: href("/admin/casinos/new") },
    edit: (id: string) => href("/admin/casinos/edit/:id", { id }),
    picture: "logo_url",
  },
  promotion: {
    noun: "Promosyon",
    plural: "Promosyonlar",
    list: href("/admin/promotions"),
    add: { name: "Yeni promosyon", to: href("/admin/promotions/new") },
    edit: (id: string) => href("/admin/promotions/edit/:id", { id }),
    picture: "image_url",
  },
  post: {
    noun: "Blog yazısı",
    plural: "Blog yazıları",
    list: href("/admin/blog"),
    add: { name: "Yeni blog yazısı", to: href("/admin/blog/new") },
    edit: (id: string) => href("/admin/blog/edit/:id", { id }),
    picture: "image_url",
  },
  comment: {
    noun: "Yorum",
    plural: "Yorumlar",
    list: href("/admin/comments"),
    edit: (id: string) => withQuery(href("/admin/comments"), { [OPENED]: id }),
  },
  image: { noun: "Görsel", plural: "Görseller", list: href("/admin/media") },
  profile: {
    noun: "Profil",
    plural: "Profiller",
    edit: (id: string) => href("/admin/accounts/profile/:id", { id }),
  },
  page: {
    noun: "Sayfa",
    plural: "Sayfalar",
    list: href("/admin/pages"),
    add: { name: "Yeni sayfa", to: href("/admin/pages/new") },
    edit: (id: string) => href("/admin/pages/edit/:id", { id }),
  },
  category: {
    noun: "Kategori",
    plural: "Kategoriler",
    list: href("/admin/categories"),
    edit: (id: string) => withQuery(href("/admin/categories"), { [OPENED]: id }),
  },
  "splash-ad": {
    noun: "Splash reklam",
    plural: "Splash reklamlar",
    list: href("/admin/splash-ads"),
    add: { name: "Yeni splash reklam", to: href("/admin/splash-ads/new") },
    edit: (id: string) => href("/admin/splash-ads/edit/:id", { id }),
  },
  redirect: {
    noun: "Yönlendirme",
    plural: "Yönlendirmeler",
    list: href("/admin/redirects"),
    edit: (id: string) => withQuery(href("/admin/redirects"), { [OPENED]: id }),
  },
  hero: { noun: "Ana sayfa", edit: () => href("/admin/settings") },
  home_texts: {
    noun: "İçerik alanları",
    edit: () => withQuery(href("/admin/settings"), { bolum: "content" }),
  },
  appearance: {
    noun: "Görünüm",
    edit: () => withQuery(href("/admin/settings"), { bolum: "appearance" }),
  },
  seo: { noun: "SEO metinleri" },
} satisfies Record<RecordKind, PanelKind>;

export type EditedKind = { [K in RecordKind]: (typeof KINDS)[K] extends { edit: unknown } ? K : never }[RecordKind];

export const nounOf = (kind: RecordKind) => KINDS[kind].noun;

export const hasEditor = (kind: string): kind is EditedKind =>
  Object.hasOwn(KINDS, kind) && "edit" in KINDS[kind as RecordKind];

/** Address of the screen that edits a record. */
export const editorAddress = (kind: EditedKind, id: string) => KINDS[kind].edit(id);

/** Query parameter: the field at which a form opens. */
export const FIELD = "alan";

/** Address of the form of a record, at the field of its picture; undefined without one. */
export function pictureFieldAddress(kind: EditedKind, id: string): string | undefined {
  const { picture }: PanelKind = KINDS[kind];
  return picture && withQuery(editorAddress(kind, id), { [FIELD]: picture });
}
