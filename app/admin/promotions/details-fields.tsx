import { Flex } from "@radix-ui/themes";
import type { UseFormReturn } from "react-hook-form";
import { VERDICT_MAX } from "../../../worker/text/verdict";
import { CountedInput } from "../form/counted-input";
import { SelectInput, TextAreaInput, TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import type { SelectOption } from "../shell/select";
import { CoverInput } from "../pictures/cover-input";
import { RichText } from "../rich-text/rich-text";
import { FIELDS } from "./fields";
import { MadeVerdict } from "./made-verdict";
import type { PromotionValues } from "./values";

interface DetailsFieldsProps {
  form: UseFormReturn<PromotionValues>;
  casinos: SelectOption[];
  categories: SelectOption[];
}

const uploadFailed = (detail: string) => `Resim yüklenirken bir hata oluştu: ${detail}`;

export function DetailsFields({ form, casinos, categories }: DetailsFieldsProps) {
  const input = inputsOf(form, FIELDS);
  return (
    <Flex direction="column" gap="4">
      <TextInput {...input("title")} />
      <SelectInput
        {...input("casino_id")}
        hint="İsteğe bağlı; seçilmezse promosyon 'Diğer' altında görünür."
        placeholder="Casino Seçin"
        emptyText="Casino bulunamadı"
        options={casinos}
      />
      <SelectInput
        {...input("category_id")}
        placeholder="Kategori seçin"
        emptyText="Kategori bulunamadı"
        nameColumn="category"
        options={categories}
      />
      <CoverInput form={form} label={FIELDS.image_url.label} folder="promotions" failed={uploadFailed} />
      <TextAreaInput {...input("short_description")} rows={3} />
      <CountedInput {...input("verdict")} max={VERDICT_MAX} advice={<MadeVerdict form={form} />} isGrowing />
      <RichText {...input("full_description")} folder="promotions" failed={uploadFailed} />
      <TextAreaInput {...input("terms")} hint="Her satıra bir şart yazın." rows={6} />
    </Flex>
  );
}
