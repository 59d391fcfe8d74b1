import { describe, expect, it } from "vitest";
import { casinos, hero_section } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { failingDatabase } from "../support/failing-database";
import { newVisitor, OWN, setupOutboundSite, SLUG } from "../support/outbound-site";
import { SITE_URL } from "../support/test-server";

const site = setupOutboundSite();
const locationOf = async (answer: Promise<Response>) => (await answer).headers.get("Location");

describe("an outbound link", () => {
  it("redirects to the promotion's own address, byte for byte, and is never stored", async () => {
    const answer = await site.click(`${site.claim}&utm_source=x`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(OWN);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    await site.settled(1);
  });

  it("answers robots and HEAD alike", async () => {
    const head = await site.server.get(site.claim, { method: "HEAD", headers: newVisitor() });
    expect([head.status, head.headers.get("Location")]).toEqual([302, OWN]);
    await site.settled(1);
    expect(await site.sum("robots")).toBe(1);
  });

  it("takes one round trip to answer", async () => {
    site.server.sentStatements();
    await site.click(site.claim);
    const [first] = site.server.sentStatements();
    expect(first).toHaveLength(1);
    await site.settled(1);
  });

  it("uses the casino's tracking address without an own one, else its present domain, else its address", async () => {
    await site.set({ url: "" });
    expect(await locationOf(site.click(site.claim))).toBe(site.casino.url);
    await site.setCasino({ entry_url: "https://giris42.example/" });
    expect(await locationOf(site.click(site.claim))).toBe("https://giris42.example/");
    expect(await locationOf(site.click(`/git/${site.casino.slug}`))).toBe("https://giris42.example/");
    await site.setCasino({ tracking_url: "https://iz.example/?s={yerlesim}&b={bonus}&p={sayfa}#son" });
    const headers = { ...newVisitor(), Referer: `${site.server.origin}/bonuslar?q=1` };
    expect(await locationOf(site.click(site.claim, headers))).toBe(
      `https://iz.example/?s=kart&b=${SLUG}&p=%2Fbonuslar#son`,
    );
    await site.settled(3);
  });

  it("leads to the page of an ended or inactive promotion, and to the warning of a casino advised against", async () => {
    const page = `/bonuslar/${site.casino.slug}/${SLUG}`;
    await site.set({ is_active: false });
    expect(await locationOf(site.click(site.claim))).toBe(page);
    await site.set({ is_active: true, expiry_date: dayAfter(new Date(), -1) });
    expect(await locationOf(site.click(site.claim))).toBe(page);
    await site.set({ expiry_date: null });
    await site.setCasino({ standing: "not_recommended" });
    for (const link of [site.claim, `/git/${site.casino.slug}`])
      expect(await locationOf(site.click(link))).toBe(`/casino/${site.casino.slug}`);
    expect(await site.counted()).toEqual([]);
  });

  it("of a promotion without a casino stands under 'diger'", async () => {
    await site.set({ casino_id: null });
    expect(await locationOf(site.click(`/git/diger/${SLUG}?y=detay`))).toBe(OWN);
    await site.settled(1);
  });

  it.each(["/git/yok", "/git/yok/yok", "/git/diger", "/git/diger/yok", "/git/a/b/c", "/git/!"])(
    "%s is unknown, and its page has a search",
    async (path) => {
      const answer = await site.click(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(await answer.text()).toContain('role="search"');
    },
  );

  it("is found with capitals and Turkish letters, and its placement stays", async () => {
    const path = encodeURI(`/git/${site.casino.slug.toUpperCase()}/Deneme Teklifı.html?y=kart`);
    expect(await locationOf(site.click(path))).toBe(site.claim);
    expect(await locationOf(site.click(`/git/${site.casino.slug}.?y=kart`))).toBe(`/git/${site.casino.slug}?y=kart`);
    expect(await locationOf(site.click("/git/%2F%2Fevil.example"))).toBe("/git/evilexample?y=diger");
    expect(await locationOf(site.click(`/git/${site.casino.slug}/!?y=kart`))).toBe(`/git/${site.casino.slug}?y=kart`);
  });

  it("answers 503 with the casino's name while the database is away", async () => {
    await site.click(site.claim);
    await site.settled(1);
    const answer = await failingDatabase(site).withoutTable("casinos", () => site.click(site.claim));
    const { status, headers } = answer;
    expect([status, headers.get("Location"), headers.get("Retry-After")]).toEqual([503, null, "10"]);
    expect(await answer.text()).toContain(`${site.casino.name} bağlantısı şu anda açılamıyor.`);
  });

  it("refuses other methods", async () => {
    expect((await site.server.post(site.claim, {})).status).toBe(405);
  });

  it("of a stored target that is no other site is refused", async () => {
    for (const url of [`${SITE_URL}/git/x`, "javascript:alert(1)", "//evil.example"]) {
      await site.set({ url });
      const answer = await site.click(site.claim);
      expect([answer.status, answer.headers.get("Location")]).toEqual([404, null]);
    }
    site.server.harness.clearLogs();
  });
});

describe("a link in a text", () => {
  it("to a casino's host is counted, another one is a citation", async () => {
    const host = new URL(site.casino.url).host;
    await site.set({
      description: `<p><a href="https://${host}/x?a=1&amp;b=2">a</a> <a href="https://lisans.example/">b</a></p>
        <p><a href="mailto:a@b.example">c</a> <a href="/blog">d</a></p>`,
    });
    const html = await site.html(`/bonuslar/${site.casino.slug}/${SLUG}`);
    expect(html).toContain(`<a href="/git/${site.casino.slug}?y=metin" rel="sponsored nofollow noopener">a</a>`);
    expect(html).toContain('<a href="https://lisans.example/" rel="noopener">b</a>');
    expect(html).toContain('<a href="mailto:a@b.example">c</a>');
    expect(html).toContain('<a href="/blog">d</a>');
  });

  it("to a casino we advise against is no paid one", async () => {
    const host = new URL(site.casino.url).host;
    await site.set({ description: `<p><a href="https://${host}/x">a</a></p>` });
    await site.setCasino({ standing: "not_recommended" });
    const html = await site.html(`/bonuslar/${site.casino.slug}/${SLUG}`);
    expect(html).toContain(`<a href="/git/${site.casino.slug}?y=metin" rel="nofollow noopener">a</a>`);
  });

  it.each([
    ["m.HOST", true],
    ["promo.de.HOST", true],
    ["notHOST", false],
    ["HOST.evil.example", false],
  ])("to %s, where HOST is a casino's, is its operator's: %s (P15.4)", async (pattern, isOperator) => {
    const host = pattern.replace("HOST", new URL(site.casino.url).host.replace(/^www\./, ""));
    await site.set({ description: `<p><a href="https://${host}/x">a</a></p>` });
    const link = isOperator
      ? `<a href="/git/${site.casino.slug}?y=metin" rel="sponsored nofollow noopener">a</a>`
      : `<a href="https://${host}/x" rel="noopener">a</a>`;
    expect(await site.html(`/bonuslar/${site.casino.slug}/${SLUG}`)).toContain(link);
  });

  it.each([
    ["https://github.io/casino", "baska.github.io"],
    ["https://com.tr/", "baska.com.tr"],
  ])("to a subdomain of the shared host of %s is a citation", async (entry_url, host) => {
    await site.setCasino({ entry_url });
    await site.set({ description: `<p><a href="https://${host}/">a</a></p>` });
    expect(await site.html(`/bonuslar/${site.casino.slug}/${SLUG}`)).toContain(
      `<a href="https://${host}/" rel="noopener">a</a>`,
    );
  });

  it("to a subdomain of a tracking host, or of a host of two casinos, is a citation", async () => {
    const page = `/bonuslar/${site.casino.slug}/${SLUG}`;
    await site.set({ description: '<p><a href="https://m.iz.example/x">a</a></p>' });
    await site.setCasino({ tracking_url: "https://iz.example/?b={bonus}" });
    expect(await site.html(page)).toContain('<a href="https://m.iz.example/x" rel="noopener">a</a>');
    await site.setCasino({ tracking_url: null, entry_url: "https://iz.example/" });
    expect(await site.html(page)).toContain(`<a href="/git/${site.casino.slug}?y=metin"`);
    await site.server.db.update(casinos).set({ entry_url: "https://iz.example/" });
    expect(await site.html(page)).toContain('<a href="https://m.iz.example/x" rel="noopener">a</a>');
  });

  it("to a tracking host is counted where one casino has it, and a citation where two have", async () => {
    await site.set({ description: '<p><a href="https://www.iz.example/x">a</a></p>' });
    const page = `/bonuslar/${site.casino.slug}/${SLUG}`;
    await site.setCasino({ tracking_url: "https://iz.example/?b={bonus}" });
    expect(await site.html(page)).toContain(
      `<a href="/git/${site.casino.slug}?y=metin" rel="sponsored nofollow noopener">a</a>`,
    );
    await site.server.db.update(casinos).set({ tracking_url: "https://iz.example/" });
    expect(await site.html(page)).toContain('<a href="https://www.iz.example/x" rel="noopener">a</a>');
  });
});

describe("the button of home", () => {
  it("is counted where it leads to a casino's host", async () => {
    await site.server.db.update(hero_section).set({ button_url: `${site.casino.url}kampanya` });
    expect(await site.html("/")).toContain(`href="/git/${site.casino.slug}?y=giris" rel="sponsored nofollow noopener"`);
  });
});
