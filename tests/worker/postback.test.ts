import { describe, expect, it } from "vitest";
import { casinos, conversions, tracked_clicks } from "../../db/schema";
import { forgetFigures } from "../../worker/figures/forgetting.server";
import { dayAfter } from "../../worker/text/calendar";
import { refusalIn, setupPostbackSite, TIK, told } from "../support/postback-site";
import { expectRefused, request } from "../support/test-server";
import { casinoLink, promotionLink } from "../support/links";

const site = setupPostbackSite();
const { path, report, stored, makeToken } = site;

describe("a postback", () => {
  it("is stored with its click's promotion and placement, sets no cookie and is not kept by caches", async () => {
    const answer = await report({ durum: "onay", tutar: "1.234,50", para: "try", islem: "A1" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await told(answer)).toBe("Kaydedildi");
    expect(await stored()).toMatchObject([
      {
        ...{ ...promotionLink("p1", site.casino.id), click_id: TIK, is_matched: true },
        ...{ status: "onay", count: 1, amount: 123_450, currency: "TRY", day: dayAfter(new Date(), 0) },
      },
    ]);
  });

  it("of an unknown click, or of another casino's, is stored as unmatched", async () => {
    const foreign = { id: "baska", day: dayAfter(new Date(), 0), ...promotionLink("p2", site.other.id) };
    await site.server.db.insert(tracked_clicks).values(foreign);
    for (const tik of ["baska", "yok", "'; drop table conversions"])
      expect((await report({ durum: "kayit", tik })).status).toBe(200);
    const rows = await stored();
    const unmatched = { ...casinoLink(site.casino.id), is_matched: false, placement: "" };
    expect(rows).toMatchObject(Array(3).fill(unmatched));
  });

  it("with campaign parameters is not redirected", async () => {
    expect((await report({ durum: "kayit", utm_source: "x", gclid: "1" })).status).toBe(200);
  });

  it("reaches a casino by its former slug", async () => {
    const slug = `${site.casino.slug}-yeni`;
    const answer = async () => (await report({ durum: "kayit" })).status;
    await site.set(casinos, site.casino.id, { slug });
    expect(await answer()).toBe(200);
    await site.set(casinos, site.casino.id, { slug: site.casino.slug });
    expect(await answer()).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  it.each(["tik", "tutar", "para", "islem"])("with a placeholder in %s is refused by its name", async (field) => {
    const fields = { tik: TIK, durum: "onay", tutar: "5", para: "EUR", islem: "A1" };
    for (const text of ["{macro}", "%macro%", "%257Bmacro%257D", "null", "", " "]) {
      const answer = await report({ ...fields, [field]: text });
      const { error, fields: wrong } = await refusalIn(answer);
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
      const { fields: wrong } = await refusalIn(await request(site.server, filled.pathname + filled.search));
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
        ...{ casino: site.casino.slug, fields: [field] },
      },
    ]);
    expect(JSON.stringify(site.server.harness.getLogs())).not.toContain(site.token);
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
});

it("conversions are forgotten after 400 days", async () => {
  const { db } = site.server;
  const now = new Date();
  const click = { ...casinoLink(site.casino.id), click_id: "", is_matched: false, status: "kayit" as const };
  const of = (key: string, days: number) => ({ ...click, key, day: dayAfter(now, -days) });
  const rows = [of("eski", 401), of("yeni", 400)].map((row) => ({ ...row, received_at: now.toISOString() }));
  await db.insert(conversions).values(rows);
  await forgetFigures(db, now);
  expect((await stored()).map(({ key }) => key)).toEqual(["yeni"]);
});
