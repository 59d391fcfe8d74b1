import { useCallback } from "react";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Hero, Settings } from "../../../db/schema";
import { heroUpdate, settingsUpdate } from "../../../worker/site/rules";
import { answered, api } from "../api";
import { TextAreaInput, TextInput } from "../form/fields";
import { RichText } from "../rich-text/rich-text";
import { SettingsForm, useSettingsForm } from "./settings-form";

interface FormProps<Row> {
  row: Row;
  report: (draft: string, isDirty: boolean) => void;
}

const heroInput = heroUpdate.omit({ updated_at: true });
const contentInput = settingsUpdate.omit({ updated_at: true });

const heroValues = ({ upper_title, main_title, highlighted_text, description, button_text, button_url }: Hero) => ({
  upper_title,
  main_title,
  highlighted_text,
  description,
  button_text,
  button_url,
});

export function HeroForm({ row, report }: FormProps<Hero>) {
  const state = useSettingsForm({
    draft: "hero",
    schema: heroInput,
    row,
    valuesOf: heroValues,
    save: (input, updated_at) =>
      answered(api.settings.hero[":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.hero,
    saved: "Hero bölümü ayarları kaydedildi",
    queryKey: "settings",
    versions: "hero",
  });
  const { form } = state;
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report("hero", isDirty), [report])}>
      <TextInput form={form} name="upper_title" label="Üst Başlık" />
      <TextInput form={form} name="main_title" label="Ana Başlık" />
      <TextInput
        form={form}
        name="highlighted_text"
        label="Vurgulanacak Metin"
        hint="Ana başlıkta geçen bu bölüm renkli gösterilir"
      />
      <TextAreaInput form={form} name="description" label="Açıklama" />
      <TextInput form={form} name="button_text" label="Buton Metni" />
      <TextInput
        form={form}
        name="button_url"
        label="Buton URL"
        hint="Bu sitede bir adres (/bonuslar, #promosyonlar) veya https:// ile başlayan bir adres"
      />
    </SettingsForm>
  );
}

const contentValues = ({ blog_section_text }: Settings) => ({ blog_section_text });

export function ContentForm({ row, report }: FormProps<Settings>) {
  const state = useSettingsForm({
    draft: "content",
    schema: contentInput,
    row,
    valuesOf: contentValues,
    save: (input, updated_at) =>
      answered(api.settings.content[":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.homeTexts,
    saved: "İçerik ayarları kaydedildi",
    queryKey: "settings",
    versions: "home_texts",
  });
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report("content", isDirty), [report])}>
      <RichText
        form={state.form}
        name="blog_section_text"
        label="Ana sayfadaki blog bölümünün altındaki metin"
        folder="blog-images"
      />
    </SettingsForm>
  );
}
