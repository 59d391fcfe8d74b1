import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { addressTemplate } from "../fields";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { switchedResource } from "../plain-resource.server";
import { addSplashAd, listSplashAds, reviseSplashAd, splashAdSorts, targetOf } from "./editing.server";
import { adDays } from "./figures.server";
import { splashAdInput, splashAdUpdate } from "./rules";

const ads = switchedResource({
  kind: "splash-ad",
  sentences: {
    ...{ list: READ_FAILED.splashAds, read: READ_FAILED.splashAds, write: SAVE_FAILED.splashAd },
    remove: DELETE_FAILED.splashAd,
  },
  ...{ sorts: splashAdSorts, input: splashAdInput, update: splashAdUpdate },
  ...{ list: listSplashAds, add: addSplashAd, revise: reviseSplashAd },
});

export const splashAdsAdmin = new Hono<AppEnv>()
  .get("/target", onOutage(READ_FAILED.splashAds), validQuery(z.object({ href: addressTemplate })), async (c) => {
    const { db, now, scope } = c.var;
    return c.json(await targetOf(db, c.req.valid("query").href, { now, site: scope.site.url }));
  })
  .get("/:id/days", onOutage(READ_FAILED.splashAds), async (c) =>
    c.json(await adDays(c.var.db, c.req.param("id"), c.var.now)),
  )
  .route("/", ads);
