import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createRecord, expect, navigateTo, openScreen, row, test } from "../support/admin-panel";

const LOGO = "https://kuyruk.example/logo.png";
const ABOUT = "Kuyruktan gelen casino açıklaması.";

test("promotions are exported as a CSV file, and imported after changes in it were validated", async ({
  page,
}, testInfo) => {
  await createRecord(page, "promotions", {
    short_description: "Dosyaların denendiği promosyon.",
    url: "https://dosya.example/",
    title: "Dosyalık Promosyon",
    promotion_code: "DOSYALIK",
  });
  const exported = async () => {
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Dışa aktar" }).click();
    return readFile(await (await downloaded).path(), "utf8");
  };
  const more = page.getByRole("button", { name: "Listenin diğer işlemleri" });
  const separator = page.getByLabel("Dışa aktarılan dosyanın ayracı");
  await openScreen(page, "/admin/promotions?q=dosyalık");
  await more.click();
  await separator.selectOption("Virgül (,)");
  expect(await exported()).toMatch(/^\uFEFFKimlik,Sürüm,/);
  await page.reload();
  await more.click();
  await expect(separator).toHaveValue(",");
  await separator.selectOption("Excel (;)");
  const file = await exported();
  expect(file).toMatch(/^\uFEFFKimlik;Sürüm;/);

  const [heading = "", line = ""] = file.split("\r\n");
  const added = line.replace(/^[^;]*;[^;]*;/, ";;").replace("Dosyalık Promosyon", "Dosyadan Eklenen");
  const wrong = added.replace("Dosyadan Eklenen", "X").replace("dosyalik-promosyon", "dosyalik-x");
  const lines = [heading, line.replace("DOSYALIK", "DEGISTI"), added.replace("dosyalik-promosyon", ""), wrong];
  const path = testInfo.outputPath("liste.csv");
  await writeFile(path, lines.join("\n"));
  const choose = () => page.getByLabel("CSV dosyaları", { exact: true }).setInputFiles(path);
  const state = page.getByRole("region", { name: "liste.csv" }).getByRole("status");
  await page.getByRole("dialog").getByRole("link", { name: "İçe aktar" }).click();
  await choose();
  await expect(state).toHaveText("denetlendi: 1 yeni · 1 değişen · 1 hatalı");
  const refused = row(page, "Promosyon başlığı en az 2 karakter olmalıdır");
  await expect(refused.getByText("4", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "İçe aktar: 2 kayıt" }).click();
  await expect(state).toHaveText("bitti: 2 kayıt aktarıldı · 1 hatalı");
  await choose();
  await expect(state).toHaveText("denetlendi: 2 aynı · 1 hatalı");
  await page.getByRole("link", { name: "Geri" }).click();
  await expect(row(page, "Dosyalık Promosyon").getByText("DEGISTI")).toBeVisible();
});

test("an import of two files is stopped, continued after its tab was closed, and taken back at once", async ({
  page,
  context,
}, testInfo) => {
  const casinos = Array.from(
    { length: 14 },
    (_, n) => `Kuyruk Casino ${n},https://kuyruk${n}.example/,${LOGO},${ABOUT}`,
  );
  const bonuses = ["Kuyruk Bonusu Bir", "Kuyruk Bonusu İki"].map(
    (title) => `${title},Kuyruk Casino 3,Kuyruktan gelen promosyon.,https://kuyruk3.example/bonus`,
  );
  const files = await Promise.all(
    [
      ["bonuslar.csv", ["title,casino,short_description,url", ...bonuses]] as const,
      ["casinolar.csv", ["name,url,logo_url,description", ...casinos]] as const,
    ].map(async ([name, lines]) => {
      const path = testInfo.outputPath(name);
      await writeFile(path, lines.join("\n"));
      return path;
    }),
  );
  const stateOf = (tab: Page, file: string) => tab.getByRole("region", { name: file }).getByRole("status");
  let writes = 0;
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/admin/casinos/import", async (route) => {
    const { is_dry } = route.request().postDataJSON() as { is_dry: boolean };
    if (!is_dry && ++writes === 2) await held;
    await route.continue();
  });
  await openScreen(page, "/admin/import");
  await page.getByLabel("CSV dosyaları", { exact: true }).setInputFiles(files);
  await expect(stateOf(page, "bonuslar.csv")).toHaveText("denetlendi: 2 önceki dosyayı bekleyen");
  await expect(page.getByRole("region").first()).toContainText("casinolar.csv");
  await page.getByRole("button", { name: "İçe aktar: 16 kayıt" }).click();
  await expect.poll(() => writes).toBe(2);
  await expect(stateOf(page, "casinolar.csv")).toHaveText("aktarılıyor 6/14");
  await page.getByRole("button", { name: "Durdur" }).click();
  release();
  await expect(stateOf(page, "casinolar.csv")).toHaveText("durdu: 12 kayıt aktarıldı");
  await expect(page.getByRole("button", { name: "Devam et" })).toBeVisible();
  await page.close();

  const tab = await context.newPage();
  await openScreen(tab, "/admin/import");
  await expect(stateOf(tab, "casinolar.csv")).toHaveText("durdu: 12 kayıt aktarıldı");
  await tab.getByRole("button", { name: "Devam et" }).click();
  await expect(stateOf(tab, "bonuslar.csv")).toHaveText("bitti: 2 kayıt aktarıldı");
  await expect(stateOf(tab, "casinolar.csv")).toHaveText("bitti: 14 kayıt aktarıldı");
  await navigateTo(tab, "/admin/activity");
  const entry = row(tab, "16 kaydı içe aktardı");
  await entry.getByRole("button", { name: "Geri al" }).click();
  await expect(tab.getByText("2 promosyon, 14 casino sitesi geri alındı")).toBeVisible();
  await expect(entry.getByText("Geri alındı")).toBeVisible();
});
