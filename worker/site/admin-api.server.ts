import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { logError } from "../log";
import { found } from "../refusal";
import { onOutage } from "../http/on-outage";
import { valid } from "../http/valid";
import {
  heroRow,
  MISSING,
  reviseHero,
  reviseSeo,
  reviseSettings,
  seoPages,
  settingsAreThere,
  settingsRow,
} from "./editing.server";
import { heroUpdate, seoUpdate, settingsUpdate } from "./rules";

const heroSentences = { read: READ_FAILED.hero, write: SAVE_FAILED.hero };
const contentSentences = { read: READ_FAILED.settings, write: SAVE_FAILED.homeTexts };

/** `/api/admin/settings`: the hero and the home texts. */
export const settingsAdmin = new Hono<AppEnv>()
  .use("/hero/*", onOutage(heroSentences))
  .use("/content/*", onOutage(contentSentences))
  .get("/hero", async (c) => c.json(found(await heroRow(c.var.db), MISSING)))
  .get("/content", async (c) => c.json(found(await settingsRow(c.var.db), MISSING)))
  .put("/hero/:id", valid(heroUpdate), async (c) =>
    c.json(await reviseHero(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  )
  .put("/content/:id", valid(settingsUpdate), async (c) =>
    c.json(await reviseSettings(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  );

/** `/api/admin/seo`: title, description and keywords of every page. */
export const seoAdmin = new Hono<AppEnv>()
  .use(onOutage({ read: READ_FAILED.seo, write: SAVE_FAILED.seo }))
  .get("/", async (c) => c.json(await seoPages(c.var.db)))
  .put("/:id", valid(seoUpdate), async (c) =>
    c.json(await reviseSeo(c.var.db, c.req.param("id"), c.req.valid("json"), c.var.now)),
  );

/** `GET /api/admin/check-settings` → `{ success, error? }`. */
export const checkSettings = new Hono<AppEnv>().get("/", async (c) => {
  try {
    if (await settingsAreThere(c.var.db)) return c.json({ success: true });
    return c.json({ success: false, error: "Ayar kayıtları eksik" });
  } catch (error) {
    logError(error, c.var.requestId);
    return c.json({ success: false, error: "Ayarlar tablosu kontrolünde bir hata oluştu" }, 503);
  }
});
