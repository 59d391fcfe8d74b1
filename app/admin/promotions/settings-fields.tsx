import { Flex } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { DateInput } from "../form/date-inputs";
import { CheckboxInput, TextInput } from "../form/fields";
import type { PromotionValues } from "./values";

export function SettingsFields({ form, isNew }: { form: UseFormReturn<PromotionValues>; isNew: boolean }) {
  return (
    <Flex direction="column" gap="4">
      <TextInput
        form={form}
        name="url"
        label="Promosyon URL"
        type="url"
        placeholder="https://"
        hint="Boş bırakırsanız bonus, casinosunun takip adresini kullanır."
      />
      <TextInput form={form} name="promotion_code" label="Promosyon Kodu (isteğe bağlı)" />
      <DateInput form={form} name="expiry_date" label="Bitiş Tarihi (isteğe bağlı)" empty="Süresiz" />
      <CheckboxInput form={form} name="is_active" label="Promosyon Aktif" />
      <TextInput
        form={form}
        name="slug"
        label="Slug"
        hint={
          isNew
            ? "Promosyonun adresi: /bonuslar/…/… · Boş bırakılırsa başlıktan üretilir."
            : "Promosyonun adresi: /bonuslar/…/… · Boş bırakılırsa olduğu gibi kalır; değiştirirseniz eski adres yenisine yönlendirir."
        }
      />
    </Flex>
  );
}
