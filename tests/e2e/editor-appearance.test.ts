import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { imageSize } from "image-size";
import type { Appearance } from "../../db/schema";
import { ICON_SIZES } from "../../db/schema/appearance";
import { IMAGE_BROKEN, SVG_REFUSED } from "../../worker/media/rules";
import { expect, openScreen, test } from "../support/admin-panel";
import { contrastsOn, disc, rgb } from "../support/appearance-colours";
import { paletteOf } from "../../worker/appearance/palette";
import { expectAccessible, expectContrast, layoutShift } from "../support/browser";

const SCREEN = "/admin/settings?bolum=appearance";
const API = "/api/admin/settings/appearance";

const readAppearance = async (page: Page) => (await (await page.request.get(API)).json()) as Appearance;

/** The path of a file with these contents. */
function file(name: string, contents: Uint8Array | string): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, contents);
  return path;
}

test.use({ expectedErrors: [/^Blocked script execution in '.*\/admin\/preview\/appearance-/] });
test.describe("the appearance of the site", () => {
  let before: Appearance;
  test.beforeEach(async ({ page }) => {
    before = await readAppearance(page);
  });
  // The other journeys show this site, too.
  test.afterEach(async ({ page }) => {
    const { id, updated_at } = await readAppearance(page);
    if (updated_at === before.updated_at) return;
    const { site_name, logo_light, logo_dark, icon, accent, footer_text, footer_links, social } = before;
    const data = { site_name, logo_light, logo_dark, icon, accent, footer_text, footer_links, social, updated_at };
    const answer = await page.request.put(`${API}/${id}`, { data, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(answer.status(), await answer.text()).toBe(200);
  });

  test("an owner gives the site his name, logo, icon and colour, and visitors see them", async ({ page }) => {
    await openScreen(page, SCREEN);
    const light = page.getByLabel("Logo (açık): dosya");
    const icons = page.getByLabel("Simge: dosya");
    const preview = page.frameLocator('iframe[title="Sayfanın önizlemesi"]').last();
    await expect(page.getByLabel("Site adı")).toHaveAttribute("placeholder", "Bonus Rehberi");
    await page.getByLabel("Site adı").fill("Bonus Pusulası");

    await test.step("files that cannot be used say why, and the rest of the form stays", async () => {
      await light.setInputFiles(file("logo.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"));
      await expect(page.getByText(`logo.svg: ${SVG_REFUSED}`)).toBeVisible();
      await light.setInputFiles(file("genis.png", await disc(page, 2_400, 90, "#0b2b2a")));
      await expect(page.getByText(/^genis\.png: .*2\.400×90 piksel\.$/)).toBeVisible();
      await light.setInputFiles(file("bozuk.png", (await disc(page, 480, 120, "#0b2b2a")).subarray(0, 60)));
      await expect(page.getByText(`bozuk.png: ${IMAGE_BROKEN}`)).toBeVisible();
      await icons.setInputFiles(file("bozuk.png", "metin"));
      await expect(page.getByText(`bozuk.png: ${IMAGE_BROKEN}`)).toHaveCount(2);
      await icons.setInputFiles(file("ufak.png", await disc(page, 300, 200, "#0b7a6e")));
      await expect(
        page.getByText("ufak.png: Simge için en az 512×512 piksellik bir görsel gerekir; seçilen 300×200"),
      ).toBeVisible();
      await icons.setInputFiles(file("serit.png", await disc(page, 2_000, 200, "#0b7a6e")));
      await expect(page.getByText(/^serit\.png: .*seçilen 2000×200/)).toBeVisible();
      await icons.setInputFiles(file("cizim.png", "<svg xmlns='http://www.w3.org/2000/svg'/>"));
      await expect(page.getByText(`cizim.png: ${SVG_REFUSED}`)).toBeVisible();
      await expect(page.getByLabel("Site adı")).toHaveValue("Bonus Pusulası");
    });

    await test.step("logos are shown on the ground of their scheme, with a hint where one can hardly be seen", async () => {
      await light.setInputFiles(file("logo.png", await disc(page, 480, 120, "#0b2b2a")));
      await expect(page.getByAltText("Logo, açık zeminde")).toHaveAttribute("src", /^\/media\/site\//);
      await expect(
        page.getByText("Bu logo koyu zeminde zor seçiliyor; koyu görünüm için ayrı bir logo ekleyin."),
      ).toBeVisible();
      await page
        .getByLabel("Logo (koyu): dosya")
        .setInputFiles(file("koyu.png", await disc(page, 480, 120, "#e8fff8")));
      await expect(page.getByText(/zor seçiliyor/)).toHaveCount(0);
      await page.getByRole("group", { name: "Logo (koyu)" }).getByRole("button", { name: "Kaldır" }).click();
      await expect(page.getByText(/koyu zeminde zor seçiliyor/)).toBeVisible();
    });

    await test.step("four icons are made from one picture, which can be cropped", async () => {
      await icons.setInputFiles(file("simge.png", await disc(page, 700, 520, "#0b7a6e")));
      const shown = page.locator(".icon-previews img[src^='/media/site/']");
      await expect(shown).toHaveCount(ICON_SIZES.length);
      const first = await shown.first().getAttribute("src");
      const group = page.getByRole("group", { name: "Simge" });
      await group.getByRole("button", { name: "Kırp" }).click();
      const dialog = page.getByRole("dialog", { name: "Görseli Kırp" });
      await expect(dialog.getByText("520×520 piksel")).toBeVisible();
      await dialog.getByRole("button", { name: "Kırp" }).click();
      await expect(shown.first()).not.toHaveAttribute("src", first ?? "");
      await expect(shown).toHaveCount(ICON_SIZES.length);
    });

    await test.step("a colour that cannot be read is moved, and the screen says so", async () => {
      const colour = page.getByLabel("Vurgu rengi", { exact: true });
      await colour.fill("turkuaz");
      await colour.blur();
      await expect(page.getByText("Rengi # işaretiyle altı haneli yazın, örneğin #0b7a6e")).toBeVisible();
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
      await expect(colour).toBeFocused();
      await expect(
        page.getByText("Düzeltilecek alan: Vurgu rengi. Önizleme son geçerli hâli gösteriyor."),
      ).toBeVisible();
      await expect(preview.getByRole("img", { name: "Bonus Pusulası" }).first()).toBeVisible();
      await colour.fill("#ffff00");
      await expect(
        page.getByText(
          /^#FFFF00 okunaklı değildi; en yakın okunaklı tonu kullanıyoruz: #[\dA-F]{6}\. Düğmeler: .*\. Koyu .*\.$/,
        ),
      ).toBeVisible();
      await page.getByRole("button", { name: "Varsayılana dön" }).click();
      await expect(page.getByRole("button", { name: "Altın, varsayılan" })).toHaveAttribute("aria-pressed", "true");
      await colour.fill("#0FC2AE");
      await expect(page.getByText(/^#0FC2AE okunaklı değildi/)).toBeVisible();
    });

    await test.step("pages are previewed in both schemes before anything is saved", async () => {
      const { light, dark } = paletteOf("#0fc2ae");
      await expect(preview.locator("html")).toHaveCSS("--gold-solid", "#0fc2ae");
      await expect(preview.locator("body")).toHaveCSS("background-color", rgb(light["page"]));
      await page.getByRole("radio", { name: "Koyu" }).click();
      await expect(preview.locator("body")).toHaveCSS("background-color", rgb(dark["page"]));
      await page.getByRole("radio", { name: "Kart" }).click();
      await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(preview.locator(".hero")).toHaveCount(0);
      await expect(preview.locator("body")).toHaveCSS("background-color", rgb(dark["page"]));
      await page.getByRole("radio", { name: "Bonus", exact: true }).click();
      await expect(preview.getByRole("link", { name: /Bonusu Al/ }).first()).toBeVisible();
      expect(await readAppearance(page)).toEqual(before);
    });

    await test.step("links of the footer are typed and ordered", async () => {
      const add = page.getByRole("button", { name: "Bağlantı ekle" });
      for (const [at, name] of ["Hakkımızda", "İletişim"].entries()) {
        await add.click();
        await page.keyboard.type(name);
        const row = page.getByRole("group", { name: `Alt bilgi bağlantıları, ${at + 1}. satır` });
        await row.getByLabel("Adres").fill(at === 0 ? "/hakkimizda" : "/iletisim");
      }
      const up = page.getByRole("button", { name: "Yukarı taşı: İletişim /iletisim" });
      await up.press("Enter");
      await expect(up).toBeFocused();
      await expect(page.getByText("İletişim /iletisim: 2 sıradan 1.")).toBeAttached();
      await page.getByRole("button", { name: "Adres ekle" }).click();
      await page.keyboard.type("t.me/pusula");
      await page.getByLabel("Alt bilgi metni").fill("Bağımsız bir rehber.");
    });

    await test.step("the screen can be used by everybody", async () => {
      await expectAccessible(page);
      await expectContrast(page, "dark");
      await page.emulateMedia({ colorScheme: "light" });
    });

    await test.step("what is saved is stored, and the panel has the new name", async () => {
      await page.getByRole("button", { name: "Kaydet", exact: true }).click();
      await expect(page.getByText("Görünüm kaydedildi, tüm sayfalar yenileniyor")).toBeVisible();
      await expect(page.getByRole("complementary").getByText("Bonus Pusulası", { exact: true })).toBeVisible();
      await expect(page).toHaveTitle("Ayarlar - Yönetim - Bonus Pusulası");
      const saved = await readAppearance(page);
      expect(saved).toMatchObject({
        ...{ site_name: "Bonus Pusulası", logo_dark: null, accent: "#0fc2ae", footer_text: "Bağımsız bir rehber." },
        footer_links: ["İletişim /iletisim", "Hakkımızda /hakkimizda"].map((line) => {
          const [label, address] = line.split(" ");
          return { label, address };
        }),
        social: ["https://t.me/pusula"],
        logo_light: { width: 480, height: 120 },
      });
      for (const size of ICON_SIZES) {
        const stored = await page.request.get(saved.icon?.[size] ?? "");
        expect(imageSize(new Uint8Array(await stored.body()))).toMatchObject({
          type: "png",
          width: size,
          height: size,
        });
      }
    });

    await test.step("visitors see name, logo, icon and colours, and nothing jumps", async () => {
      const visitor = await page.context().newPage();
      await visitor.goto("/");
      await expect(visitor.locator('meta[property="og:site_name"]')).toHaveAttribute("content", "Bonus Pusulası");
      const logo = visitor.getByRole("banner").getByRole("img", { name: "Bonus Pusulası" });
      await expect(logo).toHaveJSProperty("complete", true);
      const { width, height } = (await logo.boundingBox()) ?? { width: 0, height: 0 };
      expect([width, height].map(String)).toEqual([
        await logo.getAttribute("width"),
        await logo.getAttribute("height"),
      ]);
      expect(width / height).toBeCloseTo(4, 0);
      expect(await layoutShift(visitor)).toBe(0);
      const icon = await page.request.get("/apple-touch-icon.png");
      expect(imageSize(new Uint8Array(await icon.body()))).toMatchObject({ type: "png", width: 180 });
      for (const scheme of ["light", "dark"] as const) {
        await expectContrast(visitor, scheme);
        const contrasts = await contrastsOn(visitor);
        expect(contrasts).toHaveLength(6);
        expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
      }
      const footer = visitor.getByRole("contentinfo");
      await expect(footer).toContainText("Bağımsız bir rehber.");
      await expect(footer.getByRole("link", { name: "İletişim" }).first()).toBeVisible();
      await visitor.close();
    });

    await test.step("a former version is restored", async () => {
      await page.getByRole("button", { name: "Geçmiş" }).last().click();
      const versions = page.getByRole("dialog", { name: "Geçmiş" });
      await versions.getByRole("button", { name: "Bu sürüme dön" }).click();
      await expect(page.getByLabel("Site adı")).toHaveValue(before.site_name);
      await expect.poll(async () => (await readAppearance(page)).accent).toBe(before.accent);
    });

    await test.step("the panel has the name that an undo brings back", async () => {
      const menu = page.getByRole("complementary");
      await expect(menu.getByText("Bonus Pusulası", { exact: true })).toHaveCount(0);
      await menu.getByRole("link", { name: "Hareketler" }).click();
      await page.getByRole("button", { name: "Geri al: Görünüm" }).first().click();
      await expect(menu.getByText("Bonus Pusulası", { exact: true })).toBeVisible();
      await expect(page).toHaveTitle("Hareketler - Yönetim - Bonus Pusulası");
    });
  });
});
