import type { Page } from "@playwright/test";
import { WRITING_MS_MIN } from "../../worker/comments/rules";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const words = (test: string) => `${test} ${crypto.randomUUID()}`;
/** A promotion on which one test alone comments, by project: phones and desktops run at the same time. */
const COMMENTED: Record<string, string> = {
  visitor: "/bonuslar/sahin-slot/hafta-ici-25-yatirim-bonusu",
  desktop: "/bonuslar/cinar-bahis/isparta-gulu-turnuvasi",
};
/** Promotions of which the same is true; their tests run on phones only. */
const COUNTED = "/bonuslar/karadeniz-casino/80-hos-geldin-bonusu";
const SENT_BY_FORM = "/bonuslar/karadeniz-casino/yayla-senligi-turnuvasi";

/** Waits as long as a person writes, since the form was rendered. */
async function takeTime(page: Page) {
  const stamp = await page.locator("[name=stamp]").inputValue();
  await page.waitForTimeout(Math.max(0, parseInt(stamp, 36) + WRITING_MS_MIN - Date.now()) + 100);
}

/** Fills in the form of a comment of three stars, and returns the first comment of the page. */
async function fillComment(page: Page, comment: string) {
  await page.getByLabel("Kullanıcı adı").fill("Gülşah Ö.");
  await page.getByLabel("Yorumunuz").fill(comment);
  await page.getByText("3 yıldız").locator("..").click();
  return page.locator(".comments .comment").first();
}

test.describe("a promotion", () => {
  test("shows its terms and where it can be claimed", async ({ page }) => {
    await page.goto(PROMOTION);
    await expect(page.getByRole("heading", { level: 1, name: "%150 Hoş Geldin Bonusu" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Şartlar ve Koşullar" })).toBeVisible();
    const claim = page.getByRole("region", { name: "Bonusun özeti" }).getByRole("link", { name: "Bonusu Al" });
    await expect(claim).toHaveAttribute("rel", "sponsored nofollow noopener");
  });

  test("shows the licence of its casino and the beginning of its description", async ({ page }) => {
    await page.goto(PROMOTION);
    await expect(page.getByRole("region", { name: "Site Bilgileri" }).getByText("Lisanslı")).toBeVisible();
    const about = await page.getByRole("region", { name: "Site Bilgileri" }).getByText(/…$/).textContent();
    await page.goto("/casino/isilti-casino");
    expect(about?.length).toBeGreaterThan(200);
    expect(await page.locator(".prose").textContent()).toContain(about?.replace("…", ""));
  });

  test("shows the other bonuses of its casino three at a time", async ({ page }) => {
    await page.goto(PROMOTION);
    const others = page.locator("#diger-bonuslar");
    const first = await others.locator("h3").allTextContents();
    expect(first).toHaveLength(3);
    await others.getByRole("link", { name: "Sonraki" }).click();
    await expect(others.getByText("2 / 4")).toBeVisible();
    expect(await others.locator("h3").allTextContents()).not.toEqual(first);
    await others.getByRole("link", { name: "Önceki" }).click();
    await expect(others.getByText("1 / 4")).toBeVisible();
    expect(await others.locator("h3").allTextContents()).toEqual(first);
  });
});

test.describe("a comment", () => {
  test("appears at the top of the list without reloading, and its form is emptied", async ({ page }, { project }) => {
    await page.goto(COMMENTED[project.name] ?? "");
    const comment = words("Çekim iki saatte geldi.");
    const top = await fillComment(page, comment);
    await takeTime(page);
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(top).toContainText(comment);
    await expect(top).toContainText("Gülşah Ö.");
    await expect(top.getByLabel("5 üzerinden 3")).toBeVisible();
    await expect(page.locator(".toasts").getByText("Yorumunuz başarıyla eklendi")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yorum Gönder" })).toBeEnabled();
    await expect(page.getByLabel("Kullanıcı adı")).toHaveValue("");
    await expect(page.getByLabel("Yorumunuz")).toHaveValue("");
    await expect(page.getByLabel("5 yıldız")).toBeChecked();
  });

  test("is counted once after going back and after reloading", ANY_WIDTH, async ({ page }) => {
    const first = await page.goto(COUNTED);
    const stale = (await first?.text()) ?? "";
    const headers = { ...(await first?.allHeaders()), "content-encoding": "identity", "content-length": "" };
    const heading = page.locator("#yorumlar h2");
    const total = Number(await heading.locator("small").textContent());
    const before = await heading.locator(".stars").getAttribute("aria-label");
    const comment = words("Çekim iki saatte geldi.");
    const top = await fillComment(page, comment);
    await takeTime(page);
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(top).toContainText(comment);
    const average = await heading.locator(".stars").getAttribute("aria-label");
    expect(average).not.toBe(before);
    const expectCounted = async () => {
      await expect(top).toContainText(comment);
      await expect(page.getByText(comment)).toHaveCount(1);
      await expect(heading.locator("small")).toHaveText(String(total + 1));
      await expect(heading.locator(".stars")).toHaveAttribute("aria-label", average ?? "");
    };
    await expectCounted();
    // Back shows the page as the browser kept it from before the comment, then as the server answers it.
    await page.route(COUNTED, (route) => route.fulfill({ body: stale, headers }), { times: 1 });
    for (let times = 0; times < 2; times++) {
      await page.goto("/blog");
      await page.goBack();
      await expectCounted();
    }
    await page.reload();
    await expectCounted();
  });

  test("cannot be sent twice during its request", ANY_WIDTH, async ({ page }) => {
    await page.goto(PROMOTION);
    await fillComment(page, "İki kez basılan");
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/comments", async (route) => {
      await held;
      await route.fulfill({ status: 201, json: { status: "pending", message: "Yorumunuz alındı" } });
    });
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByRole("button", { name: "Gönderiliyor..." })).toBeDisabled();
    release();
    await expect(page.getByRole("button", { name: "Yorum Gönder" })).toBeEnabled();
  });

  test("is rejected with a message for each missing field", ANY_WIDTH, async ({ page }) => {
    await page.goto(PROMOTION);
    // Until its script runs, the browser itself refuses empty fields.
    await expect(page.locator("[data-comment-form][novalidate]")).toBeVisible();
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByText("Lütfen kullanıcı adınızı girin")).toBeVisible();
    await page.getByLabel("Kullanıcı adı").fill("İlker");
    await page.getByLabel("Yorumunuz").fill("   ");
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByText("Lütfen yorumunuzu yazın")).toBeVisible();
  });
});

