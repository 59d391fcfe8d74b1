import { beforeEach, describe, expect, it } from "vitest";
import { type LegalSettings, legal_settings, splash_ads } from "../../db/schema";
import { legalSettingsInput } from "../support/inputs";
import { newVisitor, OWN, setupOutboundSite, SLUG } from "../support/outbound-site";
import { resourceClient } from "../support/resource-client";
import { expectRefused } from "../support/test-server";

const site = setupOutboundSite();
const PATH = "/api/admin/settings/legal";
const { edit } = resourceClient(site, PATH, legal_settings, legalSettingsInput);
const stored = async () => (await site.admin.get(PATH)).json<LegalSettings>();
async function save(values: Partial<LegalSettings>) {
  const { id, updated_at, ...row } = await stored();
  return edit(id, updated_at, { ...row, ...values });
}
const from = (country: string) => ({ ...newVisitor(), "CF-IPCountry": country });
const textOf = async (path: string) => (await site.html(path)).replace(/<!--.*?-->/g, "");
const casinoPage = () => `/casino/${site.casino.slug}`;
const bonusPage = () => `/bonuslar/${site.casino.slug}/${SLUG}`;
const code = () => `/git/${site.casino.slug}/${SLUG}/kod`;

describe("the sentence about permission in Turkey", () => {
  it("is on pages of casinos and their bonuses at first, and with the day of its check once somebody checked (P6.11)", async () => {
    const { note, note_checked_on } = await stored();
    expect(note).toMatch(/^Türkiye'de izinli değil: .+\.$/);
    expect(note_checked_on).toBeNull();
    const said = note.replaceAll("'", "&#x27;");
    for (const page of [casinoPage(), bonusPage()]) {
      const text = await textOf(page);
      expect(text).toContain(said);
      expect(text).not.toContain("tarihinde kontrol edildi");
    }
    expect((await save({ note, note_checked_on: "2026-11-02" })).status).toBe(200);
    const day = new Intl.DateTimeFormat("tr", { dateStyle: "long" }).format(new Date("2026-11-02T12:00Z"));
    for (const page of [casinoPage(), bonusPage()])
      expect(await textOf(page)).toContain(`${said} ${day} tarihinde kontrol edildi.`);
    await site.set({ casino_id: null });
    expect(await textOf(`/bonuslar/diger/${SLUG}`)).not.toContain(said);
  });

  it("is changed, undated and switched off by administrators, at once", async () => {
    expect((await save({ note: "Türkiye'de izinli değil: <b>kısaca</b>.", note_checked_on: null })).status).toBe(200);
    expect(await textOf(casinoPage())).toContain("Türkiye&#x27;de izinli değil: &lt;b&gt;kısaca&lt;/b&gt;.</p>");
    expect(await textOf("/guvenilir-siteler")).toContain("izin sayılmaz");
    await save({ has_note: false });
    for (const page of [casinoPage(), bonusPage()]) expect(await textOf(page)).not.toContain("izinli değil");
    expect(await textOf("/guvenilir-siteler")).not.toContain("izin sayılmaz");
    await save({ has_note: true });
  });

  it.each([
    ["note", " ", "Cümleyi yazın; göstermek istemiyorsanız kutuyu kapatın"],
    ["note", "x".repeat(301), "En çok 300 karakter olabilir"],
    ["note_checked_on", "2099-01-01", "Gün ileride olamaz"],
    ["note_checked_on", "dün", "Geçerli bir tarih giriniz"],
    ["blocked_countries", ["Atlantis"], "“Atlantis” bir ülke adı ya da iki harfli ülke kodu (ISO 3166-1) değil"],
  ])("refuses %s = %j", async (field, value, sentence) => {
    const before = await stored();
    const { fields } = await expectRefused(await save({ [field]: value }), 422);
    expect(fields).toEqual({ [field]: sentence });
    expect(await stored()).toEqual(before);
  });
});

describe("countries in which links do not open", () => {
  beforeEach(() => site.set({ promotion_code: "KOD9" }));

  it("get a page with help and a way back, and no click is counted (P15.7)", async () => {
    expect((await save({ blocked_countries: ["DE", "Türkiye"] as string[] })).status).toBe(200);
    expect((await stored()).blocked_countries).toEqual(["DE", "TR"]);
    const backs = { [site.claim]: bonusPage(), [`/git/${site.casino.slug}?y=casino`]: casinoPage() };
    for (const [link, back] of Object.entries(backs))
      for (const country of ["DE", "de", "TR"]) {
        const answer = await site.click(link, from(country));
        expect([answer.status, answer.headers.get("Location")]).toEqual([451, null]);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        const html = await answer.text();
        expect(html).toContain("Bu bağlantı bulunduğunuz ülkede açılmıyor</h1>");
        expect(html).toContain('<a href="tel:115">115</a>');
        expect(html).toContain(
          `<a class="btn" href="${back}">${back === bonusPage() ? "Bonus" : "Casino"} sayfasına dön</a>`,
        );
        expect(html).not.toContain("operator.example");
      }
    expect((await site.server.get(site.claim, { method: "HEAD", headers: from("DE") })).status).toBe(451);
    await site.click(site.claim, from("FI"));
    await site.settled(1);
    expect(await site.sum("clicks")).toBe(1);
  });

  it("are read in the query that resolves the link; others and unknown ones lead on", async () => {
    site.server.sentStatements();
    expect((await site.click(site.claim, from("FI"))).headers.get("Location")).toBe(OWN);
    expect(site.server.sentStatements()[0]).toHaveLength(1);
    for (const country of ["XX", "T1", "", "D"])
      expect((await site.click(site.claim, from(country))).headers.get("Location"), country).toBe(OWN);
    expect((await site.click(site.claim)).headers.get("Location")).toBe(OWN);
  });

  it("count no click on a splash ad, either, unless it leads to the site itself", async () => {
    const target = { title: "Yaz", href: site.casino.url, image_url: "/media/a.png" };
    const [ad] = await site.server.db.insert(splash_ads).values(target).returning();
    const link = `/git/reklam/${ad?.id}?y=splash`;
    const answer = await site.click(link, from("DE"));
    expect(answer.status).toBe(451);
    expect(await answer.text()).toContain(`href="${casinoPage()}">Casino sayfasına dön`);
    expect((await site.click(link, from("FI"))).status).toBe(302);
    await site.settled(1);
  });

  it("leave pages the same for everybody, without codes, which are asked for one by one", async () => {
    for (const page of ["/bonuslar", bonusPage(), casinoPage(), "/"]) {
      const [one, other] = await Promise.all(["DE", "FI"].map((country) => site.click(page, from(country))));
      const texts = [await one?.text(), await other?.text()];
      expect(texts[0]?.replace(/name="stamp" value="[^"]*"/g, "")).toBe(
        texts[1]?.replace(/name="stamp" value="[^"]*"/g, ""),
      );
      expect(texts[0]).not.toContain("KOD9");
      expect(one?.headers.get("Cloudflare-CDN-Cache-Control")).toContain("max-age=");
    }
    expect(await textOf(bonusPage())).toMatch(/class="code"><a href="[^"]*\/kod" rel="nofollow"[^>]*>Kodu göster<\/a>/);
    const prefix = site.promotionId.slice(0, 8);
    expect(await textOf(`/karsilastir?b=${prefix}`)).not.toContain("KOD9");
  });

  it("are told no code, others get it with and without the script", async () => {
    const json = { Accept: "application/json" };
    const held = await site.click(code(), { ...from("DE"), ...json });
    expect([held.status, await held.json()]).toEqual([451, { message: "Bu kod bulunduğunuz ülkede gösterilmiyor" }]);
    const page = await site.click(code(), from("DE"));
    expect(page.status).toBe(451);
    expect(await page.text()).not.toContain("KOD9");
    const given = await site.click(code(), { ...from("FI"), ...json });
    expect([given.status, await given.json()]).toEqual([200, { code: "KOD9" }]);
    const shown = await site.click(code());
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(await shown.text()).toContain("Bonus kodu: <b>KOD9</b>");
    await site.setCasino({ standing: "not_recommended" });
    expect((await site.click(code())).headers.get("Location")).toBe(bonusPage());
    expect((await site.click(`/git/${site.casino.slug}/yok/kod`)).status).toBe(302);
  });

  it("that are none change nothing", async () => {
    await save({ blocked_countries: [] });
    expect((await site.click(site.claim, from("DE"))).headers.get("Location")).toBe(OWN);
    const html = await textOf(bonusPage());
    expect(html).toContain("<span>KOD9</span>");
    expect(html).not.toContain("/kod");
  });
});
