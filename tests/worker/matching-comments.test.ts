import { like } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { promotion_comments } from "../../db/schema";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { commentClient } from "../support/comment-client";

const site = setupAdminSite();
const { list, rowOf, send, some } = commentClient(site);

describe("comments that match a filter", () => {
  const time = (n: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, n)).toISOString();
  /** Stores comments of five stars that wait for an editor, a second apart, and returns their ids. */
  const storePending = async (count: number) => {
    const { promotion_id } = await some(0);
    const rows = Array.from({ length: count }, (_, n) => ({
      id: crypto.randomUUID(),
      promotion_id,
      user_name: "Robot",
      comment: `Yığın ${n}`,
      rating: 5,
      search_text: `robot yigin ${n}`,
      created_at: time(n),
      updated_at: time(n),
      status: "pending" as const,
    }));
    for (let from = 0; from < rows.length; from += 8)
      await site.server.db.insert(promotion_comments).values(rows.slice(from, from + 8));
    return rows.map(({ id }) => id);
  };
  interface Answer {
    ids: string[];
    next?: string;
  }
  const answerTo = async (action: string, filter: object) => {
    const body = { action, q: "yigin", rating: 5, until: time(1_000), ...filter };
    return (await send("POST", "/matching", body)).json<Answer>();
  };
  const decideOnce = async (action: string, filter: object) => (await answerTo(action, filter)).ids;

  afterEach(async () => {
    await site.server.db.delete(promotion_comments).where(like(promotion_comments.search_text, "robot yigin %"));
  });

  it("are decided about 500 at a time, until none is left", async () => {
    const ids = await storePending(700);
    const parts: Answer[] = [];
    do parts.push(await answerTo("spam", { status: "pending", after: parts.at(-1)?.next }));
    while (parts.at(-1)?.next);
    expect(parts.map((part) => part.ids.length)).toEqual([500, 200]);
    expect(parts.flatMap((part) => part.ids).sort()).toEqual(ids.sort());
  });

  it("leave out those of other words and of another state", async () => {
    const [first = "", second = "", third = ""] = await storePending(3);
    expect(await decideOnce("publish", { q: "yigin 2", status: "pending" })).toEqual([third]);
    expect(await rowOf(third)).toMatchObject({ status: "published" });
    expect((await decideOnce("spam", { status: "pending" })).sort()).toEqual([first, second].sort());
    expect(await decideOnce("spam", {})).toEqual([third]);
    expect((await decideOnce("hide", { status: "spam" })).sort()).toEqual([first, second, third].sort());
    expect(await decideOnce("hide", {})).toEqual([]);
  });

  it("leave out those that came after the list was read", async () => {
    const [first, second, third] = await storePending(3);
    expect((await decideOnce("delete", { until: time(1) })).sort()).toEqual([first, second].sort());
    const left = await list("?q=yigin");
    expect(left.rows.map(({ id, status }) => [id, status])).toEqual([[third, "pending"]]);
  });

  it("are deleted into the trash", async () => {
    const [id] = await storePending(1);
    expect(await decideOnce("delete", { status: "pending" })).toEqual([id]);
    expect((await list("?q=yigin")).total).toBe(0);
    expect((await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`)).status).toBe(200);
    expect((await list("?q=yigin")).total).toBe(1);
  });

  it.each([
    { action: "burn", until: time(0) },
    { action: "delete" },
    { action: "delete", until: time(0), status: "x" },
  ])("refuse %j", async (body) => {
    await expectRefused(await send("POST", "/matching", body), 422);
  });
});
