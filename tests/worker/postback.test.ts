import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { activities, casinos, conversions, postback_tokens, rate_limits, tracked_clicks } from "../../db/schema";
import { forgetConversions } from "../../worker/conversions/storing.server";
import { dayAfter } from "../../worker/text/calendar";
import { setupAdminSite } from "../support/site";
import { expectRefused, request, SITE_URL } from "../support/test-server";

const site = setupAdminSite();
let casino: typeof casinos.$inferSelect;
let other: typeof casinos.$inferSelect;
let token: string;
const TIK = crypto.randomUUID();

const path = (fields: Record<string, string> = {}, slug = casino.slug) =>
  `/api/postback/${slug}?${new URLSearchParams({ token, ...fields })}`;
const report = (fields: Record<string, string> = {}) => request(site.server, path({ tik: TIK, ...fields }));
const stored = () => site.server.db.select().from(conversions).orderBy(conversions.key);
const told = async (answer: Response) => (await answer.json<{ message: string }>()).message;
const makeToken = async (id = casino.id) => {
  const made = await site.admin.send("POST", `/api/admin/casinos/${id}/postback`);
  const { url } = await made.json<{ url: string }>();
  return { made, url, token: new URL(url.replaceAll(/[{}]/g, "")).searchParams.get("token") ?? "" };
};

beforeEach(async () => {
  const { db } = site.server;
  const [first, second] = await db.select().from(casinos).where(eq(casinos.standing, "verified")).limit(2);
  if (!first || !second) throw new Error("no demo casinos");
  [casino, other] = [first, second];
  for (const table of [conversions, tracked_clicks, postback_tokens, rate_limits]) await db.delete(table);
  const click = { day: dayAfter(new Date(), -3), promotion_id: "p1", placement: "kart" };
  await db.insert(tracked_clicks).values({ id: TIK, casino_id: casino.id, ...click });
  token = (await makeToken()).token;
});

describe("the token of a casino", () => {
  it("is shown once, in an address to paste, and stored as a hash", async () => {
    const { made, url, token: again } = await makeToken();
    expect(made.status).toBe(201);
    expect(url).toBe(
      `${SITE_URL}/api/postback/${casino.slug}?token=${again}&tik={click_id}&durum=onay&tutar={amount}&para={currency}&islem={transaction_id}`,
    );
    const [row] = await site.server.db.select().from(postback_tokens);
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    const shown = await (await site.admin.get(`/api/admin/casinos/${casino.id}/postback`)).json();
    expect(shown).toEqual({ created_at: row?.created_at });
    const entries = await site.server.db.select().from(activities).where(eq(activities.action, "postback"));
    expect(entries[0]).toMatchObject({ kind: "casino", record_id: casino.id, name: casino.name });
  });

  it("ends the former one", async () => {
    const former = token;
    token = (await makeToken()).token;
    expect((await request(site.server, `/api/postback/${casino.slug}?token=${former}&durum=kayit&tik=1`)).status).toBe(
      401,
    );
    expect((await report({ durum: "kayit" })).status).toBe(200);
  });

  it("does not exist before it is made, and not for an unknown casino", async () => {
    const none = await (await site.admin.get(`/api/admin/casinos/${other.id}/postback`)).json();
    expect(none).toEqual({ created_at: null });
    await expectRefused(await site.admin.send("POST", `/api/admin/casinos/${crypto.randomUUID()}/postback`), 404);
    await expectRefused(await request(site.server, path({ durum: "kayit", tik: "1" }, other.slug)), 401);
  });
});

