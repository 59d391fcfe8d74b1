import { Box, Tabs } from "@radix-ui/themes";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { TAB } from "../record-list/use-list";
import { latePart } from "../shell/late";
import { ScreenFrame } from "../shell/screen-frame";
import { AnswerChoice } from "./answer-choice";
import { RuleList } from "./rule-list";

const UnknownList = latePart(() => import("./unknown-list.client"), { count: 20 });
const Check = latePart(() => import("./check/check"), { shape: "form" });

/** Where former addresses lead, unknown addresses, and a check of a list of addresses; for administrators. */
export default function Redirects() {
  const [params, setParams] = useSearchParams();
  const tab = params.get(TAB) ?? "rules";
  const [isCheckOpened, setCheckOpened] = useState(false);
  if (tab === "check" && !isCheckOpened) setCheckOpened(true);
  const list = useRef<HTMLDivElement>(null);
  // On phones the list is wider than the window.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [tab]);
  return (
    <ScreenFrame title="Yönlendirmeler">
      <AnswerChoice />
      <Tabs.Root
        value={tab}
        onValueChange={(name) => setParams(name === "rules" ? {} : { [TAB]: name }, { replace: true })}
      >
        <Tabs.List ref={list}>
          <Tabs.Trigger value="rules">Yönlendirmeler</Tabs.Trigger>
          <Tabs.Trigger value="unknown">Bulunamayan adresler</Tabs.Trigger>
          <Tabs.Trigger value="check">Adres listesini denetle</Tabs.Trigger>
        </Tabs.List>
        <Box pt="4">
          <Tabs.Content value="rules">
            <RuleList />
          </Tabs.Content>
          <Tabs.Content value="unknown">
            <UnknownList />
          </Tabs.Content>
          {/* Keeps a pasted list while another tab is open. */}
          <Tabs.Content value="check" forceMount hidden={tab !== "check"}>
            {isCheckOpened && <Check />}
          </Tabs.Content>
        </Box>
      </Tabs.Root>
    </ScreenFrame>
  );
}
