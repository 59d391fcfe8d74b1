import { Card, Heading, Text } from "@radix-ui/themes";
import { useState } from "react";
import { useAccount } from "../session/account";
import { latePart } from "../shell/late";
import { useNarrow } from "../shell/use-narrow";
import { hasRecords, neededSteps, nextStep, optionalSteps, STEP_TITLES } from "./steps";
import { useFirstRun } from "./use-first-run";

const Steps = latePart(() => import("./first-run-steps.client"));

/**
 * The steps to a live guide, until all are done or hidden; the removal of demo content stays while it can be undone. On
 * phones and once there are records, the card is collapsed to the next step; the list is loaded when it is opened.
 */
export function FirstRunCard() {
  const { data, refresh, hide } = useFirstRun();
  const { role } = useAccount();
  const isNarrow = useNarrow();
  const [isToggled, setToggled] = useState<boolean>();
  if (!data) return null;
  const steps = Object.values(neededSteps(data));
  const done = steps.filter(Boolean).length;
  const next = nextStep(data);
  const optional = Object.values(optionalSteps(data)).filter((isDone) => !isDone).length;
  if (!next && (role !== "admin" || (data.removed.length === 0 && optional === 0))) return null;
  const line = next ? `Sıradaki: ${STEP_TITLES[next]}` : optional > 0 && `İsteğe bağlı ${optional} adım kaldı`;
  const isOpen = isToggled ?? (!isNarrow && !hasRecords(data));
  return (
    <Card size="1" asChild>
      <section aria-labelledby="first-run" className="first-run">
        <details open={isOpen} onToggle={({ currentTarget }) => setToggled(currentTarget.open)}>
          <summary className="accordion-title">
            <Heading as="h2" size="3" id="first-run">
              {next ? `Yayına ${steps.length - done} adım kaldı` : "Yayına hazırsınız"}
            </Heading>
            {line && (
              <Text size="2" color="gray">
                {line}
              </Text>
            )}
            <svg
              className="share-bar"
              viewBox={`0 0 ${steps.length} 1`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`${steps.length} adımdan ${done} tamam`}
            >
              <rect width={done} height="1" />
            </svg>
          </summary>
          {isOpen && <Steps firstRun={data} refresh={refresh} onHide={hide} />}
        </details>
      </section>
    </Card>
  );
}
