import { Card, Flex, Grid, Heading, Switch, Text } from "@radix-ui/themes";
import { useCallback, useId } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import * as z from "zod";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { scheduleUpdate } from "../../../worker/publishing/rules";
import { readNumber, typedNumber } from "../../../worker/text/typed-values";
import { answered, api } from "../api";
import { MomentInput } from "../form/date-inputs";
import { useDescription } from "../form/field-descriptions";
import { NumberInput, shownState } from "../form/fields";
import { SettingsForm, useSettingsForm } from "../settings/settings-form";
import { PUBLISHING } from "./queries";

interface Schedule {
  daily_publish_count: number;
  is_active: boolean;
  next_publish_at: string | null;
  updated_at: string;
}

const scheduleInput = scheduleUpdate.omit({ updated_at: true });
const valuesOf = ({ daily_publish_count, is_active, next_publish_at }: Schedule) => ({
  daily_publish_count: typedNumber(daily_publish_count),
  is_active,
  next_publish_at,
});
/** What is no number becomes 1 (B12.2). */
const NO_COUNT = 1;
function readCount(typed: unknown): number {
  const count = readNumber(`${typed as string}`);
  return Number.isNaN(count) ? NO_COUNT : count;
}
const SCHEDULE = scheduleInput.extend({
  daily_publish_count: z.preprocess(readCount, scheduleInput.shape.daily_publish_count),
});
type ScheduleForm = UseFormReturn<ReturnType<typeof valuesOf>>;

interface ScheduleFormProps {
  row: Schedule;
  hasDrafts: boolean;
  report: (draft: string, isDirty: boolean) => void;
}

export function ScheduleForm({ row, hasDrafts, report }: ScheduleFormProps) {
  const state = useSettingsForm({
    draft: "schedule",
    schema: SCHEDULE,
    row,
    valuesOf,
    save: (input, updated_at): Promise<Schedule> =>
      answered(api.publishing.schedule.$put({ json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.schedule,
    saved: "Ayarlar kaydedildi",
    queryKey: PUBLISHING,
  });
  const form: ScheduleForm = state.form;
  return (
    <Card size="3">
      <Heading as="h2" size="4" mb="4">
        Ayarlar
      </Heading>
      <SettingsForm
        state={state}
        save="Ayarları Kaydet"
        onDirty={useCallback((isDirty) => report("schedule", isDirty), [report])}
      >
        <ActiveSwitch form={form} disabled={!hasDrafts} />
        <Grid columns={{ initial: "1", sm: "2" }} gap="4">
          <NumberInput
            form={form}
            name="daily_publish_count"
            label="Günlük yayın sayısı"
            fallback={typedNumber(NO_COUNT)}
            disabled={!hasDrafts}
          />
          <MomentInput
            form={form}
            name="next_publish_at"
            label="Sonraki yayın zamanı"
            empty="24 saat sonra"
            hint="Boş bırakılırsa 24 saat sonrası; geçmiş bir zaman, saati aynı kalarak ileri alınır."
          />
        </Grid>
        {!hasDrafts && (
          <Text as="p" size="2" color="gray">
            Taslak olmadığı için zamanlama değiştirilemez.
          </Text>
        )}
      </SettingsForm>
    </Card>
  );
}

function ActiveSwitch({ form, disabled }: { form: ScheduleForm; disabled: boolean }) {
  const label = "Otomatik yayınlama";
  const id = useId();
  useDescription(form, "is_active", { label, shown: shownState });
  return (
    <Controller
      control={form.control}
      name="is_active"
      render={({ field }) => (
        <Flex gap="3" align="center">
          <Switch id={id} checked={field.value} disabled={disabled} onCheckedChange={field.onChange} ref={field.ref} />
          <Text as="label" size="2" weight="medium" htmlFor={id}>
            {label}
          </Text>
        </Flex>
      )}
    />
  );
}
