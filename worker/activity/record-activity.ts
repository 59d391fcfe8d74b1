import type { HonoRequest, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Role } from "../../db/schema";
import type { AppEnv } from "../app-env";
import { logError } from "../log";
import { editOf } from "../session/require-admin";
import { type ChangedRecord, recordActivity } from "./recording.server";
import { type Recorded, RECORDED_ROUTES } from "./routes";
import type { ActivityAction, ActivityKind } from "./rules";

interface Answer {
  id?: string;
  ids?: string[];
  kind?: ActivityKind;
  records?: ChangedRecord[];
  saved?: { id: string }[];
}

/** Logs what a successful request changed; if that fails, only writes an error to the log. */
export function activityLog(base: string): MiddlewareHandler<AppEnv> {
  return async function activityLog(c, next) {
    await next();
    const { method } = c.req;
    const route = matchedRoutes(c).find((matched) => matched.method === method);
    const recorded = RECORDED_ROUTES[`${method} ${route?.path.slice(base.length)}`];
    if (!recorded || !c.res.ok) return;
    try {
      const answer = c.res.status === 204 ? {} : await c.res.clone().json<Answer>();
      const ids = answer.ids ?? answer.saved?.map(({ id }) => id) ?? [answer.id ?? c.req.param("id") ?? null];
      const kind = recorded.kind === "answered" ? answer.kind : recorded.kind;
      const records = answer.records ?? (kind ? ids.map((id) => ({ kind, id })) : []);
      const action = await actionOf(recorded, c.req);
      if (records.length > 0) await recordActivity(c.var.db, action, records, editOf(c));
    } catch (error) {
      logError(error, c.var.requestId);
    }
  };
}

async function actionOf({ action, mayPublish }: Recorded, request: HonoRequest): Promise<ActivityAction> {
  if (action === "asked") return (await request.json<{ action: ActivityAction }>()).action;
  if (action === "add_role") return `add_${await givenRole(request)}`;
  if (action === "make_role") return `make_${await givenRole(request)}`;
  return mayPublish && (await request.json<{ publish?: boolean }>()).publish ? "publish" : action;
}

const givenRole = async (request: HonoRequest) => (await request.json<{ role: Role }>()).role;
