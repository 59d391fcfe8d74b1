import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Toaster } from "react-hot-toast";

/** Look and messages of the panel: the accent and greys of the public side, the system's colour scheme. */
export function PanelTheme({ children }: { children: ReactNode }) {
  return (
    <Theme accentColor="amber" grayColor="slate" radius="large">
      {children}
      <Toaster position="top-right" containerStyle={{ top: 16 }} toastOptions={{ style: { maxWidth: "28rem" } }} />
    </Theme>
  );
}
