import type { Page } from "@playwright/test";
import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

const EMPTY = "Hesaplamak için yatırım tutarını ve kasa avantajını yazın.";
const summaryOf = (page: Page) => page.getByRole("region", { name: "Bonusun özeti" });
const worthOf = (page: Page) => page.getByRole("region", { name: "Bu Bonusun Gerçek Değeri" });
const barOf = (page: Page) => page.locator(".claim-track").getByRole("link", { name: "Bonusu Al" });
/** Distance (px) of the lower edge from the top of the page. */
const bottomOf = async (page: Page, text: string | RegExp) => {
  const box = await summaryOf(page).getByText(text, { exact: true }).first().boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

test("the summary stands above the fold, explains one fact at a time, and keeps its claim in view", async ({
  page,
  isMobile,
}) => {
  await page.goto(PROMOTION);
  const { height } = page.viewportSize() ?? { height: 0 };
  const labels = ["Bonus", "Çevrim", "En az yatırım", "En çok çekim", "Son gün", "Lisans", "Bonusu Al", "Kopyala"];
  expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeLessThan(height / 2);
  for (const label of [...labels, "18+", "Bu bağlantıdan ödeme alabiliriz", "Sorumlu oyun", /doğrulama: |doğrulanmadı/])
    expect(await bottomOf(page, label), `${label}`).toBeLessThan(height);

  const explanation = page.getByText(/Çekim yapabilmek için/);
  await summaryOf(page).getByText("Çevrim", { exact: true }).click();
  await expect(explanation).toBeVisible();
  await summaryOf(page).getByText("Lisans", { exact: true }).click();
  await expect(explanation).toBeHidden();

  await expect(barOf(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 1_200));
  const claim = isMobile ? barOf(page) : summaryOf(page).getByRole("link", { name: "Bonusu Al" });
  await expect(claim).toBeInViewport();
});

test.describe("the value of a bonus", ANY_WIDTH, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("stays as it was without a connection, follows the deposit that is typed as the summary does, and asks for one that is cleared", async ({
    page,
  }) => {
    await page.goto(PROMOTION);
    const deposit = worthOf(page).getByLabel("Yatırım");
    await page.route("**/*yatirim=*", (route) => route.abort());
    await deposit.fill("400");
    await expect(worthOf(page)).toContainText("Hesaplanamadı. Bağlantınızı kontrol edip tekrar deneyin.");
    await expect(worthOf(page)).toContainText("500 TL yatırımdan");
    await page.unroute("**/*yatirim=*");

    await deposit.fill("1000");
    await expect(worthOf(page)).toContainText("1.000 TL yatırımdan geriye 700 TL kalır.");
    await expect(summaryOf(page)).toContainText("1.000 TL'den ortalama 700 TL kalır; 45.000 TL çevirmeniz gerekir.");
    await expect(worthOf(page)).not.toContainText("Hesaplanamadı");
    await expect(page).toHaveURL(`${PROMOTION}?yatirim=1000&avantaj=4`);

    await deposit.fill("");
    await expect(worthOf(page)).toContainText(EMPTY);
    await expect(worthOf(page)).not.toContainText("Çevrilecek tutar");
    await expect(page).toHaveURL(`${PROMOTION}?yatirim=&avantaj=4`);
    await worthOf(page).getByRole("button", { name: "Hesapla" }).click();
    await expect(worthOf(page)).toContainText(EMPTY);
  });
});

test.describe("without JavaScript", ANY_WIDTH, () => {
  test.use({ javaScriptEnabled: false });

  test("a bar has code and claim once the button has left the screen, and the form computes the value", async ({
    page,
  }) => {
    await page.goto(PROMOTION);
    await expect(barOf(page)).not.toBeInViewport();
    await page.mouse.wheel(0, 1_500);
    await expect(barOf(page)).toBeInViewport();
    await expect(page.locator(".claim-track")).toContainText("ISILTI150");

    await worthOf(page).getByLabel("Yatırım").fill("500");
    await worthOf(page).getByLabel("Kasa avantajı").fill("2,5");
    await worthOf(page).getByRole("button", { name: "Hesapla" }).click();
    await expect(worthOf(page)).toContainText("500 TL yatırımdan geriye 687 TL kalır.");
  });
});
