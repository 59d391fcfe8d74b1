import { eq, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import * as schema from "../../db/schema";
import { media, promotion_comments, promotions, trash } from "../../db/schema";
import { emptyTrash } from "../../worker/trash/emptying.server";
import type { Env } from "../../worker/env";
import { builtWorker } from "../support/built-worker";
import { GIF } from "../support/images";
import { type AdminClient, createAdminClient } from "../support/admin-client";
import { expectRefused, SITE_URL, startTestServer, type TestServer } from "../support/test-server";

const PAGES: [path: string, sentence: string][] = [
  ["/", "Bir hata oluştu: Sayfa yüklenemedi"],
  ["/bonuslar", "Bir hata oluştu: Bonuslar yüklenemedi"],
  ["/bonuslar/isilti-casino/150-hos-geldin-bonusu", "Bonus yüklenirken bir hata oluştu (Kod: 503)"],
  ["/guvenilir-siteler", "Bir hata oluştu: Casino siteleri yüklenemedi"],
  ["/degisenler", "Bir hata oluştu: Değişiklikler yüklenemedi"],
  ["/casino/isilti-casino", "Veri yüklenirken bir hata oluştu"],
  ["/blog", "Bir hata oluştu: Blog yazıları yüklenemedi"],
  ["/blog/x", "Blog yazısı yüklenirken bir hata oluştu"],
  ["/hakkimizda", "Sayfa yüklenirken bir hata oluştu"],
  ["/sitemap", "Bir hata oluştu: Site haritası yüklenemedi"],
  ["/promotion/x", "Bonus yüklenirken bir hata oluştu (Kod: 503)"],
];

describe("a database that fails", () => {
  let server: TestServer;
  const TABLES = ["promotions", "blog_posts", "casinos", "pages"];
  const breakDatabase = () =>
    server.env.DB.exec(TABLES.map((name) => `alter table ${name} rename to ${name}_gone`).join("; "));
  const mendDatabase = () =>
    server.env.DB.exec(TABLES.map((name) => `alter table ${name}_gone rename to ${name}`).join("; "));
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("gives each page its error state with 503, and the next request works again", async () => {
    await breakDatabase();
    for (const [path, sentence] of PAGES) {
      const response = await server.get(path);
      expect(response.status, path).toBe(503);
      expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
      const html = await response.text();
      expect(html, path).toContain(sentence);
      expect(html, path).toContain("Tekrar dene");
      expect(html, path).not.toMatch(/no such table|D1_ERROR|at \w+ \(/);
    }
    const file = await server.get("/sitemap.xml");
    expect(file.status).toBe(503);
    expect(file.headers.get("Retry-After")).toBe("10");
    const page = await file.text();
    expect(page).toContain("<p>Bir hata oluştu: Site haritası yüklenemedi</p>");
    expect(page).toContain('<a href="">Tekrar dene</a>');
    expect((await server.get("/robots.txt")).status).toBe(200);
    const logged = server.harness.getLogs().filter(({ level }) => level === "error");
    expect(logged.length).toBeGreaterThanOrEqual(PAGES.length);
    expect(JSON.parse(logged[0]?.message ?? "")).toHaveProperty("request_id");
    await mendDatabase();
    expect((await server.get("/")).status).toBe(200);
    expect((await server.get("/bonuslar/isilti-casino/150-hos-geldin-bonusu")).status).toBe(200);
  });

  it("serves home with the default hero, uncached, when only the hero cannot be read", async () => {
    await server.env.DB.exec("alter table hero_section rename to hero_gone");
    await server.db
      .update(promotions)
      .set({ url: "https://a.example/" })
      .where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const home = await server.get("/");
    await server.env.DB.exec("alter table hero_gone rename to hero_section");
    expect(home.status).toBe(200);
    expect(home.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await home.text();
    expect(html).toContain("Bonusun");
    expect(html).toContain("Güncel Bonuslar");
    expect((await server.get("/")).headers.get("Cache-Tag")).toBe("content");
  });

  const without = async <T>(table: string, work: () => Promise<T>) => {
    await server.env.DB.exec(`alter table ${table} rename to gone`);
    try {
      await server.env.DB.exec("update content_version set content = content + 1").catch(() => undefined);
      return await work();
    } finally {
      await server.env.DB.exec(`alter table gone rename to ${table}`);
    }
  };
  const PROMOTION = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
  const POST = "/blog/degerlendirme-olcutlerimizi-guncelledik";
  const SHOWN = [...PAGES.map(([path]) => path).filter((path) => !path.endsWith("/x")), ...[POST, "/karsilastir"]];

  it.each(["splash_ads", "seo_settings", "content_version"])(
    "serves every page, uncached, when only %s cannot be read (P11.1)",
    (table) =>
      without(table, async () => {
        for (const path of SHOWN) {
          const response = await server.get(path);
          expect([path, response.status]).toEqual([path, 200]);
          expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
        }
      }),
  );

  it("serves pages of editors, the help page among them, whatever other table cannot be read (P11.1)", async () => {
    const tables = Object.values(schema).flatMap((value) => (is(value, SQLiteTable) ? [getTableName(value)] : []));
    expect(tables).toContain("casinos");
    for (const table of tables.filter((name) => name !== "pages"))
      await without(table, async () => {
        for (const path of ["/sorumlu-oyun", "/gizlilik"]) {
          const response = await server.get(path);
          expect([table, path, response.status]).toEqual([table, path, 200]);
          expect(await response.text()).toContain("<h1>");
        }
      });
    server.harness.clearLogs();
  });

  it("serves a promotion without comments, and a casino without ratings, when they cannot be read", () =>
    without("promotion_comments", async () => {
      const promotion = await server.get(`${PROMOTION}?sayfa=2`);
      expect([promotion.status, promotion.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      const html = await promotion.text();
      expect(html).toContain("Bonusun özeti");
      expect(html).not.toMatch(/Yorum Gönder|Henüz yorum/);
      const casino = await server.get("/casino/isilti-casino");
      expect([casino.status, casino.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    }));

  it("shows a message when a promotion's terms cannot be read", async () => {
    await server.env.DB.exec("update promotions set terms = '[1, ' where slug = '150-hos-geldin-bonusu'");
    const response = await server.get("/bonuslar/isilti-casino/150-hos-geldin-bonusu");
    await server.env.DB.exec("update promotions set terms = '[]' where slug = '150-hos-geldin-bonusu'");
    expect(response.status).toBe(500);
    expect(await response.text()).toContain("Promosyon verileri işlenirken hata: koşullar okunamadı");
  });

  it("answers an error and stores nothing of a comment", async () => {
    const [promotion] = await server.db.select().from(promotions).where(eq(promotions.slug, "150-hos-geldin-bonusu"));
    const before = (await server.db.select().from(promotion_comments)).length;
    const comment = { promotion_id: promotion?.id, user_name: "Ayşe", comment: "Kaybolmayan yorum", rating: 5 };
    await breakDatabase();
    const response = await server.post("/api/comments", comment);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { message: "Yorumunuz eklenirken bir hata oluştu" } });
    await mendDatabase();
    expect((await server.db.select().from(promotion_comments)).length).toBe(before);
    expect((await server.post("/api/comments", comment)).status).toBe(201);
  });
});

describe("pictures of the panel", () => {
  const NOT_STORED = "Görsel şu anda saklanamıyor, lütfen biraz sonra tekrar deneyin";
  const upload = (client: AdminClient) => {
    const form = new FormData();
    form.set("file", new File([GIF as BlobPart], "a.gif"));
    return client.send("POST", "/api/admin/media/splash-ads", form);
  };
  /** A row as an upload leaves it. */
  const row = {
    id: "5d2a4b8e-8a55-4f1e-9c39-0d4b3a2f1c11",
    key: "splash-ads/eski.gif",
    folder: "splash-ads",
    content_type: "image/gif",
    size: GIF.length,
    width: 1,
    height: 1,
  };

  it("leave no file behind when the database fails", async () => {
    const server = await startTestServer({ empty: true });
    const client = await createAdminClient(server);
    await server.env.DB.exec("alter table media rename to media_gone");
    await expectRefused(await upload(client), 503, NOT_STORED);
    expect((await server.env.MEDIA.list()).objects).toEqual([]);
    await server.env.DB.exec("alter table media_gone rename to media");
    expect((await upload(client)).status).toBe(201);
    expect((await server.env.MEDIA.list()).objects).toHaveLength(1);
    await server.close();
  });

  it("leave no row behind when the bucket fails, neither when stored nor when deleted for good", async () => {
    const server = await startTestServer({ empty: true, breaksBucket: true });
    const client = await createAdminClient(server);
    await expectRefused(await upload(client), 503, NOT_STORED);
    expect(await server.db.select().from(media)).toEqual([]);
    const trashed = async () => {
      await server.db.insert(media).values(row);
      expect((await client.send("DELETE", `/api/admin/media/${row.id}`)).status).toBe(204);
      expect(await server.db.$count(trash)).toBe(1);
    };
    await trashed();
    const forGood = { action: "delete", ids: [row.id] };
    const answer = await client.send("POST", "/api/admin/trash/selection", forGood);
    expect(await answer.json()).toMatchObject({ ids: [row.id] });
    expect(await server.db.$count(trash)).toBe(0);
    await trashed();
    await expect(emptyTrash(server.db, server.env.MEDIA, new Date("2099-01-01"))).rejects.toThrow();
    expect(await server.db.$count(trash)).toBe(0);
    const shown = await client.get("/media/splash-ads/eski.gif");
    expect(shown.status).toBe(500);
    expect(await shown.text()).not.toContain("broken bucket");
    await server.close();
  });
});

describe("a database that does not answer", () => {
  afterEach(() => void vi.useRealTimers().restoreAllMocks());

  it("is aborted after five seconds", async () => {
    const worker = await builtWorker();
    const errors = vi.spyOn(console, "error").mockReturnValue();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const asked = Promise.withResolvers<void>();
    const never = () => (asked.resolve(), new Promise<never>(() => undefined));
    const statement = { bind: () => statement, all: never, raw: never, run: never };
    const DB = { prepare: () => statement, batch: never } as unknown as D1Database;
    const context = { waitUntil: () => undefined } as unknown as ExecutionContext;
    const answer = worker.fetch(new Request("http://localhost/") as never, { DB, SITE_URL } as Env, context);
    await asked.promise;
    await vi.advanceTimersByTimeAsync(5_000);
    const response = await answer;
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("10");
    expect(await response.text()).toContain("Tekrar dene");
    expect(errors).toHaveBeenCalledOnce();
  });
});
