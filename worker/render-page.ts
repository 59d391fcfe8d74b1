import type { RouterContextProvider } from "react-router";

/** Renders a page of the site, by React Router. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;
