import { describe, expect, it } from "vitest";
import { FILES } from "../../worker/site-addresses";
import { setupSite } from "../support/site";
import { request } from "../support/test-server";

const site = setupSite();

const TURKISH_PAGE = /<html lang="tr">/;

async function expectRefusal(path: string, ...statuses: number[]) {
  const response = await site.server.get(path);
  const label = path.slice(0, 80);
  expect(statuses, `${label}: ${response.status}`).toContain(response.status);
  const body = await response.text();
  expect(body, label).not.toMatch(/at \w+ \(|node_modules|Error:|Unexpected Application Error/);
  if (response.status >= 400) expect(body, label).toMatch(TURKISH_PAGE);
  const isUnknown = response.status === 404 && response.headers.get("Cache-Tag")?.includes("content");
  expect(response.headers.get("Cache-Control")).toBe(isUnknown ? "public, max-age=0" : "private, no-store");
  const location = response.headers.get("Location");
  if (location) expect(new URL(location, "http://here").host, label).toBe("here");
  return body;
}

describe("malformed addresses", () => {
  it.each([
    ["/bonuslar?sayfa=0", "Sayfa numarası 1 veya daha büyük"],
    ["/bonuslar/isilti-casino/150-hos-geldin-bonusu?yorum=yok", "Bu adresteki filtre geçersiz."],
    ["/bonuslar?sayfa=-1", "Sayfa numarası 1 veya daha büyük"],
    ["/bonuslar?sayfa=abc", "Sayfa numarası 1 veya daha büyük"],
    ["/bonuslar?sayfa=1e3", "Sayfa numarası 1 veya daha büyük"],
    ["/blog?sayfa=1.5", "Sayfa numarası 1 veya daha büyük"],
    ["/guvenilir-siteler?sayfa=99999999999", "Sayfa numarası 1 veya daha büyük"],
    ["/bonuslar?kategori=%3Cscript%3E", "kategori geçersiz"],
    [`/bonuslar?q=${"ş".repeat(101)}`, "en çok 100 karakter"],
    ["/bonuslar/isilti-casino/150-hos-geldin-bonusu?sayfa=x", "Sayfa numarası"],
    ["/bonuslar/isilti-casino/150-hos-geldin-bonusu?diger=x", "Sayfa numarası"],
    ["/%ff", "geçersiz karakterler"],
    ["/blog/%00", "geçersiz karakterler"],
  ])("%s is answered with the reason", async (path, sentence) =>
    expect(await expectRefusal(path, 400)).toContain(sentence),
  );

  it.each([
    "/bonuslar?sayfa=99",
    "/blog?sayfa=99",
    "/guvenilir-siteler?sayfa=2",
    "/casino/isilti-casino?sayfa=9",
    "/bonuslar?kategori=yok",
  ])("%s is not there", async (path) => void (await expectRefusal(path, 404)));

  it("are refused however long or strange, on every route", async () => {
    const strange = [
      "a".repeat(3000),
      "%F0%9F%98%80",
      "%E2%80%AE",
      "'%20or%201=1--",
      "..%2f..%2fetc%2fpasswd",
      "(((((",
      "%25",
      "%5C",
      "constructor",
      "__proto__",
      "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    ];
    for (const part of strange)
      for (const path of [
        `/blog/${part}`,
        `/casino/${part}`,
        `/promotion/${part}`,
        `/promotion?id=${part}`,
        `/bonuslar/${part}/${part}`.slice(0, 4000),
        `/${part}`,
        `/media/${part}`,
      ])
        await expectRefusal(path, 404, 302, 414);
    await expectRefusal(`/${"a".repeat(5000)}`, 414);
  });

  it.each([
    `/media/promotions/${"a".repeat(1_010)}.png`,
    `/blog/${"a".repeat(501)}`,
    `/bonuslar/isilti-casino/${"%C5%9F".repeat(501)}`,
    `/onizleme/${"a".repeat(501)}`,
    `/${"a".repeat(501)}.xml`,
    `/${"a".repeat(501)}/${"a".repeat(501)}`,
  ])("with a part of more than 500 letters are not there (%#)", async (path) => void (await expectRefusal(path, 404)));

  it("with any search text answer without an error", async () => {
    for (const term of [
      "%25",
      "_",
      "%5C",
      "'",
      "%22",
      "%00",
      "%F0%9F%98%80".repeat(25),
      "%C5%9F".repeat(99),
      "<b>",
      "' union select 1--",
    ]) {
      const response = await site.server.get(`/bonuslar?q=${term}`);
      expect(response.status, term).toBe(200);
      expect(await response.text()).not.toContain("<b>&quot;");
    }
  });
});

describe("wrong methods", () => {
  it("are refused in Turkish and change nothing", async () => {
    for (const path of ["/", "/blog", "/casino/isilti-casino", ...FILES, "/admin"]) {
      const response = await site.server.post(path, "a=b", { "Content-Type": "application/x-www-form-urlencoded" });
      expect(response.status, path).toBe(405);
      expect(response.headers.get("Allow"), path).toBe("GET, HEAD");
      expect(await response.text(), path).toContain("desteklem");
    }
    for (const path of ["/", ...FILES, "/admin"]) {
      const response = await request(site.server, path, { method: "OPTIONS" });
      expect(response.status, path).toBe(405);
      expect(await response.text(), path).toContain("desteklem");
    }
    expect((await site.server.post("/admin/login", {})).status).toBe(415);
    const path = "/bonuslar/isilti-casino/150-hos-geldin-bonusu";
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const body = new URLSearchParams({ user_name: "a", comment: "b" });
      const refused = await site.server.get(path, { method, body, headers: { Origin: site.server.origin } });
      expect(refused.status, method).toBe(405);
      expect(refused.headers.get("Allow")).toBe("GET, HEAD, POST");
      expect(await refused.text()).toContain("desteklemiyor");
      const response = await site.server.get("/bonuslar", {
        method,
        headers: { Origin: site.server.origin },
      });
      expect(response.status, method).toBe(405);
    }
    expect(
      (await site.server.post("/yok", "a=b", { "Content-Type": "application/x-www-form-urlencoded" })).status,
    ).toBe(404);
    expect((await site.server.post("/", "a=b", { Origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("signing in", () => {
  const submit = (fields: Record<string, string>) =>
    site.server.post("/admin/login", new URLSearchParams(fields).toString(), {
      "Content-Type": "application/x-www-form-urlencoded",
    });

  it("checks the form and signs nobody in", async () => {
    const wrong = await submit({ email: "yonetici", password: "12345" });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain("Geçerli bir email adresi giriniz");
    expect(page).toContain('value="yonetici"');
    const short = await submit({ email: "yonetici@bonusrehberi.example", password: "12345" });
    expect(short.status).toBe(422);
    expect(await short.text()).toContain("Şifre en az 6 karakter olmalıdır");
    const right = await submit({ email: "yonetici@bonusrehberi.example", password: "uzun-bir-sifre" });
    expect(right.status).toBe(401);
    expect(await right.text()).toContain("Giriş başarısız. Lütfen bilgilerinizi kontrol edin.");
    expect(right.headers.get("Set-Cookie")).toBeNull();
  });
});
