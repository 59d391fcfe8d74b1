import { href } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { csvColumns, exampleOf } from "../csv/kind-columns";
import type { ImportKind } from "../import/kind";
import { ImportScreen } from "../import/screen";
import { FIELDS } from "./fields";

const POSTS: ImportKind = {
  title: "Blog Yazılarını İçe Aktar",
  noun: "blog yazısı",
  note:
    "İçe aktarma hiçbir yazıyı yayınlamaz: yeni yazılar yayın sırasına girmeden taslak olarak eklenir, " +
    "var olanların yayın durumu değişmez, arama motorlarına bildirim gönderilmez. " +
    "Excel 32.767 karakterden uzun metinleri keser; böyle yazılarda İçerik sütununu silin.",
  list: href("/admin/blog"),
  queryKey: "blog",
  sample: "blog-yazilari-ornek",
  columns: csvColumns(FIELDS),
  examples: () => [exampleOf(FIELDS)],
  name: "title",
  send: (json) => answered(api.blog.import.$post({ json }), SAVE_FAILED.import),
};

export default function PostImport() {
  return <ImportScreen kind={POSTS} />;
}
