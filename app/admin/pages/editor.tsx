import { Box, Card, Flex, Grid, Tabs, Text } from "@radix-ui/themes";
import { useWatch } from "react-hook-form";
import { href, useParams } from "react-router";
import type { Page } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { SEO_DESCRIPTION_MAX } from "../../../worker/blog/rules";
import { pageInput } from "../../../worker/pages/rules";
import { bareSlug, typedSlug } from "../../../worker/text/slug";
import { excerpt, plainText } from "../../../worker/text/visible-text";
import { answered, api } from "../api";
import { CheckboxInput, TextInput } from "../form/fields";
import { FormTab, useFormTabs } from "../form/form-tabs";
import { RecordForm } from "../form/record-form";
import { SeoInputs } from "../form/seo-inputs";
import { useRecordForm } from "../form/use-record-form";
import { useWayBack } from "../list/way-back";
import { RichText } from "../rich-text/rich-text";
import { SearchPreviews } from "../preview/search-previews";
import { ReadinessList } from "../preview/readiness-list";
import { useSite } from "../preview/use-site";
import { latePart } from "../shell/late";
import { LoadedRecord } from "../shell/loaded-record";
import { inputsOf } from "../form/inputs-of";
import { slugHint } from "../form/slug-hint";
import { FIELDS, tabOf } from "./fields";
import { pageReadiness } from "./readiness";
import { PRIVACY } from "./privacy";
import { type PageForm, valuesOf } from "./values";

const BACK = href("/admin/pages");
const PrivacyProposals = latePart(() => import("./privacy-proposals.client"));

export default function PageEditor() {
  const { id } = useParams();
  return (
    <LoadedRecord
      queryKey="pages"
      kind="page"
      id={id}
      back={BACK}
      read={(key) => answered(api.pages[":id"].$get({ param: { id: key } }), READ_FAILED.page)}
    >
      {(page) => <PageFields key={page?.updated_at ?? "new"} page={page} />}
    </LoadedRecord>
  );
}

function PageFields({ page }: { page: Page | undefined }) {
  const goBack = useWayBack(BACK);
  const { showRefused, ...tabs } = useFormTabs("content", tabOf);
  const state = useRecordForm({
    draft: `page:${page?.id ?? "new"}`,
    schema: pageInput,
    row: page,
    valuesOf,
    save: (input, basis) =>
      page && basis
        ? answered(api.pages[":id"].$put({ param: { id: page.id }, json: { ...input, updated_at: basis } }))
        : answered(api.pages.$post({ json: input })),
    unsaved: SAVE_FAILED.page,
    saved: page ? "Sayfa başarıyla güncellendi" : "Sayfa başarıyla eklendi",
    onRefused: showRefused,
    onSaved: goBack,
    queryKey: "pages",
    versions: "page",
  });
  const { form } = state;
  const input = inputsOf(form, FIELDS);
  return (
    <RecordForm state={state} preview="page" title={page ? "Sayfayı Düzenle" : "Yeni Sayfa Ekle"} back={BACK}>
      <Tabs.Root {...tabs}>
        <Tabs.List>
          <FormTab control={form.control} value="content" tabOf={tabOf} label="İçerik" />
          <FormTab control={form.control} value="seo" tabOf={tabOf} label="SEO Ayarları" />
        </Tabs.List>
        <Box pt="4">
          <Tabs.Content value="content" forceMount hidden={tabs.value !== "content"}>
            <Card size="3">
              <Flex direction="column" gap="4">
                <TextInput {...input("title")} />
                <TextInput {...input("slug")} hint={slugHint("Sayfanın adresi: /…", !page)} />
                <RichText {...input("content")} folder="blog-images" />
                <Proposals form={form} />
                <Text as="p" size="1" color="gray">
                  Yalnızca {"{ağırlıklar}"} yazan bir satırın yerinde, ölçütlerin ağırlıkları gösterilir.
                </Text>
                <CheckboxInput {...input("in_footer")} />
              </Flex>
            </Card>
          </Tabs.Content>
          <Tabs.Content value="seo" forceMount hidden={tabs.value !== "seo"}>
            <Card size="3">
              <Grid columns={{ initial: "1", md: "1fr 22rem" }} gap="5">
                <Flex direction="column" gap="4">
                  <SeoInputs form={form} />
                </Flex>
                <PagePreviews form={form} />
              </Grid>
            </Card>
          </Tabs.Content>
        </Box>
      </Tabs.Root>
      <ReadinessList form={form} pointsOf={pageReadiness} reveal={showRefused} />
    </RecordForm>
  );
}

/** What the page about privacy lacks; nothing for other pages. */
function Proposals({ form }: { form: PageForm }) {
  const [title, slug, content] = useWatch({ control: form.control, name: ["title", "slug", "content"] });
  const isPrivacy = (typedSlug(slug) || bareSlug(title)) === PRIVACY;
  return isPrivacy && <PrivacyProposals form={form} content={content} />;
}

/** Uses the same fallbacks for empty SEO texts as the page. */
function PagePreviews({ form }: { form: PageForm }) {
  const { name } = useSite();
  const names = ["seo_title", "title", "seo_description", "content", "slug"] as const;
  const [seoTitle, title, seoDescription, content, slug] = useWatch({ control: form.control, name: names });
  return (
    <SearchPreviews
      title={seoTitle || `${title} - ${name}`}
      description={seoDescription || excerpt(plainText(content), SEO_DESCRIPTION_MAX)}
      path={`/${typedSlug(slug) || bareSlug(title)}`}
    />
  );
}
