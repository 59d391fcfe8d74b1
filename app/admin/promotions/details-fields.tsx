import { Flex } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { VERDICT_MAX } from "../../../worker/text/verdict";
import { CountedInput } from "../form/counted-input";
import { SelectInput, TextAreaInput, TextInput } from "../form/fields";
import type { SelectOption } from "../form/select";
import { CoverInput } from "../pictures/cover-input";
import { RichText } from "../rich-text/rich-text";
import { MadeVerdict } from "./made-verdict";
import type { PromotionValues } from "./values";

interface DetailsFieldsProps {
  form: UseFormReturn<PromotionValues>;
  casinos: SelectOption[];
  categories: SelectOption[];
}

const uploadFailed = (detail: string) => `Resim yüklenirken bir hata oluştu: ${detail}`;

export function DetailsFields({ form, casinos, categories }: DetailsFieldsProps) {
  return (
    <Flex direction="column" gap="4">
      <TextInput form={form} name="title" label="Promosyon Başlığı" />
      <SelectInput
        form={form}
        name="casino_id"
        label="Casino"
        hint="İsteğe bağlı; seçilmezse promosyon 'Diğer' altında görünür."
        placeholder="Casino Seçin"
        emptyText="Casino bulunamadı"
        options={casinos}
      />
      <SelectInput
        form={form}
        name="category_id"
        label="Kategori"
        placeholder="Kategori seçin"
        emptyText="Kategori bulunamadı"
        nameColumn="category"
        options={categories}
      />
      <CoverInput form={form} label="Promosyon Görseli" folder="promotions" failed={uploadFailed} />
      <TextAreaInput form={form} name="short_description" label="Kısa Açıklama" rows={3} />
      <CountedInput
        form={form}
        name="verdict"
        label="Kısa hüküm"
        max={VERDICT_MAX}
        advice={<MadeVerdict form={form} />}
        isGrowing
      />
      <RichText
        form={form}
        name="full_description"
        label="Detaylı Açıklama (isteğe bağlı)"
        folder="promotions"
        failed={uploadFailed}
      />
      <TextAreaInput form={form} name="terms" label="Şartlar" hint="Her satıra bir şart yazın." rows={6} />
    </Flex>
  );
}
