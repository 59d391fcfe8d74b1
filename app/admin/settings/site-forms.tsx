import { Text } from "@radix-ui/themes";
import { useCallback } from "react";
import { href, Link } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Hero, Settings } from "../../../db/schema";
import { settingsUpdate } from "../../../worker/site/rules";
import { answered, api } from "../api";
import { HeroFields } from "../home/hero-fields";
import { heroInput, heroValues } from "../home/values";
import { RichText } from "../rich-text/rich-text";
import { inputsOf } from "../form/inputs-of";
import { HOME_TEXTS } from "./fields";
import { SettingsForm, useSettingsForm } from "./settings-form";

interface FormProps<Row> {
  row: Row;
  report: (draft: string, isDirty: boolean) => void;
}

const contentInput = settingsUpdate.omit({ updated_at: true });

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
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report("hero", isDirty), [report])}>
      <HeroFields form={state.form} />
      <Text size="2" className="alone">
        <Link to={href("/admin/home")}>Önizleme, bölümlerin sırası ve öne çıkanlar: Ana Sayfa</Link>
      </Text>
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
      <RichText {...inputsOf(state.form, HOME_TEXTS)("blog_section_text")} folder="blog-images" />
    </SettingsForm>
  );
}
