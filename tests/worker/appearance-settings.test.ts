import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { record_versions } from "../../db/schema";
import { paletteOf } from "../../worker/appearance/palette";
import { SVG_REFUSED } from "../../worker/media/rules";
import { expectFault, setupAppearanceSite } from "../support/appearance-site";
import { png } from "../support/images";
import { appearanceInput } from "../support/inputs";
import { libraryClient } from "../support/library-client";
import { changeOf, undoClient } from "../support/undo-client";

const site = setupAppearanceSite();
const { undone } = undoClient(() => site.admin);
const { inLibrary } = libraryClient(site);

describe("the appearance", () => {
  it("is saved with its palette and the sides of its pictures, and logged", async () => {
    const [light, dark] = [await site.upload(png(400, 100)), await site.upload(png(300, 60))];
    const icon = await site.uploadIcon();
    const answer = await site.save({
      site_name: "  Şans 'n' <b>Çark</b> 🎲 ",
      logo_light: { address: light.url, width: 1, height: 9_000 },
      logo_dark: { address: dark.url },
      icon,
      accent: "0FC2AE",
    });
    const { light: colours, dark: darkColours } = paletteOf("#0fc2ae");
    expect(await site.row()).toMatchObject(await answer.json<object>());
    expect(await site.row()).toMatchObject({
      ...appearanceInput(),
      site_name: "Şans 'n' <b>Çark</b> 🎲",
      logo_light: { address: light.url, width: 400, height: 100 },
      logo_dark: { address: dark.url, width: 300, height: 60 },
      icon,
      accent: "#0fc2ae",
      palette: { light: colours, dark: darkColours },
    });
    for (const address of [light.url, dark.url, ...Object.values(icon)])
      expect((await inLibrary(address))?.uses).toEqual([
        expect.objectContaining({ kind: "appearance", name: "Görünüm" }),
      ]);
    const { rows } = await site.admin.call<{ rows: object[] }>("GET", "activity");
    expect(rows[0]).toMatchObject({ action: "edit", kind: "appearance" });
  });

  it("keeps the state before a save, which an undo brings back", async () => {
    await site.save({ site_name: "İlk", accent: "#7c66dc" });
    const before = await site.row();
    const answer = await site.save({ site_name: "Son", accent: null });
    expect(await answer.json()).toMatchObject({ accent: null, palette: null });
    const kept = await site.server.db.select().from(record_versions).where(eq(record_versions.kind, "appearance"));
    expect(kept.map((version) => version.row["site_name"])).toContain("İlk");
    await undone(changeOf(answer), "edit");
    const { updated_at, ...values } = before;
    expect(await site.row()).toMatchObject(values);
    expect((await site.row()).updated_at > updated_at).toBe(true);
  });

  it("drops empty links and repeated addresses", async () => {
    const blank = { label: " ", address: "" };
    const answer = await site.save({
      footer_links: [blank, { label: "Kurul", address: "https://kurul.example" }, blank],
      social: "https://x.com/pusula\n\n https://x.com/pusula ",
    });
    expect(await answer.json()).toMatchObject({
      footer_links: [{ label: "Kurul", address: "https://kurul.example/" }],
      social: ["https://x.com/pusula"],
    });
  });
});

describe("a bad value", () => {
  const LINK = "Bu sitedeki bir sayfayı (/hakkimizda) ya da https:// ile başlayan bir adresi yazın";
  const link = (address: string) => ({ footer_links: [{ label: "A", address }] });
  const COLOUR = "Rengi # işaretiyle altı haneli yazın, örneğin #0b7a6e";
  const seven = (one: (n: number) => unknown) => Array.from({ length: 7 }, (_, n) => one(n));

  it.each([
    ["a long name", { site_name: "a".repeat(61) }, "site_name", "En çok 60 karakter olabilir"],
    ["a word as a colour", { accent: "turkuaz" }, "accent", COLOUR],
    ["a colour with transparency", { accent: "#0b7a6e80" }, "accent", COLOUR],
    ["a script as a link", link("javascript:alert(1)"), "footer_links.0.address", LINK],
    ["a link without encryption", link("http://a.example"), "footer_links.0.address", LINK],
    ["a link to another host without a scheme", link("//a.example"), "footer_links.0.address", LINK],
    [
      "a link without a name",
      { footer_links: [{ label: "", address: "/a" }] },
      "footer_links.0.label",
      "Bağlantının adını yazın",
    ],
    [
      "too many links",
      { footer_links: seven((n) => ({ label: `${n}`, address: "/a" })) },
      "footer_links",
      "En çok 6 satır yazılabilir",
    ],
    [
      "a social address that is none",
      { social: ["javascript:alert(1)"] },
      "social.0",
      "https:// ile başlayan bir adres yazın",
    ],
    [
      "too many social addresses",
      { social: seven((n) => `https://x.com/${n}`) },
      "social",
      "En çok 6 adres yazılabilir",
    ],
    ["an SVG as a logo", { logo_light: { address: "/media/site/logo.svg" } }, "logo_light", SVG_REFUSED],
    [
      "a JPEG as a logo",
      { logo_dark: { address: "/media/site/logo.jpg" } },
      "logo_dark",
      "Logo PNG veya WebP olmalıdır.",
    ],
    [
      "a logo of another site",
      { logo_light: { address: "https://a.example/a.png" } },
      "logo_light",
      "Logoyu kütüphaneden seçin",
    ],
    [
      "an unknown logo",
      { logo_light: { address: "/media/site/yok.png" } },
      "logo_light",
      "Bu görsel kütüphanede yok; silinmiş olabilir",
    ],
    [
      "an icon that lacks a size",
      { icon: { 32: "/media/site/a.png" } },
      "icon",
      "Simgenin görselleri eksik; görseli yeniden seçin.",
    ],
  ])("is refused with its sentence: %s", async (_, change, field, sentence) =>
    expectFault(site, change, field, sentence),
  );
});
