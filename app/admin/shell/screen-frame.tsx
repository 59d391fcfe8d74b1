import { Flex, Heading } from "@radix-ui/themes";
import type { ReactNode } from "react";

interface ScreenFrameProps {
  title: string | undefined;
  /** At the end of the line of the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A screen of the panel below its title. */
export function ScreenFrame({ title, beside, children }: ScreenFrameProps) {
  return (
    <Flex direction="column" gap="4">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <Heading as="h1" size="6">
          {title}
        </Heading>
        {beside}
      </Flex>
      {children}
    </Flex>
  );
}
