import { describe, expect, it } from "vitest";
import { setupPostbackSite, TIK } from "../support/postback-site";
import { expectRefused, request } from "../support/test-server";

const site = setupPostbackSite();
const { sent, stored } = site;

describe("the body of a postback", () => {
  it("comes from any origin, as a form too", async () => {
    const answer = await request(site.server, `/api/postback/${site.casino.slug}?token=${site.token}&durum=iptal`, {
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
        [{ token: site.token, tik: TIK, durum: "onay", tutar: 1234.5, para: "try", islem: 7 }, ""],
        [{ durum: "onay", tutar: "5", para: "EUR", islem: "B-1", ekstra: { a: [1] } }, `?token=${site.token}`],
        [{ token: site.token, tik: TIK }, "?token=yanlis&durum=kayit"],
      ] as const;
      for (const [body, query] of bodies) expect((await sent(type, JSON.stringify(body), query)).status).toBe(200);
      expect(await stored()).toMatchObject([
        { key: "kayit tik " + TIK },
        { key: "onay islem 7", amount: 123_450, currency: "TRY", click_id: TIK },
        { key: "onay islem B-1", amount: 500, currency: "EUR" },
      ]);
    },
  );

  it("counts the first of several fields of a name, as the query does", async () => {
    const fields = `token=${site.token}&durum=onay&para=EUR`;
    const first = (islem: string) => `${fields}&islem=${islem}&tutar=5&tutar=6&islem=son&durum=iptal`;
    await site.server.get(`/api/postback/${site.casino.slug}?${first("adres")}`);
    await sent("application/x-www-form-urlencoded", first("form"));
    const parts = [...new URLSearchParams(first("parça"))].map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    await sent("multipart/form-data; boundary=x", `${parts.join("")}--x--\r\n`);
    await sent(
      "application/json",
      `{"ek":{"islem":"iç","x":["{"]},"token":"${site.token}","durum":"onay","isl\\u0065m" : "json","tutar":5,"para":"EUR",
        "tutar":6,"islem":"son","durum":"iptal","k":"\\"islem\\":1"}`,
    );
    const rows = (await stored()).map(({ key, amount, status }) => [key, amount, status]);
    expect(rows).toEqual(["adres", "form", "json", "parça"].map((islem) => [`onay islem ${islem}`, 500, "onay"]));
  });

  it("in JSON keeps numbers as they were written", async () => {
    const fields = `"token":"${site.token}","durum":"onay","para":"KWD"`;
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
    const body = { token: site.token, tik: TIK, durum: "onay", tutar: 5, para: "EUR", islem: "A1", [field]: value };
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
        const refused = await expectRefused(await sent(type, body, turn % 2 ? `?token=${site.token}` : ""), status);
        expect(refused.error.message).toMatch(sentence);
      }
    expect(await stored()).toEqual([]);
    const body = { token: site.token, tik: TIK, durum: "kayit" };
    expect((await sent("application/json", JSON.stringify(body))).status).toBe(200);
  });

  it("in the query may come with an empty body, or one of another type", async () => {
    const query = `?${new URLSearchParams({ token: site.token, tik: TIK, durum: "kayit" })}`;
    for (const [type, body] of [
      ["application/json", ""],
      ["text/plain", "ok"],
    ] as const)
      expect((await sent(type, body, query)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});
