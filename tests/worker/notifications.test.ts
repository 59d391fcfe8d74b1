import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  blog_posts,
  casinos,
  notifications,
  promotions,
  scheduled_publishing_settings as schedules,
} from "../../db/schema";
import { PASSWORD, send } from "../support/admin-client";
import { COMMENTED_PAGE } from "../support/commenter";
import { draftPost, replaceAllPosts } from "../support/drafts";
import { eventually } from "../support/indexing-site";
import { setupNotifiedSite, telegram } from "../support/notified-site";
import { SITE_URL } from "../support/test-server";

const HOUR_MS = 3_600_000;
const site = setupNotifiedSite();

/** Runs the ten-minute cron. */
const runCron = () => site.server.harness.getWorker().scheduled({ cron: "*/10 * * * *", scheduledTime: new Date() });
const promotionOf = async () =>
  (await site.server.db.select().from(promotions)).find(({ slug }) => COMMENTED_PAGE.endsWith(slug))?.id;
/** A comment that no page of the site sent, which waits for an editor. */
const comment = (promotion_id: string | undefined, from = site.server.visitor) =>
  site.server.post(
    "/api/comments",
    { promotion_id, user_name: "Gülşah", comment: `Bekleyen yorum ${crypto.randomUUID()}`, rating: 4 },
    { "CF-Connecting-IP": from },
  );

describe("what happens", () => {
  it("is one message for 20 comments held at once", async () => {
    await site.add(telegram({ kinds: ["comment"] }));
    const promotion = await promotionOf();
    const sent = await Promise.all(Array.from({ length: 20 }, (_, at) => comment(promotion, `10.9.8.${at}`)));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    await eventually(async () => {
      const rows = await site.server.db.select().from(notifications);
      expect(rows.reduce((sum, { count, told, state }) => sum + (state === "sent" ? told : count), 0)).toBe(20);
      expect(rows.filter(({ state }) => state === "sent")).toHaveLength(1);
    });
    expect(site.texts()).toEqual([
      [
        expect.stringMatching(/^Bonus Rehberi: \d+ yeni yorum onay bekliyor\.$/),
        `${SITE_URL}/admin/comments?status=pending`,
      ],
    ]);
  });

  it("neither waits for a receiver that hangs nor fails where it cannot be noted", async () => {
    await site.add(telegram({ kinds: ["comment"] }));
    const promotion = await promotionOf();
    site.receiver().mode = "hang";
    expect((await comment(promotion)).status).toBe(201);
    await eventually(() => expect(site.receiver().requests).toHaveLength(1));
    expect((await site.read()).messages).toMatchObject([{ state: "waiting", error: null }]);
    site.receiver().release();
    await eventually(async () => expect((await site.read()).messages).toMatchObject([{ state: "sent" }]));

    await site.server.db.run(sql`update notification_targets set kinds = '}{'`);
    expect((await comment(promotion, "10.9.9.1")).status).toBe(201);
    const logged = () => site.server.harness.getLogs().filter(({ level }) => level === "error");
    await eventually(() =>
      expect(
        logged()
          .map(({ message }) => message)
          .join(),
      ).toContain("malformed JSON"),
    );
    site.server.harness.clearLogs();
  });

  it("is a refused postback, a sign-in from a new device and a post that could not be published", async () => {
    await site.add(telegram({ kinds: ["postback", "sign_in", "publishing"] }));
    const [casino] = await site.server.db.select().from(casinos);
    const { url } = await site.admin.call<{ url: string }>("POST", `casinos/${casino?.id}/postback`);
    const token = new URL(url.replaceAll(/[{}]/g, "")).searchParams.get("token");
    await site.server.get(`/api/postback/${casino?.slug}?token=${token}&durum=tamam`);
    await eventually(() => expect(site.receiver().requests).toHaveLength(1));
    const signIn = (cookie = "") =>
      send(site.server, cookie, "PUT", "/api/session", { email: site.admin.email, password: PASSWORD });
    const first = await signIn();
    expect(first.status).toBe(204);
    await eventually(() => expect(site.receiver().requests).toHaveLength(2));
    const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
    expect((await signIn(device?.split(";")[0])).status).toBe(204);
    await replaceAllPosts(site.server.db, [draftPost(1)]);
    await site.server.db
      .update(blog_posts)
      .set({ content: "", publish_at: new Date(Date.now() - 1_000).toISOString(), queue_position: null });
    await runCron();
    const said = site.texts().map(([text]) => text);
    expect(said.slice(0, 2)).toEqual([
      `Bonus Rehberi: 1 postback reddedildi: ${casino?.slug}, durum.`,
      `Bonus Rehberi: Yeni bir cihazdan giriş yapıldı: ${site.admin.email}, Bilinmeyen cihaz.`,
    ]);
    expect(said[2]).toBe("Bonus Rehberi: 1 yayın sorunu oldu: yazı yayınlanamadı ya da zamanlayıcı gecikti.");
    expect(said).toHaveLength(3);
  });

  it("is what becomes wrong on the site", async () => {
    await site.add(telegram({ kinds: ["wrong_fact"] }));
    const verified = (last_verified_at: string) =>
      site.server.db.batch([
        site.server.db.update(promotions).set({ last_verified_at }),
        site.server.db.update(casinos).set({ last_verified_at }),
      ]);
    const lately = new Date(Date.now() + HOUR_MS).toISOString();
    await verified(lately);
    await runCron();
    await site.server.db.delete(notifications);
    site.receiver().requests = [];
    const id = await promotionOf();
    await site.set(promotions, id, { last_verified_at: "2020-01-01T00:00:00.000Z" });
    await runCron();
    const title = (await site.rowOf(promotions, id))?.title;
    expect(site.texts()).toEqual([
      [
        `Bonus Rehberi: Sitede yanlış bilgi olabilir: “${title}” süresinde doğrulanmadı.`,
        `${SITE_URL}/admin/dashboard?isler=hepsi`,
      ],
    ]);
  });

  it("is a cron that was late", async () => {
    await site.add(telegram({ kinds: ["publishing"] }));
    await site.server.db.update(schedules).set({ is_active: true, last_tick_at: "2026-01-01T09:00:00.000Z" });
    await runCron();
    expect(site.texts().map(([text]) => text)).toEqual([
      "Bonus Rehberi: Yayın sorunu: zamanlayıcı 1 Ocak 2026 12:00 tarihinden sonra çalışmadı.",
    ]);
  });
});
