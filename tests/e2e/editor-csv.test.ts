import { readFile, writeFile } from "node:fs/promises";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";

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
  const choose = () => page.getByLabel("CSV dosyası", { exact: true }).setInputFiles(path);
  await page.getByRole("link", { name: "İçe aktar" }).click();
  await choose();
  await expect(page.getByText("1 yeni, 1 değişen, 0 aynı, 1 hatalı satır.")).toBeVisible();
  const refused = row(page, "Promosyon başlığı en az 2 karakter olmalıdır");
  await expect(refused.getByText("4", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "İçe aktar: 2 promosyon" }).click();
  await expect(page.getByText("liste.csv: 2 promosyon içe aktarıldı.")).toBeVisible();
  await choose();
  await expect(page.getByText("0 yeni, 0 değişen, 2 aynı, 1 hatalı satır.")).toBeVisible();
  await page.getByRole("link", { name: "Geri" }).click();
  await expect(row(page, "Dosyalık Promosyon").getByText("DEGISTI")).toBeVisible();
});
