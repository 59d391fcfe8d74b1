import { Card, Flex, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import type { Hero } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { FormFrame, type FormState } from "../form/form-frame";
import { LeaveQuestion } from "../shell/leave-question";
import { SaveButton } from "../form/save-button";
import { SaveState } from "../form/save-state";
import { StickyBar } from "../form/sticky-bar";
import { useIsDirty } from "../form/use-is-dirty";
import { HistoryLine } from "../history/history-line";
import { PreviewButton } from "../preview/preview-button";
import { useSettingsForm } from "../settings/settings-form";
import { HeroFields } from "./hero-fields";
import { LivePreview } from "./live-preview";
import { PinList } from "./pin-list";
import { SectionList } from "./section-list";
import { homeInput, homeValues } from "./values";
import "./home.css";

const PIN_LISTS = [
  { name: "pinned_promotions", search: "Sabitlenecek promosyonu ara" },
  { name: "pinned_casinos", search: "Sabitlenecek siteyi ara" },
  { name: "pinned_posts", search: "Öne çıkacak yazıyı ara" },
] as const;

/** Everything that editors decide about home, saved at once. */
export function HomeForm({ row }: { row: Hero }) {
  const state = useSettingsForm({
    draft: "home",
    schema: homeInput,
    row,
    valuesOf: homeValues,
    save: (input, updated_at) =>
      answered(api.settings.hero[":id"].$put({ param: { id: row.id }, json: { ...input, updated_at } })),
    unsaved: SAVE_FAILED.hero,
    saved: "Ana sayfa kaydedildi",
    queryKey: "settings",
    versions: "hero",
  });
  const { form } = state;
  const { data: stored } = useQuery({
    queryKey: ["settings", "pinned"],
    queryFn: () => answered(api.settings.hero.pinned.$get(), READ_FAILED.hero),
  });
  return (
    <>
      <HistoryLine state={state} />
      <FormFrame state={state}>
        <div className="home-composer">
          <Card size="3">
            <Flex direction="column" gap="4">
              <Heading as="h2" size="4">
                Hero Bölümü
              </Heading>
              <HeroFields form={form} />
            </Flex>
          </Card>
          <LivePreview form={form} />
          <Flex direction="column" gap="4">
            <Card size="3">
              <Heading as="h2" size="4">
                Bölümler
              </Heading>
              <Text as="p" size="2" color="gray" mb="3">
                Sürükleyerek veya oklarla sıralayın; işareti kaldırılan bölüm sitede görünmez.
              </Text>
              <SectionList form={form} />
            </Card>
            <Card size="3">
              <Heading as="h2" size="4">
                Öne Çıkanlar
              </Heading>
              <Text as="p" size="2" color="gray" mb="4">
                Bölümlerinin başında bu sırayla yer alır. Son gün, İstanbul saatiyle gün sonuna kadar geçerlidir; boşsa
                süresizdir.
              </Text>
              <Flex direction="column" gap="5">
                {PIN_LISTS.map((list) => (
                  <PinList key={list.name} form={form} stored={stored} {...list} />
                ))}
              </Flex>
            </Card>
          </Flex>
        </div>
        <Actions state={state} />
      </FormFrame>
    </>
  );
}

function Actions<V extends FieldValues>({ state }: { state: FormState<V> }) {
  const isDirty = useIsDirty(state.form);
  return (
    <StickyBar>
      <SaveState state={state} />
      <PreviewButton state={state} kind="home" isDraft={false} />
      <SaveButton label="Kaydet" isSaving={state.isSaving} disabled={!isDirty} />
      <LeaveQuestion isAsked={isDirty} onLeave={state.draft.discard} />
    </StickyBar>
  );
}
