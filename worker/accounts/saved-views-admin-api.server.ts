import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { valid, validQuery } from "../http/valid";
import { currentAccount } from "../session/require-admin";
import { viewInput, viewsOf, viewUpdate } from "./saved-views-rules";
import { changeView, listViews, removeView, saveView } from "./saved-views.server";

const person = (c: Context<AppEnv>) => currentAccount(c).id;

/** Each person sees and changes only their own. */
export const savedViewsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.views, write: SAVE_FAILED.view }))
  .get("/", validQuery(viewsOf), async (c) => c.json(await listViews(c.var.db, person(c), c.req.valid("query").screen)))
  .post("/", valid(viewInput), async (c) => c.json(await saveView(c.var.db, person(c), c.req.valid("json")), 201))
  .put("/:id", valid(viewUpdate), async (c) =>
    c.json(await changeView(c.var.db, person(c), c.req.param("id"), c.req.valid("json"))),
  )
  .delete("/:id", async (c) => c.json(await removeView(c.var.db, person(c), c.req.param("id"))));
