import { Text } from "@radix-ui/themes";
import type { ReactNode } from "react";

interface StepProps {
  title: string;
  isDone: boolean;
  text?: string | undefined;
  action?: ReactNode;
}

/** One step of the first-run card: its state, text and buttons. */
export function Step({ title, isDone, text, action }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <span className="step-mark" role="img" aria-label={isDone ? "Tamam" : "Yapılacak"}>
        {isDone && "✓"}
      </span>
      <div>
        <Text as="p" size="2" weight="medium">
          {title}
        </Text>
        {text && (
          <Text as="p" size="1" color="gray">
            {text}
          </Text>
        )}
      </div>
      {action}
    </li>
  );
}
