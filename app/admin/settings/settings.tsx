import { Box, Tabs } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Loaded } from "../shell/loaded";
import { useAccount } from "../session/account";
import { ScreenFrame } from "../shell/screen-frame";
import { ReviewForm } from "./review-form";
import { UnsavedForms } from "./settings-form";
import { ContentForm, HeroForm } from "./site-forms";

const FORM = { shape: "form" } as const;
/** Loaded once per visit: a refetch must not change a form while it is edited. */
const ONCE = { gcTime: 0, staleTime: Infinity };

export default function SettingsScreen() {
  const [parameters] = useSearchParams();
  const [tab, setTab] = useState(parameters.get("bolum") ?? "hero");
  const isAdmin = useAccount().role === "admin";
  const hero = useQuery({
    queryKey: ["settings", "hero"],
    queryFn: () => answered(api.settings.hero.$get(), READ_FAILED.hero),
    ...ONCE,
  });
  const texts = useQuery({
    queryKey: ["settings", "content"],
    queryFn: () => answered(api.settings.content.$get(), READ_FAILED.settings),
    ...ONCE,
  });
  const reviews = useQuery({
    queryKey: ["settings", "reviews"],
    queryFn: () => answered(api.settings.reviews.$get(), READ_FAILED.reviewSettings),
    ...ONCE,
    enabled: isAdmin,
  });
  /** Hidden tabs stay mounted, so that input is kept. */
  const content = (name: string, children: ReactNode) => (
    <Tabs.Content value={name} forceMount hidden={tab !== name}>
      {children}
    </Tabs.Content>
  );
  return (
    <ScreenFrame title="Ayarlar">
      <UnsavedForms>
        {(report) => (
          <Tabs.Root value={tab} onValueChange={setTab}>
            <Tabs.List wrap="wrap">
              <Tabs.Trigger value="hero">Hero Bölümü</Tabs.Trigger>
              <Tabs.Trigger value="content">İçerik Alanları</Tabs.Trigger>
              {isAdmin && <Tabs.Trigger value="reviews">Değerlendirme</Tabs.Trigger>}
            </Tabs.List>
            <Box pt="4">
              {content(
                "hero",
                <Loaded query={hero} skeleton={FORM}>
                  {(row) => <HeroForm row={row} report={report} />}
                </Loaded>,
              )}
              {content(
                "content",
                <Loaded query={texts} skeleton={FORM}>
                  {(row) => <ContentForm row={row} report={report} />}
                </Loaded>,
              )}
              {isAdmin &&
                content(
                  "reviews",
                  <Loaded query={reviews} skeleton={FORM}>
                    {(row) => <ReviewForm row={row} report={report} />}
                  </Loaded>,
                )}
            </Box>
          </Tabs.Root>
        )}
      </UnsavedForms>
    </ScreenFrame>
  );
}
