import type { Page } from "@playwright/test";
import { WRITING_MS_MIN } from "../../worker/comments/rules";
import { ANY_WIDTH, expect, expectAccessible, pixelsBelowBar, PROMOTION, test } from "../support/browser";

const words = (test: string) => `${test} ${crypto.randomUUID()}`;
/** Promotions on which one test alone comments. */
const SENT_BY_SCRIPT = "/bonuslar/karadeniz-casino/80-hos-geldin-bonusu";
const SENT_BY_FORM = "/bonuslar/karadeniz-casino/yayla-senligi-turnuvasi";
const FAILED = "Yorumunuz eklenirken bir hata oluştu";

/** Waits as long as a person writes, since the form was rendered. */
async function takeTime(page: Page) {
  const stamp = await page.locator("[name=stamp]").inputValue();
  await page.waitForTimeout(Math.max(0, parseInt(stamp, 36) + WRITING_MS_MIN - Date.now()) + 100);
}

test.describe("a comment", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/503|ERR_FAILED/] });

  test("is refused while it is incomplete, and kept while the site fails", async ({ page }) => {
    await page.goto(PROMOTION);
    const send = page.getByRole("button", { name: "Yorum Gönder" });
    await page.getByRole("link", { name: "Yorum yaz" }).click();
    await expect(page.getByLabel("Kullanıcı adı")).toBeFocused();
    await expect(page.getByLabel("Kullanıcı adı")).toBeInViewport();
    // Until its script runs, the browser itself refuses empty fields.
    await expect(page.locator("[data-comment-form][novalidate]")).toBeVisible();
    await send.click();
    await expect(page.getByText("Lütfen kullanıcı adınızı girin")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Kullanıcı adı").fill("İlker");
    await page.getByLabel("Yorumunuz").fill("   ");
    await send.click();
    await expect(page.getByText("Lütfen yorumunuzu yazın")).toBeVisible();

    await page.getByLabel("Yorumunuz").fill("Kaybolmasın");
    for (const answer of [() => ({ status: 503, json: { error: { message: FAILED } } }), undefined]) {
      await page.route("**/api/comments", (route) => (answer ? route.fulfill(answer()) : route.abort()), { times: 1 });
      await send.click();
      await expect(page.getByText(FAILED).first()).toBeVisible();
      await expect(send).toBeEnabled();
      await expect(page.getByLabel("Yorumunuz")).toHaveValue("Kaybolmasın");
    }
  });

  test("is sent once, shown on top without reloading, and counted once after going back and reloading", async ({
    page,
  }) => {
    const first = await page.goto(SENT_BY_SCRIPT);
    const stale = (await first?.text()) ?? "";
    const headers = { ...(await first?.allHeaders()), "content-encoding": "identity", "content-length": "" };
    const heading = page.locator("#yorumlar h2");
    const total = Number(/\d+/.exec((await heading.locator("small").textContent()) ?? ""));
    const before = await heading.locator(".stars").getAttribute("aria-label");
    const comment = words("Çekim iki saatte geldi.");
    const top = page.locator(".comments .comment").first();
    await page.getByLabel("Kullanıcı adı").fill("Gülşah Ö.");
    await page.getByLabel("Yorumunuz").fill(comment);
    await page.getByText("3 yıldız").locator("..").click();
    await takeTime(page);

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/comments", (route) => held.then(() => route.continue()));
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByRole("button", { name: "Gönderiliyor..." })).toBeDisabled();
    release();
    await expect(page.locator(".toasts").getByText("Yorumunuz başarıyla eklendi")).toBeVisible();
    await expect(top).toContainText(comment);
    await expect(top).toContainText("Gülşah Ö.");
    await expect(top).toBeFocused();
    await expect(top).toBeInViewport({ ratio: 1 });
    await expect(top.getByLabel("5 üzerinden 3")).toBeVisible();
    await expect(page.getByRole("button", { name: "Yorum Gönder" })).toBeEnabled();
    await expect(page.getByLabel("Kullanıcı adı")).toHaveValue("");
    await expect(page.getByLabel("Yorumunuz")).toHaveValue("");
    await expect(page.getByLabel("5 yıldız")).toBeChecked();

    const average = await heading.locator(".stars").getAttribute("aria-label");
    expect(average).not.toBe(before);
    const expectCounted = async () => {
      await expect(top).toContainText(comment);
      await expect(page.getByText(comment)).toHaveCount(1);
      await expect(heading.locator("small")).toHaveText(`(${total + 1}) · ${average?.replace("5 üzerinden ", "")}`);
      await expect(heading.locator(".stars")).toHaveAttribute("aria-label", average ?? "");
    };
    await expectCounted();
    // Back shows the page as the browser kept it from before the comment, then as the server answers it.
    await page.route(SENT_BY_SCRIPT, (route) => route.fulfill({ body: stale, headers }), { times: 1 });
    for (let times = 0; times < 2; times++) {
      await page.goto("/blog");
      await page.goBack();
      await expectCounted();
    }
    // Another order is shown from the browser's cache, too.
    await expect(page.locator("#yorumlar form")).toHaveJSProperty("noValidate", true);
    const oldest = page.locator("#yorumlar").getByRole("link", { name: "En eski" });
    await page.route("**/*?yorum=eski", (route) => route.fulfill({ body: stale, headers }), { times: 1 });
    await oldest.click();
    await expect(oldest).toHaveAttribute("aria-current", "true");
    await expectCounted();
    await page.goto("/blog");
    await page.goBack();
    await expect(page.getByText(comment)).toHaveCount(1);
    await page.goto(SENT_BY_SCRIPT);
    await page.reload();
    await expectCounted();
  });
});

