import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, scheduled_publishing_logs } from "../../db/schema";
import type { FunctionAnswer } from "../../worker/publishing/rules";
import { expectGuarded } from "../support/access-control";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { FUNCTIONS, setupPublishingSite } from "../support/publishing-site";
import { send } from "../support/admin-client";
import { expectRefused, FUNCTIONS_TOKEN, request } from "../support/test-server";

const PUBLIC = `${FUNCTIONS}/publish-blogs-public`;
const site = setupPublishingSite();
const call = (name: string, body: unknown = { manual: true }) =>
  site.admin.call<FunctionAnswer>("POST", `${FUNCTIONS}/${name}`, body);

describe("the functions", () => {
  it.each(["scheduled-blog-publisher", "publish-scheduled-blogs"])(
    "%s publishes the daily count at once and does not move the schedule",
    async (name) => {
      await replaceAllPosts(
        site.server.db,
        [1, 2, 3, 4].map((index) => draftPost(index)),
      );
      await setSchedule(site.server.db, "2099-01-01T00:00:00.000Z", 3, false);
      expect(await call(name)).toEqual({ success: true, publishedCount: 3, message: "3 blog yayınlandı" });
      expect(await site.queue()).toEqual(["Taslak 4"]);
      expect(await site.schedule()).toMatchObject({ next_publish_at: "2099-01-01T00:00:00.000Z", is_active: false });
      expect((await site.server.get("/blog")).status).toBe(200);
      expect(await (await site.server.get("/blog")).text()).toContain("Taslak 3");
      expect(await call(name, {})).toEqual({ success: true, publishedCount: 0, message: "0 blog yayınlandı" });
    },
  );

  it("publish each draft once for twenty clicks during ticks, and return what was published", async () => {
    await replaceAllPosts(
      site.server.db,
      Array.from({ length: 30 }, (_, i) => draftPost(i)),
    );
    await setSchedule(site.server.db, "2026-11-21T09:00:00.000Z", 2);
    const clicks = Array.from({ length: 20 }, () => call("scheduled-blog-publisher"));
    const [answers] = await Promise.all([
      Promise.all(clicks),
      ...Array.from({ length: 5 }, () => site.runCron("2026-11-21T09:00:00Z")),
    ]);
    const counted = answers.reduce((sum, { publishedCount }) => sum + publishedCount, 0);
    const logs = await site.server.db.select().from(scheduled_publishing_logs);
    const published = await site.server.db.select().from(blog_posts).where(eq(blog_posts.is_published, true));
    expect(new Set(logs.map(({ blog_id }) => blog_id)).size).toBe(logs.length);
    expect(logs).toHaveLength(published.length);
    // The turn itself published the rest, two posts at most.
    expect(published.length - counted).toBeGreaterThanOrEqual(0);
    expect(published.length - counted).toBeLessThanOrEqual(2);
    for (const { success, publishedCount } of answers) expect(success).toBe(publishedCount > 0);
  });

  it("answer with what is missing", async () => {
    await replaceAllPosts(site.server.db, []);
    const none = { success: false, publishedCount: 0, message: "Yayınlanacak taslak blog bulunamadı" };
    expect(await call("scheduled-blog-publisher")).toEqual(none);
    await replaceAllPosts(site.server.db, [draftPost(1, { title: "" })]);
    expect(await call("scheduled-blog-publisher")).toEqual({
      success: false,
      publishedCount: 0,
      message: "1 taslak yayına uygun değil; nedenleri yayın geçmişinde",
    });
  });

  it("refuse signed-out visitors, other sites and invalid bodies", async () => {
    await replaceAllPosts(site.server.db, [draftPost(1)]);
    const names = ["scheduled-blog-publisher", "publish-scheduled-blogs"];
    await expectGuarded(
      site.server,
      site.admin,
      names.map((name) => ["POST", `${FUNCTIONS}/${name}`]),
    );
    for (const name of names) {
      const bearer = { Authorization: `Bearer ${FUNCTIONS_TOKEN}` };
      await expectRefused(await send(site.server, "", "POST", `${FUNCTIONS}/${name}`, { manual: true }, bearer), 401);
      expect((await request(site.server, `${FUNCTIONS}/${name}`)).status).toBe(405);
    }
    await expectRefused(await site.admin.send("POST", `${FUNCTIONS}/baska`, {}), 404);
    expect(await site.queue()).toEqual(["Taslak 1"]);
  });

  it("open the public one by its token alone, from anywhere", async () => {
    const post = (headers: Record<string, string>, body: string | undefined = '{"manual":true}') =>
      request(site.server, PUBLIC, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body,
      });
    for (const Authorization of [
      "",
      FUNCTIONS_TOKEN,
      "Bearer ",
      `Bearer ${FUNCTIONS_TOKEN}x`,
      `Basic ${FUNCTIONS_TOKEN}`,
      "Bearer x".repeat(500),
    ]) {
      const answer = await post(
        Authorization ? { Authorization, Cookie: site.admin.cookie } : { Cookie: site.admin.cookie },
      );
      await expectRefused(answer, 401, "Erişim anahtarı geçersiz veya eksik");
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
    expect(await site.queue()).toEqual(["Taslak 1"]);
    const bearer = { Authorization: `Bearer ${FUNCTIONS_TOKEN}` };
    await expectRefused(await post(bearer, '{"manual":"yes"}'), 422);
    await expectRefused(await post(bearer, "{"), 400);
    for (const path of ["/api/functions/publish%2Dblogs-public", "/API/functions/publish-blogs-public"])
      expect((await request(site.server, path, { method: "POST", headers: bearer })).status).toBe(403);
    const answer = await post({ ...bearer, Origin: "https://scheduler.example" });
    expect(await answer.json()).toEqual({ success: true, publishedCount: 1, message: "1 blog yayınlandı" });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const due = await request(site.server, PUBLIC, { method: "POST", headers: bearer });
    expect(await due.json()).toMatchObject({ success: true, publishedCount: 0 });
  });

  it("keep the cron's own address closed to the public", async () => {
    await replaceAllPosts(site.server.db, [draftPost(1)]);
    await setSchedule(site.server.db, "2026-01-01T00:00:00.000Z");
    expect((await request(site.server, "/__scheduled")).status).not.toBe(200);
    expect(await site.queue()).toEqual(["Taslak 1"]);
  });
});
