import { Card, Flex, Heading } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Appearance } from "../../../db/schema";
import { FOOTER_LINKS_MAX, SOCIAL_MAX } from "../../../worker/appearance/rules";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { TextAreaInput, TextInput } from "../form/fields";
import { inputsOf } from "../form/inputs-of";
import { RowsInput } from "../form/rows-input";
import { useSite } from "../preview/use-site";
import { renameSite } from "../shell/site-name";
import { APPEARANCE } from "../settings/fields";
import { FORM_QUERY, FORM_SKELETON } from "../settings/form-query";
import { type ReportUnsaved, SettingsForm, useSettingsForm } from "../settings/settings-form";
import { Loaded } from "../shell/loaded";
import { AccentInput } from "./accent-input";
import { AppearancePreview } from "./appearance-preview";
import { IconInput } from "./icon-input";
import { LogoInput } from "./logo-input";
import { appearanceInput, type AppearanceValues, appearanceValues } from "./values";
import "./appearance.css";

const DRAFT = "appearance";

/** The tab 'Görünüm'. */
export default function AppearanceTab({ report }: { report: ReportUnsaved }) {
  const query = useQuery({
    queryKey: ["settings", "appearance"],
    queryFn: () => answered(api.settings.appearance.$get(), READ_FAILED.appearance),
    ...FORM_QUERY,
  });
  return (
    <Loaded query={query} skeleton={FORM_SKELETON}>
      {(row) => <AppearanceForm row={row} report={report} />}
    </Loaded>
  );
}

function AppearanceForm({ row, report }: { row: Appearance; report: ReportUnsaved }) {
  const { name, defaultName } = useSite();
  const state = useSettingsForm({
    draft: DRAFT,
    schema: appearanceInput,
    row,
    valuesOf: appearanceValues,
    save: async (input, updated_at) => {
      const json = { ...input, updated_at };
      const saved = await answered(api.settings.appearance[":id"].$put({ param: { id: row.id }, json }));
      renameSite(name, saved.site_name || defaultName);
      return saved;
    },
    unsaved: SAVE_FAILED.appearance,
    saved: "Görünüm kaydedildi, tüm sayfalar yenileniyor",
    queryKey: "settings",
    versions: "appearance",
  });
  const { form } = state;
  return (
    <div className="appearance">
      <SettingsForm state={state} onDirty={useCallback((isDirty) => report(DRAFT, isDirty), [report])}>
        <Identity form={form} />
        <Footer form={form} />
      </SettingsForm>
      <AppearancePreview form={form} />
    </div>
  );
}

function Identity({ form }: { form: UseFormReturn<AppearanceValues> }) {
  const { defaultName } = useSite();
  const [typed, [light]] = useWatch({ control: form.control, name: ["site_name", "logo_light"] });
  const siteName = typed.trim() || defaultName;
  return (
    <Card size="3">
      <Flex direction="column" gap="5">
        <TextInput
          {...inputsOf(form, APPEARANCE)("site_name")}
          placeholder={defaultName}
          hint="Başlıklarda, paylaşım kartlarında, akışlarda ve panelde geçer. Boşsa kurulumdaki ad kullanılır."
        />
        <LogoInput form={form} name="logo_light" siteName={siteName} />
        <LogoInput form={form} name="logo_dark" siteName={siteName} standIn={light} />
        <IconInput form={form} siteName={siteName} />
        <AccentInput form={form} />
      </Flex>
    </Card>
  );
}

const LINK_COLUMNS = [
  { name: "label", label: "Ad" },
  { name: "address", label: "Adres", placeholder: "/hakkimizda" },
];
const SOCIAL_COLUMNS = [{ name: "address", label: "Adres", type: "url" as const, placeholder: "https://" }];

function Footer({ form }: { form: UseFormReturn<AppearanceValues> }) {
  const input = inputsOf(form, APPEARANCE);
  return (
    <Card size="3">
      <Flex direction="column" gap="5">
        <Heading as="h2" size="4">
          Alt Bilgi
        </Heading>
        <TextAreaInput {...input("footer_text")} isGrowing hint="Boşsa hazır cümle gösterilir." />
        <RowsInput
          {...input("footer_links")}
          columns={LINK_COLUMNS}
          widths="minmax(0, 2fr) minmax(0, 3fr)"
          add="Bağlantı ekle"
          first={() => ({ label: "", address: "" })}
          lineOf={({ label, address }: { label: string; address: string }) => `${label} ${address}`.trim()}
          most={FOOTER_LINKS_MAX}
          isOrdered
        />
        <RowsInput
          {...input("social")}
          columns={SOCIAL_COLUMNS}
          widths="minmax(0, 1fr)"
          add="Adres ekle"
          first={() => ({ address: "" })}
          lineOf={({ address }: { address: string }) => address}
          most={SOCIAL_MAX}
        />
      </Flex>
    </Card>
  );
}
