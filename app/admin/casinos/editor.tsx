import { Box, Card, Flex, Tabs } from "@radix-ui/themes";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { href, useParams } from "react-router";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import type { Casino } from "../../../db/schema";
import { casinoInput } from "../../../worker/casinos/rules";
import { answered, api } from "../api";
import { RecordFigures } from "../dashboard/record-figures";
import { CheckboxInput, TextInput } from "../form/fields";
import { ImageInput } from "../pictures/image-input";
import { FormTab, useFormTabs } from "../form/form-tabs";
import { LoadedRecord } from "../shell/loaded-record";
import { RecordForm } from "../form/record-form";
import { RichText } from "../rich-text/rich-text";
import { inputsOf } from "../form/inputs-of";
import { useRecordForm } from "../form/use-record-form";
import { useAccount } from "../session/account";
import { FormVerification } from "../verification/form-verification";
import { shareImage } from "../pictures/share-image";
import { ReadinessList } from "../preview/readiness-list";
import { useSite } from "../preview/use-site";
import { scoreOf } from "../../../worker/casinos/score";
import { useWeights } from "./use-weights";
import { useWayBack } from "../list/way-back";
import { slugHint } from "../form/slug-hint";
import { casinoReadiness } from "./readiness";
import { FIELDS, tabOf } from "./fields";
import { LinkFields } from "./link-fields";
import { movedLinks, movedSentence, trackingOf } from "./moves";
import { PostbackAddress } from "./postback-address";
import { ProfileFields } from "./profile-fields";
import { ReviewFields } from "./review-fields";
import { copyOf, valuesOf } from "./values";

const BACK = href("/admin/casinos");
const READING_MS = 10_000;

export default function CasinoEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="casinos"
      kind="casino"
      id={id}
      back={BACK}
      read={(key) => answered(api.casinos[":id"].$get({ param: { id: key } }), READ_FAILED.casino)}
    >
      {(casino, source) => (
        <CasinoForm key={casino?.updated_at ?? source?.id} casino={casino} copy={source && copyOf(source)} />
      )}
    </LoadedRecord>
  );
}

interface CasinoFormProps {
  casino: Casino | undefined;
  copy: Casino | undefined;
}

function CasinoForm({ casino, copy }: CasinoFormProps) {
  const goBack = useWayBack(BACK);
  const { role } = useAccount();
  const { showRefused, ...tabs } = useFormTabs("details", tabOf);
  const [kept, setKept] = useState<string[]>([]);
  const { name: siteName } = useSite();
  const weights = useWeights();
  const { data: links } = useQuery({
    queryKey: ["casinos", casino?.id, "links"],
    queryFn: casino
      ? () => answered(api.casinos[":id"].links.$get({ param: { id: casino.id } }), READ_FAILED.casino)
      : skipToken,
  });
  const state = useRecordForm({
    draft: `casino:${casino?.id ?? "new"}`,
    schema: casinoInput,
    row: casino,
    copy,
    valuesOf,
    save: async (input, basis) => {
      const score = input.review && weights ? scoreOf(input.review, weights) : null;
      const options = { known: casino?.share_image_url, siteName, logo: input.logo_url };
      const share_image_url = await shareImage(({ casinoCard }) => casinoCard({ ...input, score }), options);
      const json = { ...input, share_image_url };
      if (!casino || !basis) return answered(api.casinos.$post({ json }));
      const chosen = movedLinks(casino, input, links, kept);
      const moved_links = chosen.map(({ id }) => id);
      const change = { ...json, tracking_url: trackingOf(casino, input, kept), updated_at: basis, moved_links };
      const saved = await answered(api.casinos[":id"].$put({ param: { id: casino.id }, json: change }));
      const moved = movedSentence(chosen, saved.records ?? []);
      if (moved) toast.success(moved, { duration: READING_MS });
      return saved;
    },
    unsaved: SAVE_FAILED.casino,
    saved: casino ? "Casino başarıyla güncellendi" : "Casino başarıyla eklendi",
    onRefused: showRefused,
    onSaved: goBack,
    queryKey: "casinos",
    versions: "casino",
  });
  const { form } = state;
  const input = inputsOf(form, FIELDS);
  return (
    <RecordForm
      state={state}
      preview="casino"
      title={casino ? "Casino Sitesini Düzenle" : "Yeni Casino Sitesi Ekle"}
      back={BACK}
      header={casino && <FormVerification record={casino} />}
    >
      {casino && <RecordFigures kind="casino" id={casino.id} />}
      <Tabs.Root {...tabs}>
        <Tabs.List>
          <FormTab control={form.control} value="details" tabOf={tabOf} label="Bilgiler" />
          <FormTab control={form.control} value="review" tabOf={tabOf} label="Değerlendirme" />
          <FormTab control={form.control} value="profile" tabOf={tabOf} label="Künye" />
        </Tabs.List>
        <Box pt="4">
          <Tabs.Content value="details" forceMount hidden={tabs.value !== "details"}>
            <Card size="3">
              <Flex direction="column" gap="4">
                <TextInput {...input("name")} />
                <TextInput {...input("url")} type="url" placeholder="https://" />
                <LinkFields form={form} casino={casino} links={links} kept={kept} onKept={setKept} />
                <TextInput
                  {...input("report_currency")}
                  placeholder="Örneğin TRY"
                  hint="Operatörün para birimi yazmadan bildirdiği tutarlar buna göre okunur; boşsa reddedilir."
                />
                {casino && role === "admin" && <PostbackAddress id={casino.id} />}
                <ImageInput {...input("logo_url")} folder="promotions" shape="square" keepsBroken />
                <RichText {...input("description")} folder="promotions" minHeight={200} />
                <TextInput {...input("slug")} hint={slugHint("Sitenin adresi: /casino/…", !casino, "addan")} />
                <CheckboxInput {...input("featured")} />
              </Flex>
            </Card>
          </Tabs.Content>
          <Tabs.Content value="review" forceMount hidden={tabs.value !== "review"}>
            <ReviewFields form={form} />
          </Tabs.Content>
          <Tabs.Content value="profile" forceMount hidden={tabs.value !== "profile"}>
            <ProfileFields form={form} />
          </Tabs.Content>
        </Box>
      </Tabs.Root>
      <ReadinessList form={form} pointsOf={casinoReadiness} reveal={showRefused} />
    </RecordForm>
  );
}
