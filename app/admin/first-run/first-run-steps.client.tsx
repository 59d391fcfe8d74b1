import { Button, Card, Heading } from "@radix-ui/themes";
import { DemoStep } from "./demo-step";
import { KnownStep } from "./known-step";
import { neededSteps, optionalSteps, type StepName, stepsLeft } from "./steps";
import type { FirstRun } from "./use-first-run";
import "./first-run.css";

const GROUPS: { title: string; steps: StepName[]; isOptional?: true }[] = [
  { title: "Kimliğiniz", steps: ["name", "address", "pages", "countries"] },
  { title: "İçerik", steps: ["casino", "promotion", "demo"] },
  { title: "Güvenlik", steps: ["factor", "backup"] },
  { title: "İsteğe bağlı", steps: ["notifications", "turnstile", "postback"], isOptional: true },
];

interface FirstRunStepsProps {
  firstRun: FirstRun;
  refresh: () => unknown;
  onHide: () => void;
}

/** The next step, and below it all steps in groups, each opened by itself. */
export default function FirstRunSteps({ firstRun, refresh, onHide }: FirstRunStepsProps) {
  const needed = neededSteps(firstRun);
  const done: Record<StepName, boolean> = { ...needed, ...optionalSteps(firstRun) };
  const total = Object.keys(needed).length;
  const left = stepsLeft(firstRun);
  const next = (Object.keys(needed) as (keyof typeof needed)[]).find((step) => !done[step]);
  const stepOf = (step: StepName) =>
    step === "demo" ? (
      <DemoStep key={step} firstRun={firstRun} isDone={done.demo} refresh={refresh} />
    ) : (
      <KnownStep key={step} step={step} firstRun={firstRun} isDone={done[step]} />
    );
  const hiding = (
    <Button size="1" variant="ghost" onClick={onHide}>
      Gizle
    </Button>
  );
  return (
    <Card size="1" asChild>
      <section aria-labelledby="first-run" className="first-run">
        <div className="first-run-title">
          <Heading as="h2" size="3" id="first-run">
            {next ? `Yayına ${left} adım kaldı` : "Yayına hazırsınız"}
          </Heading>
          <svg
            className="share-bar"
            viewBox={`0 0 ${total} 1`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${total} adımdan ${total - left} tamam`}
          >
            <rect width={total - left} height="1" />
          </svg>
        </div>
        <ol>{stepOf(next ?? "demo")}</ol>
        {next && (
          <details>
            <summary>Tüm adımlar</summary>
            {GROUPS.map(({ title, steps, isOptional }) => (
              <details key={title} open={!isOptional && steps.includes(next)}>
                <summary>
                  {title} <small>{`${steps.filter((step) => done[step]).length}/${steps.length}`}</small>
                </summary>
                <ol>{steps.filter((step) => step !== next).map(stepOf)}</ol>
              </details>
            ))}
            {hiding}
          </details>
        )}
        {!next && hiding}
      </section>
    </Card>
  );
}
