import type { MiddlewareHandler } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { hasReplicas, noteWrite, openNear } from "../../db/client";
import { currentBookmark, NearReader } from "../../db/near-reader";
import type { AppEnv } from "../app-env";
import { isSafe } from "../http/methods";

const PANEL_API = "/api/admin";
/** A bookmark of D1: only a replica that is as new may answer. */
const BOOKMARK = /^[0-9a-f-]{8,128}$/;
/** Reads the primary, because a preview link may have been created a moment ago. */
const FROM_PRIMARY = /^\/(admin|onizleme|api\/session)(\/|$)/;

/**
 * Visitors read from the nearest replica. The panel reads from a replica that has its browser's last write, which a
 * cookie remembers, else from the primary. Writes go to the primary.
 */
export function nearReads(): MiddlewareHandler<AppEnv> {
  return async function nearReads(c, next) {
    const { scope } = c.var;
    if (!hasReplicas(c.env)) return next();
    const { pathname } = scope.url;
    const isPanel = isWithin(pathname, PANEL_API);
    const name = scope.isSecure ? "__Secure-bookmark" : "bookmark";
    const given = isPanel ? parse(c.req.header("Cookie") ?? "", name)[name] : undefined;
    const remember = (bookmark: string | undefined) => {
      if (!bookmark && !given) return;
      const lifetime = bookmark ? {} : { maxAge: 0 };
      const attributes = { path: PANEL_API, httpOnly: true, sameSite: "Strict", secure: scope.isSecure } as const;
      c.header("Set-Cookie", serialize(name, bookmark ?? "", { ...attributes, ...lifetime }), { append: true });
    };
    if (isSafe(c.req.method)) {
      const reader = given && BOOKMARK.test(given) ? new NearReader(given) : undefined;
      if (reader || !(isPanel || FROM_PRIMARY.test(pathname))) {
        scope.db = openNear(c.env, reader);
        c.set("db", scope.db);
      }
      await next();
      if (given && (!reader || reader.hasFailed)) remember(undefined);
      return;
    }
    await next();
    const { status, headers } = c.res;
    if (status >= 400 && status < 500) return;
    noteWrite(c.env);
    if (!isPanel && !isWithin(pathname, "/api/session")) return;
    // A streamed response may still write after this point.
    const isWritten = !headers.get("Content-Type")?.startsWith("text/event-stream");
    remember(isWritten ? await currentBookmark(c.env.DB) : undefined);
  };
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
