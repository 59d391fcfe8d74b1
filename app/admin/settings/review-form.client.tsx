import { Box, Card, Flex, Grid, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { CRITERIA, type Criterion } from "../../../db/schema/criteria";
import type { ReviewSettings } from "../../../db/schema";
import { byCriterion, CRITERION_LABELS, sharesOf } from "../../../worker/casinos/score";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { reviewSettingsUpdate } from "../../../worker/site/rules";
import { formatPercent } from "../../../worker/text/money";
import { readNumber } from "../../../worker/text/typed-values";
import { answered, api } from "../api";
import { NumberInput } from "../form/fields";
import { Bar } from "../shell/bar";
import { Loaded } from "../shell/loaded";
import { FORM_QUERY, FORM_SKELETON } from "./form-query";
import { type ReportUnsaved, SettingsForm, useSettingsForm } from "./settings-form";
import "../casinos/review.css";

const DRAFT = "reviews";
const reviewInput = reviewSettingsUpdate.omit({ updated_at: true });

const valuesOf = ({ weights, promotion_days, casino_days }: ReviewSettings) => ({
  weights: byCriterion((criterion) => `${weights[criterion]}`),
  promotion_days: `${promotion_days}`,
  casino_days: `${casino_days}`,
});
type Values = ReturnType<typeof valuesOf>;

export default function ReviewTab({ report }: { report: ReportUnsaved }) {
  const query = useQuery({
    queryKey: ["settings", "reviews"],
    queryFn: () => answered(api.settings.reviews.$get(), READ_FAILED.reviewSettings),
    ...FORM_QUERY,
  });
  return (
    <Loaded query={query} skeleton={FORM_SKELETON}>
      {(row) => <ReviewForm row={row} report={report} />}
    </Loaded>
  );
}

function ReviewForm({ row, report }: { row: ReviewSettings; report: ReportUnsaved }) {
  const state = useSettingsForm({
    draft: DRAFT,
    schema: reviewInput,
    row,
    valuesOf,
    save: (input, updated_at) =>
      answered(api.settings.reviews[":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.reviewSettings,
    saved: "Değerlendirme ayarları kaydedildi",
    queryKey: "settings",
  });
  const { form } = state;
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report(DRAFT, isDirty), [report])}>
      <Card size="3">
        <Flex direction="column" gap="4">
          <Box>
            <Heading as="h2" size="4">
              Ölçütlerin Ağırlıkları
            </Heading>
            <Text as="p" size="2" color="gray">
              0 ile 100 arasında tam sayılar yazın; toplamın 100 olması gerekmez. Kaydedince tüm sitelerin puanı yeniden
              hesaplanır.
            </Text>
          </Box>
          <Weights form={form} />
        </Flex>
      </Card>
      <Card size="3">
        <Flex direction="column" gap="4">
          <Box>
            <Heading as="h2" size="4">
              Doğrulama Süreleri
            </Heading>
            <Text as="p" size="2" color="gray">
              Süresi geçen kayıtlar 'Doğrulanacaklar' listesine girer, sayfaları da bunu söyler.
            </Text>
          </Box>
          <Grid columns={{ initial: "1", sm: "2" }} gap="4">
            <NumberInput
              form={form}
              name="promotion_days"
              label="Promosyonlar kaç günde bir doğrulansın?"
              hint="1 ile 365 arası"
            />
            <NumberInput
              form={form}
              name="casino_days"
              label="Casino siteleri kaç günde bir doğrulansın?"
              hint="1 ile 365 arası"
            />
          </Grid>
        </Flex>
      </Card>
    </SettingsForm>
  );
}

/** Inputs of the weights, with the resulting shares. */
function Weights({ form }: { form: UseFormReturn<Values> }) {
  const typed = useWatch({ control: form.control, name: "weights" });
  const weightOf = (criterion: Criterion) => readNumber(typed[criterion], "percent") || 0;
  const shares = sharesOf(byCriterion(weightOf));
  return (
    <Flex direction="column" gap="3">
      {CRITERIA.map((criterion) => (
        <div className="weight" key={criterion}>
          <NumberInput form={form} name={`weights.${criterion}`} label={CRITERION_LABELS[criterion]} />
          <Bar share={shares[criterion] / 100} />
          <Text size="2" className="weight-share">
            {formatPercent(shares[criterion] / 100)}
          </Text>
        </div>
      ))}
    </Flex>
  );
}
