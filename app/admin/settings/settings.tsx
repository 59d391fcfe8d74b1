import { Box, Flex, Heading, Tabs, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { answered, api } from "../api";
import { Loaded } from "../loaded";
import { Administrators } from "./administrators";
import { UnsavedForms } from "./settings-form";
import { ContentForm, HeroForm } from "./site-forms";

const MISSING = <Text role="alert">Ayar kayıtları eksik</Text>;

export default function SettingsScreen() {
  const [tab, setTab] = useState("hero");
  const query = useQuery({
    queryKey: ["settings"],
    queryFn: () => answered(api.settings.$get()),
    gcTime: 0,
    staleTime: Infinity,
  });
  /** A tab keeps what was typed while another one is shown. */
  const content = (name: string, children: ReactNode) => (
    <Tabs.Content value={name} forceMount hidden={tab !== name}>
      {children}
    </Tabs.Content>
  );
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        Ayarlar
      </Heading>
      <UnsavedForms>
        {(report) => (
          <Tabs.Root value={tab} onValueChange={setTab}>
            <Tabs.List wrap="wrap">
              <Tabs.Trigger value="hero">Hero Bölümü</Tabs.Trigger>
              <Tabs.Trigger value="content">İçerik Alanları</Tabs.Trigger>
              <Tabs.Trigger value="administrators">Yöneticiler</Tabs.Trigger>
            </Tabs.List>
            <Box pt="4">
              {content(
                "hero",
                <Loaded query={query}>
                  {({ hero }) => (hero ? <HeroForm row={hero} report={report} /> : MISSING)}
                </Loaded>,
              )}
              {content(
                "content",
                <Loaded query={query}>
                  {({ settings }) => (settings ? <ContentForm row={settings} report={report} /> : MISSING)}
                </Loaded>,
              )}
              {content("administrators", <Administrators />)}
            </Box>
          </Tabs.Root>
        )}
      </UnsavedForms>
    </Flex>
  );
}
