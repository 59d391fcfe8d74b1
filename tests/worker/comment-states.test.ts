import { describe, expect, it } from "vitest";
import { content_version } from "../../db/schema";
import type { Page } from "../support/resource-client";
import { unstamped } from "../support/commenter";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { commentClient, type CommentRow as Row } from "../support/comment-client";

const site = setupAdminSite();
const { bulkAction, edit, get, list, rowOf, send, some, waiting } = commentClient(site);
const meanIn = (html: string) =>
  /<small class="who">\(\d+\) · ([^<]+)<\/small> <svg[^>]*aria-label="5 üzerinden \1"/.exec(html)?.[1];
const totalIn = (html: string) => Number(/<small class="who">\((\d+)\)/.exec(html)?.[1]);

describe("the state of a comment", () => {
  it("that wait are shown once an editor publishes them, as they were changed, until they are taken for spam", async () => {
    const { promotion_id, ...first } = await some(0);
    const page = `/bonuslar/${first.casino_slug ?? "diger"}/${first.promotion_slug}`;
    const before = await site.html(page);
    const { id, status } = await waiting(promotion_id, "Kaba söz");
    expect(status).toBe("pending");
    const row = (await list("?q=ziyaret&status=pending")).rows.find((found) => found.id === id);
    expect(row?.held_for).toBe("stamp");
    expect((await edit(id, row?.updated_at, { comment: "Nazik söz" })).status).toBe(200);
    expect(unstamped(await site.html(page))).toBe(unstamped(before));
    expect(await bulkAction("publish", [id])).toEqual([id]);
    expect(await bulkAction("publish", [id])).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: "published", held_for: "stamp" });
    const html = await site.html(page);
    expect(html).toContain("Nazik söz");
    expect(html).not.toContain("Kaba söz");
    expect(totalIn(html)).toBe(totalIn(before) + 1);
    expect(await bulkAction("spam", [id])).toEqual([id]);
    expect(await site.html(page)).not.toContain("Nazik söz");
  });

  it("that are hidden leave the page, its number and its mean, and come back as they were", async () => {
    const { promotion_id, ...first } = await some(0);
    const page = `/bonuslar/${first.casino_slug ?? "diger"}/${first.promotion_slug}`;
    const { id } = await waiting(promotion_id, "Gizlenecek söz");
    const without = await site.html(page);
    await bulkAction("publish", [id]);
    const shown = await site.html(page);
    expect(meanIn(shown)).not.toBe(meanIn(without));
    const version = await site.server.db.select().from(content_version);
    expect(await bulkAction("hide", [id])).toEqual([id]);
    expect(await bulkAction("hide", [id])).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: "hidden", comment: "Gizlenecek söz" });
    expect(await site.server.db.select().from(content_version)).not.toEqual(version);
    const hidden = await site.html(page);
    expect(hidden).not.toContain("Gizlenecek söz");
    expect([totalIn(hidden), meanIn(hidden)]).toEqual([totalIn(without), meanIn(without)]);
    const found = await (await get("?q=gizlenecek&status=hidden")).json<Page<Row> & { counts: object }>();
    expect(found).toMatchObject({ total: 1, counts: { published: 0, pending: 0, hidden: 1, spam: 0 } });
    await bulkAction("publish", [id]);
    const again = await site.html(page);
    expect(again).toContain("Gizlenecek söz");
    expect([totalIn(again), meanIn(again)]).toEqual([totalIn(shown), meanIn(shown)]);
  });

  it.each([
    ["hold", "pending", "hide"],
    ["hide", "hidden", "spam"],
    ["spam", "spam", "publish"],
    ["publish", "published", "hold"],
  ])("go by %s to %s from every other state", async (action, status, next) => {
    const { id } = await waiting((await some(0)).promotion_id, `Her durumdan ${action}`);
    await bulkAction(next, [id]);
    for (const from of ["publish", "hold", "hide", "spam"].filter((other) => other !== action)) {
      await bulkAction(from, [id]);
      expect(await bulkAction(action, [id]), from).toEqual([id]);
      expect(await rowOf(id)).toMatchObject({ status, held_for: "stamp" });
    }
  });

  it("that are not public keep their state in the trash, and change no page", async () => {
    const { promotion_id, ...first } = await some(0);
    const page = `/bonuslar/${first.casino_slug ?? "diger"}/${first.promotion_slug}`;
    const { id } = await waiting(promotion_id, "Bekleyen söz");
    const before = await rowOf(id);
    const html = await site.html(page);
    const version = () => site.server.db.select().from(content_version);
    const was = await version();
    expect((await send("DELETE", `/${id}`)).status).toBe(204);
    expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    expect(await bulkAction("spam", [id])).toEqual([id]);
    expect(await version()).toEqual(was);
    expect(unstamped(await site.html(page))).toBe(unstamped(html));
  });

  it("are counted in each state, under the same search", async () => {
    const { promotion_id } = await some(0);
    const [a, b] = [await waiting(promotion_id, "Sayılan zambak"), await waiting(promotion_id, "Sayılan zambak iki")];
    await bulkAction("spam", [b.id]);
    await edit((await some(0)).id, (await some(0)).updated_at, { comment: "Sayılan zambak üç" });
    const asked = new Date().toISOString();
    const answer = await get("?q=zambak&status=pending");
    const found = await answer.json<Page<Row> & { counts: object; read_at: string }>();
    expect(found.read_at >= asked && found.read_at <= new Date().toISOString()).toBe(true);
    expect(found).toMatchObject({ total: 1, counts: { published: 1, pending: 1, hidden: 0, spam: 1 } });
    expect(found.rows.map(({ id }) => id)).toEqual([a.id]);
    expect((await list("?q=zambak")).total).toBe(3);
    await expectRefused(await get("?status=x"), 422);
  });
});
