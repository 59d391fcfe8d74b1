import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { appearance, type Appearance, blog_posts, media, record_versions } from "../../db/schema";
import { paletteOf } from "../../worker/appearance/palette";
import { FILE_GONE, SVG_REFUSED } from "../../worker/media/rules";
import { ADMINISTRATORS_ONLY, EDITORS_ONLY } from "../support/access-control";
import { createAdminClient } from "../support/admin-client";
import { concatBytes, fileForm, GIF, png, type StoredImage } from "../support/images";
import { appearanceInput, postInput } from "../support/inputs";
import { libraryClient } from "../support/library-client";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

const PATH = "/api/admin/settings/appearance";
const site = setupAdminSite();
const { edit } = resourceClient(site, PATH, appearance, appearanceInput);
const { undone } = undoClient(() => site.admin);
const { inLibrary, remove } = libraryClient(site);
const row = () => site.admin.call<Appearance>("GET", PATH);
const upload = (bytes: Uint8Array) =>
  site.admin.call<StoredImage>("POST", "/api/admin/media/site", fileForm(bytes, "logo.png", "image/png"));
async function save(change: object) {
  const { id, updated_at } = await row();
  return edit(id, updated_at, change);
}
async function expectFault(change: object, field: string, sentence: string) {
  const before = await row();
  const { fields } = await expectRefused(await save(change), 422, sentence);
  expect(fields).toEqual({ [field]: sentence });
  expect(await row()).toEqual(before);
}

