import { createContext, useContext } from "react";
import type { Site } from "../worker/env";

/** What every page knows without reading anything. */
interface PageContext {
  site: Site;
  /** What public pages carry in themselves; the panel has files. */
  inlined?: { style: string; script: string };
  /** For the inline scripts of the panel; that of public pages is known by its hash. */
  nonce: string | undefined;
}

export const PageContext = createContext<PageContext | undefined>(undefined);

/** Throws outside a rendered page. */
export function usePageContext(): PageContext {
  const context = useContext(PageContext);
  if (!context) throw new Error("no PageContext around this component");
  return context;
}
