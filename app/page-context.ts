import { createContext, useContext } from "react";
import type { Site } from "../worker/site/brand";

/** What every page knows without reading anything. */
interface PageContext {
  site: Site;
  /** Address of the one script of public pages, as the build named it. */
  script: string;
  /** For the inline scripts of the panel; public pages have none. */
  nonce?: string;
}

export const PageContext = createContext<PageContext | undefined>(undefined);

/** Throws outside a rendered page. */
export function usePageContext(): PageContext {
  const context = useContext(PageContext);
  if (!context) throw new Error("no PageContext around this component");
  return context;
}
