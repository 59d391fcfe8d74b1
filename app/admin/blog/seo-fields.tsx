import { Badge, Card, Flex, Text } from "@radix-ui/themes";
import { useWatch } from "react-hook-form";
import { KEYWORD_CHIPS, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "../../../worker/blog/rules";
import type { Usage } from "../../../worker/writing/rules";
import { CountedInput } from "../form/counted-input";
import { TextInput } from "../form/fields";
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
        <CountedInput form={form} name="seo_title" label="SEO Başlığı" max={SEO_TITLE_MAX} />
        <CountedInput form={form} name="seo_description" label="SEO Açıklaması" max={SEO_DESCRIPTION_MAX} rows={3} />
        <Flex direction="column" gap="2">
          <CountedInput form={form} name="seo_keywords" label="SEO Anahtar Kelimeler" advice="Virgülle ayırın" />
          <KeywordChips form={form} />
        </Flex>
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

function KeywordChips({ form: { control } }: { form: PostForm }) {
  const text = useWatch({ control, name: "seo_keywords" });
  const keywords = [...new Set(text.split(",").map((keyword) => keyword.trim()))].filter(Boolean);
  if (keywords.length === 0) return null;
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {keywords.slice(0, KEYWORD_CHIPS).map((keyword) => (
        <Badge key={keyword}>{keyword}</Badge>
      ))}
      {keywords.length > KEYWORD_CHIPS && <Text size="1" color="gray">{`+${keywords.length - KEYWORD_CHIPS}`}</Text>}
    </Flex>
  );
}
