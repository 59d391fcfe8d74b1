import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { blog_posts, casinos, promotions, record_counts } from "../../db/schema";
import { seed } from "../../scripts/demo-world/seed";
import { casinoById } from "../../worker/casinos/public.server";
import { countsOf, recount } from "../../worker/records/counts.server";
import { dayAfter } from "../../worker/turkish/calendar";
import { DATABASES, type Opened } from "../support/databases";

const now = new Date();
const today = dayAfter(now, 0);
const sum = (rows: { total: number }[]) => rows.reduce((all, { total }) => all + total, 0);

describe.each(DATABASES)("counts on %s", (name, open) => {
  /** sqld refuses a write during another. */
  const atOnce = name === "D1" ? 200 : 1;
  let opened: Opened;
  let db: Db;
  beforeAll(async () => {
    opened = await open();
    db = opened.db;
    await seed(db, opened.bucket, now);
  });
  afterAll(() => opened.close());

  const add = (n: number, values: Partial<typeof promotions.$inferInsert> = {}) =>
    db
      .insert(promotions)
      .values({
        title: `Sayılan ${n}`,
        slug: `sayilan-${n}`,
        short_description: "",
        search_text: "",
        url: "",
        ...values,
      })
      .returning({ id: promotions.id });

  it("are those of the content, and stay right under 200 parallel writes", async () => {
    expect(await recount(db, today)).toEqual([]);
    const before = sum(await countsOf(db, "promotion", today));
    const [casino] = await db.select().from(casinos).limit(1);
    const write = async (n: number) => {
      const ends = { expiry_date: dayAfter(now, n % 7), casino_id: casino?.id };
      const [row] = await add(n, n % 2 ? ends : {});
      const own = eq(promotions.id, row?.id ?? "");
      if (n % 5 === 0) await db.delete(promotions).where(own);
      else if (n % 5 === 1) await db.update(promotions).set({ is_active: false }).where(own);
      else if (n % 5 === 2)
        await db
          .update(promotions)
          .set({ expiry_date: dayAfter(now, -1) })
          .where(own);
    };
    for (let n = 0; n < 200; n += atOnce) await Promise.all(Array.from({ length: atOnce }, (_, at) => write(n + at)));
    await db.update(blog_posts).set({ category: "Başka" }).where(eq(blog_posts.category, "Sorumlu Oyun"));
    await db.update(casinos).set({ is_licensed: false });
    expect(sum(await countsOf(db, "promotion", today))).toBe(before + 80);
    expect((await countsOf(db, "post", today)).map(({ part }) => part)).not.toContain("Sorumlu Oyun");
    expect(await recount(db, today)).toEqual([]);
  });

  it("of promotions leave out ended ones, without a write", async () => {
    await add(1000, { expiry_date: today, category_id: null });
    const without = async (day: string) =>
      (await countsOf(db, "promotion", day)).find(({ part }) => part === "")?.total;
    const counted = (await without(today)) ?? 0;
    expect(await without(dayAfter(now, 1))).toBeLessThan(counted);
    await recount(db, dayAfter(now, 1));
    await db.update(promotions).set({ is_active: false }).where(eq(promotions.slug, "sayilan-1000"));
    expect(await recount(db, dayAfter(now, 1))).toEqual([]);
  });

  it("that are wrong are reported and corrected", async () => {
    await db
      .update(record_counts)
      .set({ total: sql`total + 2` })
      .where(eq(record_counts.part, "Başka"));
    const [wrong, ...more] = await recount(db, dayAfter(now, 1));
    expect(wrong).toMatch(/^counted \d+ instead of \d+: post Başka$/);
    expect(more).toEqual([]);
    expect(await recount(db, dayAfter(now, 1))).toEqual([]);
  });

  it("of a casino's bonuses follow its promotions", async () => {
    const [casino] = await db.select().from(casinos).limit(1);
    const [{ id } = { id: "" }] = await add(2000, { casino_id: casino?.id });
    const read = async (day = today) => (await casinoById(db, casino?.id ?? "", day))[0]?.promotion_count ?? 0;
    const counted = await read();
    await db.update(promotions).set({ casino_id: null }).where(eq(promotions.id, id));
    expect(await read()).toBe(counted - 1);
    await db.update(promotions).set({ casino_id: casino?.id, expiry_date: today }).where(eq(promotions.id, id));
    expect(await read()).toBe(counted);
    const later = async () => await Promise.all([read(), read(dayAfter(now, 1)), read(dayAfter(now, 400))]);
    const byDay = await later();
    expect(byDay[1]).toBeLessThan(counted);
    for (const n of [1, 400, 0]) {
      await recount(db, dayAfter(now, n));
      expect(await later()).toEqual(byDay);
    }
  });
});
