import { describe, expect, it } from "vitest";
import { markupErrors } from "../support/markup";
import { setupSite } from "../support/site";

const site = setupSite();
/** One page of each type, with content and with its message that something is missing. */
const PAGES = [
  "/",
  "/bonuslar",
  "/bonuslar?kategori=turnuva&q=turnuva",
  "/bonuslar?q=bulunmaz",
  "/bonuslar?sayfa=0",
  "/bonuslar/isilti-casino/150-hos-geldin-bonusu",
  "/bonuslar/isilti-casino/yok-boyle-bir-bonus",
  "/guvenilir-siteler",
  "/degisenler",
  "/casino/isilti-casino",
  "/casino/dag-evi-casino",
  "/blog",
  "/blog/sahte-siteyi-ele-veren-sekiz-isaret",
  "/blog/yok",
  "/nasil-degerlendiriyoruz",
  "/sitemap",
  "/yok.html",
  "/admin/login",
];

describe("the markup of pages", () => {
  it.each(PAGES)("%s is valid HTML", async (path) => {
    const html = await (await site.server.get(path)).text();
    expect(html).toContain("</html>");
    expect(await markupErrors(html)).toEqual([]);
  });

  it("keeps page translation out of the panel, but not off the site (B2.6)", async () => {
    const htmlOf = async (path: string) => (await site.server.get(path)).text();
    expect(await htmlOf("/admin/login")).toContain('<html lang="tr" translate="no" class="notranslate">');
    expect(await htmlOf("/")).toContain('<html lang="tr">');
  });
});
