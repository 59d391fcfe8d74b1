import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Toaster } from "react-hot-toast";

/** Outside the theme, a message lies above the veil of an open dialog. */
const TOAST = { maxWidth: "28rem", fontFamily: "system-ui, 'Segoe UI', Roboto, sans-serif" };

/** Look and messages of the panel: the accent and greys of the public side, the system's colour scheme. */
export function PanelTheme({ children }: { children: ReactNode }) {
  return (
    <>
      <Theme accentColor="amber" grayColor="slate" radius="large">
        {children}
      </Theme>
      <Toaster position="top-right" containerStyle={{ top: 16 }} toastOptions={{ style: TOAST }} />
    </>
  );
}
