import { useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Category } from "../../../db/schema";
import { categoryInput } from "../../../worker/categories/rules";
import { bareSlug } from "../../../worker/text/slug";
import { answered, api } from "../api";
import { CheckboxInput, TextAreaInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { useRecordForm } from "../form/use-record-form";

export type EditedCategory = Pick<Category, "id" | "name" | "slug" | "description" | "is_active" | "updated_at">;

const valuesOf = (category: EditedCategory | undefined) => ({
  name: category?.name ?? "",
  slug: category?.slug ?? "",
  description: category?.description ?? "",
  is_active: category?.is_active ?? true,
});

export function CategoryDialog({ category, onClose }: { category: EditedCategory | undefined; onClose: () => void }) {
  const state = useRecordForm({
    draft: `category:${category?.id ?? "new"}`,
    schema: categoryInput,
    row: category,
    valuesOf,
    save: (input, basis) =>
      category && basis
        ? answered(api.categories[":id"].$put({ param: { id: category.id }, json: { ...input, updated_at: basis } }))
        : answered(api.categories.$post({ json: input })),
    unsaved: SAVE_FAILED.category,
    saved: category ? "Kategori başarıyla güncellendi" : "Kategori başarıyla eklendi",
    onSaved: onClose,
    queryKey: "categories",
  });
  const { form } = state;
  useSlugFollowingName(form);
  return (
    <FormDialog
      state={state}
      title={category ? "Kategoriyi Düzenle" : "Yeni Kategori Ekle"}
      save={category ? "Güncelle" : "Kaydet"}
      onClose={onClose}
    >
      <TextInput form={form} name="name" label="Kategori Adı" />
      <TextInput form={form} name="slug" label="Slug" />
      <TextAreaInput form={form} name="description" label="Açıklama (isteğe bağlı)" />
      <CheckboxInput form={form} name="is_active" label="Aktif" />
    </FormDialog>
  );
}

type Form = UseFormReturn<ReturnType<typeof valuesOf>>;

/** Derives the slug from the name until the editor changes it; a restored draft keeps its own. */
function useSlugFollowingName(form: Form) {
  const name = useWatch({ control: form.control, name: "name" });
  const followed = useRef(name);
  useEffect(() => {
    if (name === followed.current) return;
    const slug = form.getValues("slug");
    const isFollowing = slug === "" || slug === bareSlug(followed.current);
    followed.current = name;
    if (isFollowing) form.setValue("slug", bareSlug(name), { shouldDirty: true });
  }, [form, name]);
}
