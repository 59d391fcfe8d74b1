import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { selection } from "../fields";
import { found } from "../refusal";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { editOf } from "../session/require-admin";
import { moveOneToTrash, moveToTrash } from "../trash/deleting.server";
import { addPage, listPages, PAGE_NOT_FOUND, pageRow, pageSorts, revisePage } from "./editing.server";
import { pageInput, pageUpdate } from "./rules";

export const pagesAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.pages, write: SAVE_FAILED.page, remove: DELETE_FAILED.page }))
  .get("/", listQuery(pageSorts), async (c) => c.json(await listPages(c.var.db, c.req.valid("query"))))
  .post("/", valid(pageInput), async (c) => c.json(await addPage(c.var.db, c.req.valid("json"), editOf(c)), 201))
  .post("/selection", onOutage(DELETE_FAILED.page), valid(selection(["delete"])), async (c) =>
    c.json({ ids: await moveToTrash(c.var.db, "page", c.req.valid("json").ids, c.var.now) }),
  )
  .get("/:id", onOutage(READ_FAILED.page), async (c) =>
    c.json(found(await pageRow(c.var.db, c.req.param("id")), PAGE_NOT_FOUND)),
  )
  .put("/:id", valid(pageUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    return c.json(await revisePage(c.var.db, c.req.param("id"), updated_at, input, editOf(c)));
  })
  .delete("/:id", async (c) => {
    await moveOneToTrash(c.var.db, "page", c.req.param("id"), c.var.now, PAGE_NOT_FOUND);
    return c.body(null, 204);
  });
