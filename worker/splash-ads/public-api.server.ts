import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { tags } from "../edge/tags";
import { onOutage } from "../http/on-outage";
import { activeSplashAds } from "./public.server";

export const splashAds = new Hono<AppEnv>().get("/", onOutage("Reklamlar yüklenemedi"), async (c) => {
  const ads = await activeSplashAds(c.var.db, c.var.scope.site);
  c.var.scope.addCacheTags(tags.splashAds);
  return c.json(ads);
});
