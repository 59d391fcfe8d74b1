import { type Context, Hono } from "hono";
import type * as z from "zod";
import type { Db } from "../db/client";
import { records } from "./activity/record-activity";
import type { AppEnv } from "./app-env";
import { CHANGE_FAILED } from "./failure-sentences";
import { type Activation, selection } from "./fields";
import { listQuery } from "./http/list-query";
import { onOutage } from "./http/on-outage";
import { valid } from "./http/valid";
import { requireRecord } from "./records/editable.server";
import type { RowOf, TrashKind } from "./records/kinds.server";
import type { List, ListQuery, Sortable } from "./records/list";
import type { Edit } from "./records/revision.server";
import { type SwitchedKind, switchRecords } from "./records/switching.server";
import { editOf } from "./session/require-admin";
import { moveOneToTrash, moveToTrash } from "./trash/deleting.server";

type Version = { updated_at: string };

interface Plain<
  K extends TrashKind,
  Input,
  Given extends z.ZodType<Input>,
  Update extends z.ZodType<Input & Version>,
  Listed,
> {
  kind: K;
  /** Sentences of outages. */
  sentences: { list: string; read: string; write: string; remove: string };
  sorts: Sortable;
  input: Given;
  update: Update;
  list: (db: Db, query: ListQuery, edit: Edit) => Promise<List<Listed>>;
  add: (db: Db, input: Input, edit: Edit) => Promise<RowOf<K>>;
  revise: (db: Db, id: string, basis: string, input: Input, edit: Edit) => Promise<RowOf<K>>;
  /** Moves a record to the trash; throws `Refusal` if that is not possible. */
  remove?: (db: Db, id: string, edit: Edit) => Promise<void>;
  activate?: (db: Db, ids: string[], action: Activation, edit: Edit) => Promise<string[]>;
}

/** Routes of records that are switched on and off, too. */
export function switchedResource<
  K extends SwitchedKind,
  Input extends object,
  Given extends z.ZodType<Input>,
  Update extends z.ZodType<Input & Version>,
  Listed extends object,
>(resource: Omit<Plain<K, Input, Given, Update, Listed>, "activate">) {
  const { kind } = resource;
  const activate = (db: Db, ids: string[], action: Activation, edit: Edit) =>
    switchRecords(db, kind, ids, action, edit);
  async function setActivation(c: Context<AppEnv>, id: string, action: Activation) {
    const ids = await activate(c.var.db, [id], action, editOf(c));
    if (ids.length === 0) await requireRecord(c.var.db, kind, id);
    return c.body(null, 204);
  }
  return new Hono<AppEnv>()
    .route("/", plainResource({ ...resource, activate }))
    .put("/:id/activation", records(kind, "activate"), onOutage(CHANGE_FAILED.status), (c) =>
      setActivation(c, c.req.param("id"), "activate"),
    )
    .delete("/:id/activation", records(kind, "deactivate"), onOutage(CHANGE_FAILED.status), (c) =>
      setActivation(c, c.req.param("id"), "deactivate"),
    );
}

/** Routes of records that are listed, added, read, revised and moved to the trash. */
export function plainResource<
  K extends TrashKind,
  Input extends object,
  Given extends z.ZodType<Input>,
  Update extends z.ZodType<Input & Version>,
  Listed extends object,
>({
  kind,
  sentences: { list: unlisted, read: unread, write, remove },
  activate,
  ...resource
}: Plain<K, Input, Given, Update, Listed>) {
  const actions = activate ? (["activate", "deactivate", "delete"] as const) : (["delete"] as const);
  return new Hono<AppEnv>()
    .use(onOutage({ read: unlisted, write, remove }))
    .get("/", listQuery(resource.sorts), async (c) =>
      c.json(await resource.list(c.var.db, c.req.valid("query"), editOf(c))),
    )
    .post("/", records(kind, "add"), valid(resource.input), async (c) =>
      c.json(await resource.add(c.var.db, c.req.valid("json"), editOf(c)), 201),
    )
    .post("/selection", records(kind, "asked"), valid(selection(actions)), async (c) => {
      const { action, ids } = c.req.valid("json");
      c.set("unavailable", action === "delete" ? remove : CHANGE_FAILED.status);
      const edit = editOf(c);
      const switched = action === "delete" ? undefined : await activate?.(c.var.db, ids, action, edit);
      return c.json({ ids: switched ?? (await moveToTrash(c.var.db, kind, ids, edit)) });
    })
    .get("/:id", onOutage(unread), async (c) => c.json(await requireRecord(c.var.db, kind, c.req.param("id"))))
    .put("/:id", records(kind, "edit"), valid(resource.update), async (c) => {
      const { updated_at, ...input } = c.req.valid("json") as Input & Version;
      return c.json(await resource.revise(c.var.db, c.req.param("id"), updated_at, input as Input, editOf(c)));
    })
    .delete("/:id", records(kind, "delete"), async (c) => {
      const [db, id, edit] = [c.var.db, c.req.param("id"), editOf(c)];
      await (resource.remove?.(db, id, edit) ?? moveOneToTrash(db, kind, id, edit));
      return c.body(null, 204);
    });
}
