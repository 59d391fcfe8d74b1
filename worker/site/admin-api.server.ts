import { records } from "../activity/record-activity";
import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { logError } from "../log";
import { found } from "../refusal";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { onOutage } from "../http/on-outage";
import { valid, validQuery } from "../http/valid";
import { editOf } from "../session/require-admin";
import { dayInIstanbul } from "../text/calendar";
import {
  hasSettings,
  readHero,
  readReviewSettings,
  readSettings,
  reviseHero,
  reviseReviewSettings,
  reviseSeo,
  reviseSettings,
  seoPages,
} from "./editing.server";
import { pinnableQuery } from "./home-rules";
import { findPinnable, readPinned } from "./pinning.server";
import { heroUpdate, reviewSettingsUpdate, seoUpdate, settingsUpdate } from "./rules";

const heroSentences = { read: READ_FAILED.hero, write: SAVE_FAILED.hero };
const contentSentences = { read: READ_FAILED.settings, write: SAVE_FAILED.homeTexts };
const reviewSentences = { read: READ_FAILED.reviewSettings, write: SAVE_FAILED.reviewSettings };

export const settingsAdmin = new Hono<AppEnv>()
  .use("/hero/*", onOutage(heroSentences))
  .use("/content/*", onOutage(contentSentences))
  .use("/reviews/*", onOutage(reviewSentences))
  .get("/hero", async (c) => c.json(found(await readHero(c.var.db), SETTINGS_MISSING)))
  .get("/hero/pinned", async (c) => c.json(await readPinned(c.var.db, dayInIstanbul(c.var.now))))
  .get("/hero/pinnable", validQuery(pinnableQuery), async (c) => {
    const { list, q } = c.req.valid("query");
    return c.json(await findPinnable(c.var.db, list, q, dayInIstanbul(c.var.now)));
  })
  .get("/content", async (c) => c.json(found(await readSettings(c.var.db), SETTINGS_MISSING)))
  .get("/reviews", async (c) => c.json(found(await readReviewSettings(c.var.db), SETTINGS_MISSING)))
  .put("/hero/:id", records("hero", "edit"), valid(heroUpdate), async (c) =>
    c.json(await reviseHero(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c))),
  )
  .put("/content/:id", records("home_texts", "edit"), valid(settingsUpdate), async (c) =>
    c.json(await reviseSettings(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c))),
  )
  .put("/reviews/:id", records("review_settings", "edit"), valid(reviewSettingsUpdate), async (c) =>
    c.json(await reviseReviewSettings(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  );

export const seoAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.seo, write: SAVE_FAILED.seo }))
  .get("/", async (c) => c.json(await seoPages(c.var.db)))
  .put("/:id", records("seo", "edit"), valid(seoUpdate), async (c) =>
    c.json(await reviseSeo(c.var.db, c.req.param("id"), c.req.valid("json"), editOf(c))),
  );

export const checkSettings = new Hono<AppEnv>().get("/", async (c) => {
  try {
    const success = await hasSettings(c.var.db);
    return c.json(success ? { success } : { success, error: "Ayar kayıtları eksik" });
  } catch (error) {
    logError(error, c.var.requestId);
    return c.json({ success: false, error: "Ayarlar tablosu kontrolünde bir hata oluştu" }, 503);
  }
});
