import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { tags } from "../edge/tags";
import { readOrRefuse } from "../http/deadline";
import { activeSplashAds } from "./splash-ads.server";

/** `GET /api/splash-ads`: the active ads, `[{ id, title, image_url, href }]`, kept by the edge until one changes. */
export const splashAds = new Hono<AppEnv>().get("/", async (c) => {
  const { db, requestId, shows } = c.var.scope;
  const ads = await readOrRefuse(async () => activeSplashAds(db), "Reklamlar yüklenemedi", requestId);
  shows(tags.splashAds);
  return c.json(ads);
});
