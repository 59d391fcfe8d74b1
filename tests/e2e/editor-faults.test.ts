import type { Fault } from "../../worker/dashboard/faults.server";
import { expect, openScreen, test } from "../support/admin-panel";
import { ANY_WIDTH, expectAccessible } from "../support/browser";

const dead = (target: string, reason: string): Fault => ({
  ...{ type: "destination", target, reason },
  checked_at: new Date(Date.now() - 3_600_000).toISOString(),
});

test.describe("the list of faults", () => {
  test("checks an unreachable address again, and removes it once it can be reached", ANY_WIDTH, async ({ page }) => {
    const gone = { id: "1", kind: "promotion", name: "Kapanan", faults: [dead("https://kapanan.example/", "404")] };
    const back = { id: "2", kind: "casino", name: "Dönen", faults: [dead("https://donen.example/", "503")] };
    let rows = [back, gone];
    await page.route("**/api/admin/dashboard/faults?*", (route) =>
      route.fulfill({ json: { rows, total: rows.length, page: 1, pages: 1, checks_addresses: true } }),
    );
    await page.route("**/api/admin/dashboard/checks", (route) => {
      const { addresses } = route.request().postDataJSON() as { addresses: string[] };
      const isBack = addresses.includes("https://donen.example/");
      if (isBack) rows = [gone];
      return route.fulfill({
        json: { checked: addresses.map((address) => ({ address, reason: isBack ? null : "404" })) },
      });
    });
    await openScreen(page, "/admin/faults");
    await expect(
      page.getByText("Adresi açılmıyor (404, 1 saat önce denetlendi): https://kapanan.example/"),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Yeniden denetle: Kapanan" }).click();
    await expect(page.getByText("Hâlâ açılmıyor: 404")).toBeVisible();
    await page.getByRole("button", { name: "Yeniden denetle: Dönen" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Adres artık açılıyor")).toBeVisible();
    await expect(page.getByRole("link", { name: "Dönen" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Yeniden denetle: Kapanan" })).toBeFocused();
  });
});
