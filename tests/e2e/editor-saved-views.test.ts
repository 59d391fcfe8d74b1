import { becomeAccount, expect, openScreen, test } from "../support/admin-panel";
import { LONG } from "../support/browser";

test.describe("a saved view", () => {
  test("keeps order and hidden columns, is taken back after it was overwritten or deleted, and opens the list", async ({
    page,
  }) => {
    // Of its own, because the default view changes how every list of the account opens.
    await becomeAccount(page, "Görünüm Saklayan", "editor");
    const query = async () => {
      const views = (await (await page.request.get("/api/admin/saved-views?screen=casinos")).json()) as {
        name: string;
        query: string;
      }[];
      return views.find(({ name }) => name === "Geri Dönen")?.query;
    };
    await openScreen(page, "/admin/casinos");
    await page.getByRole("button", { name: "Site", exact: true }).click();
    await expect(page).toHaveURL("/admin/casinos?sort=name");
    const panel = page.getByRole("dialog", { name: "Görünümler" });
    const open = () =>
      page.getByRole("button", { name: "Görünümler" }).and(page.locator("[aria-expanded=false]")).click();
    const save = async () => {
      await panel.getByRole("textbox", { name: "Görünümün adı" }).fill("Geri Dönen");
      await panel.getByRole("button", { name: "Kaydet" }).click();
    };
    const undo = (sentence: string) =>
      page.getByText(sentence).locator("..").getByRole("button", { name: "Geri al" }).click();
    await open();
    await save();
    const tab = page.getByRole("group", { name: "Kayıtlı görünümler" }).getByText("Geri Dönen", { exact: true });
    await expect(tab).toHaveAttribute("aria-pressed", "true");
    await panel.getByRole("checkbox", { name: "Açıklama" }).click();
    await expect(page).toHaveURL("/admin/casinos?sort=name&gizli=aciklama");
    await expect(page.locator("thead").getByText("Açıklama")).toHaveCount(0);
    await save();
    await expect.poll(query).toBe("sort=name&gizli=aciklama");
    await undo("“Geri Dönen” görünümünün yerine kaydedildi");
    await expect.poll(query).toBe("sort=name");

    await open();
    const isDefault = panel.getByRole("button", { name: "Açılışta göster: Geri Dönen" });
    const changed = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await isDefault.click();
    await changed;
    await panel.getByRole("button", { name: "Sil: Geri Dönen" }).click();
    await undo("“Geri Dönen” görünümü silindi");
    await expect.poll(query).toBe("sort=name");
    await openScreen(page, "/admin/casinos");
    await expect(page).toHaveURL("/admin/casinos?sort=name");
    await open();
    await expect(isDefault).toHaveAttribute("aria-pressed", "true");
    await isDefault.click();
    await expect(isDefault).toHaveAttribute("aria-pressed", "false");
  });

  test("is reached among twenty, and so are the columns below them", LONG, async ({ page }) => {
    await page.route("**/api/admin/saved-views?*", (route) =>
      route.fulfill({
        json: Array.from({ length: 20 }, (_, n) => ({
          id: `${n}`,
          name: `Görünüm ${n}`,
          query: "",
          is_default: false,
        })),
      }),
    );
    await openScreen(page, "/admin/casinos");
    await page.getByRole("button", { name: "Görünümler" }).click();
    const panel = page.getByRole("dialog", { name: "Görünümler" });
    const last = panel.getByRole("checkbox").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await panel.getByText("Görünüm 0", { exact: true }).scrollIntoViewIfNeeded();
    await expect(panel.getByRole("heading", { name: "Görünümler" })).toBeInViewport();
  });
});
