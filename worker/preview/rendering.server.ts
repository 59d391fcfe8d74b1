import { RouterContextProvider } from "react-router";
import { openOverlaid } from "../../db/client";
import type { RenderPage } from "../render-page";
import { type Preview, type Scope, scopeKey } from "../scope.server";
import type { Previewed } from "./form-records.server";

const HEADERS = { "X-Robots-Tag": "noindex", "Cache-Control": "private, no-store" };

/** Renders the record's page as visitors would see it, uncached and without scripts; undefined without a page. */
export async function renderPreview(
  render: RenderPage,
  scope: Scope,
  { overlay, path }: Previewed,
  preview: Preview,
): Promise<Response | undefined> {
  const url = new URL(path, scope.url);
  const context = new RouterContextProvider();
  context.set(scopeKey, {
    ...scope,
    url,
    db: openOverlaid(scope.env, overlay),
    parameter: () => null,
    parameters: () => [],
    cacheInfo: { tags: [] },
    preview,
  });
  const page = await render(new Request(url), context);
  if (page.status !== 200 && page.status !== 503) return undefined;
  const response = new Response(page.body, page);
  for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
  return response;
}
