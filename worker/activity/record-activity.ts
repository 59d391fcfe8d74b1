import type { MiddlewareHandler } from "hono";
import type { Role } from "../../db/schema";
import type { AppEnv } from "../app-env";
import { logError } from "../log";
import { LEFT_REASONS, type LeftAlone, type Returned } from "./undone";
import { editOf } from "../session/require-admin";
import { type ChangedRecord, recordActivity } from "./recording.server";
import type { ActivityAction, ActivityKind, Recorded } from "./rules";

interface Answer {
  id?: string;
  ids?: string[];
  kind?: ActivityKind;
  records?: ChangedRecord[];
  whole?: ActivityKind;
  action?: ActivityAction;
  returned?: Returned[];
  left?: LeftAlone[];
  saved?: { id: string }[];
}

interface Asked {
  action?: ActivityAction;
  publish?: boolean;
  review?: "send" | "approve" | null;
  role?: Role;
  /** Where a request continues the one before (see `matchingIds`). */
  after?: string;
  is_continued?: boolean;
  change?: string;
}

/** Names what a route changes, for the log; routes of AI writing, checks, saved views and drafts name nothing. */
export function records(
  kind: Recorded["kind"],
  action: Recorded["action"],
  options: Omit<Recorded, "kind" | "action"> = {},
): MiddlewareHandler<AppEnv> {
  return async function records(c, next) {
    c.set("recorded", { kind, action, ...options });
    return next();
  };
}

/** Names the change of a successful request in `X-Change` and logs it; if that fails, only writes an error to the log. */
export function activityLog(): MiddlewareHandler<AppEnv> {
  return async function activityLog(c, next) {
    await next();
    const { recorded, change, role } = c.var;
    if (!recorded) return;
    if (change && c.res.ok) c.header("X-Change", change);
    try {
      const answer = c.res.status === 204 ? {} : await c.res.clone().json<Answer>();
      if (!c.res.ok && !answer.left) return;
      const ids = answer.ids ?? answer.saved?.map(({ id }) => id) ?? [answer.id ?? c.req.param("id") ?? null];
      const kind = recorded.kind === "answered" ? answer.kind : recorded.kind;
      const all = answer.whole && [{ kind: answer.whole, id: null }];
      const records: ChangedRecord[] = all ?? answer.records ?? (kind ? ids.map((id) => ({ kind, id })) : []);
      const { returned = [], left = [] } = answer;
      if (records.length + left.length === 0) return;
      const body = readsBody(recorded) ? await c.req.json<Asked>() : {};
      const isPart = recorded.isPart ?? (body.after !== undefined || (body.is_continued === true && !body.change));
      const valued =
        returned.length > 0 ? records.map((record) => ({ ...record, ...valuesOf(record, returned) })) : records;
      const undoes = recorded.action === "undo" ? c.req.param("id") : undefined;
      const action = (undoes ? answer.action : undefined) ?? actionOf(recorded, body);
      await recordActivity(c.var.db, action, valued, editOf(c), { isPart, change, undoes, role });
      for (const reason of LEFT_REASONS) {
        const alone = left.filter((record) => record.reason === reason) as ChangedRecord[];
        if (alone.length > 0) await recordActivity(c.var.db, `leave_${reason}`, alone, editOf(c), { isPart });
      }
    } catch (error) {
      logError(error, c.var.requestId);
    }
  };
}

function valuesOf({ id }: ChangedRecord, all: Returned[]) {
  const returned = all.flatMap(({ id: of, ...value }) => (of === id ? [value] : []));
  return returned.length > 0 ? { returned } : {};
}

const readsBody = ({ action, mayPublish, mayContinue }: Recorded) =>
  mayPublish ?? mayContinue ?? ["asked", "add_role", "make_role", "import", "undo"].includes(action);

function actionOf({ action, mayPublish }: Recorded, body: Asked): ActivityAction {
  if (action === "asked") return body.action as ActivityAction;
  if (action === "add_role") return `add_${body.role as Role}`;
  if (action === "make_role") return `make_${body.role as Role}`;
  return (mayPublish && (body.publish ? "publish" : body.review)) || action;
}
