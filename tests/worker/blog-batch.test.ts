import { asc, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts } from "../../db/schema";
import type { BatchAnswer } from "../../worker/blog/rules";
import { expectGuarded } from "../support/access-control";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/blog/batch";
const site = setupAdminSite();

const good = (n: number, change = {}) => ({
  title: `Üretilen Yazı ${n}`,
  excerpt: "Yapay zekâ ile yazılmış bir özet.",
  content: "<p>Çevrim şartı, bonusun çekilebilmesi için oynanması gereken tutardır.</p>",
  category: "Rehber",
  seo_title: `SEO ${n}`,
  seo_description: "Açıklama",
  seo_keywords: "bonus, casino",
  is_published: false,
  ...change,
});
const key = () => crypto.randomUUID();
const save = (body: unknown) => site.admin.send("POST", PATH, body);
const saved = async (body: unknown) => {
  const response = await save(body);
  expect(response.status).toBe(201);
  return response.json<BatchAnswer>();
};
const rowsOf = (batch: string) =>
  site.server.db
    .select()
    .from(blog_posts)
    .where(like(blog_posts.batch_key, `${batch}:%`))
    .orderBy(asc(blog_posts.batch_key));

describe("a batch of posts", () => {
  it("refuses signed-out visitors, other origins and invalid bodies", async () => {
    await expectGuarded(site.server, site.admin, [["POST", PATH]]);
  });

  it.each([[[]], [undefined], ["x"]])("with nothing to save (%j) is refused", async (items) => {
    await expectRefused(await save({ key: key(), items }), 422, "Kaydedilecek içerik bulunamadı");
  });

  it("holds ten at most, and a key", async () => {
    const items = Array.from({ length: 11 }, (_, n) => good(n));
    await expectRefused(await save({ key: key(), items }), 422, "En çok 10 içerik kaydedebilirsiniz");
    await expectRefused(await save({ key: "x", items: [good(1)] }), 422);
  });

  it("publishes the first posts and queues the rest in order, ten with every column", async () => {
    const batch = key();
    const before = await rowsOf("%");
    const answer = await saved({
      key: batch,
      items: Array.from({ length: 10 }, (_, n) => good(n, { is_published: n < 2 })),
    });
    expect(answer.failed).toEqual([]);
    expect(answer.saved.map(({ index, is_published }) => [index, is_published])).toEqual(
      Array.from({ length: 10 }, (_, n) => [n, n < 2]),
    );
    const rows = await rowsOf(batch);
    expect(rows).toHaveLength(before.length + 10);
    for (const [n, row] of rows.entries()) {
      expect(row).toMatchObject({
        ...good(n, { is_published: n < 2 }),
        author: "AI Yazar",
        indexed: false,
        view_count: 0,
      });
      expect(row.slug).toMatch(new RegExp(`^uretilen-yazi-${n}-\\d{4}$`));
      expect(row).toMatchObject({ id: answer.saved[n]?.id, slug: answer.saved[n]?.slug });
      expect(row.published_at).toBe(n < 2 ? row.created_at : null);
    }
    const times = rows.map(({ created_at }) => created_at);
    expect([...new Set(times)].sort(), "later by row").toEqual(times);
    const places = rows.map(({ queue_position }) => queue_position);
    expect(places.slice(0, 2)).toEqual([null, null]);
    const first = places[2] ?? 0;
    expect(places.slice(2)).toEqual(Array.from({ length: 8 }, (_, n) => first + n));
    expect((await site.server.get(`/blog/${rows[0]?.slug}`)).status).toBe(200);
    expect((await site.server.get(`/blog/${rows[5]?.slug}`)).status).toBe(404);
  });

  it("sent twenty times at once is saved once, and every answer names the same posts", async () => {
    const batch = { key: key(), items: [good(1), good(1), good(2, { is_published: true })] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => saved(batch)));
    expect(await rowsOf(batch.key)).toHaveLength(3);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(new Set(answers[0]?.saved.map(({ slug }) => slug)).size).toBe(3);
    expect((await saved(batch)).saved).toEqual(answers[0]?.saved);
  });

  it("saves four of five posts when one is invalid, and that one once it is corrected", async () => {
    const batch = key();
    const items = [0, 1, 2, 3, 4].map((n) => good(n, n === 3 && { content: "<script>x</script>" }));
    const answer = await saved({ key: batch, items });
    expect(answer.saved.map(({ index }) => index)).toEqual([0, 1, 2, 4]);
    expect(answer.failed).toEqual([{ index: 3, message: "İçerik en az 50 karakter olmalıdır" }]);
    const mended = await saved({ key: batch, items: items.with(3, good(3)) });
    expect(mended.saved.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(await rowsOf(batch)).toHaveLength(5);
  });

  it("names what is wrong with each when none can be saved", async () => {
    const items = [good(0, { title: "" }), { view_count: 9 }, null];
    const { fields } = await expectRefused(await save({ key: key(), items }), 422, "Hiçbir blog yazısı kaydedilemedi");
    expect(Object.keys(fields ?? {})).toEqual(["items.0", "items.1", "items.2"]);
    expect(fields?.["items.0"]).toBe("Blog başlığı en az 2 karakter olmalıdır");
  });

  it("sanitises texts, and gives a category and a slug to each post", async () => {
    const batch = key();
    const content = `${good(1).content}<script>alert(1)</script><img src=x onerror=alert(1)>`;
    const long = "uzun başlık ".repeat(16).trim();
    const cut = `${"a".repeat(74)} bonus`;
    await saved({
      key: batch,
      items: [
        good(1, { content, category: "" }),
        good(2, { title: "！！！" }),
        good(3, { title: long }),
        good(4, { title: cut }),
      ],
    });
    const [first, second, third, fourth] = await rowsOf(batch);
    expect(first?.content).not.toMatch(/script|onerror/);
    expect(first?.category).toBe("Genel");
    expect(second?.slug).toMatch(/^blog-\d{13}-1$/);
    expect(third?.slug.length).toBeLessThanOrEqual(80);
    expect(third?.slug).toMatch(/^uzun-baslik.*-\d{4}$/);
    expect(fourth?.slug).toMatch(/^a{74}-\d{4}$/);
  });

  it("is saved one by one when it cannot be saved at once", async () => {
    await site.server.env.DB.exec(
      "CREATE TRIGGER broken BEFORE INSERT ON blog_posts WHEN new.title = 'Bozuk' BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
    const batch = key();
    const answer = await saved({ key: batch, items: [good(0), good(1, { title: "Bozuk" }), good(2)] });
    await site.server.env.DB.exec("DROP TRIGGER broken");
    site.server.harness.clearLogs();
    expect(answer.saved.map(({ index }) => index)).toEqual([0, 2]);
    expect(answer.failed).toEqual([{ index: 1, message: "Blog yazısı kaydedilirken bir hata oluştu" }]);
    expect(await rowsOf(batch)).toHaveLength(2);
  });
});

describe("the writing API without a key", () => {
  it("answers who can configure it", async () => {
    const path = "/api/admin/writing";
    expect(await (await site.admin.get(path)).json()).toEqual({ is_configured: false, model: "gpt-4o-mini" });
    const answer = await site.admin.send("POST", `${path}/article`, { topic: "Konu" });
    await expectRefused(
      answer,
      503,
      "Yapay zekâ henüz kurulmadı. Kullanmak için sitenin teknik sorumlusundan yapay zekâ anahtarını eklemesini isteyin.",
    );
  });
});
