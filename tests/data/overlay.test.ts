import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { overlayOf } from "../../db/overlay";
import { blog_posts, casinos } from "../../db/schema";
import { DATABASES, type Opened } from "../support/databases";
import { draftPost } from "../support/drafts";

describe.each(DATABASES)("a database with another row on %s", (_, open) => {
  let opened: Opened;
  const stored = draftPost(1, { title: "Kayıtlı" });
  const other = draftPost(2, { title: "Öteki", is_published: true });
  beforeAll(async () => {
    opened = await open();
    await opened.db.insert(blog_posts).values([stored, other]);
  });
  afterAll(() => opened.close());
  const titles = async (db: Db) =>
    (await db.select().from(blog_posts).orderBy(desc(blog_posts.title))).map(({ title }) => title);

  it("shows the row in place of the stored one with its id, in batches and single statements", async () => {
    const db = opened.overlaid(overlayOf(blog_posts, { ...stored, title: "Taslak hâli", is_published: true }));
    expect(await titles(db)).toEqual(["Öteki", "Taslak hâli"].sort().reverse());
    const isIt = and(eq(blog_posts.id, stored.id), eq(blog_posts.is_published, true));
    const [[post], all] = await db.batch([
      db.select().from(blog_posts).where(isIt),
      db.select({ id: blog_posts.id }).from(blog_posts),
    ]);
    expect(post).toMatchObject({ title: "Taslak hâli", is_published: true, indexed: false, image_url: null });
    expect(all).toHaveLength(2);
    expect(await titles(opened.db)).toEqual(["Öteki", "Kayıtlı"]);
  });

  it("shows a new row, its columns of every kind, and the defaults of those that are left out", async () => {
    const review = { licence: { score: 4, reason: "Belgeli" } };
    const casino = { id: crypto.randomUUID(), name: "Yeni 'Casino'", slug: "yeni", url: "https://yeni.example/" };
    const row = { ...casino, rating: 4.5, featured: true, review, pros: ["hızlı"], sort_key: "y", search_text: "y" };
    const db = opened.overlaid(overlayOf(casinos, row as never));
    const [shown] = await db.select().from(casinos);
    expect(shown).toMatchObject({ ...row, cons: [], standing: "pending", is_licensed: false, owner: null });
    expect(await opened.db.$count(casinos)).toBe(0);
  });
});
