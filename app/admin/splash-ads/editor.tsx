import { Card, Flex, Text } from "@radix-ui/themes";
import { useWatch } from "react-hook-form";
import { href, useParams } from "react-router";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import type { SplashAd } from "../../../db/schema";
import { type SplashAdInput, splashAdInput } from "../../../worker/splash-ads/rules";
import { answered, api } from "../api";
import { CheckboxInput, TextInput } from "../form/fields";
import { ImageInput } from "../pictures/image-input";
import { LoadedRecord } from "../shell/loaded-record";
import { RecordForm } from "../form/record-form";
import { useRecordForm } from "../form/use-record-form";
import { useWayBack } from "../list/way-back";
import { CampaignFields } from "./campaign-fields";
import { inputsOf } from "../form/inputs-of";
import { FIELDS } from "./fields";
import { AdFigures } from "./figures";
import { ShownOn } from "./shown-on";
import { StateNote } from "./state-note";
import { valuesOf } from "./values";

const BACK = href("/admin/splash-ads");

const activated = (input: SplashAdInput) => ({ ...input, is_active: true });

export default function SplashAdEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="splash-ads"
      kind="splash-ad"
      id={id}
      back={BACK}
      read={(key) => answered(api["splash-ads"][":id"].$get({ param: { id: key } }), READ_FAILED.splashAds)}
    >
      {(ad) => <SplashAdForm key={ad?.updated_at ?? "new"} ad={ad} />}
    </LoadedRecord>
  );
}

function SplashAdForm({ ad }: { ad: SplashAd | undefined }) {
  const goBack = useWayBack(BACK);
  const state = useRecordForm({
    draft: `splash-ad:${ad?.id ?? "new"}`,
    schema: splashAdInput,
    row: ad,
    valuesOf,
    save: (input, basis) =>
      ad && basis
        ? answered(api["splash-ads"][":id"].$put({ param: { id: ad.id }, json: { ...input, updated_at: basis } }))
        : answered(api["splash-ads"].$post({ json: input })),
    unsaved: SAVE_FAILED.splashAd,
    saved: ad ? "Splash reklam başarıyla güncellendi" : "Splash reklam başarıyla eklendi",
    decisions: { publish: { inputOf: activated, done: "Splash reklam kaydedildi ve yayınlandı" } },
    onSaved: goBack,
    queryKey: "splash-ads",
  });
  const { form } = state;
  const input = inputsOf(form, FIELDS);
  const isActive = useWatch({ control: form.control, name: "is_active" });
  return (
    <RecordForm
      state={state}
      title={ad ? "Splash Reklamı Düzenle" : "Yeni Splash Reklam Ekle"}
      back={BACK}
      isDraft={!isActive}
    >
      <Card size="3">
        <Flex direction="column" gap="4">
          <TextInput {...input("title")} />
          <TextInput
            {...input("href")}
            type="url"
            placeholder="https://"
            hint="Başka bir siteye giden adreste {yerlesim}, {tik} ve {sayfa} yazılabilir"
          />
          <ImageInput {...input("image_url")} folder="splash-ads" shape="square" hint="Önerilen boyut: 600x600 px" />
          <ShownOn form={form} />
          <CampaignFields form={form} />
          <CheckboxInput {...input("skips_search_landing")} />
          <Text as="p" size="1" color="gray" mt="-3">
            Arama motorları, aramadan açılan sayfayı kaplayan reklamları olumsuz değerlendirir; reklam sonraki sayfada
            gösterilir.
          </Text>
          <CheckboxInput {...input("is_active")} />
          <StateNote form={form} />
        </Flex>
      </Card>
      {ad && <AdFigures id={ad.id} />}
    </RecordForm>
  );
}
