import { Button } from "@radix-ui/themes";
import { DemoStep } from "./demo-step";
import { KnownStep } from "./known-step";
import { neededSteps, nextStep, optionalSteps, type StepName } from "./steps";
import type { FirstRun } from "./use-first-run";
import "./first-run.css";

const GROUPS: { title: string; steps: StepName[] }[] = [
  { title: "Kimliğiniz", steps: ["name", "address", "pages", "countries"] },
  { title: "İçerik", steps: ["casino", "promotion", "demo"] },
  { title: "Güvenlik ve bildirimler", steps: ["factor", "backup", "notifications"] },
];
const OPTIONAL: (typeof GROUPS)[number] = { title: "İsteğe bağlı", steps: ["turnstile", "postback"] };

interface FirstRunStepsProps {
  firstRun: FirstRun;
  refresh: () => unknown;
  onHide: () => void;
}

/** All steps in groups; the group of the next step is open. Once none is left: the optional steps and the removal of the demo. */
export default function FirstRunSteps({ firstRun, refresh, onHide }: FirstRunStepsProps) {
  const done: Record<StepName, boolean> = { ...neededSteps(firstRun), ...optionalSteps(firstRun) };
  const next = nextStep(firstRun);
  const stepOf = (step: StepName) =>
    step === "demo" ? (
      <DemoStep key={step} firstRun={firstRun} isDone={done.demo} refresh={refresh} />
    ) : (
      <KnownStep key={step} step={step} firstRun={firstRun} isDone={done[step]} />
    );
  return (
    <>
      {!next && firstRun.removed.length > 0 && <ol>{stepOf("demo")}</ol>}
      {[...(next ? GROUPS : []), OPTIONAL].map(({ title, steps }) => (
        <details key={title} open={!next || steps.includes(next)}>
          <summary>
            {title} <small>{`${steps.filter((step) => done[step]).length}/${steps.length}`}</small>
          </summary>
          <ol>{steps.map(stepOf)}</ol>
        </details>
      ))}
      <Button size="1" variant="ghost" onClick={onHide}>
        Gizle
      </Button>
    </>
  );
}
