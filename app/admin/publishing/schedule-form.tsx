import { Card, Flex, Grid, Heading, Switch, Text, TextField } from "@radix-ui/themes";
import { useCallback, useId } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import * as z from "zod";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { RUN_MAX, scheduleUpdate } from "../../../worker/publishing/rules";
import { answered, api } from "../api";
import { ControlledField } from "../form/controlled-field";
import { MomentInput } from "../form/date-inputs";
import { useDescription } from "../form/field-descriptions";
import { shownState } from "../form/fields";
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
  daily_publish_count,
  is_active,
  next_publish_at,
});
/** Invalid numbers become 1 (B12.2). */
const readCount = (count: unknown) => (Number.isNaN(count) ? 1 : count);
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
          <CountInput form={form} disabled={!hasDrafts} />
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

function CountInput({ form, disabled }: { form: ScheduleForm; disabled: boolean }) {
  return (
    <ControlledField form={form} name="daily_publish_count" label="Günlük yayın sayısı">
      {(ids, { value, onChange, onBlur, ref }) => (
        <TextField.Root
          size="3"
          type="number"
          inputMode="numeric"
          min={1}
          max={RUN_MAX}
          disabled={disabled}
          value={Number.isNaN(value) ? "" : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onBlur={() => {
            onChange(readCount(value));
            onBlur();
          }}
          ref={ref}
          {...ids}
        />
      )}
    </ControlledField>
  );
}
