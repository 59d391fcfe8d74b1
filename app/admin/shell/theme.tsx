import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Toasts } from "./toasts";

/** Translucent panels would blur what lies behind each card, dialog and table anew with every frame. */
const COLOURS = { accentColor: "amber", grayColor: "slate", radius: "large", panelBackground: "solid" } as const;
/** Without a stacking context of its own, a message lies above the veil of an open dialog. */
const ABOVE_DIALOGS = { minHeight: 0, zIndex: "auto" };

/** Look and messages of the panel: the accent and greys of the public side, the system's colour scheme. */
export function PanelTheme({ children }: { children: ReactNode }) {
  return (
    <>
      <Theme {...COLOURS}>{children}</Theme>
      <Theme {...COLOURS} hasBackground={false} style={ABOVE_DIALOGS}>
        <Toasts />
      </Theme>
    </>
  );
}
