import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { blog_posts, casinos, counted_views, daily_views, promotions } from "../../db/schema";
import type { ReadKind } from "../../worker/records/kinds.server";
import { setupSite } from "../support/site";
import { BROWSER, ROBOT, sendView } from "../support/views";

type View = { kind: ReadKind; id: string };
const TABLES = { post: blog_posts, promotion: promotions, casino: casinos };
const site = setupSite({ logsStatements: true });
let seen: View[];
let visitor = 0;

const newVisitor = (): Record<string, string> => ({ "CF-Connecting-IP": `198.51.100.${++visitor}` });
const send = (view: View, headers = newVisitor()) => sendView(site.server, view, headers);
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

describe("a view", () => {
  it("counts once an hour for each network address, in the record and in its day", async () => {
    const [before, daily] = [await counts(), await ofToday()];
    const address = newVisitor();
    for (const view of seen) await Promise.all([send(view, address), send(view, address), send(view)]);
    expect(await counts()).toEqual(before.map((count) => count + 2));
    expect(await ofToday()).toBe(daily + 2 * seen.length);
  });

  it("counts for each device behind an address, up to 30, but not for previews and robots", async () => {
    const [, , , promotion] = seen as [View, View, View, View];
    const [before, address] = [await countOf(promotion), newVisitor()];
    const previews = [{ Purpose: "preview" }, { Purpose: "prefetch" }, { "Sec-Purpose": "prefetch;prerender" }];
    for (const headers of [...previews, { "X-Moz": "prefetch" }, { "User-Agent": ROBOT }, {}])
      expect((await send(promotion, { ...address, ...headers })).status).toBe(204);
    expect(await countOf(promotion)).toBe(before + 1);
    for (let device = 0; device < 40; device++)
      await send(promotion, { ...address, "User-Agent": `${BROWSER} Ek/${device}` });
    expect(await countOf(promotion)).toBe(before + 30);
    await send(promotion);
    expect(await countOf(promotion)).toBe(before + 31);
  });

  it("takes one batch of four statements, which write few rows", async () => {
    const [post] = seen as [View];
    await send(post);
    site.server.rowsWritten();
    const address = newVisitor();
    await send(post, address);
    expect(site.server.rowsWritten().reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(3);
    await send(post, address);
    expect(site.server.rowsWritten().every((rows) => rows === 0)).toBe(true);
    site.server.sentStatements();
    await send(post);
    const [counting] = site.server.sentStatements();
    expect(counting).toHaveLength(4);
  });

  it("is answered with the views of a post, and with nothing for others and for a repeated view", async () => {
    const [post, , , promotion] = seen as [View, View, View, View];
    const address = newVisitor();
    const before = await countOf(post);
    for (let times = 0; times < 2; times++)
      expect(await (await send(post, address)).json()).toEqual({ views: before + 1 });
    expect((await send(promotion, address)).status).toBe(204);
  });

  it("is not counted of unknown records, other kinds and unpublished ones, nor where a page is only fetched", async () => {
    const [post, , , promotion] = seen as [View, View, View, View];
    const [before, daily] = [await counts(), await ofToday()];
    expect(await site.html(`/blog/${(await site.rowOf(blog_posts, post.id))?.slug}`)).toContain("görüntülenme");
    await site.set(blog_posts, post.id, { is_published: false });
    const strange: View[] = [
      post,
      { kind: "casino", id: promotion.id },
      { kind: "promotion", id: "' or 1=1 --" },
      { kind: "post", id: '"}],"x":[{"' },
    ];
    for (const view of strange) expect((await send(view)).status).toBe(204);
    expect(await counts()).toEqual(before);
    expect(await ofToday()).toBe(daily);
    await site.set(blog_posts, post.id, { is_published: true });
  });

  it("of a list counts once an hour, too, and other names of lists are refused", async () => {
    const { db } = site.server;
    const ofLists = and(eq(daily_views.kind, "list"), eq(daily_views.is_demo, false));
    await db.delete(daily_views).where(eq(daily_views.kind, "list"));
    const address = newVisitor();
    for (const headers of [address, address, newVisitor()]) {
      const path = { kind: "list", id: "promotions" } as const;
      expect((await sendView(site.server, path, headers)).status).toBe(204);
    }
    const wrong = await sendView(site.server, { kind: "list", id: "/bonuslar" }, newVisitor());
    expect(wrong.status).toBe(422);
    expect(await db.select().from(daily_views).where(ofLists)).toMatchObject([{ record_id: "promotions", views: 2 }]);
  });

  it.each([
    ["/", "list/home"],
    ["/bonuslar?kategori=deneme-bonusu", "list/promotions"],
    ["/guvenilir-siteler", "list/casinos"],
    ["/karsilastir", "list/comparison"],
  ])("of %s is told by its page", async (path, name) => {
    expect(await site.html(path)).toContain(`<main id="icerik" data-views="${name}">`);
  });

  it("is refused in any other form", async () => {
    const before = await counts();
    const [one] = seen as [View];
    const body = (value: unknown) => JSON.stringify(value);
    for (const [text, status, type = "application/json"] of [
      [body({ ...one, kind: "page" }), 422],
      [body({ ...one, count: 1000 }), 422],
      [body([one]), 422],
      ["null", 422],
      ['{"kind":', 400],
      [body({ ...one, id: "x".repeat(70_000) }), 413],
      [body(one), 415, "text/plain"],
      [body(one), 415, "application/x-www-form-urlencoded"],
    ] as const) {
      const headers = { "Content-Type": type, Origin: site.server.origin, ...newVisitor() };
      const answer = await site.server.get("/api/views", { method: "POST", body: text, headers });
      expect(answer.status, text.slice(0, 80)).toBe(status);
    }
    expect((await send(one, { "CF-Connecting-IP": "198.51.100.1", Origin: "https://evil.example" })).status).toBe(403);
    expect(await counts()).toEqual(before);
  });
});
