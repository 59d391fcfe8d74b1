import { href } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { FIELDS as post } from "../blog/fields";
import { FIELDS as casino } from "../casinos/fields";
import { FIELDS as category } from "../categories/fields";
import { csvColumns, exampleOf } from "../csv/kind-columns";
import type { Field } from "../fields";
import { FIELDS as page } from "../pages/fields";
import { FIELDS as promotion } from "../promotions/fields";
import { FIELDS as redirect } from "../redirects/fields";
import type { ImportKind } from "./kind";

export const KIND_NAMES = ["category", "casino", "promotion", "post", "page", "redirect"] as const;
export type KindName = (typeof KIND_NAMES)[number];

export const isKindName = (value: unknown): value is KindName => KIND_NAMES.includes(value as KindName);

const ofFields = (fields: Record<string, Field>, unit: string) => ({
  columns: csvColumns(fields, unit),
  examples: () => [exampleOf(fields)],
});

/** The kinds of records that are imported, in the order of their work: those that others name come first. */
export const importKinds = (unit: string): Record<KindName, ImportKind> => ({
  category: {
    title: "Kategoriler",
    noun: "kategori",
    list: href("/admin/categories"),
    queryKey: "categories",
    sample: "kategoriler-ornek",
    ...ofFields(category, unit),
    name: "name",
    send: (json) => answered(api.categories.import.$post({ json }), SAVE_FAILED.import),
  },
  casino: {
    title: "Casino siteleri",
    noun: "casino sitesi",
    note: "Değerlendirme puanları dosyada yer almaz; var olan değerlendirmeler olduğu gibi kalır.",
    list: href("/admin/casinos"),
    queryKey: "casinos",
    sample: "casino-siteleri-ornek",
    ...ofFields(casino, unit),
    sampleWarning: "Dosyada örnek satır var; içe aktarırsanız ziyaretçiler onu hemen sitede görür.",
    name: "name",
    send: (json) => answered(api.casinos.import.$post({ json }), SAVE_FAILED.import),
  },
  promotion: {
    title: "Promosyonlar",
    noun: "promosyon",
    list: href("/admin/promotions"),
    queryKey: "promotions",
    sample: "promosyonlar-ornek",
    ...ofFields(promotion, unit),
    name: "title",
    within: "casino",
    send: (json) => answered(api.promotions.import.$post({ json }), SAVE_FAILED.import),
  },
  post: {
    title: "Blog yazıları",
    noun: "blog yazısı",
    note:
      "İçe aktarma hiçbir yazıyı yayınlamaz: yeni yazılar yayın sırasına girmeden taslak olarak eklenir, " +
      "var olanların yayın durumu değişmez, arama motorlarına bildirim gönderilmez. " +
      "Excel 32.767 karakterden uzun metinleri keser; böyle yazılarda İçerik sütununu silin.",
    list: href("/admin/blog"),
    queryKey: "blog",
    sample: "blog-yazilari-ornek",
    ...ofFields(post, unit),
    name: "title",
    send: (json) => answered(api.blog.import.$post({ json }), SAVE_FAILED.import),
  },
  page: {
    title: "Sayfalar",
    noun: "sayfa",
    list: href("/admin/pages"),
    queryKey: "pages",
    sample: "sayfalar-ornek",
    ...ofFields(page, unit),
    sampleWarning: "Dosyada örnek satır var; içe aktarırsanız ziyaretçiler onu hemen sitede görür.",
    name: "title",
    send: (json) => answered(api.pages.import.$post({ json }), SAVE_FAILED.import),
  },
  redirect: {
    title: "Yönlendirmeler",
    noun: "yönlendirme",
    matching:
      "Eski adresi bilinen satırlar o kuralı değiştirir, ötekiler yeni kural olur. Başka kurallardan geçen adresler tek adıma indirilir. " +
      "Dosyada olmayan sütunlar olduğu gibi kalır.",
    list: href("/admin/redirects"),
    queryKey: "redirects",
    sample: "yonlendirmeler-ornek",
    ...ofFields(redirect, unit),
    name: "source",
    isBulk: true,
    send: (json) => answered(api.redirects.import.$post({ json }), SAVE_FAILED.import),
  },
});
