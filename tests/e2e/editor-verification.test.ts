import { formatDate } from "../../worker/text/calendar";
import { chooseInMenu, createRecord, expect, navigateTo, openScreen, row, test } from "../support/admin-panel";
import { promotionInput } from "../support/inputs";

/** The record's name behind the action in an accessible name: 'Düzenle: …'. */
const nameIn = (label: string | null) => label?.replace(/^[^:]+: /, "") ?? "";

test("a promotion is verified in the queue, in its form and in the list, after which visitors see the date", async ({
  page,
}) => {
  const listed = "Listede Doğrulanan";
  // Narrower windows leave the column out.
  await page.setViewportSize({ width: 1440, height: 640 });
  await createRecord(page, "promotions", { ...promotionInput(), title: listed });
  await openScreen(page, "/admin/dashboard");
  const verified = page.getByText("Bugünün tarihiyle doğrulandı");
  let title = "";

  await test.step("leaves the queue of the longest unverified records", async () => {
    await page
      .getByRole("navigation", { name: "Hepsini gör" })
      .getByRole("link", { name: /^Doğrulanacaklar/ })
      .click();
    await expect(page).toHaveURL("/admin/verification");
    const entries = page.locator(".record-table tbody tr");
    await expect(entries.first()).toBeVisible();
    await page.getByLabel("Tür").selectOption("Promosyon");
    await expect(page).toHaveURL("/admin/verification?kind=promotion");
    await expect(page.getByRole("cell").getByText("Casino sitesi", { exact: true })).toHaveCount(0);
    const verify = entries.first().getByRole("button", { name: /^Doğrula: / });
    title = nameIn(await verify.getAttribute("aria-label"));
    await verify.click();
    await expect(verified.first()).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
  });

  await test.step("keeps what was typed in the form, opened from the queue", async () => {
    const edit = page.getByRole("link", { name: /^Düzenle: / }).first();
    const changed = `${nameIn(await edit.getAttribute("aria-label"))} (yeni)`;
    await edit.click();
    await page.getByLabel("Promosyon Başlığı").fill(changed);
    await page.getByRole("button", { name: "Doğrula" }).click();
    await expect(page.getByText("Son doğrulama: bugün")).toBeVisible();
    await expect(page.getByLabel("Promosyon Başlığı")).toHaveValue(changed);
    await page.getByRole("button", { name: "Güncelle", exact: true }).click();
    await expect(page.getByText("Promosyon başarıyla güncellendi")).toBeVisible();
    await navigateTo(page, "/admin/promotions?sort=-last_verified_at");
    for (const name of [title, changed]) await expect(row(page, name).getByText("bugün")).toBeVisible();
  });

  await test.step("is dated in the list and for visitors", async () => {
    await page.getByRole("searchbox", { name: "Ara" }).fill("listede doğrulanan");
    await chooseInMenu(page, listed, "Doğrula · henüz doğrulanmadı");
    await expect(row(page, listed).getByText("bugün")).toBeVisible();
    const opened = page.waitForEvent("popup");
    await chooseInMenu(page, listed, "Sitede gör");
    const visitor = await opened;
    await expect(visitor.getByText(`Son doğrulama: ${formatDate(new Date().toISOString())}`)).toBeVisible();
  });
});
