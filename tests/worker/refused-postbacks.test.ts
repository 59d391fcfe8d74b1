import { beforeEach, describe, expect, it } from "vitest";
import { conversions, postback_tokens, refused_postbacks, tracked_clicks } from "../../db/schema";
import { forgetRefusals } from "../../worker/conversions/refusals.server";
import { dayAfter } from "../../worker/text/calendar";
import { type AdminClient, createAdminClient } from "../support/admin-client";
import { setupPostbackSite } from "../support/postback-site";
import { expectRefused, request } from "../support/test-server";
import { casinoLink, promotionLink } from "../support/links";

const site = setupPostbackSite();

interface Listed {
  rows: { casino: string | null; field: string; reason: string; reference: string; count: number }[];
  total: number;
}
const refused = (query = "") => site.admin.call<Listed>("GET", `conversions/refused${query}`);
const report = (fields: Record<string, string>, more = "") => request(site.server, `${site.path(fields)}&${more}`);
const work = async (client = site.admin) => {
  const { postbacks } = await (
    await client.get("/api/admin/dashboard/work")
  ).json<{ postbacks: { total: number; rows: { id: string; refused: number; unmatched: number }[] } }>();
  return postbacks;
};
const seen = (id: string) => site.admin.send("PUT", `/api/admin/conversions/seen/${id}`);

beforeEach(() => site.server.db.delete(refused_postbacks));

describe("a refused postback", () => {
  it("is listed with casino, fields, reasons and its transaction, the newest first", async () => {
    await report({ durum: "onay", islem: "T-1", tutar: "12.500", para: "TRY" });
    await report({ durum: "tamam", tik: "k1", islem: "{x}" });
    const { rows, total } = await refused();
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        casino: site.casino.name,
        field: expect.stringMatching(/^(islem, durum|durum, islem)$/) as unknown,
        reference: "{x}",
      },
      { field: "tutar", reason: "12.500 iki türlü okunur; 12500,00 ya da 12,50 yazın", reference: "T-1", count: 1 },
    ]);
    expect(rows[0]?.reason).toMatch(/durum şunlardan biri olmalıdır/);
    expect((await refused(`?casino=${site.casino.id}`)).total).toBe(2);
    expect((await refused(`?casino=${crypto.randomUUID()}`)).total).toBe(0);
    expect((await refused("?q=T-1")).total).toBe(1);
  });

  it("is kept without the token, wherever it was put", async () => {
    await report({ durum: "onay", islem: `x${site.token}`, tutar: "1", para: "yok" });
    await report({ durum: site.token, tik: "k", tutar: site.token, para: site.token });
    const rows = await site.server.db.select().from(refused_postbacks);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(site.token);
  });

  it("of which the body cannot be read is listed if its token is in the address", async () => {
    const send = (query: string) => site.sent("application/json", "{", query);
    await expectRefused(await send(""), 400);
    expect((await refused()).total).toBe(0);
    await expectRefused(await send(`?token=${site.token}`), 400);
    expect((await refused()).rows).toMatchObject([{ field: "gövde", casino: site.casino.name }]);
  });

  it("with a wrong token is counted in one row of its casino and day, and named on 'Bugün'", async () => {
    for (let turn = 0; turn < 22; turn++) await report({ durum: "onay", token: "yanlis", islem: `${turn}` });
    for (const slug of [site.other.slug, "boyle-bir-casino-yok"])
      await request(site.server, `/api/postback/${slug}?token=yanlis&durum=onay&islem=1`);
    const row = { field: "token", reason: "token yanlış", reference: "" };
    expect((await refused(`?casino=${site.casino.id}`)).rows).toMatchObject([
      { ...row, casino: site.casino.name, count: 22 },
    ]);
    expect((await refused(`?casino=${site.other.id}`)).rows).toMatchObject([
      { ...row, casino: site.other.name, count: 1 },
    ]);
    expect((await refused()).total).toBe(2);
    expect(await work()).toMatchObject({ total: 1, rows: [{ id: site.casino.id, refused: 22, unmatched: 0 }] });
    await seen(site.casino.id);
    expect(await work()).toEqual({ total: 0, rows: [] });
  });

  it("is kept 200 times a day for a casino", async () => {
    const row = { casino_id: site.casino.id, at: new Date().toISOString(), field: "tutar", reason: "x" };
    await site.server.db
      .insert(refused_postbacks)
      .values([
        ...Array.from({ length: 9 }, () => row),
        { ...row, at: `${dayAfter(new Date(), -2)}T00:00:00.000Z` },
        { ...row, casino_id: crypto.randomUUID() },
      ]);
    for (let turn = 0; turn < 19; turn++)
      await site.server.db.insert(refused_postbacks).values(Array.from({ length: 10 }, () => row));
    for (const islem of ["1", "2"]) await report({ durum: "onay", islem, tutar: "?" });
    expect((await refused(`?casino=${site.casino.id}`)).total).toBe(201);
  });

  it("is forgotten after 90 days", async () => {
    const { db } = site.server;
    const now = new Date();
    const of = (id: string, days: number) => ({
      ...{ id, casino_id: site.casino.id, field: "tutar", reason: "x" },
      at: new Date(now.getTime() - days * 86_400_000).toISOString(),
    });
    await db.insert(refused_postbacks).values([of("90", 90), of("91", 91)]);
    await forgetRefusals(db, now);
    const rows = await db.select({ id: refused_postbacks.id }).from(refused_postbacks);
    expect(rows).toEqual([{ id: "90" }]);
  });
});

