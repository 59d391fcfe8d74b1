import { Flex } from "@radix-ui/themes";
import { type ReactNode, useLayoutEffect } from "react";

/**
 * Stays at the bottom of the window while the form scrolls. A class of the document says so, because `:has()` on it
 * would search the whole document on each change.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add("has-form-bar");
    return () => classList.remove("has-form-bar");
  }, []);
  return (
    <Flex className="form-actions" gap="3" align="center" wrap="wrap">
      {children}
    </Flex>
  );
}
