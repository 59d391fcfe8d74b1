import { becomeAccount, expect, openScreen, test } from "../support/admin-panel";

test.describe("a saved view", () => {
  test("keeps the order and the hidden columns of a list, and is applied when it is the default", async ({ page }) => {
    await openScreen(page, "/admin/casinos");
    await page.getByRole("button", { name: "Site", exact: true }).click();
    await page.getByRole("button", { name: "Görünümler" }).click();
    const panel = page.getByRole("dialog", { name: "Görünümler" });
    await panel.getByRole("checkbox", { name: "Açıklama" }).click();
    await expect(page).toHaveURL("/admin/casinos?sort=name&gizli=aciklama");
    await panel.getByRole("textbox", { name: "Görünümün adı" }).fill("Kısa liste");
    await panel.getByRole("button", { name: "Kaydet" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: "Açıklama" })).toHaveCount(0);
    // For this page only, since other tests share the account.
    await page.route("**/api/admin/saved-views?*", async (route) => {
      const views = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: views.map((view) => ({ ...view, is_default: true })) });
    });
    await openScreen(page, "/admin/casinos");
    await expect(page).toHaveURL("/admin/casinos?sort=name&gizli=aciklama");
  });

  test("holds what the address says when it is saved before the list is rendered", async ({ page }) => {
    await openScreen(page, "/admin/casinos");
    await page.getByRole("button", { name: "Görünümler" }).click();
    const panel = page.getByRole("dialog", { name: "Görünümler" });
    await panel.getByRole("textbox", { name: "Görünümün adı" }).fill("Sabırsız");
    await page.route("**/api/admin/saved-views", (route) => route.abort());
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await panel.getByRole("checkbox", { name: "Açıklama" }).evaluate((checkbox: HTMLElement) => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (...state) => {
        replace(...state);
        document.querySelector<HTMLFormElement>("[role=dialog] form")?.requestSubmit();
      };
      checkbox.click();
    });
    expect((await sent).postDataJSON()).toMatchObject({ name: "Sabırsız", query: "gizli=aciklama" });
  });

  test("is taken back after it was overwritten or deleted", async ({ page }) => {
    // Of its own, because the default view changes how every list of the account opens.
    await becomeAccount(page, "Görünüm Saklayan", "editor");
    const query = async () => {
      const views = (await (await page.request.get("/api/admin/saved-views?screen=casinos")).json()) as {
        name: string;
        query: string;
      }[];
      return views.find(({ name }) => name === "Geri Dönen")?.query;
    };
    await openScreen(page, "/admin/casinos?sort=name");
    await page.getByRole("button", { name: "Görünümler" }).click();
    const panel = page.getByRole("dialog", { name: "Görünümler" });
    const save = async () => {
      await panel.getByRole("textbox", { name: "Görünümün adı" }).fill("Geri Dönen");
      await panel.getByRole("button", { name: "Kaydet" }).click();
    };
    const undo = (sentence: string) =>
      page.getByText(sentence).locator("..").getByRole("button", { name: "Geri al" }).click();
    await save();
    const shown = panel.getByRole("button", { name: "Geri Dönen", exact: true });
    await expect(shown).toBeVisible();
    await panel.getByRole("checkbox", { name: "Açıklama" }).click();
    await expect(page).toHaveURL("/admin/casinos?sort=name&gizli=aciklama");
    await save();
    await undo("“Geri Dönen” görünümünün yerine kaydedildi");
    await expect.poll(query).toBe("sort=name");
    await page.getByRole("button", { name: "Görünümler" }).and(page.locator("[aria-expanded=false]")).click();
    const isDefault = panel.getByRole("button", { name: "Açılışta göster: Geri Dönen" });
    const changed = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await isDefault.click();
    await changed;
    await panel.getByRole("button", { name: "Sil: Geri Dönen" }).click();
    await undo("“Geri Dönen” görünümü silindi");
    await expect.poll(query).toBe("sort=name");
    await page.getByRole("button", { name: "Görünümler" }).and(page.locator("[aria-expanded=false]")).click();
    await expect(isDefault).toHaveAttribute("aria-pressed", "true");
    await isDefault.click();
    await expect(isDefault).toHaveAttribute("aria-pressed", "false");
  });

  test("is reached among twenty, and so are the columns below them", async ({ page }) => {
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
    await panel.getByRole("button", { name: "Görünüm 0", exact: true }).scrollIntoViewIfNeeded();
    await expect(panel.getByRole("heading", { name: "Görünümler" })).toBeInViewport();
  });
});
