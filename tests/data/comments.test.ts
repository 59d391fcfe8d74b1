import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { daily_secrets, promotions } from "../../db/schema";
import { addComment } from "../../worker/comments/adding.server";
import { commentsOf, commentSummary } from "../../worker/comments/public.server";
import { commentStamp, stampAge } from "../../worker/comments/stamp.server";
import type { Refusal } from "../../worker/refusal";
import { dailyHash, dailySecrets } from "../../worker/secrets/daily-secret.server";
import { DATABASES } from "../support/databases";
import { IS_LONG } from "../support/deadlines";

const now = new Date("2026-11-21T09:00:00Z");

describe.each(DATABASES)("comments on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());

  /** Adds a promotion; makes comments on it. */
  async function commentsOnNewPromotion() {
    const promotion_id = crypto.randomUUID();
    const texts = { title: "Deneme", short_description: "", url: "https://x.example", search_text: "" };
    await db.insert(promotions).values({ id: promotion_id, slug: promotion_id, ...texts });
    return (comment: string, rating = 5) => ({ promotion_id, user_name: "Ömer", comment, rating });
  }

  it("adds a comment on top, and to the total and mean of its promotion", async () => {
    const input = await commentsOnNewPromotion();
    await addComment(db, input("Önceki", 3), "1.2.3.3", new Date(now.getTime() - 86_400_000));
    const [summary] = await commentSummary(db, input("").promotion_id);
    const added = await addComment(db, input("İlk"), "1.2.3.4", now);
    expect(added).toMatchObject((await commentsOf(db, input("").promotion_id, { offset: 0, order: "yeni" }))[0] ?? {});
    expect(added).toMatchObject({ isNew: true, status: "published", total: (summary?.total ?? 0) + 1 });
    expect(added.average).toBeGreaterThan(summary?.rating ?? 5);
    expect(await commentSummary(db, input("").promotion_id)).toEqual([{ total: added.total, rating: added.average }]);
  });

  it.each([
    ["yeni", ["son 3", "orta 5", "ilk 3", "en eski 1"]],
    ["eski", ["en eski 1", "ilk 3", "orta 5", "son 3"]],
    ["iyi", ["orta 5", "son 3", "ilk 3", "en eski 1"]],
    ["kotu", ["en eski 1", "son 3", "ilk 3", "orta 5"]],
  ])("orders comments by %s", async (order, expected) => {
    const input = await commentsOnNewPromotion();
    for (const [hour, comment] of ["en eski 1", "ilk 3", "orta 5", "son 3"].entries()) {
      const at = new Date(now.getTime() + hour * 3_600_000);
      await addComment(db, input(comment, Number(comment.at(-1))), `1.2.4.${hour}`, at);
    }
    const comments = await commentsOf(db, input("").promotion_id, { offset: 0, order });
    expect(comments.map(({ comment }) => comment)).toEqual(expected);
  });

  it("leaves a comment that waits for an editor out of total and mean", async () => {
    const input = await commentsOnNewPromotion();
    const added = await addComment(db, input("İlk", 3), "1.2.3.4", now);
    const waiting = await addComment(db, { ...input("Bekleyen", 1), held_for: "link" }, "1.2.3.6", now);
    expect(waiting).toMatchObject({ status: "pending", total: added.total, average: added.average });
    expect(await commentSummary(db, input("").promotion_id)).toEqual([{ total: added.total, rating: added.average }]);
  });

  if (IS_LONG)
    it("refuses an IPv6 network whose addresses sent 120 comments within ten minutes, but not for one of them", async () => {
      const input = await commentsOnNewPromotion();
      const isTaken = (comment: string, address: string) =>
        addComment(db, input(comment), address, now).then(
          () => true,
          (error: Refusal) => error.message,
        );
      const refusal = "Kısa sürede çok fazla yorum gönderdiniz. Lütfen biraz sonra tekrar deneyin.";
      for (let i = 0; i < 150; i++) await isTaken(`Tek adres ${i}`, "2001:db8:1:0");
      expect(await isTaken("Komşu", "2001:db8:1:1")).toBe(true);
      for (let i = 0; i < 89; i++) await isTaken(`Çok adres ${i}`, `2001:db8:1:${2 + (i % 8)}`);
      expect(await isTaken("Fazla", "2001:db8:1:ff")).toBe(refusal);
      expect(await isTaken("Başka ağ", "2001:db8:2:0")).toBe(true);
    });

  it("stores the same comment again after a minute, or at once with another rating, name or promotion", async () => {
    const input = await commentsOnNewPromotion();
    const at = (seconds: number) => new Date(now.getTime() + 86_400_000 + seconds * 1_000);
    const isNew = async (seconds: number, change: object = {}) =>
      (await addComment(db, { ...input("Aynı söz"), ...change }, "1.2.3.4", at(seconds))).isNew;
    const { promotion_id } = (await commentsOnNewPromotion())("");
    expect([await isNew(0), await isNew(59), await isNew(61)]).toEqual([true, false, true]);
    for (const change of [{ rating: 4 }, { user_name: "Başkası" }, { promotion_id }])
      expect(await isNew(59, change), JSON.stringify(change)).toBe(true);
  });

  it("holds a comment for moderation whose text was already sent under another name", async () => {
    const input = await commentsOnNewPromotion();
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const say = async (days: number, comment: string, name: string) =>
      (await addComment(db, { ...input(comment), user_name: name }, "1.2.3.4", at(days))).status;
    expect(await say(2, "Bu siteye herkes hemen üye olsun, pişman olmaz!", "A")).toBe("published");
    expect(await say(3, "BU SİTEYE herkes hemen üye olsun... pişman olmaz 123", "B")).toBe("pending");
    expect(await say(3, "Harika", "C")).toBe("published");
    expect(await say(3, "Harika", "D")).toBe("published");
    expect(await say(11, "Bu siteye herkes hemen üye olsun, pişman olmaz!", "E")).toBe("published");
  });

  describe("within an hour", () => {
    it("publishes at once eight comments of a promotion, and twenty in all", async () => {
      const at = (minutes: number) => new Date(now.getTime() + 20 * 86_400_000 + minutes * 60_000);
      const inputs = await Promise.all([1, 2, 3].map(commentsOnNewPromotion));
      const counts: Record<string, number>[] = [];
      // Comments that wait do not count towards what may be published.
      const third = inputs[2];
      for (let i = 0; third && i < 6; i++)
        await addComment(db, { ...third(`Bekleyen ${i}`), held_for: "link" }, "10.3.0.1", at(0));
      for (const [n, input] of inputs.entries()) {
        const states: Record<string, number> = { published: 0, pending: 0 };
        for (let i = 0; i < 10; i++) {
          const { status } = await addComment(db, input(`Söz ${i}`), `10.0.${n}.${i}`, at(n));
          states[status] = (states[status] ?? 0) + 1;
        }
        counts.push(states);
      }
      expect(counts).toEqual([
        { published: 8, pending: 2 },
        { published: 8, pending: 2 },
        { published: 4, pending: 6 },
      ]);
    });

    it("publishes a visitor's comment after 30 of ten addresses were held, and holds it after others appeared", async () => {
      const at = (minutes: number) => new Date(now.getTime() + 30 * 86_400_000 + minutes * 60_000);
      const input = await commentsOnNewPromotion();
      for (let i = 0; i < 30; i++)
        await addComment(db, { ...input(`Söz ${i}`), held_for: "trap" }, `10.1.0.${i % 10}`, at(5));
      for (let i = 0; i < 8; i++)
        expect((await addComment(db, input(`Dürüst ${i}`), `10.2.0.${i}`, at(5))).status).toBe("published");
      expect((await addComment(db, input("Dokuzuncu"), "10.2.0.9", at(5))).status).toBe("pending");
      expect((await addComment(db, input("Bir saat sonra"), "10.2.0.9", at(66))).status).toBe("published");
    });
  });

  it("creates one secret a day under parallel requests, and keeps yesterday's", async () => {
    const on = (day: number) => new Date(Date.UTC(2031, 0, day, 12));
    const first = await Promise.all(Array.from({ length: 5 }, () => dailySecrets(db, on(1))));
    expect(new Set(first.map(({ today }) => today)).size).toBe(1);
    expect(first[0]?.today).toMatch(/^[\da-f]{64}$/);
    const stamp = await commentStamp(db, "x", on(1));
    const next = await dailySecrets(db, on(2));
    expect(next.yesterday).toBe(first[0]?.today);
    expect(next.today).not.toBe(next.yesterday);
    expect(await stampAge(db, stamp, "x", on(2))).toBe(86_400_000);
    expect(await stampAge(db, stamp, "x", on(3))).toBeUndefined();
    expect(await dailySecrets(db, on(3))).toMatchObject({ yesterday: next.today });
    const stored = await db.select().from(daily_secrets);
    expect(stored.map(({ day }) => day).sort()).toEqual(["2031-01-02", "2031-01-03"]);
    expect(await dailyHash(db, "1.2.3.4", on(3))).not.toBe(await dailyHash(db, "1.2.3.4", on(4)));
    expect(await dailySecrets(db, on(9))).toEqual({ today: expect.any(String) as string });
  });
});
