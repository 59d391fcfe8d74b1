import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { HeroTexts } from "../../../worker/site/built-in-texts";
import { TextAreaInput, TextInput } from "../form/fields";

export function HeroFields<V extends FieldValues & HeroTexts>({ form }: { form: UseFormReturn<V> }) {
  const field = (name: keyof HeroTexts) => ({ form, name: name as FieldPath<V> });
  return (
    <>
      <TextInput {...field("upper_title")} label="Üst Başlık" />
      <TextInput {...field("main_title")} label="Ana Başlık" />
      <TextInput
        {...field("highlighted_text")}
        label="Vurgulanacak Metin"
        hint="Ana başlıkta geçen bu bölüm renkli gösterilir"
      />
      <TextAreaInput {...field("description")} label="Açıklama" />
      <TextInput {...field("button_text")} label="Buton Metni" />
      <TextInput
        {...field("button_url")}
        label="Buton URL"
        inputMode="url"
        hint="Bu sitede bir adres (/bonuslar, #promosyonlar) veya https:// ile başlayan bir adres"
      />
    </>
  );
}
