import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blog_posts, casinos, counted_views, daily_views, promotions } from "../../db/schema";
import { VIEWS_PER_REQUEST_MAX } from "../../worker/views/kinds";
import type { View } from "../../worker/views/rules";
import { setupSite } from "../support/site";
import { sendViews } from "../support/views";

const TABLES = { post: blog_posts, promotion: promotions, casino: casinos };
const site = setupSite({ logsStatements: true });
let seen: View[];
let visitor = 0;

const newVisitor = () => ({ "CF-Connecting-IP": `198.51.100.${++visitor}` });
const send = async (views: View[], headers = newVisitor()) => {
  expect((await sendViews(site.server, views, headers)).status).toBe(204);
};
const countOf = async ({ kind, id }: View) => {
  const table = TABLES[kind];
  const [row] = await site.server.db.select({ count: table.view_count }).from(table).where(eq(table.id, id));
  return row?.count ?? NaN;
};
const counts = () => Promise.all(seen.map(countOf));
const ofToday = async () => {
  const rows = await site.server.db.select().from(daily_views);
  return rows.reduce((sum, { views }) => sum + views, 0);
};

beforeAll(async () => {
  const { db } = site.server;
  const [posts, promotion, casino] = await db.batch([
    db.select().from(blog_posts).where(eq(blog_posts.is_published, true)).limit(3),
    db.select().from(promotions).limit(2),
    db.select().from(casinos).limit(1),
  ]);
  const of = (kind: View["kind"], rows: { id: string }[]) => rows.map(({ id }) => ({ kind, id }));
  seen = [...of("post", posts), ...of("promotion", promotion), ...of("casino", casino)];
});
beforeEach(() => site.server.db.delete(counted_views));

describe("the views of a visit", () => {
  it("are counted together, each once, in one batch of as few statements as one view takes", async () => {
    const [before, daily] = [await counts(), await ofToday()];
    const address = newVisitor();
    await send(seen.slice(0, 1), address);
    site.server.sentStatements();
    await send([...seen, ...seen], address);
    // Purges are looked for after the response.
    const sent = site.server.sentStatements().filter(([first]) => !first?.includes("pending_purges"));
    expect(sent.map(({ length }) => length)).toEqual([5]);
    await Promise.all([send(seen, address), send(seen.slice(2), address), send(seen)]);
    expect(await counts()).toEqual(before.map((count) => count + 2));
    expect(await ofToday()).toBe(daily + 2 * seen.length);
  });

  it("write few rows to the database, which are most of the cost of views", async () => {
    const three = [seen[0], seen[3], seen[5]] as View[];
    await send(three);
    site.server.rowsWritten();
    await send(three);
    // Each its record, its hour and its day; the post also its place by views and the version of views.
    expect(site.server.rowsWritten().reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(11);
    const address = newVisitor();
    await send(three, address);
    site.server.rowsWritten();
    await send(three, address);
    expect(site.server.rowsWritten().every((rows) => rows === 0)).toBe(true);
  });

  it("are counted but for unknown records, other kinds and unpublished ones", async () => {
    const [post, , , promotion] = seen as [View, View, View, View];
    const address = newVisitor();
    await send([post], address);
    await site.server.db.update(blog_posts).set({ is_published: false }).where(eq(blog_posts.id, post.id));
    const [before, daily] = [await counts(), await ofToday()];
    const strange: View[] = [
      post,
      { kind: "casino", id: promotion.id },
      { kind: "promotion", id: "' or 1=1 --" },
      { kind: "post", id: '"}],"x":[{"' },
      promotion,
    ];
    await send(strange, address);
    await send(strange);
    expect(await counts()).toEqual(before.map((count, at) => (at === 3 ? count + 2 : count)));
    expect(await ofToday()).toBe(daily + 2);
    await site.server.db.update(blog_posts).set({ is_published: true }).where(eq(blog_posts.id, post.id));
  });

  it("are refused in any other form, and none is counted", async () => {
    const before = await counts();
    const [one] = seen as [View];
    const body = (value: unknown) => JSON.stringify(value);
    for (const [text, status, type = "application/json"] of [
      [body({ views: [] }), 422],
      [body({ views: Array.from({ length: VIEWS_PER_REQUEST_MAX + 1 }, () => one) }), 422],
      [body({ views: [one, { ...one, kind: "page" }] }), 422],
      [body({ views: [{ ...one, count: 1000 }] }), 422],
      [body({ views: [{ kind: "post", id: "x".repeat(101) }] }), 422],
      [body({ views: [{ kind: "post", id: [one.id] }] }), 422],
      [body({ views: [one], at: "2020-01-01" }), 422],
      [`{"views":[${body(one)}],"__proto__":{"x":1}}`, 422],
      [body([one]), 422],
      ["null", 422],
      ['{"views":', 400],
      [body({ views: [{ ...one, id: "x".repeat(70_000) }] }), 413],
      [body({ views: [one] }), 415, "text/plain"],
      [body({ views: [one] }), 415, "application/x-www-form-urlencoded"],
    ] as const) {
      const headers = { "Content-Type": type, Origin: site.server.origin, ...newVisitor() };
      const answer = await site.server.get("/api/views", { method: "POST", body: text, headers });
      expect(answer.status, text.slice(0, 80)).toBe(status);
    }
    const stranger = await sendViews(site.server, [one], { Origin: "https://evil.example" });
    expect(stranger.status).toBe(403);
    expect(await counts()).toEqual(before);
  });
});
