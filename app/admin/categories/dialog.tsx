import { useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Category } from "../../../db/schema";
import { categoryInput } from "../../../worker/categories/rules";
import { bareSlug } from "../../../worker/text/slug";
import { answered, api } from "../api";
import { CheckboxInput, TextAreaInput, TextInput } from "../form/fields";
import { FormDialog } from "../form/form-dialog";
import { formValues } from "../form/form-values";
import { inputsOf } from "../form/inputs-of";
import { useRecordForm } from "../form/use-record-form";
import { FIELDS } from "./fields";

export type EditedCategory = Pick<Category, "id" | "name" | "slug" | "description" | "is_active" | "updated_at">;

const valuesOf = (category: EditedCategory | undefined) => formValues(categoryInput, category);

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
  const input = inputsOf(form, FIELDS);
  useSlugFollowingName(form);
  return (
    <FormDialog
      state={state}
      title={category ? "Kategoriyi Düzenle" : "Yeni Kategori Ekle"}
      save={category ? "Güncelle" : "Kaydet"}
      onClose={onClose}
    >
      <TextInput {...input("name")} />
      <TextInput {...input("slug")} />
      <TextAreaInput {...input("description")} />
      <CheckboxInput {...input("is_active")} />
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
