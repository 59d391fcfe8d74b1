import { Flex } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { DateInput } from "../form/date-inputs";
import { CheckboxInput, TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { slugHint } from "../form/slug-hint";
import { FIELDS } from "./fields";
import type { PromotionValues } from "./values";

export function SettingsFields({ form, isNew }: { form: UseFormReturn<PromotionValues>; isNew: boolean }) {
  const input = inputsOf(form, FIELDS);
  return (
    <Flex direction="column" gap="4">
      <TextInput
        {...input("url")}
        type="url"
        placeholder="https://"
        hint="Boş bırakırsanız bonus, casinosunun takip adresini kullanır."
      />
      <TextInput {...input("promotion_code")} />
      <DateInput {...input("expiry_date")} empty="Süresiz" />
      <CheckboxInput {...input("is_active")} />
      <TextInput {...input("slug")} hint={slugHint("Promosyonun adresi: /bonuslar/…/…", isNew)} />
    </Flex>
  );
}
