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
const sent = (type: string, body: string, query = "") =>
  request(site.server, `/api/postback/${casino.slug}${query}`, {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });
const stored = () => site.server.db.select().from(conversions).orderBy(conversions.key);
const refusal = (answer: Response) => answer.json<{ error: { message: string }; fields: Record<string, string> }>();
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
      `${SITE_URL}/api/postback/${casino.slug}?token=${again}&tik={TIKLAMA_KIMLIGI}&durum={DURUM}&tutar={TUTAR}&para={PARA_BIRIMI}&islem={ISLEM_NO}`,
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

  it.each(["application/json", "application/json; charset=utf-8", "application/vnd.api+json", "text/json"])(
    "comes as JSON of the type %s, with its token in the query or the body",
    async (type) => {
      const bodies = [
        [{ token, tik: TIK, durum: "onay", tutar: 1234.5, para: "try", islem: 7 }, ""],
        [{ durum: "onay", tutar: "5", para: "EUR", islem: "B-1", ekstra: { a: [1] } }, `?token=${token}`],
        [{ token, tik: TIK }, "?token=yanlis&durum=kayit"],
      ] as const;
      for (const [body, query] of bodies) expect((await sent(type, JSON.stringify(body), query)).status).toBe(200);
      expect(await stored()).toMatchObject([
        { key: "kayit tik " + TIK },
        { key: "onay islem 7", amount: 123_450, currency: "TRY", click_id: TIK },
        { key: "onay islem B-1", amount: 500, currency: "EUR" },
      ]);
    },
  );

  it("in JSON keeps numbers as they were written", async () => {
    const fields = `"token":"${token}","durum":"onay","para":"KWD"`;
    await sent("application/json", `{${fields},"islem":12345678901234567890,"tutar":12.345}`);
    await sent("application/json", `{${fields},"islem":12345678901234567891,"tutar":-12.50}`);
    expect(await stored()).toMatchObject([
      { key: "onay islem 12345678901234567890", amount: 12_345 },
      { key: "onay islem 12345678901234567891", amount: -12_500 },
    ]);
    const { fields: wrong } = await expectRefused(
      await sent("application/json", `{${fields.replace("KWD", "TRY")},"islem":1,"tutar":12.345}`),
      422,
    );
    expect(wrong).toEqual({ tutar: "TRY en çok 2 ondalık hane alır" });
  });

  it.each([
    ["tik", { id: 1 }, "tik tek bir metin ya da sayı olmalıdır"],
    ["islem", ["A1"], "islem tek bir metin ya da sayı olmalıdır"],
    ["tutar", true, "tutar tek bir metin ya da sayı olmalıdır"],
    ["para", null, "para boş geldi; değeri yoksa parametreyi adresten çıkarın"],
  ])("in JSON with %s as %j is refused", async (field, value, sentence) => {
    const body = { token, tik: TIK, durum: "onay", tutar: 5, para: "EUR", islem: "A1", [field]: value };
    const refused = await expectRefused(await sent("application/json", JSON.stringify(body)), 422);
    expect(refused.fields).toEqual({ [field]: sentence });
    expect(await stored()).toEqual([]);
  });

  it("with a body that cannot be read is refused as such, however often, and locks out nobody", async () => {
    const broken = [
      ["application/json", "{durum:", 400, /JSON okunamadı/],
      ["application/json", "[]", 400, /tek bir nesne/],
      ["application/json", '"x"', 400, /tek bir nesne/],
      ["text/xml", "<durum/>", 415, /JSON \(application\/json\)/],
      ["multipart/form-data; boundary=x", "--y", 400, /Form verisi/],
    ] as const;
    for (let turn = 0; turn < 5; turn++)
      for (const [type, body, status, sentence] of broken) {
        const refused = await expectRefused(await sent(type, body, turn % 2 ? `?token=${token}` : ""), status);
        expect(refused.error.message).toMatch(sentence);
      }
    expect(await stored()).toEqual([]);
    const body = { token, tik: TIK, durum: "kayit" };
    expect((await sent("application/json", JSON.stringify(body))).status).toBe(200);
  });

  it("in the query may come with an empty body, or one of another type", async () => {
    const query = `?${new URLSearchParams({ token, tik: TIK, durum: "kayit" })}`;
    for (const [type, body] of [
      ["application/json", ""],
      ["text/plain", "ok"],
    ] as const)
      expect((await sent(type, body, query)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it("is stored once, however often and parallel it comes, and without an amount leaves it", async () => {
    const fields = { durum: "kayit" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await Promise.all(answers.map(told))).filter((message) => message === "Kaydedildi")).toHaveLength(1);
    expect(await told(await report({ ...fields, tutar: "9", para: "EUR" }))).toBe("Kaydedildi");
    await report(fields);
    expect(await stored()).toMatchObject([{ status: "kayit", amount: 900 }]);
  });

  it("of a second amount without a transaction is stored beside the first, marked, and once", async () => {
    const fields = { durum: "onay", para: "EUR" };
    const amounts = ["10", "12.30", "10.00", "12.3", "7"];
    const answers = [];
    for (const tutar of amounts) answers.push(await told(await report({ ...fields, tutar })));
    const second = "Kaydedildi, toplama girmez: bu tıklamanın başka bir tutarı var; ayrı bir işlemse islem gönderin";
    expect(answers).toEqual(["Kaydedildi", second, "Zaten kayıtlı", "Zaten kayıtlı", second]);
    expect(await told(await report({ ...fields, tutar: "10", para: "TRY" }))).toBe(second);
    const rows = (await stored()).sort((one, other) => Number(one.is_second) - Number(other.is_second));
    expect(rows.map(({ amount, is_second }) => [amount, is_second])).toEqual([
      [1_000, false],
      ...[1_000, 1_230, 700].map((amount) => [amount, true]),
    ]);
    expect(rows[1]).toMatchObject({ click_id: TIK, is_matched: true, promotion_id: "p1", status: "onay" });
    const shown = await (await site.admin.get("/api/admin/conversions?match=second")).json<{ total: number }>();
    expect(shown.total).toBe(3);
    const earnings = `/api/admin/earnings?from=${dayAfter(new Date(), 0)}&to=${dayAfter(new Date(), 0)}`;
    expect(JSON.stringify(await (await site.admin.get(earnings)).json())).toContain('"revenue":{"EUR":1000}');
    const { earned } = await (
      await site.admin.get(`/api/admin/dashboard/figures?kind=casino&id=${casino.id}`)
    ).json<{ earned: unknown }>();
    expect(earned).toMatchObject({ revenue: [{ currency: "EUR", amount: 1_000 }] });
  });

  it("of a second cancellation of a click adds nothing", async () => {
    for (const tutar of ["10", "12"]) await report({ durum: "iptal", tutar, para: "EUR" });
    expect(await stored()).toMatchObject([{ status: "iptal", amount: 1_000 }]);
  });

  it("updates the amount of its transaction, and an empty one leaves it", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    await report({ ...fields, tutar: "10.00" });
    expect(await told(await report({ ...fields, tutar: "10" }))).toBe("Zaten kayıtlı");
    expect(await told(await report({ ...fields, tutar: "12.30" }))).toBe("Kaydedildi");
    await report(fields);
    expect(await stored()).toMatchObject([{ amount: 1_230, currency: "EUR" }]);
  });

  it("that is late restores no amount that its transaction had before", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    const late = "Zaten kayıtlı; bu tutarın yerine sonra başka bir tutar geldi";
    const answers = [];
    for (const tutar of ["10", "12.30", "10.00", "8", "12.30", "10"])
      answers.push(await told(await report({ ...fields, tutar })));
    expect(answers).toEqual(["Kaydedildi", "Kaydedildi", late, "Kaydedildi", late, late]);
    expect(await told(await report({ ...fields, tutar: "10", para: "TRY" }))).toBe("Kaydedildi");
    expect(await stored()).toMatchObject([
      { amount: 1_000, currency: "TRY", former_amounts: ["1000 EUR", "1230 EUR", "800 EUR"] },
    ]);
  });

  it("that changes an amount again and again keeps 100 former ones", async () => {
    const fields = { durum: "onay", islem: "A1", para: "EUR" };
    await report({ ...fields, tutar: "1" });
    const former_amounts = Array.from({ length: 100 }, (_, at) => `${at} EUR`);
    await site.server.db.update(conversions).set({ former_amounts });
    await report({ ...fields, tutar: "2" });
    expect(await stored()).toMatchObject([{ amount: 200, former_amounts: [...former_amounts.slice(1), "100 EUR"] }]);
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
    for (const tik of ["baska", "yok", "'; drop table conversions"])
      expect((await report({ durum: "kayit", tik })).status).toBe(200);
    const rows = await stored();
    expect(rows.map(({ is_matched, promotion_id }) => [is_matched, promotion_id])).toEqual(Array(3).fill([false, ""]));
  });

  it("without a currency has that of the casino's reports", async () => {
    await site.server.db.update(casinos).set({ report_currency: "EUR" }).where(eq(casinos.id, casino.id));
    const fields = { durum: "onay", tutar: "5" };
    await report({ ...fields, islem: "1" });
    await report({ ...fields, islem: "2", para: "TL" });
    await report({ ...fields, islem: "3", tutar: "5 USD" });
    await expectRefused(await report({ ...fields, islem: "4", para: "" }), 422);
    await site.server.db.update(casinos).set({ report_currency: null });
    await expectRefused(await report({ ...fields, islem: "5" }), 422);
    expect((await stored()).map(({ currency }) => currency)).toEqual(["EUR", "TRY", "USD"]);
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

  it.each(["tik", "tutar", "para", "islem"])("with a placeholder in %s is refused by its name", async (field) => {
    const fields = { tik: TIK, durum: "onay", tutar: "5", para: "EUR", islem: "A1" };
    for (const text of ["{macro}", "%macro%", "%257Bmacro%257D", "null", "", " "]) {
      const answer = await report({ ...fields, [field]: text });
      const { error, fields: wrong } = await refusal(answer);
      expect([answer.status, Object.keys(wrong)], text).toEqual([422, [field]]);
      expect(error.message).toMatch(
        text.trim() ? `${field} değerle değişmemiş` : `${field} boş geldi; değeri yoksa parametreyi adresten çıkarın`,
      );
    }
    expect(await stored()).toEqual([]);
  });

  it("with anything of the proposed address left as it is, is refused by its name", async () => {
    const { url } = await makeToken();
    const fields = { tik: TIK, durum: "onay", tutar: "5", para: "EUR", islem: "A1" };
    for (const field of Object.keys(fields)) {
      const filled = new URL(url);
      for (const [name, value] of Object.entries(fields)) if (name !== field) filled.searchParams.set(name, value);
      const { fields: wrong } = await refusal(await request(site.server, filled.pathname + filled.search));
      expect(Object.keys(wrong)).toEqual([field]);
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["no status", {}, 422],
    ["an unknown status", { durum: "tamam" }, 422],
    ["an ambiguous amount", { durum: "onay", tutar: "1.234", para: "TRY" }, 422],
    ["an amount without currency", { durum: "onay", tutar: "1" }, 422],
    ["an empty click", { durum: "onay", tik: "" }, 422],
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
