import { Button, Card, Flex, Text } from "@radix-ui/themes";
import { useId, useMemo } from "react";
import { SHORT_POST_WORDS } from "../../../worker/blog/rules";
import { sourceLine } from "../../../worker/blog/sources";
import { wordCount } from "../../../worker/text/visible-text";
import type { Usage } from "../../../worker/writing/rules";
import { MomentInput } from "../form/date-inputs";
import { SelectInput, TextAreaInput, TextInput } from "../form/fields";
import { useValues } from "../form/use-values";
import { CoverInput } from "../pictures/cover-input";
import { usePeople } from "../profiles/people";
import { withCurrent } from "../promotions/lookups";
import { useAccount } from "../session/account";
import { RichText } from "../rich-text/rich-text";
import { ExpandLink } from "../writing/expand-link";
import { inputsOf } from "../form/inputs-of";
import { RowsInput } from "../form/rows-input";
import { FIELDS } from "./fields";
import { useFollowingExcerpt } from "./use-following-excerpt";
import { usePostCategories } from "./lookups";
import type { PostForm } from "./values";

const uploadFailed = () => "Görsel yüklenirken bir hata oluştu, alternatif yöntem kullanılıyor";

const SOURCE_COLUMNS = [
  { name: "label", label: "Kaynağın adı" },
  { name: "url", label: "Adresi", type: "url" as const, placeholder: "https://" },
];

interface ContentFieldsProps {
  form: PostForm;
  isNew: boolean;
  isPublished: boolean;
  spend: (usage: Usage) => void;
}

export function ContentFields({ form, isNew, isPublished, spend }: ContentFieldsProps) {
  useFollowingExcerpt(form, isNew);
  const input = inputsOf(form, FIELDS);
  const { role } = useAccount();
  const isWriter = role === "writer";
  return (
    <Card size="3">
      <Flex direction="column" gap="4">
        <TextInput {...input("title")} />
        <CategoryInput form={form} />
        <TextAreaInput {...input("excerpt")} rows={3} hint={isNew && "Siz yazana kadar içeriğin başından alınır."} />
        <div>
          <RichText {...input("content")} folder="blog-images" failed={uploadFailed} />
          <WordCounter form={form} spend={spend} />
        </div>
        <RowsInput
          {...input("sources")}
          hint="Yazının dayandığı sayfalar; yazının sonunda gösterilir."
          columns={SOURCE_COLUMNS}
          widths="minmax(0, 1fr) minmax(0, 1fr)"
          add="Kaynak ekle"
          first={() => ({ label: "", url: "" })}
          lineOf={sourceLine}
        />
        <CoverInput form={form} label={FIELDS.image_url.label} folder="blog-images" failed={uploadFailed} />
        {!isWriter && <WriterInput form={form} />}
        {!isPublished && !isWriter && (
          <MomentInput
            {...input("publish_at")}
            empty="Sırasını bekler"
            hint="İstanbul saatiyle. Boş bırakılırsa taslak yayın sırasını bekler."
          />
        )}
        {role === "admin" && (
          <MomentInput
            {...input("published_at")}
            empty="Yayınlandığı an"
            hint="Başka bir siteden taşınan yazının eski tarihi, İstanbul saatiyle. Yazı bu tarihle listelenir, arama motorlarına bildirilmez."
          />
        )}
      </Flex>
    </Card>
  );
}

/** Number of categories shown as buttons; while typing, all are suggested. */
const OFFERED = 5;

/** Free text with suggestions from other posts, the most used first. */
function CategoryInput({ form }: { form: PostForm }) {
  const suggestions = useId();
  const categories = usePostCategories();
  return (
    <Flex direction="column" gap="2">
      <TextInput {...inputsOf(form, FIELDS)("category")} list={suggestions} autoComplete="off" />
      <datalist id={suggestions}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Flex gap="2" wrap="wrap" role="group" aria-label="Sık kullanılan kategoriler">
        {categories.slice(0, OFFERED).map((category) => (
          <Button
            key={category}
            type="button"
            size="1"
            variant="surface"
            onClick={() => form.setValue("category", category, { shouldDirty: true, shouldValidate: true })}
          >
            {category}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

/** Whom visitors read as the author, where that profile is public. */
function WriterInput({ form }: { form: PostForm }) {
  const { written_by } = useValues(form);
  const people = usePeople().map(({ id, name, is_public }) => ({
    value: id,
    label: is_public ? name : `${name} (profili kapalı)`,
  }));
  return (
    <SelectInput
      {...inputsOf(form, FIELDS)("written_by")}
      options={withCurrent(people, written_by, undefined)}
      placeholder="Belirtilmemiş"
      hint="Profili açıksa yazıda adı görünür, değilse sitenin adı. Yazıyı başka biri yayınlarsa o da 'Kontrol eden' olur."
    />
  );
}

function WordCounter({ form, spend }: Pick<ContentFieldsProps, "form" | "spend">) {
  const { content } = useValues(form);
  const { role } = useAccount();
  const words = useMemo(() => wordCount(content), [content]);
  return (
    <Flex gap="3" mt="1" wrap="wrap" align="center">
      <Text size="1" color="gray">{`${words} kelime`}</Text>
      {words < SHORT_POST_WORDS && (
        <>
          <Text size="1" color="gray">{`İçerik kısa; en az ${SHORT_POST_WORDS} kelime önerilir.`}</Text>
          {role !== "writer" && <ExpandLink form={form} spend={spend} />}
        </>
      )}
    </Flex>
  );
}
