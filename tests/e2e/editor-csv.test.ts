import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";

const create = (page: Page, title: string, more: object = {}) =>
  createRecord<{ id: string; updated_at: string }>(page, "promotions", {
    short_description: "Dosyaların denendiği promosyon.",
    url: "https://dosya.example/",
    title,
    ...more,
  });

test.describe("a CSV file", () => {
  test("of promotions is exported, and imported after changes in it were validated", async ({ page }, testInfo) => {
    await create(page, "Dosyalık Promosyon", { promotion_code: "DOSYALIK" });
    await openScreen(page, "/admin/promotions?q=dosyalık");
    const downloaded = page.waitForEvent("download");
    await page.getByRole("button", { name: "Dışa aktar" }).click();
    const exported = await readFile(await (await downloaded).path(), "utf8");
    const [heading = "", line = ""] = exported.split("\r\n");
    expect(exported).toMatch(/^\uFEFFKimlik;Sürüm;/);
    const added = line.replace(/^[^;]*;[^;]*;/, ";;").replace("Dosyalık Promosyon", "Dosyadan Eklenen");
    const wrong = added.replace("Dosyadan Eklenen", "X").replace("dosyalik-promosyon", "dosyalik-x");
    const file = [heading, line.replace("DOSYALIK", "DEGISTI"), added.replace("dosyalik-promosyon", ""), wrong].join(
      "\n",
    );
    await page.getByRole("link", { name: "İçe aktar" }).click();
    const path = testInfo.outputPath("liste.csv");
    await writeFile(path, file);
    const choose = () => page.getByLabel("CSV dosyası", { exact: true }).setInputFiles(path);
    await choose();
    await expect(page.getByText("1 yeni, 1 değişen, 0 aynı, 1 hatalı satır.")).toBeVisible();
    await expect(
      row(page, "Promosyon başlığı en az 2 karakter olmalıdır").getByText("4", { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "İçe aktar: 2 promosyon" }).click();
    await expect(page.getByText("liste.csv: 2 promosyon içe aktarıldı.")).toBeVisible();
    await choose();
    await expect(page.getByText("0 yeni, 0 değişen, 2 aynı, 1 hatalı satır.")).toBeVisible();
    await page.getByRole("link", { name: "Geri" }).click();
    await expect(row(page, "Dosyalık Promosyon").getByText("DEGISTI")).toBeVisible();
  });

  test("is exported with the separator that was chosen last", async ({ page }) => {
    const exported = async () => {
      const downloaded = page.waitForEvent("download");
      await page.getByRole("button", { name: "Dışa aktar" }).click();
      return readFile(await (await downloaded).path(), "utf8");
    };
    const separator = page.getByLabel("Dışa aktarılan dosyanın ayracı");
    await openScreen(page, "/admin/casinos");
    await separator.selectOption("Virgül (,)");
    expect(await exported()).toMatch(/^\uFEFFKimlik,Sürüm,/);
    await page.reload();
    await expect(separator).toHaveValue(",");
    await separator.selectOption("Excel (;)");
    expect(await exported()).toMatch(/^\uFEFFKimlik;Sürüm;/);
  });

  test("of posts is validated, and its posts are added as drafts", async ({ page }, testInfo) => {
    await openScreen(page, "/admin/blog");
    await page.getByRole("link", { name: "İçe aktar" }).click();
    const text = "<p>Elli karakterden uzun bir metin, ki içerik kabul edilsin ve taslak olsun.</p>";
    const lines = [`Dosyadan Yazı;Rehber;Dosyadan gelen özet.;${text};Evet`, `Y;;kısa;<script>;Hayır`];
    const path = testInfo.outputPath("yazilar.csv");
    await writeFile(path, ["Başlık;Kategori;Özet;İçerik;Yayında", ...lines].join("\r\n"));
    await page.getByLabel("CSV dosyası", { exact: true }).setInputFiles(path);
    await expect(page.getByText("1 yeni, 0 değişen, 0 aynı, 1 hatalı satır.")).toBeVisible();
    const wrong = row(page, "Kategori: Kategori giriniz");
    await expect(wrong.getByText("3", { exact: true })).toBeVisible();
    await expect(wrong.getByText("İçerik: İçerik en az 50 karakter olmalıdır")).toBeVisible();
    await page.getByRole("button", { name: "İçe aktar: 1 blog yazısı" }).click();
    await expect(page.getByText("yazilar.csv: 1 blog yazısı içe aktarıldı.")).toBeVisible();
    await page.getByRole("link", { name: "Geri" }).click();
    await expect(row(page, "Dosyadan Yazı").getByText("Sırada değil")).toBeVisible();
  });
});
