import { describe, expect, it } from "vitest";
import type { Post } from "../../db/schema";
import { eventually, INDEXING_TOKEN, setupIndexingSite } from "../support/indexing-site";
import type { StubMode } from "../support/indexing-stub";
import { SITE_URL } from "../support/test-server";

const site = setupIndexingSite();

describe("a service that fails", () => {
  it.each<[StubMode, string]>([
    ["error field", "HTTP 200 · quota exceeded"],
    ["500", "HTTP 500"],
  ])("never fails a publication: %s", async (mode, sentence) => {
    site.service().mode = mode;
    const { id } = await site.createOnlyDraft();
    expect((await site.publish(id)).status).toBe(200);
    await eventually(async () => expect((await site.announcements()).failures[0]?.error).toContain(sentence));
    const { failures, waiting } = await site.announcements();
    expect([waiting, failures[0]?.title]).toEqual([1, "Taslak 1"]);
    expect(failures[0]?.error).not.toContain(INDEXING_TOKEN);
    expect(await site.post(id)).toMatchObject({ is_published: true, indexed: false });
  });

  it("judges an answer that is no JSON by its status", async () => {
    site.service().mode = "garbage";
    const { id } = await site.createOnlyDraft();
    await site.publish(id);
    await eventually(async () => expect((await site.post(id))?.indexed).toBe(true));
  });

  it("does not keep an editor waiting for a service that hangs", async () => {
    site.service().mode = "hang";
    const { id } = await site.createOnlyDraft();
    const started = Date.now();
    expect((await site.publish(id)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(3_000);
    await eventually(() => expect(site.service().requests).toHaveLength(2));
    // No other run takes it while this one waits.
    await site.runCron();
    expect(site.service().requests).toHaveLength(2);
    expect((await site.post(id))?.indexed).toBe(false);
  });

  it("is not called again for what it accepted while another one fails, but for newer addresses", async () => {
    Object.assign(site.service(), { mode: "500", indexNow: "ok" });
    const { id, slug } = await site.createOnlyDraft();
    await site.publish(id);
    await eventually(async () => expect((await site.announcements()).failures[0]?.error).toMatch(/^[^;]*HTTP 500$/));
    for (const hours of [1.1, 2.2, 3.3]) await site.runCron(hours);
    const toldNow = () => site.requestsTo("/indexnow").flatMap(({ addresses }) => addresses);
    await eventually(() => expect(toldNow()).toEqual([`${SITE_URL}/blog/${slug}`]));
    expect(site.submittedUrls()).toHaveLength(4);
    expect((await site.post(id))?.indexed).toBe(false);
    expect(await site.announcements()).toMatchObject({ waiting: 1, given_up: 0, failures: [{ attempts: 4 }] });
    const { title, category, excerpt, content, updated_at } = (await site.post(id)) as Post;
    const moved = { title, category, excerpt, content, slug: "sonradan-tasinan", updated_at };
    expect((await site.admin.send("PUT", `/api/admin/blog/${id}`, moved)).status).toBe(200);
    await eventually(() => expect(toldNow()).toHaveLength(2));
    expect(toldNow()[1]).toBe(`${SITE_URL}/blog/sonradan-tasinan`);
    site.service().mode = "ok";
    await eventually(() => expect(site.submittedUrls()).toHaveLength(5));
    await site.runCron(4.4);
    expect((await site.post(id))?.indexed).toBe(true);
    expect(site.submittedUrls()).toHaveLength(6);
    expect(toldNow()).toHaveLength(2);
    expect(await site.announcements()).toMatchObject({ waiting: 0, failures: [] });
  });

  it("is retried hourly, five times, and then shown to the editor as failed", async () => {
    site.service().mode = "500";
    const { id } = await site.createOnlyDraft();
    await site.publish(id);
    await eventually(async () => expect((await site.announcements()).failures[0]?.error).toContain("HTTP 500"));
    await site.runCron(0.9);
    expect(site.submittedUrls()).toHaveLength(1);
    for (const [hours, calls] of [
      [1.1, 2],
      [1.2, 2],
      [2.2, 3],
      [3.3, 4],
      [4.4, 5],
      [5.5, 6],
      [6.6, 6],
      [99, 6],
    ] as const) {
      await site.runCron(hours);
      expect(site.submittedUrls(), `after ${hours} h`).toHaveLength(calls);
    }
    expect(await site.announcements()).toMatchObject({
      waiting: 0,
      given_up: 1,
      failures: [{ title: "Taslak 1", attempts: 6 }],
    });
    site.service().mode = "ok";
    expect((await site.admin.send("PUT", "/api/admin/publishing/announcements")).status).toBe(204);
    await eventually(async () => expect((await site.post(id))?.indexed).toBe(true));
    expect(await site.announcements()).toMatchObject({ waiting: 0, given_up: 0, failures: [] });
  });
});
