import { Card, Flex, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { SystemSettings } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { systemUpdate } from "../../../worker/system/rules";
import { answered, api } from "../api";
import { TextInput } from "../form/fields";
import { Loaded } from "../shell/loaded";
import { FORM_QUERY, FORM_SKELETON } from "./form-query";
import { HealthTable } from "./health-table";
import { type ReportUnsaved, SettingsForm, useSettingsForm } from "./settings-form";

const DRAFT = "system";
const systemInput = systemUpdate.omit({ updated_at: true });
const valuesOf = ({ security_contact, security_policy }: SystemSettings) => ({
  security_contact: security_contact ?? "",
  security_policy: security_policy ?? "",
});

/** How the site's parts are, and whom researchers write to. */
export default function SystemTab({ report }: { report: ReportUnsaved }) {
  const settings = useQuery({
    queryKey: ["settings", "system"],
    queryFn: () => answered(api.system.$get(), READ_FAILED.system),
    ...FORM_QUERY,
  });
  return (
    <Flex direction="column" gap="4">
      <HealthTable />
      <Loaded query={settings} skeleton={FORM_SKELETON}>
        {(row) => <SecurityForm row={row} report={report} />}
      </Loaded>
    </Flex>
  );
}

function SecurityForm({ row, report }: { row: SystemSettings; report: ReportUnsaved }) {
  const state = useSettingsForm({
    draft: DRAFT,
    schema: systemInput,
    row,
    valuesOf,
    save: (input, updated_at) =>
      answered(api.system[":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.system,
    saved: "Sistem ayarları kaydedildi",
    queryKey: "settings",
  });
  const { form } = state;
  return (
    <SettingsForm state={state} onDirty={useCallback((isDirty) => report(DRAFT, isDirty), [report])}>
      <Card size="3">
        <Flex direction="column" gap="4">
          <div>
            <Heading as="h2" size="4">
              Güvenlik Bildirimleri
            </Heading>
            <Text as="p" size="2" color="gray">
              Sitede bir güvenlik açığı bulanlar size buradan yazar. Adresler /.well-known/security.txt dosyasında
              durur; iletişim adresi boşsa dosya yoktur.
            </Text>
          </div>
          <TextInput
            form={form}
            name="security_contact"
            label="İletişim adresi"
            hint="E-posta adresi ya da https:// ile başlayan bir adres"
          />
          <TextInput
            form={form}
            name="security_policy"
            label="Bildirim kuralları sayfası"
            hint="İsteğe bağlı; https:// ile başlar"
            type="url"
          />
        </Flex>
      </Card>
    </SettingsForm>
  );
}