test(
  "another order of the comments moves nothing, another page opens at them at once, and a link within the page slides",
  ANY_WIDTH,
  async ({ page }) => {
    await page.addInitScript(() => {
      const positions: number[] = [];
      addEventListener("scroll", () => positions.push(scrollY));
      Object.assign(window, { positions });
    });
    /** A page that is still arriving can move once or twice. */
    const FEW = 2;
    const between = () =>
      page.evaluate(() => {
        const { positions } = window as unknown as { positions: number[] };
        return positions.filter((y) => Math.abs(y - scrollY) > 50).length;
      });
    await page.goto(PROMOTION);
    const comments = page.locator("#yorumlar");
    const oldest = comments.getByRole("link", { name: "En eski" });
    await page.locator("#diger-bonuslar").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-comment-form][novalidate]")).toBeAttached();
    const places = async () => {
      await oldest.scrollIntoViewIfNeeded();
      const boxes = [await oldest.boundingBox(), await comments.locator("ol").boundingBox()];
      return boxes.map((box) => box?.y ?? 0);
    };
    /** Once the parts on the screen are laid out, which moves what stands below them. */
    const settled = async () => {
      let last: number[] = [];
      const isStill = async () => {
        const former = last;
        last = await places();
        return last.every((y, at) => y === former[at]);
      };
      await expect.poll(isStill).toBe(true);
      return last;
    };
    const before = await settled();
    const first = await comments.locator(".comment").first().textContent();
    await oldest.click();
    await expect(page).toHaveURL(`${PROMOTION}?yorum=eski#yorumlar`);
    await expect(comments.locator(".comment").first()).not.toHaveText(first ?? "");
    await expect(oldest).toHaveAttribute("aria-current", "true");
    await expect(oldest).toBeFocused();
    for (const [at, y] of (await settled()).entries()) expect(y).toBeCloseTo(before[at] ?? 0, 0);

    await comments.getByRole("link", { name: "Sonraki" }).click();
    await expect(page).toHaveURL(`${PROMOTION}?yorum=eski&sayfa=2#yorumlar`);
    await expect.poll(() => pixelsBelowBar(page, "yorumlar")).toBeLessThan(5);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    expect(await between()).toBeLessThanOrEqual(FEW);
    await comments.getByRole("link", { name: "Yorum yaz" }).click();
    await expect.poll(between).toBeGreaterThan(FEW);
  },
);

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
    await expect(page.getByText("Lütfen yorumunuzu yazın")).toBeInViewport();
    await expect(page.getByLabel("Kullanıcı adı")).toHaveValue("Ömer");
    await expect(page.getByLabel("2 yıldız")).toBeChecked();
    await page.getByLabel("Yorumunuz").fill(comment);
    await takeTime(page);
    await page.getByRole("button", { name: "Yorum Gönder" }).click();
    await expect(page.getByText("Yorumunuz başarıyla eklendi")).toBeInViewport();
    await expect(page.locator(".comments .comment").first()).toBeInViewport();
    await expect(page.locator(".comments .comment").first()).toContainText(comment);
  });

  test("older comments and other bonuses of the casino are on pages that links lead to", async ({ page }) => {
    await page.goto(PROMOTION);
    await expect(page.locator(".comment")).toHaveCount(10);
    await page.getByRole("navigation", { name: "Yorum sayfaları" }).getByRole("link", { name: "Sonraki" }).click();
    await expect(page).toHaveURL(`${PROMOTION}?sayfa=2#yorumlar`);
    await expect(page.locator(".comment")).toHaveCount(10);

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
