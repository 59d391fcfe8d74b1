import { entry, modules } from "virtual:public-build";
import manifest from "virtual:react-router/server-manifest";
import { createStaticHandler, type EntryContext, type RouteObject, type StaticHandlerContext } from "react-router";
import type { RenderPage } from "./render-page";

const ROOT = "root";

const routes = Object.values(manifest.routes).flatMap((route) => (route && route.id in modules ? [route] : []));
const router = createStaticHandler(routeObjects());

const entryContext: Omit<EntryContext, "staticHandlerContext"> = {
  manifest: { ...manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
  routeModules: modules,
  branches: [],
  future: {},
  ssr: true,
  routeDiscovery: { mode: "initial", manifestPath: "" },
  isSpaMode: false,
};

/**
 * Renders public pages. React Router's own handler would match every request twice, also against the panel's routes,
 * and serialise loader data for a hydration that public pages lack: a fifth of a page's CPU time.
 */
export const renderPublicPage: RenderPage = async (request, context) => {
  const rendered = (found: StaticHandlerContext) =>
    entry.default(request, found.statusCode, new Headers(), { ...entryContext, staticHandlerContext: found }, context);
  const report = (error: unknown) => entry.handleError(error, { request, context });
  const found = await router.query(request, { requestContext: context });
  if (found instanceof Response) return found;
  Object.values(found.errors ?? {}).forEach(report);
  try {
    return await rendered(found);
  } catch (error) {
    report(error);
    return rendered({ ...found, errors: { [ROOT]: error }, statusCode: 500 });
  }
};

/** The routes as React Router takes them without its compiler. */
function routeObjects(parentId?: string): RouteObject[] {
  const own = routes.filter((route) => route.parentId === parentId);
  return own.map(({ id, index, path }) => {
    const { loader, action, handle } = modules[id] ?? {};
    const route = { id, handle, ...(path && { path }), ...(loader && { loader }), ...(action && { action }) };
    return index ? { ...route, index } : { ...route, children: routeObjects(id) };
  });
}
