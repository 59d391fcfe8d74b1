import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Toasts } from "./toasts";

/** Translucent panels would re-render a blur in every frame. */
const COLOURS = { accentColor: "amber", grayColor: "slate", radius: "large", panelBackground: "solid" } as const;
/** Without its own stacking context, toasts are above the overlay of a dialog. */
const ABOVE_DIALOGS = { minHeight: 0, zIndex: "auto" };

/** Theme and toasts of the panel. */
export function PanelTheme({ hasMenu = false, children }: { hasMenu?: boolean; children: ReactNode }) {
  return (
    <>
      <Theme {...COLOURS}>{children}</Theme>
      <Theme {...COLOURS} hasBackground={false} style={ABOVE_DIALOGS}>
        <Toasts isBesideMenu={hasMenu} />
      </Theme>
    </>
  );
}
