import { Box, Tabs } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { Loaded } from "../shell/loaded";
import { useAccount } from "../session/account";
import { latePart } from "../shell/late";
import { ScreenFrame } from "../shell/screen-frame";
import { FORM_QUERY, FORM_SKELETON } from "./form-query";
import { UnsavedForms } from "./settings-form";
import { ContentForm, HeroForm } from "./site-forms";

/** Tabs for administrators, each loaded when it is first opened. */
const LATE_TABS = [
  {
    name: "appearance",
    label: "Görünüm",
    Tab: latePart(() => import("../appearance/appearance-form.client"), FORM_SKELETON),
  },
  {
    name: "reviews",
    label: "Değerlendirme",
    Tab: latePart(() => import("./review-form.client"), FORM_SKELETON),
  },
  {
    name: "notifications",
    label: "Bildirimler",
    Tab: latePart(() => import("../notifications/notifications.client"), FORM_SKELETON),
  },
  { name: "system", label: "Sistem", Tab: latePart(() => import("./system-tab.client"), FORM_SKELETON) },
  { name: "legal", label: "Yasal", Tab: latePart(() => import("./legal-form.client"), FORM_SKELETON) },
];

export default function SettingsScreen() {
  const [parameters] = useSearchParams();
  const [tab, setTab] = useState(parameters.get("bolum") ?? "hero");
  const [opened, setOpened] = useState([tab]);
  const list = useRef<HTMLDivElement>(null);
  // On phones the list is wider than the window.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [tab]);
  const lateTabs = useAccount().role === "admin" ? LATE_TABS : [];
  const hero = useQuery({
    queryKey: ["settings", "hero"],
    queryFn: () => answered(api.settings.hero.$get(), READ_FAILED.hero),
    ...FORM_QUERY,
  });
  const texts = useQuery({
    queryKey: ["settings", "content"],
    queryFn: () => answered(api.settings.content.$get(), READ_FAILED.settings),
    ...FORM_QUERY,
  });
  /** Hidden tabs stay mounted, so that input is kept. */
  const content = (name: string, children: ReactNode) => (
    <Tabs.Content key={name} value={name} forceMount hidden={tab !== name}>
      {children}
    </Tabs.Content>
  );
  function open(name: string) {
    setTab(name);
    setOpened((now) => [...now, name]);
  }
  return (
    <ScreenFrame title="Ayarlar">
      <UnsavedForms>
        {(report) => (
          <Tabs.Root value={tab} onValueChange={open}>
            <Tabs.List ref={list}>
              <Tabs.Trigger value="hero">Hero Bölümü</Tabs.Trigger>
              <Tabs.Trigger value="content">İçerik Alanları</Tabs.Trigger>
              {lateTabs.map(({ name, label }) => (
                <Tabs.Trigger key={name} value={name}>
                  {label}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            <Box pt="4">
              {content(
                "hero",
                <Loaded query={hero} skeleton={FORM_SKELETON}>
                  {(row) => <HeroForm row={row} report={report} />}
                </Loaded>,
              )}
              {content(
                "content",
                <Loaded query={texts} skeleton={FORM_SKELETON}>
                  {(row) => <ContentForm row={row} report={report} />}
                </Loaded>,
              )}
              {lateTabs.map(({ name, Tab }) => content(name, opened.includes(name) && <Tab report={report} />))}
            </Box>
          </Tabs.Root>
        )}
      </UnsavedForms>
    </ScreenFrame>
  );
}
