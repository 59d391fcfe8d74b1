import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { selection } from "../fields";
import { found } from "../refusal";
import { listQuery } from "../http/list-query";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import { editOf } from "../session/require-admin";
import { moveOneToTrash, moveToTrash } from "../trash/deleting.server";
import {
  activateSplashAds,
  addSplashAd,
  listSplashAds,
  reviseSplashAd,
  SPLASH_AD_NOT_FOUND,
  splashAdRow,
  splashAdSorts,
} from "./editing.server";
import { splashAdInput, splashAdUpdate } from "./rules";

export const splashAdsAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.splashAds, write: SAVE_FAILED.splashAd, remove: DELETE_FAILED.splashAd }))
  .get("/", listQuery(splashAdSorts), async (c) => c.json(await listSplashAds(c.var.db, c.req.valid("query"))))
  .post("/", valid(splashAdInput), async (c) =>
    c.json(await addSplashAd(c.var.db, c.req.valid("json"), editOf(c)), 201),
  )
  .post("/selection", valid(selection(["activate", "deactivate", "delete"])), async (c) => {
    const { action, ids } = c.req.valid("json");
    c.set("unavailable", action === "delete" ? DELETE_FAILED.splashAd : CHANGE_FAILED.status);
    if (action === "delete") return c.json({ ids: await moveToTrash(c.var.db, "splash-ad", ids, c.var.now) });
    return c.json({ ids: await activateSplashAds(c.var.db, ids, action === "activate", c.var.now) });
  })
  .get("/:id", async (c) => c.json(found(await splashAdRow(c.var.db, c.req.param("id")), SPLASH_AD_NOT_FOUND)))
  .put("/:id", valid(splashAdUpdate), async (c) => {
    const { updated_at, ...input } = c.req.valid("json");
    return c.json(await reviseSplashAd(c.var.db, c.req.param("id"), updated_at, input, editOf(c)));
  })
  .put("/:id/activation", onOutage(CHANGE_FAILED.status), (c) => setActivation(c, c.req.param("id"), true))
  .delete("/:id/activation", onOutage(CHANGE_FAILED.status), (c) => setActivation(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    await moveOneToTrash(c.var.db, "splash-ad", c.req.param("id"), c.var.now, SPLASH_AD_NOT_FOUND);
    return c.body(null, 204);
  });

async function setActivation(c: Context<AppEnv>, id: string, isActive: boolean) {
  const [changed] = await activateSplashAds(c.var.db, [id], isActive, c.var.now);
  if (!changed) found(await splashAdRow(c.var.db, id), SPLASH_AD_NOT_FOUND);
  return c.body(null, 204);
}
