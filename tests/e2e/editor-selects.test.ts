import { expect, openScreen, test } from "../support/admin-panel";
import { LONG } from "../support/browser";

test.describe("a select", LONG, () => {
  test("lets a long menu in a dialog scroll", async ({ page }) => {
    await openScreen(page, "/admin/accounts");
    await page.getByRole("button", { name: "Kişi ekle" }).click();
    const role = page.getByRole("dialog").getByRole("combobox", { name: "Rol" });
    await role.evaluate((select) => select.insertAdjacentHTML("beforeend", "<option>Rol".repeat(60)));
    await role.click();
    const first = role.locator("option").first();
    const top = async () => (await first.boundingBox())?.y ?? NaN;
    const before = await top();
    await first.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBeLessThan(before - 100);
  });

  test("shows the options of its menu within the window", async ({ page }) => {
    await openScreen(page, "/admin/promotions/new");
    const casino = page.getByRole("combobox", { name: "Casino" });
    await expect(casino.locator("option").last()).toHaveText("Zümrüt Casino");
    await casino.evaluate((select) => select.insertAdjacentHTML("beforeend", `<option>${"a".repeat(200)}`));
    await casino.click();
    const box = await casino.locator("option").last().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await page.keyboard.press("z");
    await page.keyboard.press("Enter");
    await expect(casino.locator(":checked")).toHaveText("Zümrüt Casino");
  });

  test("opens its menu on the side where it fits, else where half of the window is left", async ({ page }) => {
    await openScreen(page, "/admin/promotions/new");
    const casino = page.getByRole("combobox", { name: "Casino" });
    await expect(casino.locator("option").last()).toHaveText("Zümrüt Casino");
    await casino.evaluate((select) => {
      select.parentElement?.setAttribute("style", "position: fixed; z-index: 10; left: 0; top: var(--at)");
      document.querySelector(".radix-themes")?.insertAdjacentElement("beforeend", select.parentElement as HTMLElement);
    });
    const height = page.viewportSize()?.height ?? 0;
    for (const { options, at, side } of [
      { options: 3, at: 0.2, side: "below" },
      { options: 3, at: 0.6, side: "below" },
      { options: 3, at: 0.9, side: "above" },
      { options: 60, at: 0.4, side: "below" },
      { options: 60, at: 0.6, side: "above" },
    ]) {
      const name = `${options} options at ${at} of the window`;
      const y = Math.round(height * at);
      await casino.evaluate(
        (select, { count, top }) => {
          select.innerHTML = "<option>Seçenek".repeat(count);
          select.parentElement?.style.setProperty("--at", `${top}px`);
        },
        { count: options, top: y },
      );
      await casino.press("ArrowDown");
      const ends = async (option: number) => {
        const box = await casino.locator("option").nth(option).boundingBox();
        return box ? [box.y, box.y + box.height] : [NaN, NaN];
      };
      const bottom = (await casino.boundingBox())?.height ?? NaN;
      const [from, to] = side === "below" ? [y + bottom, height] : [0, y];
      expect((await ends(0))[0], name).toBeGreaterThan(from);
      await page.keyboard.press("End");
      expect((await ends(options - 1))[1], name).toBeLessThanOrEqual(to);
      if (side === "above") expect((await ends(options - 1))[1], name).toBeGreaterThan(y - 30);
      await page.keyboard.press("Escape");
    }
  });
});
