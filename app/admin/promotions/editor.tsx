import { Button, Card, Flex, Grid, Text } from "@radix-ui/themes";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { href, Link, useParams, useSearchParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { type PromotionInput, promotionInput, TITLE_MAX } from "../../../worker/promotions/rules";
import { answered, api } from "../api";
import { RecordFigures } from "../dashboard/record-figures";
import { LoadedRecord } from "../shell/loaded-record";
import { RecordForm } from "../form/record-form";
import { FormAnchors, FormSection } from "../form/form-sections";
import { suggestedTitle } from "../form/suggested-title";
import { useIsDirty } from "../form/use-is-dirty";
import { useRecordForm } from "../form/use-record-form";
import { FormVerification } from "../verification/form-verification";
import { latePart } from "../shell/late";
import { shareImage } from "../pictures/share-image";
import { ReadinessList } from "../preview/readiness-list";
import { useSite } from "../preview/use-site";
import { useMoney } from "../../ui/money";
import { useWayBack } from "../list/way-back";
import { DetailsFields } from "./details-fields";
import { sectionOf, SECTIONS } from "./fields";
import { useActiveCategoryOptions, useCasinoOptions, withCurrent } from "./lookups";
import { OperatorText } from "./operator-text";
import { promotionReadiness } from "./readiness";
import { SettingsFields } from "./settings-fields";
import { TermsFields } from "./terms-fields";
import { copyOf, type EditedPromotion, valuesOf } from "./values";
import "./promotions.css";

const TermsPreview = latePart(() => import("./terms-preview.client"), { heights: ["1.5rem", "20rem", "34rem"] });

const BACK = href("/admin/promotions");
const activated = (input: PromotionInput) => ({ ...input, is_active: true });

export default function PromotionEditor() {
  const { id } = useParams();
  const [params] = useSearchParams();
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
          title={suggestedTitle(params, TITLE_MAX)}
        />
      )}
    </LoadedRecord>
  );
}

interface PromotionFormProps {
  promotion: EditedPromotion | undefined;
  copy: EditedPromotion | undefined;
  /** Of a new one. */
  title: string;
}

function PromotionForm({ promotion, copy, title }: PromotionFormProps) {
  const goBack = useWayBack(BACK);
  const shown = promotion ?? copy;
  const values = valuesOf(shown);
  const knownCasinos = useCasinoOptions();
  const casinos = withCurrent(knownCasinos, values.casino_id, shown?.casino_name);
  const categories = withCurrent(useActiveCategoryOptions(), values.category_id, shown?.category);
  const [isHeld, setHeld] = useState(false);
  const { name: siteName } = useSite();
  const money = useMoney();
  function leaveSaved() {
    // Rendered synchronously, so that the unsaved-changes prompt does not open.
    flushSync(() => setHeld(false));
    goBack();
  }
  const state = useRecordForm({
    draft: `promotion:${promotion?.id ?? "new"}`,
    schema: promotionInput,
    row: promotion,
    copy,
    valuesOf: (row) => ({ ...valuesOf(row), ...(!row && { title }) }),
    save: async (input, basis) => {
      const casino = knownCasinos.find(({ value }) => value === input.casino_id)?.casino;
      const share_image_url = await shareImage(
        ({ promotionCard }) => promotionCard({ ...input, casino_name: casino?.name ?? null }, money),
        { known: promotion?.share_image_url, siteName, logo: casino?.logo_url },
      );
      const json = { ...input, share_image_url };
      return promotion && basis
        ? answered(api.promotions[":id"].$put({ param: { id: promotion.id }, json: { ...json, updated_at: basis } }))
        : answered(api.promotions.$post({ json }));
    },
    unsaved: "Promosyon kaydedilirken bir hata oluştu",
    saved: promotion ? "Promosyon başarıyla güncellendi" : "Promosyon başarıyla eklendi",
    decisions: { publish: { inputOf: activated, done: "Promosyon kaydedildi ve yayınlandı" } },
    onSaved: leaveSaved,
    queryKey: "promotions",
    versions: "promotion",
  });
  const { form } = state;
  const isDirty = useIsDirty(form);
  const isActive = useWatch({ control: form.control, name: "is_active" });
  return (
    <RecordForm
      state={state}
      preview="promotion"
      title={promotion ? "Promosyonu Düzenle" : "Yeni Promosyon Ekle"}
      back={BACK}
      isDraft={!isActive}
      isHeld={isHeld}
      header={
        <Flex gap="3" align="center" wrap="wrap">
          {promotion && <FormVerification record={promotion} />}
          <Button asChild variant="surface">
            <Link to={href("/admin/categories")}>Kategorileri Yönet</Link>
          </Button>
        </Flex>
      }
    >
      {promotion && <RecordFigures kind="promotion" id={promotion.id} />}
      <FormAnchors control={form.control} sections={Object.values(SECTIONS)} sectionOf={sectionOf} />
      <Card asChild size="2">
        <details open={!shown} className="operator-details">
          <summary className="accordion-title">
            <Text weight="medium">Operatörün metnini yapıştırın</Text>
          </summary>
          <OperatorText
            of={promotion?.id ?? "new"}
            form={form}
            casinos={knownCasinos}
            categories={categories}
            onHold={setHeld}
          />
        </details>
      </Card>
      <Grid columns={{ initial: "1", md: "minmax(0, 1fr) 24rem" }} gap="5">
        <Flex direction="column" gap="5">
          <FormSection section={SECTIONS.details}>
            <DetailsFields form={form} casinos={casinos} categories={categories} />
          </FormSection>
          <FormSection section={SECTIONS.terms}>
            <TermsFields form={form} />
          </FormSection>
          <FormSection section={SECTIONS.settings}>
            <SettingsFields form={form} isNew={!promotion} />
          </FormSection>
        </Flex>
        {shown !== undefined || isDirty ? (
          <TermsPreview form={form} casinos={knownCasinos} />
        ) : (
          <Text as="p" size="2" color="gray">
            Kartın ve özetin önizlemesi, siz yazınca burada görünür.
          </Text>
        )}
      </Grid>
      <ReadinessList form={form} pointsOf={promotionReadiness} />
    </RecordForm>
  );
}