describe("the appearance", () => {
  it("is saved with its palette and the sides of its pictures, and logged", async () => {
    const [light, dark] = [await upload(png(400, 100)), await upload(png(300, 60))];
    const sides = [32, 180, 192, 512];
    const icon = Object.fromEntries(
      await Promise.all(sides.map(async (side) => [side, (await upload(png(side, side))).url] as const)),
    );
    const answer = await save({
      site_name: "  Şans 'n' <b>Çark</b> 🎲 ",
      logo_light: { address: light.url, width: 1, height: 9_000 },
      logo_dark: { address: dark.url },
      icon,
      accent: "0FC2AE",
    });
    expect(answer.status).toBe(200);
    const { light: colours, dark: darkColours } = paletteOf("#0fc2ae");
    expect(await row()).toMatchObject(await answer.json<object>());
    expect(await row()).toMatchObject({
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
    await save({ site_name: "İlk", accent: "#7c66dc" });
    const before = await row();
    const answer = await save({ site_name: "Son", accent: null });
    expect(await answer.json()).toMatchObject({ accent: null, palette: null });
    const kept = await site.server.db.select().from(record_versions).where(eq(record_versions.kind, "appearance"));
    expect(kept.map((version) => version.row["site_name"])).toContain("İlk");
    await undone(changeOf(answer), "edit");
    const { updated_at, ...values } = before;
    expect(await row()).toMatchObject(values);
    expect((await row()).updated_at > updated_at).toBe(true);
  });

  it("drops empty links and repeated addresses", async () => {
    const blank = { label: " ", address: "" };
    const answer = await save({
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
  ])("is refused with its sentence: %s", async (_, change, field, sentence) => expectFault(change, field, sentence));

  it("is refused where the dark scheme alone has a logo", async () => {
    const { url } = await upload(png(90, 40));
    const sentence = "Koyu görünümün logosu tek başına kullanılmaz; önce logoyu seçin";
    await expectFault({ logo_dark: { address: url } }, "logo_dark", sentence);
  });

  it("is refused where a logo is too large, or an icon has another size", async () => {
    const wide = await upload(png(2_001, 40));
    await expectFault(
      { logo_light: { address: wide.url } },
      "logo_light",
      "Logonun eni ve boyu en çok 2.000 piksel olabilir; bu görsel 2.001×40 piksel.",
    );
    const heavy = await upload(png(90, 40, 204_800));
    await expectFault(
      { logo_light: { address: heavy.url } },
      "logo_light",
      "Logo en çok 200 KB olabilir; bu dosya 201 KB.",
    );
    const icon = Object.fromEntries([32, 180, 192, 512].map((side) => [side, wide.url]));
    await expectFault({ icon }, "icon", "Simgenin görselleri kare PNG olmalıdır; görseli yeniden seçin.");
  });

  it("is refused where the stored file is no such picture, whatever the library says", async () => {
    const { url } = await upload(png(90, 40));
    const key = url.slice("/media/".length);
    const put = (bytes: Uint8Array) => site.server.env.MEDIA.put(key, bytes as never);
    const logo_light = { address: url };
    await put(png(10_000, 40));
    await expectFault({ logo_light }, "logo_light", "Görsel en çok 8000×8000 piksel olabilir.");
    await put(concatBytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'));
    await expectFault({ logo_light }, "logo_light", SVG_REFUSED);
    await put(GIF);
    await expectFault({ logo_light }, "logo_light", "Logo PNG veya WebP olmalıdır.");
    await site.server.env.MEDIA.delete(key);
    await expectFault({ logo_light }, "logo_light", FILE_GONE);
  });
});

describe("a picture of the appearance", () => {
  const replace = async (old: StoredImage, next: StoredImage) =>
    site.admin.send("PUT", `/api/admin/media/${(await inLibrary(old.url))?.id}/replacement`, { url: next.url });

  it("follows when it is replaced by one that can be a logo", async () => {
    const [old, next, heavy] = [
      await upload(png(400, 100)),
      await upload(png(90, 30)),
      await upload(png(90, 30, 204_800)),
    ];
    await save({ logo_light: { address: old.url } });
    await expectRefused(await replace(old, heavy), 422, "Logo en çok 200 KB olabilir; bu dosya 201 KB.");
    expect((await replace(old, next)).status).toBe(200);
    expect((await row()).logo_light).toEqual({ address: next.url, width: 90, height: 30 });
    expect((await inLibrary(next.url))?.use_count).toBe(1);
  });

  it("is replaced by administrators alone, who alone open its versions", async () => {
    const [editor, writer] = [
      await createAdminClient(site.server, "editor@rehber.example", "editor"),
      await createAdminClient(site.server, "yazar@rehber.example", "writer"),
    ];
    const [old, next] = [await upload(png(400, 100)), await upload(png(90, 30))];
    await save({ logo_light: { address: old.url } });
    const post = (await site.admin.call("POST", "/api/admin/blog", { ...postInput(), image_url: old.url })).id;
    const path = `/api/admin/media/${(await inLibrary(old.url))?.id}/replacement`;
    const before = [await row(), await site.rowOf(blog_posts, post)];
    const sentence =
      "Bu görselin kullanıldığı bir yeri yalnızca yöneticiler değiştirebilir; bunu bir yöneticiden isteyin.";
    await expectRefused(await editor.send("PUT", path, { url: next.url }), 403, sentence);
    await expectRefused(await writer.send("PUT", path, { url: next.url }), 403, EDITORS_ONLY);
    expect([await row(), await site.rowOf(blog_posts, post)]).toEqual(before);
    await site.admin.call("PUT", path, { url: next.url });
    expect((await row()).logo_light).toMatchObject({ address: next.url });
    const { id } = await row();
    const [version] = await site.admin.call<{ id: string }[]>("GET", `versions/appearance/${id}`);
    for (const address of [`/api/admin/versions/appearance/${id}`, `/api/admin/versions/${version?.id}`]) {
      await expectRefused(await editor.get(address), 403, ADMINISTRATORS_ONLY);
      await expectRefused(await writer.get(address), 403, EDITORS_ONLY);
    }
  });

  it("cannot be deleted while it is used, and stays where it is the icon", async () => {
    const icon = Object.fromEntries(
      await Promise.all([32, 180, 192, 512].map(async (side) => [side, (await upload(png(side, side))).url] as const)),
    );
    await save({ icon });
    const image = await inLibrary(icon["180"] ?? "");
    await expectRefused(
      await replace({ url: icon["180"] ?? "", width: 180, height: 180 }, await upload(png(180, 180))),
      422,
      "Bu görsel sitenin simgesi; Ayarlar › Görünüm'den değiştirin.",
    );
    expect((await remove(`media/${image?.id}`)).status).not.toBe(204);
    expect(await site.server.db.$count(media, eq(media.id, image?.id ?? ""))).toBe(1);
  });
});
