import { describe, expect, it } from "vitest";
import { appearance } from "../../db/schema";
import { send } from "../support/admin-client";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();
const MANIFEST = "/admin/manifest.webmanifest";

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

const read = async () => {
  const answer = await site.server.get(MANIFEST);
  const manifest: Manifest = await answer.json();
  return { answer, manifest };
};

describe("the panel's manifest (B2.7)", () => {
  it("names the panel, its start, scope and share target, also to a signed-out browser", async () => {
    const { answer, manifest } = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(manifest).toMatchObject({
      id: "/admin/",
      name: "Bonus Rehberi Yönetim",
      short_name: "Bonus Rehberi",
      lang: "tr",
      start_url: "/admin/dashboard",
      scope: "/admin/",
      display: "standalone",
      theme_color: "#f6f5f2",
      share_target: { action: "/admin/share", method: "POST", enctype: "multipart/form-data" },
    });
  });

  it("has icons of 192 and 512 px, one for masks, that are there", async () => {
    const { icons } = (await read()).manifest;
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", undefined],
      ["512x512", undefined],
      ["512x512", "maskable"],
    ]);
    for (const { src, sizes } of icons) {
      const file = await site.server.getFile(src);
      expect([file.status, file.headers.get("Content-Type")], src).toEqual([200, "image/png"]);
      const png = new DataView(await file.arrayBuffer());
      expect(`${png.getUint32(16)}x${png.getUint32(20)}`, src).toBe(sizes);
    }
  });

  it("has the name and the icon of 'Görünüm'", async () => {
    const icon = Object.fromEntries([32, 180, 192, 512].map((side) => [side, `/media/site/simge__${side}.png`]));
    await site.server.db.update(appearance).set({ site_name: "Şans Rehberi", icon: icon as never });
    const { manifest } = await read();
    expect(manifest).toMatchObject({ name: "Şans Rehberi Yönetim", short_name: "Şans Rehberi" });
    expect(manifest.icons.map(({ src }) => src)).toEqual(["/media/site/simge__192.png", "/media/site/simge__512.png"]);
  });

  it("is linked and allowed on the pages of the panel alone", async () => {
    for (const [path, cookie] of [["/admin/login"], ["/admin/dashboard", site.admin.cookie]] as const) {
      const page = await site.server.get(path, cookie ? { headers: { Cookie: cookie } } : {});
      expect(await page.text(), path).toContain(`<link rel="manifest" href="${MANIFEST}"/>`);
      expect(page.headers.get("Content-Security-Policy")).toContain("manifest-src 'self'");
    }
    expect(await site.html("/")).not.toContain(MANIFEST);
  });
});

describe("the panel's share target (B10.10)", () => {
  const share = (parts: Record<string, string>, headers: Record<string, string> = { "Sec-Fetch-Site": "none" }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.set(name, value);
    return send(site.server, "", "POST", "/admin/share", body, { Origin: "null", ...headers });
  };
  const textOf = async (answer: Response) => /<textarea[^>]*>([\s\S]*)<\/textarea>/.exec(await answer.text())?.[1];

  it("hands title, text and address over once each, without a session", async () => {
    const url = "https://operator.example/kis";
    const answer = await share({ title: "Kış Bonusu", text: `Kış Bonusu: %100\r\n<b>25x</b> ${url}`, url });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const [, nonce] = /script-src 'nonce-([\w-]+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "") ?? [];
    expect(await answer.clone().text()).toContain(`<script nonce="${nonce}">`);
    expect(await textOf(answer)).toBe(`Kış Bonusu: %100\n&lt;b&gt;25x&lt;/b&gt; ${url}`);
    expect(await textOf(await share({ title: "Kış", text: "%100", url }))).toBe(`Kış\n\n%100\n\n${url}`);
  });

  it("takes a whole mail, and refuses more than a megabyte with a sentence", async () => {
    const mail = "çevrim şartı 25 kat ".repeat(20_000);
    expect((await textOf(await share({ text: mail }))) === mail.trim()).toBe(true);
    const refused = await share({ text: mail.repeat(3) });
    expect(refused.status).toBe(413);
    const page = await refused.text();
    expect(page).toContain('<a href="/admin">Yönetim paneli</a>');
    expect(page).toContain("Paylaşılan metin çok uzun. Gereken bölümünü kopyalayıp forma yapıştırın.");
  });

  it("opens the form for a share without text, and for its address alone", async () => {
    for (const [answer, status] of [
      [await share({ text: " " }), 303],
      [await site.server.get("/admin/share"), 302],
    ] as const)
      expect([answer.status, answer.headers.get("Location")]).toEqual([status, "/admin/promotions/new"]);
  });

  it.each(["cross-site", "same-site", ""])("refuses what a site posts (Sec-Fetch-Site: %s)", async (fetchSite) => {
    expect((await share({ text: "x" }, { "Sec-Fetch-Site": fetchSite })).status).toBe(403);
  });
});
