import { Card, Flex, Grid, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useWatch } from "react-hook-form";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import type { SeoSettings } from "../../../db/schema";
import { seoOf } from "../../../worker/site/built-in-texts";
import { seoUpdate } from "../../../worker/site/rules";
import type { SeoText } from "../../../worker/writing/rules";
import { answered, api } from "../api";
import { CountedInput } from "../form/counted-input";
import { SearchPreviews } from "../preview/search-previews";
import { useSite } from "../preview/use-site";
import { Loaded } from "../shell/loaded";
import { inputsOf } from "../form/inputs-of";
import { ScreenFrame } from "../shell/screen-frame";
import { PageSeoButton } from "../writing/page-seo-button";
import { SEO_TEXTS } from "./fields";
import { SettingsForm, UnsavedForms, useSettingsForm } from "./settings-form";

/** Recommended lengths in characters. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;

const seoInput = seoUpdate.omit({ updated_at: true });
const valuesOf = ({ title, description, keywords }: SeoSettings) => ({ title, description, keywords });

export default function SeoSettingsScreen() {
  const query = useQuery({
    queryKey: ["seo"],
    queryFn: () => answered(api.seo.$get(), READ_FAILED.seo),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <ScreenFrame title="SEO Ayarları">
      <UnsavedForms>
        {(report) => (
          <Loaded query={query}>
            {(rows) => (
              <Flex direction="column" gap="3">
                {rows.length === 0 && <Text color="gray">Henüz sayfa yok</Text>}
                {rows.map((row) => (
                  <Card key={row.id} size="2" asChild>
                    <details>
                      <summary className="accordion-title">
                        <Text weight="medium">{row.page_name}</Text>{" "}
                        <Text size="2" color="gray">
                          {row.page_path}
                        </Text>
                      </summary>
                      <SeoForm row={row} home={rows.find(({ page_path }) => page_path === "/")} report={report} />
                    </details>
                  </Card>
                ))}
              </Flex>
            )}
          </Loaded>
        )}
      </UnsavedForms>
    </ScreenFrame>
  );
}

interface SeoFormProps {
  row: SeoSettings;
  /** Fallback for empty texts. */
  home: SeoSettings | undefined;
  report: (draft: string, isDirty: boolean) => void;
}

function SeoForm({ row, home, report }: SeoFormProps) {
  const { id } = row;
  const draft = `seo:${id}`;
  const state = useSettingsForm({
    draft,
    schema: seoInput,
    row,
    valuesOf,
    save: (input, updated_at) => answered(api.seo[":id"].$put({ param: { id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.seo,
    saved: "SEO ayarları kaydedildi",
    queryKey: "seo",
    versions: "seo",
  });
  const { form } = state;
  const input = inputsOf(form, SEO_TEXTS);
  const [title, description] = useWatch({ control: form.control, name: ["title", "description"] });
  const shown = seoOf({ own: { title, description }, home }, row.page_path, useSite().name);
  function fill({ title, description, keywords }: SeoText) {
    form.setValue("title", title, { shouldDirty: true });
    form.setValue("description", description, { shouldDirty: true });
    if (keywords) form.setValue("keywords", keywords, { shouldDirty: true });
  }
  return (
    <SettingsForm
      state={state}
      onDirty={useCallback((isDirty) => report(draft, isDirty), [draft, report])}
      beside={<PageSeoButton name={row.page_name} path={row.page_path} onChosen={fill} />}
    >
      <Grid columns={{ initial: "1", md: "1fr 22rem" }} gap="5">
        <Flex direction="column" gap="4">
          <CountedInput {...input("title")} max={TITLE_MAX} />
          <CountedInput {...input("description")} max={DESCRIPTION_MAX} isGrowing />
          <CountedInput {...input("keywords")} isGrowing />
        </Flex>
        <SearchPreviews title={shown.title} description={shown.description} path={row.page_path} />
      </Grid>
    </SettingsForm>
  );
}
