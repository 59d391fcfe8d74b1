import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../failure-sentences";
import { selection } from "../fields";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { listTrash, trashSorts } from "./listing.server";
import { restore, restoreAll } from "./restoring.server";
import { deletePermanently } from "./emptying.server";

export const trashAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.trash, write: CHANGE_FAILED.trash }))
  .get("/", listQuery(trashSorts), async (c) => c.json(await listTrash(c.var.db, c.req.valid("query"))))
  .put("/:id/restoration", records("answered", "restore"), async (c) => {
    const id = c.req.param("id");
    const kind = await restore(c.var.db, id, c.var.now);
    c.var.scope.announce();
    return c.json({ id, kind });
  })
  .post("/restoration", records("answered", "restore"), valid(selection(["restore"])), async (c) => {
    const { records, refused } = await restoreAll(c.var.db, c.req.valid("json").ids, c.var.now);
    if (records.length > 0) c.var.scope.announce();
    return c.json({ ids: records.map(({ id }) => id), records, refused });
  })
  .post(
    "/selection",
    records("answered", "delete_forever"),
    onOutage(DELETE_FAILED.trash),
    valid(selection(["delete"])),
    async (c) => {
      const { ids } = c.req.valid("json");
      const records = await deletePermanently(c.var.db, c.env.MEDIA, ids, c.var.requestId);
      return c.json({ ids: records.map(({ id }) => id), records });
    },
  );
