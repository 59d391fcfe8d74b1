import { Flex } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { type Savable, useSavable } from "../shell/use-save-key";

/** Form that is saved by its button, Enter or Ctrl/Cmd+S. */
export function SavableForm({ isChanged, save, children }: Savable & { children: ReactNode }) {
  const element = useSavable({ isChanged, save });
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <Flex direction="column" gap="4">
        {children}
      </Flex>
    </form>
  );
}
