// @vitest-environment happy-dom
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readFiles } from "../../../app/admin/redirects/check/read-files";
import { addressOf, readAddresses } from "../../../app/admin/redirects/check/reading";

const siteMap = (...paths: string[]) =>
  `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${paths
    .map(
      (path) =>
        `<url>\n<loc> https://eski.example${path} </loc><image:image><image:loc>https://eski.example/a.jpg</image:loc></image:image></url>`,
    )
    .join("")}</urlset>`;
const index = (...names: string[]) =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names
    .map((name) => `<sitemap><loc>https://eski.example/${name}</loc></sitemap>`)
    .join("")}</sitemapindex>`;
const addresses = (text: string) => readAddresses(text).addresses;

describe("an address of a list", () => {
  it.each([
    ["https://eski.example/yazi/?p=1#yorumlar", "/yazi/?p=1"],
    ["http://www.eski.example", "/"],
    ["eski.example/haber,12,baslik.html", "/haber,12,baslik.html"],
    ["//eski.example/a", "/a"],
    [" /eski yazi ", "/eski%20yazi"],
    ["/%C3%A7evrim", "/çevrim"],
    ["/%c3%a7evrim", "/çevrim"],
    ["/çevrim", "/çevrim"],
    ["/yüzde%25/%2f?a=%C5%9F", "/yüzde%25/%2f?a=ş"],
    ["/bozuk%e0%a4", "/bozuk%E0%A4"],
    ['"https://eski.example/tirnakli"', "/tirnakli"],
  ])("%s is %s", (text, address) => expect(addressOf(text)).toBe(address));

  it.each([
    "",
    "Sayfalar",
    "eski.example",
    "12,5",
    "mailto:a@b.example",
    "https://",
    "ftp://eski.example/a",
    `/${"a".repeat(4_096)}`,
  ])("%s is none", (text) => expect(addressOf(text)).toBeUndefined());
});

describe("a list of addresses", () => {
  it("reads plain lines once each, with commas, and counts the others", () => {
    const text = "\uFEFF/a\r\nhttps://eski.example/a\n\n/haber,1\n\t/b\u0007\nboş değil\n";
    expect(readAddresses(text)).toEqual({ addresses: ["/a", "/haber,1", "/b"], unread: 1, siteMaps: [] });
  });

  it.each([
    [
      "En çok tıklama alan sayfalar,Tıklamalar,TO\nhttps://eski.example/a,12,%3\nhttps://eski.example/b,2,%1",
      ["/a", "/b"],
    ],
    ["Sıra;URL;Son tarama\n1;https://eski.example/a;2026-01-02\n2;https://eski.example/b;", ["/a", "/b"]],
    ['Top pages,Clicks\n"https://eski.example/x,y",5', ["/x,y"]],
    ["https://eski.example/a\t12\nhttps://eski.example/b\t3", ["/a", "/b"]],
    ["/haber,1,a.html\n/haber,2,b.html", ["/haber,1,a.html", "/haber,2,b.html"]],
  ])("reads tables and lines: %s", (text, read) => {
    expect(readAddresses(text)).toEqual({ addresses: read, unread: 0, siteMaps: [] });
  });

  it("reads a site map without the addresses of its pictures", () => {
    expect(addresses(siteMap("/a", "/b?x=1&amp;y=2"))).toEqual(["/a", "/b?x=1&y=2"]);
  });

  it("reads the export of WordPress with control characters", () => {
    const item = "<item><title>a\u0008</title><link>https://eski.example/%c3%a7/</link></item>";
    expect(addresses(`<rss><channel><link>https://eski.example</link>${item}</channel></rss>`)).toEqual(["/ç/"]);
  });

  it("refuses broken XML", () => {
    expect(() => readAddresses("<urlset><url>")).toThrow("Site haritası okunamadı: XML bozuk ya da eksik");
  });
});

describe("files with addresses", () => {
  it("are read together, and name the site maps that an index lacks", async () => {
    const files = [
      new File([index("yazilar.xml", "sayfalar.xml.gz", "bonuslar.xml?dil=tr")], "sitemap_index.xml"),
      new File([siteMap("/a", "/b")], "Yazilar.xml"),
      new File([gzipSync(siteMap("/b", "/c"))], "sayfalar.xml.gz"),
    ];
    expect(await readFiles(files)).toEqual({ addresses: ["/a", "/b", "/c"], unread: 0, siteMaps: ["bonuslar.xml"] });
  });

  it("of more than 5 MB are refused by name, also once unpacked", async () => {
    const text = "/a\n".repeat(2_000_000);
    const refused = "buyuk.txt: Dosya en çok 5 MB olabilir";
    await expect(readFiles([new File([text], "buyuk.txt")])).rejects.toThrow(refused);
    await expect(readFiles([new File([gzipSync(text)], "buyuk.txt")])).rejects.toThrow(refused);
    await expect(readFiles([new File(["<a"], "bozuk.xml")])).rejects.toThrow("bozuk.xml: Site haritası okunamadı");
  });
});
