import { Card, Flex } from "@radix-ui/themes";
import type { Usage } from "../../../worker/writing/rules";
import { TextInput } from "../form/fields";
import { SeoInputs } from "../form/seo-inputs";
import { SeoButton } from "../writing/seo-button";
import type { PostForm } from "./values";

interface SeoFieldsProps {
  form: PostForm;
  isNew: boolean;
  spend: (usage: Usage) => void;
}

export function SeoFields({ form, isNew, spend }: SeoFieldsProps) {
  return (
    <Card size="3">
      <Flex direction="column" gap="4">
        <SeoButton form={form} spend={spend} />
        <SeoInputs form={form} />
        <TextInput
          form={form}
          name="slug"
          label="Slug"
          hint={
            isNew
              ? "Yazının adresi: /blog/… · Boş bırakılırsa başlıktan üretilir."
              : "Yazının adresi: /blog/… · Boş bırakılırsa olduğu gibi kalır; değiştirirseniz eski adres yenisine yönlendirir."
          }
        />
      </Flex>
    </Card>
  );
}
