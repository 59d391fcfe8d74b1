import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateForeignChanges } from "./admin/shell/foreign-changes";
import { loadScreen } from "./admin/shell/load-screen";
import { MEDIA_PATH } from "../worker/text/variants";
import { PageContext } from "./page-context";

const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

/** Sets `<html data-hydrated>` after hydration. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void (document.documentElement.dataset["hydrated"] = ""), []);
  return children;
}

tolerateForeignChanges();

// Hydration needs the screen's module; if it cannot be loaded, the screen shows an error.
await loadScreen(location.pathname).catch(() => undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <PageContext value={{ site: { name: "", defaultName: "", url: "", currency: "", media: MEDIA_PATH }, nonce }}>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </PageContext>,
  );
});
