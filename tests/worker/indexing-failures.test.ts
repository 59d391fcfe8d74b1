import { describe, expect, it } from "vitest";
import type { Post } from "../../db/schema";
import { eventually, indexingOffice, INDEXING_TOKEN } from "../support/indexing-office";
import type { Mood } from "../support/indexing-service";
import { SITE_URL } from "../support/world";

const office = indexingOffice();

describe("a service that fails", () => {
  it.each<[Mood, string]>([
    ["error field", "HTTP 200 · quota exceeded"],
    ["500", "HTTP 500"],
  ])("never fails a publication: %s", async (mood, sentence) => {
    office.service().mood = mood;
    const { id } = await office.oneDraft();
    expect((await office.publish(id)).status).toBe(200);
    await eventually(async () => expect((await office.state()).failures[0]?.error).toContain(sentence));
    const { failures, waiting } = await office.state();
    expect([waiting, failures[0]?.title]).toEqual([1, "Taslak 1"]);
    expect(failures[0]?.error).not.toContain(INDEXING_TOKEN);
    expect(await office.post(id)).toMatchObject({ is_published: true, indexed: false });
  });

  it("takes an answer that is no JSON for what its status says", async () => {
    office.service().mood = "garbage";
    const { id } = await office.oneDraft();
    await office.publish(id);
    await eventually(async () => expect((await office.post(id))?.indexed).toBe(true));
  });

  it("does not keep an editor waiting for a service that hangs", async () => {
    office.service().mood = "hang";
    const { id } = await office.oneDraft();
    const started = Date.now();
    expect((await office.publish(id)).status).toBe(200);
    expect(Date.now() - started).toBeLessThan(3_000);
    await eventually(() => expect(office.service().asked).toHaveLength(2));
    // Meanwhile no other run takes it.
    await office.tick();
    expect(office.service().asked).toHaveLength(2);
    expect((await office.post(id))?.indexed).toBe(false);
  });

  it("is not told again what it took while another one fails, but what came since", async () => {
    Object.assign(office.service(), { mood: "500", indexNow: "ok" });
    const { id, slug } = await office.oneDraft();
    await office.publish(id);
    await eventually(async () => expect((await office.state()).failures[0]?.error).toMatch(/^[^;]*HTTP 500$/));
    for (const hours of [1.1, 2.2, 3.3]) await office.tick(hours);
    const toldNow = () => office.askedAt("/indexnow").flatMap(({ addresses }) => addresses);
    await eventually(() => expect(toldNow()).toEqual([`${SITE_URL}/blog/${slug}`]));
    expect(office.told()).toHaveLength(4);
    expect((await office.post(id))?.indexed).toBe(false);
    expect(await office.state()).toMatchObject({ waiting: 1, given_up: 0, failures: [{ attempts: 4 }] });
    const { title, category, excerpt, content, updated_at } = (await office.post(id)) as Post;
    const moved = { title, category, excerpt, content, slug: "sonradan-tasinan", updated_at };
    expect((await office.client.send("PUT", `/api/admin/blog/${id}`, moved)).status).toBe(200);
    await eventually(() => expect(toldNow()).toHaveLength(2));
    expect(toldNow()[1]).toBe(`${SITE_URL}/blog/sonradan-tasinan`);
    office.service().mood = "ok";
    await eventually(() => expect(office.told()).toHaveLength(5));
    await office.tick(4.4);
    expect((await office.post(id))?.indexed).toBe(true);
    expect(office.told()).toHaveLength(6);
    expect(toldNow()).toHaveLength(2);
    expect(await office.state()).toMatchObject({ waiting: 0, failures: [] });
  });

  it("is tried again once an hour, five times, and then given up in sight of the editor", async () => {
    office.service().mood = "500";
    const { id } = await office.oneDraft();
    await office.publish(id);
    await eventually(async () => expect((await office.state()).failures[0]?.error).toContain("HTTP 500"));
    await office.tick(0.9);
    expect(office.told()).toHaveLength(1);
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
      await office.tick(hours);
      expect(office.told(), `after ${hours} h`).toHaveLength(calls);
    }
    expect(await office.state()).toMatchObject({
      waiting: 0,
      given_up: 1,
      failures: [{ title: "Taslak 1", attempts: 6 }],
    });
    office.service().mood = "ok";
    expect((await office.client.send("PUT", "/api/admin/publishing/announcements")).status).toBe(204);
    await eventually(async () => expect((await office.post(id))?.indexed).toBe(true));
    expect(await office.state()).toMatchObject({ waiting: 0, given_up: 0, failures: [] });
  });
});
