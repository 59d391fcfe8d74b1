import { Box, Button, Card, Code, Flex, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { useWatch } from "react-hook-form";
import type { LegalSettings } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { legalSettingsUpdate } from "../../../worker/legal/rules";
import { dayInIstanbul, formatDate } from "../../../worker/text/calendar";
import { answered, api } from "../api";
import { CountriesInput } from "../form/countries-input";
import { DateInput } from "../form/date-inputs";
import { CheckboxInput, TextAreaInput } from "../form/fields";
import { now } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { FORM_QUERY, FORM_SKELETON } from "./form-query";
import { type ReportUnsaved, SettingsForm, useSettingsForm } from "./settings-form";

const DRAFT = "legal";
const legalInput = legalSettingsUpdate.omit({ updated_at: true });

const valuesOf = ({ has_note, note, note_checked_on, blocked_countries }: LegalSettings) => ({
  has_note,
  note,
  note_checked_on: note_checked_on ?? "",
  blocked_countries: blocked_countries.join("\n"),
});

export default function LegalTab({ report }: { report: ReportUnsaved }) {
  const query = useQuery({
    queryKey: ["settings", "legal"],
    queryFn: async () => {
      const [row, geoBlock] = await Promise.all([
        answered(api.settings.legal.$get(), READ_FAILED.legalSettings),
        answered(api.settings.legal["geo-block"].$get(), READ_FAILED.legalSettings),
      ]);
      return { row, geoBlock: geoBlock.value };
    },
    ...FORM_QUERY,
  });
  return (
    <Loaded query={query} skeleton={FORM_SKELETON}>
      {({ row, geoBlock }) => <LegalForm row={row} geoBlock={geoBlock} report={report} />}
    </Loaded>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card size="3">
      <Flex direction="column" gap="4">
        <Box>
          <Heading as="h2" size="4">
            {title}
          </Heading>
          <Text as="p" size="2" color="gray">
            {text}
          </Text>
        </Box>
        {children}
      </Flex>
    </Card>
  );
}

interface LegalFormProps {
  row: LegalSettings;
  /** The value of `GEO_BLOCK`. */
  geoBlock: string;
  report: ReportUnsaved;
}

function LegalForm({ row, geoBlock, report }: LegalFormProps) {
  const state = useSettingsForm({
    draft: DRAFT,
    schema: legalInput,
    row,
    valuesOf,
    save: (input, updated_at) =>
      answered(api.settings.legal[":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.legalSettings,
    saved: "Yasal ayarlar kaydedildi",
    queryKey: "settings",
  });
  const { form } = state;
  const [hasNote, note, checkedOn] = useWatch({
    control: form.control,
    name: ["has_note", "note", "note_checked_on"],
  });
  const checkedToday = () =>
    form.setValue("note_checked_on", dayInIstanbul(now()), { shouldDirty: true, shouldValidate: true });
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report(DRAFT, isDirty), [report])}>
      <Part
        title="Türkiye'deki İzin"
        text="Casino ve bonus sayfalarında lisansın yanında durur. Okura durumu söyler; hukuki görüş ya da suçlama gibi yazmayın."
      >
        <CheckboxInput form={form} name="has_note" label="Cümleyi göster" />
        <TextAreaInput form={form} name="note" label="Cümle" rows={3} isGrowing />
        <Flex gap="3" align="end" wrap="wrap">
          <Box width="20rem" maxWidth="100%" flexShrink="0">
            <DateInput form={form} name="note_checked_on" label="Kontrol edildi" empty="Kontrol edilmedi" />
          </Box>
          <Button type="button" size="3" variant="surface" onClick={checkedToday}>
            Bugün kontrol ettim
          </Button>
        </Flex>
        <Text as="p" size="2" color="gray">
          {hasNote
            ? `Sayfalarda: ${note.trim()}${checkedOn ? ` ${formatDate(checkedOn)} tarihinde kontrol edildi.` : ""}`
            : "Sayfalarda gösterilmiyor."}
        </Text>
      </Part>
      <Part
        title="Bağlantıların Açılmadığı Ülkeler"
        text="Bu ülkelerde casinoya giden bağlantılar yerine bir açıklama açılır, kodlar gösterilmez. Sayfalar herkese aynı kalır: liste doluyken kodlar, yanlarındaki 'Kodu göster' ile istenir."
      >
        <CountriesInput
          form={form}
          name="blocked_countries"
          label="Ülkeler"
          hint="Ülkesi bilinmeyen ziyaretçiler casinoya gider. Liste boşsa bağlantılar her yerde açılır."
        />
      </Part>
      <Part title="Tüm Sitenin Kapalı Olduğu Ülkeler" text="Yalnızca kurulumda değiştirilir.">
        <Text as="p" size="2">
          GEO_BLOCK: {geoBlock ? <Code>{geoBlock}</Code> : "boş, site her ülkede açık"}
        </Text>
        <Text as="p" size="2" color="gray">
          Değiştirmek için wrangler.toml dosyasında [vars] altına <Code>GEO_BLOCK = "DE, NL"</Code> yazıp{" "}
          <Code>npm run deploy</Code> çalıştırın. Bu ülkelerde hiçbir sayfa açılmaz; bir ülke iki listede de olabilir.
        </Text>
      </Part>
    </SettingsForm>
  );
}
