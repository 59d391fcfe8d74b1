import type { Locator, Page } from "@playwright/test";
import { createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible, LONG } from "../support/browser";
import { postInput, promotionInput } from "../support/inputs";
import { markupErrors } from "../support/markup";
import { expectLargeTargets } from "../support/targets";

/** Lists are filtered to few rows, which all look alike. */
const SCREENS = [
  "dashboard",
  "promotions?q=çark",
  "promotions/new",
  "splash-ads",
  "splash-ads/new",
  "categories?q=bonus",
  "casinos?q=ışıltı",
  "casinos/new",
  "comments?q=çevrim",
  "blog?q=çevrim",
  "blog/new",
  // The screen of all imports, with all that it may say.
  "import?tur=post",
  "conversions",
  "conversions/import",
  "scheduled-publishing",
  "test-edge-function",
  "home",
  "seo-settings",
  "settings",
  "pages",
  "pages/new",
  "calendar",
  "redirects",
  "redirects?bolum=unknown",
  "redirects?bolum=check",
  "verification?kind=casino",
  "visits",
  "earnings?by=promotion",
  "faults",
  "activity",
  "account",
  "accounts",
  "media?q=çark",
  "trash",
];

/** The build leaves out classes of breakpoints that no screen uses: `smallerThemes` in vite.config.ts. */
async function expectBreakpoints(page: Page) {
  const unknown = await page.evaluate(() => {
    const used = [...document.querySelectorAll("[class*=':']")].flatMap(({ classList }) => [...classList]);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join("");
    return used.filter((name) => /^(xs|sm|md|lg|xl):/.test(name) && !styles.includes(`.${CSS.escape(name)}`));
  });
  expect(unknown).toEqual([]);
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The first records of lists whose forms have figures. */
async function figureScreens(page: Page) {
  const addressOf = async (list: string) => {
    const answer = await page.request.get(`/api/admin/${list}`);
    const { rows } = (await answer.json()) as { rows: { id: string }[] };
    return `${list}/edit/${rows[0]?.id}`;
  };
  return Promise.all(["splash-ads", "casinos", "promotions"].map(addressOf));
}

async function onScreens(page: Page, screens: readonly string[], check: () => Promise<void>) {
  await openScreen(page, "/admin/dashboard");
  for (const screen of screens)
    await test.step(screen, async () => {
      await navigateTo(page, `/admin/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/^\S.* - Yönetim - \S/);
      await expect(page.getByText("Yükleniyor…")).toHaveCount(0);
      await check();
    });
}

/** Fails if more than one button of a screen is gold, or another is not grey; disabled ones are grey. */
async function expectOneGold(page: Page) {
  const gold = page
    .locator('.rt-BaseButton.rt-variant-solid:not([data-accent-color="gray"], [data-disabled])')
    .filter({ visible: true });
  expect((await gold.allTextContents()).slice(1)).toEqual([]);
  const quiet = page.locator('.rt-BaseButton:not(.rt-variant-solid, [data-accent-color="red"])');
  const coloured = quiet.evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.textContent, style: getComputedStyle(button) }))
      .filter(({ style }) => style.getPropertyValue("--accent-a3") !== style.getPropertyValue("--gray-a3"))
      .map(({ name }) => name),
  );
  expect(await coloured).toEqual([]);
}

const expectAccessibleScreens = async (page: Page) =>
  onScreens(page, [...SCREENS, ...(await figureScreens(page))], async () => {
    await expectAccessible(page);
    await expectBreakpoints(page);
    await expectOneGold(page);
    expect(await markupErrors(await page.content())).toEqual([]);
  });

test.describe("the bar of a form on a phone", () => {
  test.use(PHONE);

  test("is one line on every form, with the state of what was saved (B4.1)", async ({ page }) => {
    const draft = { ...postInput(), title: "Dar Ekranda Taslak" };
    const { id } = await createRecord<{ id: string }>(page, "blog", draft);
    const forms = ["home", "blog/new", "promotions/new", "casinos/new", "pages/new", "splash-ads/new"];
    await onScreens(page, [...forms, ...(await figureScreens(page)), `blog/edit/${id}`], async () => {
      const bar = page.locator(".form-actions");
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        const heights = bar
          .locator("button, a")
          .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
        expect(new Set(await heights).size).toBe(1);
        expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        await expectOneLine(bar.getByRole("status"));
      }
    });
    await page.getByLabel("Başlık", { exact: true }).fill("Değişen Taslak");
    for (const sentence of ["Kaydedilmemiş", "Sunucuda saklandı"]) {
      const state = page.getByRole("status").filter({ hasText: sentence });
      await expect(state).toBeVisible();
      await expectOneLine(state);
    }
    await removeDraft(page, id);
  });
});

/** The calendar fills a week with the first seven drafts, so that other journeys need theirs to be among them. */
const removeDraft = (page: Page, id: string) =>
  page.request.delete(`/api/admin/blog/${id}`, { headers: { "Sec-Fetch-Site": "same-origin" } });

/** Fails unless the last word of a state is seen whole, on its one line. */
async function expectOneLine(state: Locator) {
  const { lines, cut } = await state.evaluate((box) => {
    const { top, right, height } = box.getBoundingClientRect();
    const last = box.lastElementChild?.getBoundingClientRect();
    const isWhole = !last || (Math.abs(last.top - top) < 2 && last.right <= right + 1);
    return { lines: Math.round(height / parseFloat(getComputedStyle(box).lineHeight)), cut: !isWhole };
  });
  expect({ lines, cut }).toEqual({ lines: 1, cut: false });
}

test.describe("axe finds nothing", () => {
  test("on every screen, whose HTML is valid", ({ page }) => expectAccessibleScreens(page));

  test.describe("in the dark", LONG, () => {
    test.use({ ...PHONE, colorScheme: "dark" });

    test("on every screen of a phone", ({ page }) => expectAccessibleScreens(page));
  });

  test("in the second tabs of records, in dialogs and in the command palette", async ({ page }) => {
    await openScreen(page, "/admin/dashboard");
    for (const [list, role, name] of [
      ["blog", "tab", "SEO Ayarları"],
      ["promotions", "link", "Promosyon Ayarları"],
    ] as const) {
      const answer = await page.request.get(`/api/admin/${list}`);
      const { rows } = (await answer.json()) as { rows: { id: string }[] };
      await navigateTo(page, `/admin/${list}/edit/${rows[0]?.id}`);
      await page.getByRole(role, { name }).click();
      await expectAccessible(page);
    }
    await navigateTo(page, "/admin/accounts");
    await page.getByRole("button", { name: "Kişi ekle" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await navigateTo(page, "/admin/categories?kayit=yeni");
    await expect(page.getByRole("dialog", { name: "Yeni Kategori Ekle" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("casino");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
  });
});

/** Controls and cards whose edges nobody sees. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const boxes =
      ".rt-BaseButton, .rt-BaseCard, .rt-TextFieldRoot, .rt-TextAreaRoot, .record-table, select, .row-action";
    return [...document.querySelectorAll(boxes)]
      .filter((box) => box.checkVisibility() && box !== document.activeElement)
      .filter((box) => {
        const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(box);
        return (outlineStyle === "none" || outlineWidth === "0px") && borderTopWidth === "0px";
      })
      .map((box) => box.outerHTML.slice(0, 200));
  });

test.describe("with a mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("targets have at least 24 px, and forced colours keep edges, dots and what is chosen", async ({ page }) => {
    const backgroundOf = (locator: Locator) => locator.evaluate((box) => getComputedStyle(box).backgroundColor);
    await openScreen(page, "/admin/dashboard?isler=hepsi");
    await expect(page.getByRole("heading", { name: "Son Hareketler" })).toBeVisible();
    await onScreens(page, ["dashboard", "promotions?q=çark", "promotions/new", "earnings", "visits"], () =>
      expectLargeTargets(page, 24),
    );
    await page.emulateMedia({ forcedColors: "active" });
    await onScreens(page, ["promotions/new", "splash-ads/new", "dashboard", "promotions?q=çark"], async () => {
      expect(await edgeless(page)).toEqual([]);
      const chosen = page.locator(".panel-menu [aria-current]");
      const others = page.locator(".panel-menu nav a:not([aria-current])").first();
      expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(others));
    });
    const box = page.getByRole("checkbox").last();
    const unchecked = await backgroundOf(box);
    await box.check();
    expect(await backgroundOf(box)).not.toBe(unchecked);
    expect(await backgroundOf(page.getByRole("img", { name: "Aktif" }).first())).not.toBe("rgba(0, 0, 0, 0)");
  });
});

test.describe("targets have at least 44 px on a phone", () => {
  test.use(PHONE);

  test("on screens with all kinds of controls, and in the bar of a selection", async ({ page }) => {
    await createRecord(page, "promotions", { ...promotionInput(), title: "Hareket Eden Bonus" });
    const { id } = await createRecord<{ id: string }>(page, "blog", { ...postInput(), title: "Sıradaki Taslak" });
    await openScreen(page, "/admin/dashboard");
    await expect(page.getByRole("heading", { name: "Son Hareketler" })).toBeVisible();
    await expectLargeTargets(page);
    await onScreens(page, ["splash-ads/new", "scheduled-publishing", "calendar", "media?q=çark"], () =>
      expectLargeTargets(page),
    );
    await removeDraft(page, id);
    await navigateTo(page, "/admin/promotions?q=çark");
    await page.getByRole("checkbox").last().check();
    await expect(page.getByRole("group", { name: "Seçili kayıtlar" })).toBeVisible();
    await expectLargeTargets(page);
  });

  test("on every screen", LONG, async ({ page }) =>
    onScreens(page, [...SCREENS, ...(await figureScreens(page))], () => expectLargeTargets(page)),
  );
});
