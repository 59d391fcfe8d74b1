import { Badge, Flex, Text } from "@radix-ui/themes";
import { type FieldPath, type UseFormReturn, useWatch } from "react-hook-form";
import { KEYWORD_CHIPS, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "../../../worker/blog/rules";
import { SEO } from "../shared-fields";
import { CountedInput } from "./counted-input";

interface SeoValues {
  seo_title: string;
  seo_description: string;
  seo_keywords: string;
}

/** Title, description and keywords for search engines, with advice on their lengths. */
export function SeoInputs<V extends SeoValues>({ form }: { form: UseFormReturn<V> }) {
  const input = (name: keyof SeoValues) => ({ form, name: name as FieldPath<V>, label: SEO[name].label });
  return (
    <>
      <CountedInput {...input("seo_title")} max={SEO_TITLE_MAX} />
      <CountedInput {...input("seo_description")} max={SEO_DESCRIPTION_MAX} isGrowing />
      <Flex direction="column" gap="2">
        <CountedInput {...input("seo_keywords")} advice="Virgülle ayırın" />
        <KeywordChips {...input("seo_keywords")} />
      </Flex>
    </>
  );
}

function KeywordChips<V extends SeoValues>({ form, name }: { form: UseFormReturn<V>; name: FieldPath<V> }) {
  const text: string = useWatch({ control: form.control, name });
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
