import { Badge, Box, Button, Card, Flex, Grid, Heading, Text } from "@radix-ui/themes";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { CRITERIA } from "../../../db/schema/criteria";
import { byCriterion, CRITERION_LABELS, CRITERION_MAX, sharesOf, STANDING_LABELS } from "../../../worker/casinos/score";
import { formatPercent } from "../../../worker/text/money";
import { VERDICT_MAX } from "../../../worker/text/verdict";
import { CountedInput } from "../form/counted-input";
import { NumberInput, SelectInput, TextAreaInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { optionsIn } from "../shell/select";
import { FIELDS } from "./fields";
import { MadeVerdict } from "./made-verdict";
import { ScorePanel } from "./score-panel";
import { TestLogInput } from "./test-log-input";
import { useWeights } from "./use-weights";
import type { CasinoValues } from "./values";
import "./review.css";

type CasinoForm = { form: UseFormReturn<CasinoValues> };

const EMPTY = byCriterion(() => ({ score: "", reason: "" }));

export function ReviewFields({ form }: CasinoForm) {
  const input = inputsOf(form, FIELDS);
  const weights = useWeights();
  const shares = weights && sharesOf(weights);
  return (
    <Flex direction="column" gap="4">
      <Card size="3">
        <Grid columns={{ initial: "1", md: "1fr 17rem" }} gap="5">
          <Flex direction="column" gap="5">
            <Box>
              <Heading as="h2" size="4">
                Ölçütler
              </Heading>
              <Text as="p" size="2" color="gray">
                {`Her ölçüte 0 ile ${CRITERION_MAX} arasında bir puan ve ziyaretçilerin göreceği bir gerekçe yazın.`}
              </Text>
            </Box>
            {CRITERIA.map((criterion) => {
              const label = CRITERION_LABELS[criterion];
              return (
                <fieldset className="criterion" key={criterion}>
                  <legend>
                    {label} {shares && <Badge color="gray">{formatPercent(shares[criterion] / 100)}</Badge>}
                  </legend>
                  <NumberInput
                    form={form}
                    name={`review.${criterion}.score`}
                    label="Puan"
                    fullLabel={`${label}: puan`}
                    isDecimal
                  />
                  <TextAreaInput
                    form={form}
                    name={`review.${criterion}.reason`}
                    label="Gerekçe"
                    fullLabel={`${label}: gerekçe`}
                    rows={2}
                  />
                </fieldset>
              );
            })}
            <Box>
              <ClearButton form={form} />
            </Box>
          </Flex>
          <ScorePanel form={form} weights={weights} />
        </Grid>
      </Card>
      <Card size="3">
        <Grid columns={{ initial: "1", sm: "2" }} gap="4">
          <SelectInput {...input("standing")} options={optionsIn(STANDING_LABELS)} />
          <NumberInput {...input("rating")} isDecimal hint="0 ile 5 arası; yalnızca ölçütler boşken gösterilir" />
          <Box gridColumn="1 / -1">
            <TextAreaInput
              {...input("standing_reason")}
              hint={`'${STANDING_LABELS.not_recommended}' durumunda zorunludur; ziyaretçiler uyarıda görür.`}
              rows={2}
            />
          </Box>
        </Grid>
      </Card>
      <Card size="3">
        <TestLogInput form={form} />
      </Card>
      <Card size="3">
        <Grid columns={{ initial: "1", sm: "2" }} gap="4">
          <Box gridColumn="1 / -1">
            <CountedInput {...input("verdict")} max={VERDICT_MAX} advice={<MadeVerdict form={form} />} isGrowing />
          </Box>
          <TextAreaInput {...input("pros")} hint="Her satıra bir madde yazın." rows={5} />
          <TextAreaInput {...input("cons")} hint="Her satıra bir madde yazın." rows={5} />
        </Grid>
      </Card>
    </Flex>
  );
}

/** Clears all criteria, which can be undone until something is typed. */
function ClearButton({ form }: CasinoForm) {
  const review = useWatch({ control: form.control, name: "review" });
  const [cleared, setCleared] = useState<CasinoValues["review"]>();
  const isEmpty = CRITERIA.every((name) => review[name].score === "" && review[name].reason === "");
  const fill = (values: CasinoValues["review"]) =>
    form.setValue("review", structuredClone(values), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  if (isEmpty && cleared)
    return (
      <Button
        type="button"
        variant="surface"
        onClick={() => {
          fill(cleared);
          setCleared(undefined);
        }}
      >
        Temizlemeyi geri al
      </Button>
    );
  return (
    <Button
      type="button"
      variant="surface"
      disabled={isEmpty}
      onClick={() => {
        setCleared(structuredClone(review));
        fill(EMPTY);
      }}
    >
      Değerlendirmeyi temizle
    </Button>
  );
}
