import { type Context, Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNCHANGED, UNDELETED, UNREAD } from "../catalogue";
import { selection } from "../fields";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { Refusal } from "../http/errors";
import { listQuery } from "../http/list";
import { valid } from "../http/valid";
import { moveToTrash } from "../trash/trash.server";
import {
  activateSplashAds,
  addSplashAd,
  listSplashAds,
  reviseSplashAd,
  SPLASH_AD_MISSING,
  splashAdRow,
  splashAdSorts,
} from "./editing.server";
import { splashAdInput, splashAdUpdate } from "./rules";

const UNSAVED = "Splash reklam kaydedilirken bir hata oluştu";

/** `/api/admin/splash-ads`. */
export const splashAdsAdmin = new Hono<AppEnv>()
  .get("/", listQuery(splashAdSorts), async (c) => {
    const { db, requestId } = c.var.scope;
    return c.json(await readOrRefuse(() => listSplashAds(db, c.req.valid("query")), UNREAD.splashAds, requestId));
  })
  .post("/", valid(splashAdInput), async (c) => {
    const { db, now, requestId } = c.var.scope;
    return c.json(await writeOrRefuse(() => addSplashAd(db, c.req.valid("json"), now), UNSAVED, requestId), 201);
  })
  .post("/selection", valid(selection(["activate", "deactivate", "delete"])), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const { action, ids } = c.req.valid("json");
    const changed = await writeOrRefuse(
      () =>
        action === "delete"
          ? moveToTrash(db, "splash-ad", ids, now)
          : activateSplashAds(db, ids, action === "activate", now),
      action === "delete" ? UNDELETED.splashAd : UNCHANGED.status,
      requestId,
    );
    return c.json({ ids: changed });
  })
  .get("/:id", async (c) => {
    const { db, requestId } = c.var.scope;
    const ad = await readOrRefuse(() => splashAdRow(db, c.req.param("id")), UNREAD.splashAds, requestId);
    if (!ad) throw new Refusal("not_found", SPLASH_AD_MISSING);
    return c.json(ad);
  })
  .put("/:id", valid(splashAdUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const { updated_at, ...input } = c.req.valid("json");
    return c.json(
      await writeOrRefuse(() => reviseSplashAd(db, c.req.param("id"), updated_at, input, now), UNSAVED, requestId),
    );
  })
  .put("/:id/activation", (c) => setActivation(c, c.req.param("id"), true))
  .delete("/:id/activation", (c) => setActivation(c, c.req.param("id"), false))
  .delete("/:id", async (c) => {
    const { db, now, requestId } = c.var.scope;
    const [moved] = await writeOrRefuse(
      () => moveToTrash(db, "splash-ad", [c.req.param("id")], now),
      UNDELETED.splashAd,
      requestId,
    );
    if (!moved) throw new Refusal("not_found", SPLASH_AD_MISSING);
    return c.body(null, 204);
  });

async function setActivation(c: Context<AppEnv>, id: string, isActive: boolean) {
  const { db, now, requestId } = c.var.scope;
  const [changed] = await writeOrRefuse(() => activateSplashAds(db, [id], isActive, now), UNCHANGED.status, requestId);
  if (!changed) throw new Refusal("not_found", SPLASH_AD_MISSING);
  return c.body(null, 204);
}
