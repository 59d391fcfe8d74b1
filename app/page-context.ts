import { createContext, useContext } from "react";
import type { Site } from "../worker/env";
import type { Preview } from "../worker/scope.server";

/** Values of a request that need no database. */
interface PageContext {
  site: Site;
  /** CSP nonce of the panel; inline scripts of public pages are allowed by hash. */
  nonce: string | undefined;
  preview?: Preview | undefined;
}

export const PageContext = createContext<PageContext | undefined>(undefined);

export function usePageContext(): PageContext {
  const context = useContext(PageContext);
  if (!context) throw new Error("no PageContext around this component");
  return context;
}
