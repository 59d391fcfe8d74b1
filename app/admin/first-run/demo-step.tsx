import { Button, Flex } from "@radix-ui/themes";
import { useState } from "react";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { useAccount } from "../session/account";
import { lateDialog } from "../shell/late";
import { Step } from "./step";
import { named } from "../shell/named";
import { undo } from "../undo";
import { changedDemo, DEMO_REMOVAL, demoContent, STEP_TITLES } from "./steps";
import type { FirstRun } from "./use-first-run";

const DemoRemoval = lateDialog(() => import("./demo-removal.client"));

interface DemoStepProps {
  firstRun: FirstRun;
  isDone: boolean;
  refresh: () => unknown;
}

/** Removes the demo content, which can be undone while it is in the trash. */
export function DemoStep({ firstRun, isDone, refresh }: DemoStepProps) {
  const { role } = useAccount();
  const [isRemoving, setRemoving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const content = demoContent(firstRun);
  const changed = changedDemo(firstRun);
  const isRemoved = firstRun.removed.length > 0;
  async function takeBack() {
    setBusy(true);
    try {
      toast.success(await undo(DEMO_REMOVAL, firstRun.removed));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    await refresh();
    setBusy(false);
  }
  const back = { label: "Örnek içeriği geri al", run: () => void takeBack() };
  const removal = {
    label: isDone ? "Onları da kaldır" : "Örnek içeriği kaldır",
    run: () => setRemoving(true),
  };
  const canRemove = !isDone || changed.length > 0;
  // The first button stays, so that it keeps the focus when its label changes.
  const actions = [
    ...(canRemove && !isDone ? [removal] : []),
    ...(isRemoved ? [back] : []),
    ...(canRemove && isDone ? [removal] : []),
  ];
  return (
    <Step
      title={STEP_TITLES.demo}
      isDone={isDone}
      text={[
        !isDone && `${content.join(", ")} örnek olarak geldi.`,
        isDone && isRemoved && "Kaldırılan örnekler çöp kutusunda.",
        isDone && changed.length > 0 && `Değiştirdikleriniz ve bağlı oldukları kaldı: ${named(changed)}.`,
      ]
        .filter(Boolean)
        .join(" ")}
      action={
        role === "admin" && (
          <Flex gap="2" direction="column" align="end">
            {actions.map(({ label, run }, index) => (
              <Button key={index} size="1" variant="surface" loading={isBusy && label === back.label} onClick={run}>
                {label}
              </Button>
            ))}
            {isRemoving && (
              <DemoRemoval
                content={content}
                edited={changed}
                undoes={DEMO_REMOVAL}
                onClose={() => setRemoving(false)}
                refresh={refresh}
              />
            )}
          </Flex>
        )
      }
    />
  );
}
