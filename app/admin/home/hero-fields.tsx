import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { HeroTexts } from "../../../worker/site/built-in-texts";
import { TextAreaInput, TextInput } from "../form/fields";
import { FIELDS } from "./fields";

export function HeroFields<V extends FieldValues & HeroTexts>({ form }: { form: UseFormReturn<V> }) {
  const field = (name: keyof HeroTexts) => ({ form, name: name as FieldPath<V>, label: FIELDS[name].label });
  return (
    <>
      <TextInput {...field("upper_title")} />
      <TextInput {...field("main_title")} />
      <TextInput {...field("highlighted_text")} hint="Ana başlıkta geçen bu bölüm renkli gösterilir" />
      <TextAreaInput {...field("description")} />
      <TextInput {...field("button_text")} />
      <TextInput
        {...field("button_url")}
        inputMode="url"
        hint="Bu sitede bir adres (/bonuslar, #promosyonlar) veya https:// ile başlayan bir adres"
      />
    </>
  );
}
