import type { Page } from "@playwright/test";
import { LIST_SIZE } from "../../worker/records/list";
import { createRecord, expect, openScreen, row, test } from "../support/admin-panel";

test.use({ expectedErrors: [/409/] });

const promotion = { short_description: "Listelerin denendiği promosyon.", url: "https://liste.example/" };
const create = (page: Page, title: string, more: object = {}) =>
  createRecord<{ id: string; updated_at: string }>(page, "promotions", { ...promotion, title, ...more });

test.describe("a copy of a promotion", () => {
  test("opens as a form with its values, and is added once that is saved", async ({ page }) => {
    await create(page, "Çoğalan Promosyon", { promotion_code: "COGALAN" });
    await openScreen(page, "/admin/promotions?q=çoğalan");
    await page.getByRole("link", { name: "Çoğalt: Çoğalan Promosyon" }).click();
    await expect(page.getByRole("heading", { name: "Yeni Promosyon Ekle" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Promosyon Başlığı" })).toHaveValue("Çoğalan Promosyon (kopya)");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    const copy = row(page, "Çoğalan Promosyon (kopya)");
    await expect(copy.getByText("Pasif", { exact: true })).toBeVisible();
    await expect(copy.getByText("COGALAN")).toBeVisible();
    await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Çoğalt: Çoğalan Promosyon", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Düzenle: Çoğalan Promosyon", exact: true }).click();
    await page.getByRole("heading", { name: "Promosyonu Düzenle" }).waitFor();
    await page.goBack();
    await expect(page.locator("tr[data-returned]")).toContainText("COGALAN");
    await expect(page.getByRole("link", { name: "Düzenle: Çoğalan Promosyon", exact: true })).toBeFocused();
  });
});

test.describe("a cell of a list", () => {
  const code = (page: Page, title: string) =>
    page.getByRole("button", { name: new RegExp(`^Promosyon kodu: ${title}`) });
  const input = (page: Page, title: string) => page.getByRole("textbox", { name: `Promosyon kodu: ${title}` });

  test("is edited by keyboard: Enter saves, Escape cancels, and saving can be undone", async ({ page }) => {
    const title = "Yerinde Promosyon";
    await create(page, title, { promotion_code: "ILK" });
    await openScreen(page, "/admin/promotions?q=yerinde");
    await code(page, title).press("Enter");
    await input(page, title).fill("YARIM");
    await input(page, title).press("Escape");
    await expect(code(page, title)).toBeFocused();
    await code(page, title).press("Enter");
    await input(page, title).fill("YENI");
    await input(page, title).press("Enter");
    await expect(code(page, title)).toBeFocused();
    await expect(row(page, title).getByText("YENI")).toBeVisible();
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(row(page, title).getByText("ILK")).toBeVisible();
  });

  test("keeps what was typed when somebody else changed it, and saves it when confirmed", async ({ page }) => {
    const title = "Çakışan Promosyon";
    const { id, updated_at } = await create(page, title, { promotion_code: "ILK" });
    await openScreen(page, "/admin/promotions?q=çakışan");
    await code(page, title).press("Enter");
    await input(page, title).fill("BENIM");
    await page.request.put(`/api/admin/promotions/${id}/code`, {
      data: { promotion_code: "BASKASI", updated_at },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    await input(page, title).press("Enter");
    await expect(page.getByText("Bu arada değişti: BASKASI")).toBeVisible();
    await expect(input(page, title)).toHaveValue("BENIM");
    await row(page, title).getByRole("button", { name: "Kaydet" }).click();
    await expect(row(page, title).getByText("BENIM")).toBeVisible();
  });

  test("changes an end date", async ({ page }) => {
    const title = "Tarihli Promosyon";
    await create(page, title);
    await openScreen(page, "/admin/promotions?q=tarihli");
    await page.getByRole("button", { name: `Bitiş tarihi: ${title}` }).click();
    await page.getByLabel(`Bitiş tarihi: ${title}`, { exact: true }).fill("2030-05-01");
    await row(page, title).getByRole("button", { name: "Kaydet" }).click();
    await expect(row(page, title).getByText("1 Mayıs 2030")).toBeVisible();
  });

  test("takes a pasted date as people write it", async ({ page }) => {
    const title = "Yapıştırılan Tarihli Promosyon";
    await create(page, title);
    await openScreen(page, "/admin/promotions?q=yapıştırılan");
    await page.getByRole("button", { name: `Bitiş tarihi: ${title}` }).click();
    const day = page.getByLabel(`Bitiş tarihi: ${title}`, { exact: true });
    await day.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "31.12.30");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(day).toHaveValue("2030-12-31");
  });
});

test.describe("the rows of a list", () => {
  test("are all selected when they are clicked before the list is rendered again", async ({ page }) => {
    await openScreen(page, "/admin/promotions");
    const boxes = page.getByRole("checkbox", { name: /^Seç: / });
    await expect(boxes.first()).toBeVisible();
    const states = await boxes.evaluateAll(async (elements) => {
      const [first, second, third] = elements as HTMLElement[];
      for (const box of [first, second, third, second]) {
        box?.click();
        // What the click itself changes is rendered in a microtask, the rest in a later task.
        await Promise.resolve();
      }
      return elements.slice(0, 4).map((box) => box.getAttribute("aria-checked"));
    });
    expect(states, "painted before the list is rendered").toEqual(["true", "false", "true", "false"]);
    await expect(page.getByRole("group", { name: "Seçili kayıtlar" }).getByText("2 kayıt seçildi")).toBeVisible();
    await expect(boxes.nth(0)).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await expect(boxes.nth(2)).toBeChecked();
  });

  test("are deselected while all pages are selected", async ({ page }) => {
    await openScreen(page, "/admin/comments");
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
    await page.getByRole("button", { name: /kaydın tümünü seç$/ }).click();
    const selection = page.getByRole("group", { name: "Seçili kayıtlar" });
    await expect(selection.getByText(/kaydın tümü seçildi$/)).toBeVisible();
    const texts = await page.getByRole("checkbox", { name: /^Seç: / }).evaluateAll(async (boxes) => {
      const shown = [];
      for (const box of boxes.slice(0, 2)) {
        (box as HTMLElement).click();
        await Promise.resolve();
        shown.push(document.querySelector(".selection")?.textContent);
      }
      return shown;
    });
    for (const text of texts) expect(text, "the bar of all pages").not.toContain("tümü seçildi");
    await expect(selection.getByText("48 kayıt seçildi")).toBeVisible();
  });

  test("are selected in a range by Shift, and on all pages, whose number a confirmation names", async ({ page }) => {
    await openScreen(page, "/admin/promotions");
    const boxes = page.getByRole("checkbox", { name: /^Seç: / });
    const selection = page.getByRole("group", { name: "Seçili kayıtlar" });
    await boxes.nth(1).click();
    await boxes.nth(4).focus();
    await page.keyboard.press("Shift+Space");
    await expect(selection.getByText("4 kayıt seçildi")).toBeVisible();
    await boxes.nth(2).click({ modifiers: ["Shift"] });
    await expect(selection.getByText("1 kayıt seçildi")).toBeVisible();
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
    await selection.getByRole("button", { name: /kaydın tümünü seç$/ }).press("Enter");
    await expect(selection.locator(":focus")).toHaveCount(1);
    const sentence = await selection.getByText(/^\d+ kaydın tümü seçildi$/).textContent();
    await selection.getByRole("button", { name: "Aktif Yap" }).click();
    const question = page.getByRole("alertdialog", { name: /Aktif Yap/ });
    await expect(question).toContainText(sentence?.replace(" seçildi", "") ?? "?");
    await question.getByRole("button", { name: "İptal" }).click();
    await selection.getByRole("button", { name: "Seçimi kaldır" }).click();
    await expect(selection).toHaveCount(0);
  });
});

test("the promotions of all pages are switched off and back again, except those that were off before", async ({
  page,
}) => {
  for (let n = 0; n <= LIST_SIZE; n++) await create(page, `Topluca ${n}`, { is_active: n > 0 });
  await openScreen(page, "/admin/promotions?q=topluca");
  const passive = async () => {
    const { total } = (await (
      await page.request.get("/api/admin/promotions", { params: { q: "topluca", status: "passive" } })
    ).json()) as { total: number };
    return total;
  };
  const selection = page.getByRole("group", { name: "Seçili kayıtlar" });
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
  await selection.getByRole("button", { name: `${LIST_SIZE + 1} kaydın tümünü seç` }).click();
  await selection.getByRole("button", { name: "Pasif Yap" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Pasif Yap$/ })
    .click();
  const done = page.getByText(`${LIST_SIZE} promosyon pasif yapıldı`).locator("..");
  await expect(done).toBeVisible();
  expect(await passive()).toBe(LIST_SIZE + 1);
  await done.getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByText("Geri alındı")).toBeVisible();
  expect(await passive()).toBe(1);
});
