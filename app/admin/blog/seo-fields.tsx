import { Card, Flex, Grid } from "@radix-ui/themes";
import { useWatch } from "react-hook-form";
import { bareSlug, typedSlug } from "../../../worker/text/slug";
import type { Usage } from "../../../worker/writing/rules";
import { postCard } from "../../ui/post-share-card";
import { TextInput } from "../form/fields";
import { SeoInputs } from "../form/seo-inputs";
import { SearchPreviews } from "../preview/search-previews";
import { useAccount } from "../session/account";
import { SeoButton } from "../writing/seo-button";
import { inputsOf } from "../form/inputs-of";
import { slugHint } from "../form/slug-hint";
import { FIELDS } from "./fields";
import type { PostForm } from "./values";

interface SeoFieldsProps {
  form: PostForm;
  isNew: boolean;
  spend: (usage: Usage) => void;
}

export function SeoFields({ form, isNew, spend }: SeoFieldsProps) {
  const { role } = useAccount();
  return (
    <Card size="3">
      <Grid columns={{ initial: "1", md: "1fr 22rem" }} gap="5">
        <Flex direction="column" gap="4">
          {role !== "writer" && <SeoButton form={form} spend={spend} />}
          <SeoInputs form={form} />
          <TextInput {...inputsOf(form, FIELDS)("slug")} hint={slugHint("Yazının adresi: /blog/…", isNew)} />
        </Flex>
        <PostPreviews form={form} />
      </Grid>
    </Card>
  );
}

function PostPreviews({ form }: { form: PostForm }) {
  const names = ["seo_title", "title", "seo_description", "excerpt", "slug", "image_url", "category"] as const;
  const [seoTitle, title, seoDescription, excerpt, slug, image, category] = useWatch({
    control: form.control,
    name: names,
  });
  return (
    <SearchPreviews
      title={seoTitle || title}
      description={seoDescription || excerpt}
      path={`/blog/${typedSlug(slug) || bareSlug(title)}`}
      image={image}
      {...(title && { card: postCard({ title, category }) })}
    />
  );
}
