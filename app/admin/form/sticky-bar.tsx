import { Flex } from "@radix-ui/themes";
import { type ReactNode, useLayoutEffect } from "react";

/**
 * Bar with the buttons of a form that sticks to the bottom of the window. Sets a class on `<html>` for the style sheet:
 * with `html:has(.form-actions)` the browser would search the whole document after each change.
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
