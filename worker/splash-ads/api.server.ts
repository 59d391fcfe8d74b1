import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { readOrRefuse } from "../http/deadline";
import { activeSplashAds } from "./splash-ads.server";

/** `GET /api/splash-ads`: the active ads, `[{ id, title, image_url, href }]`. */
export const splashAds = new Hono<AppEnv>().get("/", async (c) => {
  const { db, requestId } = c.var.scope;
  return c.json(await readOrRefuse(async () => activeSplashAds(db), "Reklamlar yüklenemedi", requestId));
});
