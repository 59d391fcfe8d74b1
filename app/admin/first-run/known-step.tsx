import { Button, Code } from "@radix-ui/themes";
import { Link } from "react-router";
import { useAccount } from "../session/account";
import { Step } from "./step";
import { wordsOf } from "./step-words";
import { STEP_TITLES, type StepName } from "./steps";
import type { FirstRun } from "./use-first-run";

interface KnownStepProps {
  step: Exclude<StepName, "demo">;
  firstRun: FirstRun;
  isDone: boolean;
}

/** A step that a screen or a command does; once done, only its title. */
export function KnownStep({ step, firstRun, isDone }: KnownStepProps) {
  const { role } = useAccount();
  const title = STEP_TITLES[step];
  const { text, link, command } = wordsOf(step, firstRun);
  if (isDone) return <Step title={title} isDone />;
  const isAllowed = link && (role === "admin" || !link.isForAdministrators);
  return (
    <Step
      title={title}
      isDone={false}
      text={text}
      action={
        <>
          {command && (
            <Code size="1" variant="ghost">
              {command}
            </Code>
          )}
          {isAllowed && (
            <Button asChild size="1" variant="surface">
              <Link to={link.to}>{link.label}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}
