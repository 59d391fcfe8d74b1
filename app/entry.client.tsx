import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadScreen } from "./admin/shell/load-screen";
import { PageContext } from "./page-context";

const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

/** Tells by `<html data-hydrated>` that the page works now. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => void (document.documentElement.dataset["hydrated"] = ""), []);
  return children;
}

// React needs the screen whose HTML it takes over; without it the page says that it could not be loaded.
await loadScreen(location.pathname).catch(() => undefined);

startTransition(() => {
  hydrateRoot(
    document,
    <PageContext value={{ site: { name: "", url: "" }, nonce }}>
      <Hydrated>
        <HydratedRouter />
      </Hydrated>
    </PageContext>,
  );
});
