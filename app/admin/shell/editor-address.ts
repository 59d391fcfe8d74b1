import { href } from "react-router";
import type { ReferringKind } from "../../../db/schema";
import { withQuery } from "../../ui/addresses";
import { OPENED } from "../list/use-opened";

const EDITORS = {
  post: (id: string) => href("/admin/blog/edit/:id", { id }),
  promotion: (id: string) => href("/admin/promotions/edit/:id", { id }),
  casino: (id: string) => href("/admin/casinos/edit/:id", { id }),
  category: (id: string) => withQuery(href("/admin/categories"), { [OPENED]: id }),
  comment: (id: string) => withQuery(href("/admin/comments"), { [OPENED]: id }),
  page: (id: string) => href("/admin/pages/edit/:id", { id }),
  "splash-ad": (id: string) => href("/admin/splash-ads/edit/:id", { id }),
};

export type EditableKind = keyof typeof EDITORS;

export const hasEditor = (kind: string): kind is EditableKind => Object.hasOwn(EDITORS, kind);

/** Query parameter: the field at which a form opens. */
export const FIELD = "alan";

/** Address of the form of a record, at the field of its picture. */
export const pictureFieldAddress = (kind: "promotion" | "post" | "casino", id: string) =>
  withQuery(editorAddress(kind, id), { [FIELD]: kind === "casino" ? "logo_url" : "image_url" });

/** Address of the screen that edits a record with references. */
export function referrerAddress(kind: ReferringKind | "trash", id: string): string {
  if (kind === "home_texts") return withQuery(href("/admin/settings"), { bolum: "content" });
  if (kind === "hero") return href("/admin/settings");
  if (kind === "trash") return href("/admin/trash");
  return editorAddress(kind, id);
}

export function editorAddress(kind: EditableKind, id: string): string {
  return EDITORS[kind](id);
}
