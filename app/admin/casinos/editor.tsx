import { Card, Flex } from "@radix-ui/themes";
import { href, useParams } from "react-router";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Casino } from "../../../db/schema";
import { casinoInput } from "../../../worker/casinos/rules";
import { answered, api } from "../api";
import { CheckboxInput, TextInput } from "../form/fields";
import { ImageInput } from "../pictures/image-input";
import { LoadedRecord } from "../shell/loaded-record";
import { RecordForm } from "../form/record-form";
import { RichText } from "../rich-text/rich-text";
import { useRecordForm } from "../form/use-record-form";
import { FormVerification } from "../verification/form-verification";
import { useWayBack } from "../list/way-back";

const BACK = href("/admin/casinos");

const valuesOf = (casino: Casino | undefined) => ({
  name: casino?.name ?? "",
  slug: casino?.slug ?? "",
  url: casino?.url ?? "",
  logo_url: casino?.logo_url ?? "",
  description: casino?.description ?? "",
  rating: casino?.rating?.toString() ?? "",
  featured: casino?.featured ?? false,
  is_licensed: casino?.is_licensed ?? false,
  licence_authority: casino?.licence_authority ?? "",
  licence_number: casino?.licence_number ?? "",
  has_24_7_support: casino?.has_24_7_support ?? false,
});

export default function CasinoEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="casinos"
      id={id}
      back={BACK}
      read={(key) => answered(api.casinos[":id"].$get({ param: { id: key } }), READ_FAILED.casino)}
    >
      {(casino) => <CasinoForm key={casino?.updated_at ?? "new"} casino={casino} />}
    </LoadedRecord>
  );
}

function CasinoForm({ casino }: { casino: Casino | undefined }) {
  const goBack = useWayBack(BACK);
  const state = useRecordForm({
    draft: `casino:${casino?.id ?? "new"}`,
    schema: casinoInput,
    row: casino,
    valuesOf,
    save: (input, basis) =>
      casino && basis
        ? answered(api.casinos[":id"].$put({ param: { id: casino.id }, json: { ...input, updated_at: basis } }))
        : answered(api.casinos.$post({ json: input })),
    unsaved: SAVE_FAILED.casino,
    saved: casino ? "Casino başarıyla güncellendi" : "Casino başarıyla eklendi",
    onSaved: goBack,
    queryKey: "casinos",
  });
  const { form } = state;
  return (
    <RecordForm
      state={state}
      title={casino ? "Casino Sitesini Düzenle" : "Yeni Casino Sitesi Ekle"}
      back={BACK}
      save={casino ? "Güncelle" : "Kaydet"}
      header={casino && <FormVerification record={casino} />}
    >
      <Card size="3">
        <Flex direction="column" gap="4">
          <TextInput form={form} name="name" label="Site Adı" />
          <TextInput form={form} name="url" label="Site URL" type="url" placeholder="https://" />
          <ImageInput form={form} name="logo_url" label="Logo URL" folder="promotions" keepsBroken />
          <RichText form={form} name="description" label="Site Açıklaması" folder="promotions" minHeight={200} />
        </Flex>
      </Card>
      <Card size="3">
        <Flex direction="column" gap="4">
          <TextInput
            form={form}
            name="slug"
            label="Slug"
            hint={
              casino
                ? "Sitenin adresi: /casino/… · Boş bırakılırsa olduğu gibi kalır; değiştirirseniz eski adres yenisine yönlendirir."
                : "Sitenin adresi: /casino/… · Boş bırakılırsa addan üretilir."
            }
          />
          <Flex gap="5" wrap="wrap">
            <CheckboxInput form={form} name="is_licensed" label="Lisanslı" />
            <CheckboxInput form={form} name="has_24_7_support" label="7/24 Destek" />
            <CheckboxInput form={form} name="featured" label="Öne çıkan" />
          </Flex>
          <TextInput form={form} name="rating" label="Puan" type="number" hint="0 ile 5 arası; boş bırakılabilir" />
          <TextInput form={form} name="licence_authority" label="Lisans veren kurum" />
          <TextInput form={form} name="licence_number" label="Lisans numarası" />
        </Flex>
      </Card>
    </RecordForm>
  );
}
