import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { hero_section, promotion_comments, seo_settings } from "../../db/schema";
import type { cachedPages } from "./cached-pages";
import { setSchedule } from "./drafts";
import { fileForm, GIF, type StoredImage } from "./images";
import { heroInput, seoInput } from "./inputs";
import type { setupKnownRecords } from "./known-records";
import type { AdminSite } from "./site";

export type Records = ReturnType<typeof setupKnownRecords>;
export type Pages = ReturnType<typeof cachedPages>;

/** Writes that need more than one request, or something read before. */
export function longerWrites(site: AdminSite, records: Records, pages: Pages) {
  const { ids, recorder, send, admin, save, saveFirst } = records;

  async function commentByForm() {
    const { promotion_id, ...fields } = await records.validComment();
    const path = (await pages.paths()).find((address) => address.startsWith("/bonuslar/asi-casino-yeni/")) ?? "";
    const form = new URLSearchParams({ promotion_id, ...fields, rating: "4" });
    expect((await recorder().send("POST", path, form)).status).toBe(303);
  }

  async function reply(words: string) {
    const [row] = await site.server.db.select().from(promotion_comments).where(eq(promotion_comments.id, ids.comment));
    await admin("PUT", `comments/${ids.comment}/reply`, { reply: words, updated_at: row?.updated_at });
  }

  /** Lets `run` publish the first post of the queue. */
  async function publishAt(run: (now: Date) => Promise<unknown>) {
    const now = new Date();
    await setSchedule(site.server.db, now.toISOString());
    await run(now);
  }
  const publish = (name: string, headers: Record<string, string> = {}) =>
    publishAt(() => send("POST", `/api/functions/${name}`, { manual: false }, headers));

  let removedAt = "";
  async function removeDemo() {
    const answer = await admin("DELETE", "first-run/demo");
    removedAt = String(answer["removed_at"]);
  }

  const saveHome = (layout: object) =>
    saveFirst("settings/hero", { ...heroInput(), ...layout }, site.server.db.select().from(hero_section));

  /** Uploads two pictures, shows the first on a promotion, and the second in its place. */
  async function replaceCover() {
    const upload = async () => {
      const sent = await site.admin.send("POST", "/api/admin/media/promotions", fileForm(GIF));
      return (await sent.json<StoredImage>()).url;
    };
    const [first, second] = [await upload(), await upload()];
    await save("promotions", "promotion", { image_url: first });
    const { rows } = await admin<{ rows: { id: string }[] }>("GET", `media?q=${first}`);
    await admin("PUT", `media/${rows[0]?.id}/replacement`, { url: second });
  }

  /** Uploads a picture, shows it on a promotion, and adds a smaller file of it, which gives it another address. */
  async function addVariants() {
    const picture = (name: string) => readFileSync(`scripts/demo-world/images/posts/${name}.webp`);
    const sent = await site.admin.send("POST", "/api/admin/media/promotions", fileForm(picture("b01"), "zarlar.webp"));
    await save("promotions", "promotion", { image_url: (await sent.json<StoredImage>()).url });
    const { rows } = await admin<{ rows: { id: string }[] }>("GET", "media?q=zarlar");
    const form = new FormData();
    form.set("variant", new File([picture("b01-320")], "x.webp"));
    await admin("PUT", `media/${rows[0]?.id}/variants`, form);
  }

  /** Saves the SEO texts of a page. */
  const saveSeo = (page: string) =>
    saveFirst("seo", seoInput(), site.server.db.select().from(seo_settings).where(eq(seo_settings.page_path, page)));

  return {
    commentByForm,
    reply,
    publishAt,
    publish,
    removeDemo,
    takeBackDemo: () => admin("PUT", "first-run/demo", { removed_at: removedAt }),
    saveHome,
    replaceCover,
    addVariants,
    saveSeo,
  };
}