describe("a postback", () => {
  it("is stored with its click's promotion and placement, sets no cookie and is not kept by caches", async () => {
    const answer = await report({ durum: "onay", tutar: "1.234,50", para: "try", islem: "A1" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await told(answer)).toBe("Kaydedildi");
    expect(await stored()).toMatchObject([
      {
        ...{ casino_id: casino.id, click_id: TIK, is_matched: true, promotion_id: "p1", placement: "kart" },
        ...{ status: "onay", count: 1, amount: 123_450, currency: "TRY", day: dayAfter(new Date(), 0) },
      },
    ]);
  });

  it("comes from any origin, as a form too", async () => {
    const answer = await request(site.server, `/api/postback/${casino.slug}?token=${token}&durum=iptal`, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: "https://operator.example",
        "Sec-Fetch-Site": "cross-site",
      },
      body: new URLSearchParams({ tik: TIK, durum: "yatirim", tutar: "5", para: "JPY" }).toString(),
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toMatchObject([{ status: "yatirim", amount: 5, currency: "JPY" }]);
  });

  it("is stored once, however often and parallel it comes", async () => {
    const fields = { durum: "kayit" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await Promise.all(answers.map(told))).filter((message) => message === "Kaydedildi")).toHaveLength(1);
    await report({ ...fields, tutar: "9", para: "EUR" });
    expect(await stored()).toMatchObject([{ status: "kayit", amount: null }]);
  });

  it("updates the amount of its transaction, and an empty one leaves it", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    await report({ ...fields, tutar: "10.00" });
    expect(await told(await report({ ...fields, tutar: "10" }))).toBe("Zaten kayıtlı");
    expect(await told(await report({ ...fields, tutar: "12.30" }))).toBe("Kaydedildi");
    await report(fields);
    expect(await stored()).toMatchObject([{ amount: 1_230, currency: "EUR" }]);
  });

  it("of a cancellation stands beside the approval", async () => {
    const fields = { islem: "A1", tutar: "10.00", para: "EUR" };
    for (const durum of ["yatirim", "onay", "iptal", "iptal"]) await report({ ...fields, durum });
    expect((await stored()).map(({ status, amount }) => [status, amount])).toEqual([
      ["iptal", 1_000],
      ["onay", 1_000],
      ["yatirim", 1_000],
    ]);
  });

  it("of an unknown click, or of another casino's, is stored as unmatched", async () => {
    const foreign = { id: "baska", day: dayAfter(new Date(), 0), casino_id: other.id };
    await site.server.db.insert(tracked_clicks).values({ ...foreign, promotion_id: "p2", placement: "kart" });
    for (const tik of ["baska", "{click_id}", "'; drop table conversions"])
      expect((await report({ durum: "kayit", tik })).status).toBe(200);
    const rows = await stored();
    expect(rows.map(({ is_matched, promotion_id }) => [is_matched, promotion_id])).toEqual(Array(3).fill([false, ""]));
  });

  it("with campaign parameters is not redirected", async () => {
    expect((await report({ durum: "kayit", utm_source: "x", gclid: "1" })).status).toBe(200);
  });

  it("reaches a casino by its former slug", async () => {
    const slug = `${casino.slug}-yeni`;
    const answer = async () => (await report({ durum: "kayit" })).status;
    await site.server.db.update(casinos).set({ slug }).where(eq(casinos.id, casino.id));
    expect(await answer()).toBe(200);
    await site.server.db.update(casinos).set({ slug: casino.slug }).where(eq(casinos.id, casino.id));
    expect(await answer()).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ["no status", {}, 422],
    ["an unknown status", { durum: "tamam" }, 422],
    ["an ambiguous amount", { durum: "onay", tutar: "1.234", para: "TRY" }, 422],
    ["an amount without currency", { durum: "onay", tutar: "1" }, 422],
    ["neither click nor transaction", { durum: "onay", tik: "" }, 422],
    ["a wrong token", { durum: "onay", token: "yanlis" }, 401],
    ["an empty token", { durum: "onay", token: "" }, 401],
  ])("with %s is refused with a sentence, and nothing is stored", async (_, fields, status) => {
    await expectRefused(await report(fields), status);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["12.500", "TRY", "tutar"],
    ["1.2345", "TRY", "tutar"],
    ["10", "USDT", "para"],
  ])("of %s %s is refused, and logged with the field and without the token", async (tutar, para, field) => {
    site.server.harness.clearLogs();
    const answer = await report({ durum: "onay", tutar, para });
    expect(answer.status).toBe(422);
    const logged = site.server.harness.getLogs().filter(({ message }) => message.includes("postback refused"));
    expect(logged.map(({ message }) => JSON.parse(message) as unknown)).toEqual([
      {
        ...{ request_id: answer.headers.get("X-Request-Id"), message: "postback refused" },
        ...{ casino: casino.slug, fields: [field] },
      },
    ]);
    expect(JSON.stringify(site.server.harness.getLogs())).not.toContain(token);
    expect(await stored()).toEqual([]);
  });

  it("to an unknown casino is not found, and HEAD, PUT and a broken form store nothing", async () => {
    await expectRefused(await request(site.server, path({ durum: "kayit", tik: TIK }, "yok")), 404);
    for (const method of ["HEAD", "PUT"])
      expect((await request(site.server, path({ durum: "kayit", tik: TIK }), { method })).status).toBe(405);
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const broken = { method: "POST", headers, body: "--y\r\nbozuk" };
    expect((await request(site.server, path({ durum: "kayit", tik: TIK }), broken)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("with wrong tokens is slowed down by casino and address, and a right one always passes", async () => {
    const wrong = () => report({ durum: "kayit", token: "yanlis" });
    for (let turn = 0; turn < 20; turn++) expect((await wrong()).status).toBe(401);
    const refused = await wrong();
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(600);
    await expectRefused(refused, 429);
    expect((await report({ durum: "kayit" })).status).toBe(200);
  });
});

it("conversions are forgotten after 400 days", async () => {
  const { db } = site.server;
  const now = new Date();
  const click = { click_id: "", is_matched: false, promotion_id: "", placement: "", status: "kayit" as const };
  const of = (key: string, days: number) => ({ casino_id: casino.id, key, day: dayAfter(now, -days), ...click });
  const rows = [of("eski", 401), of("yeni", 400)].map((row) => ({ ...row, received_at: now.toISOString() }));
  await db.insert(conversions).values(rows);
  await forgetConversions(db, now);
  expect((await stored()).map(({ key }) => key)).toEqual(["yeni"]);
});
