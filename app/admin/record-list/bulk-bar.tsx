import { Button, Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";
import type { BulkAction } from "../list/bulk-action";

interface BulkBarProps<Row> {
  actions: BulkAction<Row>[];
  onAsk: (action: BulkAction<Row>) => void;
  children: ReactNode;
}

/** What is selected, and a button for each action on it. */
export function BulkBar<Row>({ actions, onAsk, children }: BulkBarProps<Row>) {
  return (
    <Flex className="selection" gap="2" align="center" wrap="wrap" role="group" aria-label="Seçili kayıtlar">
      {children}
      {actions.map((action) => (
        <Button
          key={action.label}
          size="1"
          variant="surface"
          {...(action.removal && { color: "red" })}
          onClick={() => onAsk(action)}
        >
          {action.label}
        </Button>
      ))}
    </Flex>
  );
}