describe("'Bugün'", () => {
  it("names a casino whose postbacks were refused or count nowhere, until they were seen", async () => {
    await site.server.db
      .insert(tracked_clicks)
      .values({ id: "k1", day: dayAfter(new Date(), 0), ...casinoLink(site.casino.id) });
    await report({ durum: "kayit", tik: "k1" });
    await report({ durum: "iptal", islem: "T-0" });
    expect(await work()).toEqual({ total: 0, rows: [] });
    await report({ durum: "onay", tik: "yok" });
    await report({ durum: "onay", tutar: "1", para: "EUR", tik: "k1" });
    await report({ durum: "onay", tutar: "2", para: "EUR", tik: "k1" });
    await report({ durum: "onay", tutar: "?", para: "EUR", tik: "k1" });
    expect(await work()).toMatchObject({
      total: 1,
      rows: [{ id: site.casino.id, name: site.casino.name, refused: 1, unmatched: 2 }],
    });
    expect((await seen(site.casino.id)).status).toBe(204);
    expect(await work()).toEqual({ total: 0, rows: [] });
    await report({ durum: "onay", islem: "T-2" });
    expect(await work()).toMatchObject({ rows: [{ refused: 0, unmatched: 1 }] });
    await site.server.db.update(conversions).set({ received_at: `${dayAfter(new Date(), -8)}T00:00:00.000Z` });
    await site.server.db.update(postback_tokens).set({ seen_at: null });
    expect(await work()).toMatchObject({ rows: [{ refused: 1, unmatched: 0 }] });
    await expectRefused(await seen(crypto.randomUUID()), 404);
  });

  it("tells editors nothing of it", async () => {
    await report({ durum: "onay", tutar: "?", islem: "1" });
    const editor: AdminClient = await createAdminClient(site.server, "bugun@bonusrehberi.example", "editor");
    expect(await work(editor)).toEqual({ total: 0, rows: [] });
    const count = async (client: AdminClient) =>
      (await (await client.get("/api/admin/dashboard/counts")).json<{ work: number }>()).work;
    expect((await count(site.admin)) - (await count(editor))).toBe(1);
  });
});

describe("a trial", () => {
  const tried = async (text: string) =>
    (await site.admin.send("POST", `/api/admin/casinos/${site.casino.id}/postback/trial`, { report: text })).json();

  it("shows what would be stored, and stores nothing", async () => {
    await site.server.db
      .insert(tracked_clicks)
      .values({ id: "k1", day: dayAfter(new Date(), 0), ...promotionLink("yok", site.casino.id) });
    const read = {
      ...{ status: "onay", amount: 123_450, currency: "TRY", transaction: "T-1", click_id: "k1" },
      click: { promotion: null, placement: "kart" },
    };
    const query = "tik=k1&durum=onay&tutar=1.234,50+TL&islem=T-1";
    expect(await tried(query)).toEqual({ has_right_token: null, wrong: {}, read });
    const address = `https://bonus.example/api/postback/x?token=${site.token}&${query}`;
    expect(await tried(` ${address} `)).toEqual({ has_right_token: true, wrong: {}, read });
    const json = { token: "yanlis", tik: "k2", durum: "kayit" };
    expect(await tried(JSON.stringify(json))).toMatchObject({ has_right_token: false, read: { click: null } });
    for (const table of [conversions, refused_postbacks]) expect(await site.server.db.$count(table)).toBe(0);
  });

  it("reads the first of several, and question marks in values, like a postback", async () => {
    const text = "islem=a?b&durum=kayit&durum=onay&islem=c";
    expect((await report({}, text)).status).toBe(200);
    const [stored] = await site.server.db.select().from(conversions);
    expect(stored).toMatchObject({ key: "kayit islem a?b", status: "kayit" });
    const path = `/api/postback/x?token=${site.token}&token=yanlis&`;
    for (const before of ["", "?", path, `https://bonus.example${path}`])
      expect(await tried(before + text)).toMatchObject({
        has_right_token: before.includes("token") ? true : null,
        read: { status: "kayit", transaction: "a?b" },
      });
  });

  it("shows why it would be refused", async () => {
    expect(await tried("durum=onay&islem={ISLEM_NO}&tutar=12.500&para=TRY")).toMatchObject({
      read: null,
      wrong: { islem: expect.any(String) as unknown },
    });
    expect(await site.server.db.$count(refused_postbacks)).toBe(0);
  });

  it("that cannot be read is refused", async () => {
    const send = (text: string, id = site.casino.id) =>
      site.admin.send("POST", `/api/admin/casinos/${id}/postback/trial`, { report: text });
    await expectRefused(await send("{"), 400);
    await expectRefused(await send(" "), 422, "Bildirimi yazın");
    await expectRefused(await send("durum=onay", crypto.randomUUID()), 404);
  });
});
