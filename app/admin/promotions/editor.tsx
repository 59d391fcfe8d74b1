import { Box, Button, Card, Flex, Grid, Tabs } from "@radix-ui/themes";
import { useWatch } from "react-hook-form";
import { href, Link, useParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { type PromotionInput, promotionInput } from "../../../worker/promotions/rules";
import { answered, api } from "../api";
import { SelectInput, TextAreaInput, TextInput } from "../form/fields";
import { CoverInput } from "../pictures/cover-input";
import { LoadedRecord } from "../shell/loaded-record";
import { RecordForm } from "../form/record-form";
import { RichText } from "../rich-text/rich-text";
import { FormTab, useFormTabs } from "../form/form-tabs";
import { useRecordForm } from "../form/use-record-form";
import { FormVerification } from "../verification/form-verification";
import { latePart } from "../shell/late";
import { useWayBack } from "../list/way-back";
import { useActiveCategoryOptions, useCasinoOptions, withCurrent } from "./lookups";
import { PromotionReadiness } from "./promotion-readiness";
import { SettingsFields } from "./settings-fields";
import { TermsExtraction } from "./terms-extraction";
import { TermsFields } from "./terms-fields";
import { copyOf, type EditedPromotion, tabOf, valuesOf } from "./values";

const TermsPreview = latePart(() => import("./terms-preview.client"));

const BACK = href("/admin/promotions");
const uploadFailed = (detail: string) => `Resim yüklenirken bir hata oluştu: ${detail}`;
const activated = (input: PromotionInput) => ({ ...input, is_active: true });

export default function PromotionEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="promotions"
      kind="promotion"
      id={id}
      back={BACK}
      read={(key) => answered(api.promotions[":id"].$get({ param: { id: key } }), READ_FAILED.promotion)}
    >
      {(promotion, source) => (
        <PromotionForm
          key={promotion?.updated_at ?? source?.id}
          promotion={promotion}
          copy={source && copyOf(source)}
        />
      )}
    </LoadedRecord>
  );
}

interface PromotionFormProps {
  promotion: EditedPromotion | undefined;
  copy: EditedPromotion | undefined;
}

function PromotionForm({ promotion, copy }: PromotionFormProps) {
  const goBack = useWayBack(BACK);
  const shown = promotion ?? copy;
  const values = valuesOf(shown);
  const knownCasinos = useCasinoOptions();
  const casinos = withCurrent(knownCasinos, values.casino_id, shown?.casino_name);
  const categories = withCurrent(useActiveCategoryOptions(), values.category_id, shown?.category);
  const { showRefused, ...tabs } = useFormTabs("details", tabOf);
  const state = useRecordForm({
    draft: `promotion:${promotion?.id ?? "new"}`,
    schema: promotionInput,
    row: promotion,
    copy,
    valuesOf,
    save: (input, basis) =>
      promotion && basis
        ? answered(api.promotions[":id"].$put({ param: { id: promotion.id }, json: { ...input, updated_at: basis } }))
        : answered(api.promotions.$post({ json: input })),
    unsaved: "Promosyon kaydedilirken bir hata oluştu",
    saved: promotion ? "Promosyon başarıyla güncellendi" : "Promosyon başarıyla eklendi",
    publishing: { inputOf: activated, done: "Promosyon kaydedildi ve yayınlandı" },
    onRefused: showRefused,
    onSaved: goBack,
    queryKey: "promotions",
    versions: "promotion",
  });
  const { form } = state;
  const isActive = useWatch({ control: form.control, name: "is_active" });
  return (
    <RecordForm
      state={state}
      preview="promotion"
      title={promotion ? "Promosyonu Düzenle" : "Yeni Promosyon Ekle"}
      back={BACK}
      isDraft={!isActive}
      header={
        <Flex gap="3" align="center" wrap="wrap">
          {promotion && <FormVerification record={promotion} />}
          <Button asChild variant="surface">
            <Link to={href("/admin/categories")}>Kategorileri Yönet</Link>
          </Button>
        </Flex>
      }
    >
      <Tabs.Root {...tabs}>
        <Tabs.List>
          <FormTab control={form.control} value="details" tabOf={tabOf} label="Promosyon Detayları" />
          <FormTab control={form.control} value="terms" tabOf={tabOf} label="Çevrim ve Şartlar" />
          <FormTab control={form.control} value="settings" tabOf={tabOf} label="Promosyon Ayarları" />
        </Tabs.List>
        <Tabs.Content value="details" forceMount hidden={tabs.value !== "details"}>
          <Card size="3" mt="4">
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
              <RichText
                form={form}
                name="full_description"
                label="Detaylı Açıklama (isteğe bağlı)"
                folder="promotions"
                failed={uploadFailed}
              />
              <TextAreaInput form={form} name="terms" label="Şartlar" hint="Her satıra bir şart yazın." rows={6} />
            </Flex>
          </Card>
        </Tabs.Content>
        <Tabs.Content value="terms" forceMount hidden={tabs.value !== "terms"}>
          <Card size="3" mt="4">
            <Grid columns={{ initial: "1", md: "1fr 24rem" }} gap="5">
              <Flex direction="column" gap="4">
                <Box>
                  <TermsExtraction form={form} />
                </Box>
                <TermsFields form={form} />
              </Flex>
              {tabs.value === "terms" && <TermsPreview form={form} casinos={knownCasinos} categories={categories} />}
            </Grid>
          </Card>
        </Tabs.Content>
        <Tabs.Content value="settings" forceMount hidden={tabs.value !== "settings"}>
          <SettingsFields form={form} isNew={!promotion} />
        </Tabs.Content>
      </Tabs.Root>
      <PromotionReadiness form={form} reveal={showRefused} />
    </RecordForm>
  );
}
