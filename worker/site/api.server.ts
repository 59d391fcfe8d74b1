import { Hono } from "hono";
import type { AppEnv } from "../app-env";
import { UNREAD } from "../catalogue";
import { readOrRefuse, writeOrRefuse } from "../http/deadline";
import { logError, Refusal } from "../http/errors";
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

/** `/api/admin/settings`: the hero and the home texts. */
export const settingsAdmin = new Hono<AppEnv>()
  .get("/hero", async (c) => {
    const { db, requestId } = c.var.scope;
    const row = await readOrRefuse(() => heroRow(db), UNREAD.hero, requestId);
    if (!row) throw new Refusal("not_found", MISSING);
    return c.json(row);
  })
  .get("/content", async (c) => {
    const { db, requestId } = c.var.scope;
    const row = await readOrRefuse(() => settingsRow(db), UNREAD.settings, requestId);
    if (!row) throw new Refusal("not_found", MISSING);
    return c.json(row);
  })
  .put("/hero/:id", valid(heroUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const row = await writeOrRefuse(
      () => reviseHero(db, c.req.param("id"), c.req.valid("json"), now),
      "Hero bölümü ayarları kaydedilirken bir hata oluştu",
      requestId,
    );
    return c.json(row);
  })
  .put("/content/:id", valid(settingsUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const row = await writeOrRefuse(
      () => reviseSettings(db, c.req.param("id"), c.req.valid("json"), now),
      "İçerik ayarları kaydedilirken bir hata oluştu",
      requestId,
    );
    return c.json(row);
  });

/** `/api/admin/seo`: title, description and keywords of every page. */
export const seoAdmin = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { db, requestId } = c.var.scope;
    const rows = await readOrRefuse(async () => seoPages(db), UNREAD.seo, requestId);
    return c.json(rows);
  })
  .put("/:id", valid(seoUpdate), async (c) => {
    const { db, now, requestId } = c.var.scope;
    const row = await writeOrRefuse(
      () => reviseSeo(db, c.req.param("id"), c.req.valid("json"), now),
      "SEO ayarları kaydedilirken bir hata oluştu",
      requestId,
    );
    return c.json(row);
  });

/** `GET /api/admin/check-settings` → `{ success, error? }`. */
export const checkSettings = new Hono<AppEnv>().get("/", async (c) => {
  const { db, requestId } = c.var.scope;
  try {
    if (await settingsAreThere(db)) return c.json({ success: true });
    return c.json({ success: false, error: "Ayar kayıtları eksik" });
  } catch (error) {
    logError(error, requestId);
    return c.json({ success: false, error: "Ayarlar tablosu kontrolünde bir hata oluştu" }, 503);
  }
});
