import {
  createRequestHandler,
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type ServerBuild,
  type StaticHandlerContext,
} from "react-router";
import type { RenderPage } from "./preview/rendering.server";

const ROOT = "root";
const PUBLIC = /^(root$|public\/)/;
/** Routes without a component. */
const FILE = /\.(xml|txt)$|^\/promotion(\/|$)/i;

/**
 * Renders public pages. React Router's own handler matches every request twice, among the panel's routes too, and
 * encodes what loaders returned for a hydration that public pages do not have: a fifth of the CPU time of a page.
 */
export function publicPages(whole: ServerBuild): RenderPage {
  const routes = publicOf(whole.routes);
  const build = { ...whole, routes, assets: { ...whole.assets, routes: publicOf(whole.assets.routes) } };
  const answerFile = createRequestHandler(build, import.meta.env.MODE);
  const router = createStaticHandler(routeObjects(Object.values(routes)));
  const { default: render, handleError } = build.entry.module;
  const entry = entryOf(build);

  return async function answerPage(request, context) {
    if (FILE.test(new URL(request.url).pathname)) return answerFile(request, context);
    const rendered = (found: StaticHandlerContext) =>
      render(request, found.statusCode, new Headers(), { ...entry, staticHandlerContext: found }, context);
    const report = (error: unknown) => handleError?.(error, { request, context, params: {} });
    const found = await router.query(request, { requestContext: context });
    if (found instanceof Response) return found;
    Object.values(found.errors ?? {}).forEach(report);
    let page: Response;
    try {
      page = await rendered(found);
    } catch (error) {
      report(error);
      page = await rendered({ ...found, errors: { [ROOT]: error }, statusCode: 500 });
    }
    return request.method === "HEAD" ? new Response(null, page) : page;
  };
}

const publicOf = <T>(routes: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).flatMap(([id, route]) => (route && PUBLIC.test(id) ? [[id, route]] : [])));

type Route = NonNullable<ServerBuild["routes"][string]>;

/** Routes in the form that React Router takes from programs without its compiler. */
function routeObjects(routes: Route[], parentId?: string): RouteObject[] {
  const own = routes.filter((route) => route.parentId === parentId);
  return own.map(({ id, index, path, module: { loader, action, handle } }) => {
    const route = { id, handle, ...(path && { path }), ...(loader && { loader }), ...(action && { action }) };
    return index ? { ...route, index } : { ...route, children: routeObjects(routes, id) };
  });
}

const entryOf = ({
  assets,
  routes,
  future,
  ssr,
  routeDiscovery,
}: ServerBuild): Omit<EntryContext, "staticHandlerContext"> => ({
  manifest: assets,
  routeModules: Object.fromEntries(Object.entries(publicOf(routes)).map(([id, { module }]) => [id, module])),
  branches: [],
  future,
  ssr,
  routeDiscovery,
  isSpaMode: false,
});