test.describe("a comment that is sent before its script is loaded", ANY_WIDTH, () => {
  const SCRIPT = "**/assets/comment-form-*.js";

  test("waits for the script and is sent once", async ({ page }) => {
    let [sent, release]: [number, () => void] = [0, () => undefined];
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(SCRIPT, async (route) => {
      await held;
      await route.continue();
    });
    await page.route("**/api/comments", (route) => {
      sent++;
      return route.fulfill({ status: 201, json: { status: "pending", message: "Yorumunuz alındı" } });
    });
    await page.goto(PROMOTION);
    await fillComment(page, "Betik gelmeden");
    await page.getByLabel("Kullanıcı adı").press("Enter");
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    release();
    await expect(page.locator(".toasts").getByText("Yorumunuz alındı")).toBeVisible();
    await expect(page.getByLabel("Yorumunuz")).toHaveValue("");
    expect(sent).toBe(1);
  });

  test.describe("and cannot be", () => {
    test.use({ expectedErrors: [/ERR_FAILED|422/] });

    test("keeps its text offline and says so", async ({ page, context }) => {
      await page.route(SCRIPT, (route) => route.abort());
      await page.goto(PROMOTION);
      await page.getByLabel("Yorumunuz").fill("Çevrimdışı");
      await expect(page.locator("[data-comment-form][novalidate]")).toBeVisible();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Yorum Gönder" }).click();
      await expect(page.getByText("Yorumunuz eklenirken bir hata oluştu")).toBeVisible();
      await expect(page.getByLabel("Yorumunuz")).toHaveValue("Çevrimdışı");
      await context.setOffline(false);
    });

    test("is sent as without JavaScript", async ({ page }) => {
      await page.route(SCRIPT, (route) => route.abort());
      await page.goto(PROMOTION);
      await page.getByLabel("Yorumunuz").fill("Betiksiz");
      await page.getByRole("button", { name: "Yorum Gönder" }).click();
      await expect(page.getByText("Lütfen kullanıcı adınızı girin")).toBeVisible();
      await expect(page.getByLabel("Yorumunuz")).toHaveValue("Betiksiz");
      await expect(page).toHaveURL(`${PROMOTION}#yorumlar`);
    });
  });
});

test.describe("when the comment cannot be stored", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/503|ERR_FAILED/] });
  test("the form keeps the text and can be sent again", async ({ page }) => {
    await page.goto(PROMOTION);
    await page.getByLabel("Kullanıcı adı").fill("Şule");
    await page.getByLabel("Yorumunuz").fill("Kaybolmasın");
    for (const answer of [
      () => ({ status: 503, json: { error: { message: "Yorumunuz eklenirken bir hata oluştu" } } }),
      undefined,
    ]) {
      await page.route("**/api/comments", (route) => (answer ? route.fulfill(answer()) : route.abort()), { times: 1 });
      await page.getByRole("button", { name: "Yorum Gönder" }).click();
      await expect(page.getByText("Yorumunuz eklenirken bir hata oluştu").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Yorum Gönder" })).toBeEnabled();
      await expect(page.getByLabel("Yorumunuz")).toHaveValue("Kaybolmasın");
    }
  });
});

test.describe("without JavaScript", ANY_WIDTH, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test("a comment is sent by its form, which keeps its fields when one is missing", async ({ page }) => {
    await page.goto(SENT_BY_FORM);
    const comment = words("Formla gönderildi.");
    await page.getByLabel("Kullanıcı adı").fill("Ömer");
    await page.getByLabel("Yorumunuz").fill("   ");
    await page.getByLabel("2 yıldız").focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByText("Lütfen yorumunuzu yazın")).toBeVisible();
    await expect(page.getByLabel("Kullanıcı adı")).toHaveValue("Ömer");
    await expect(page.getByLabel("2 yıldız")).toBeChecked();
    await page.getByLabel("Yorumunuz").fill(comment);
    await takeTime(page);
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByText("Yorumunuz başarıyla eklendi")).toBeVisible();
    await expect(page.locator(".comments .comment").first()).toContainText(comment);
  });

  test("older comments are on pages that links lead to", async ({ page }) => {
    await page.goto(PROMOTION);
    await expect(page.locator(".comment")).toHaveCount(10);
    await page.getByRole("navigation", { name: "Yorum sayfaları" }).getByRole("link", { name: "Sonraki" }).click();
    await expect(page).toHaveURL(`${PROMOTION}?sayfa=2#yorumlar`);
    await expect(page.locator(".comment")).toHaveCount(10);
  });
});
