import { ANY_WIDTH, expect, PROMOTION, test } from "../support/browser";

/** A post that no other test opens. */
const READ = "/blog/lisans-numarasi-nasil-kontrol-edilir";
const numberIn = (text = "") => Number(text.replace(/\D/g, ""));

test("the views of a post include the reader's own, which counts once an hour", ANY_WIDTH, async ({ page }) => {
  const html = await (await page.request.get(READ)).text();
  const before = numberIn(/>([\d.]+) görüntülenme</.exec(html)?.[1]);
  for (let opened = 0; opened < 2; opened++) {
    const answer = page.waitForResponse("**/api/views");
    await page.goto(READ);
    expect(await (await answer).json()).toEqual({ views: before + 1 });
    await expect(page.getByText(`${(before + 1).toLocaleString("tr-TR")} görüntülenme`)).toBeVisible();
  }
});

test("a page in a background tab counts its view when it is shown", ANY_WIDTH, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true }),
  );
  const sent: unknown[] = [];
  page.on("request", (request) => request.url().endsWith("/api/views") && sent.push(request.postDataJSON()));
  await page.goto(PROMOTION);
  expect(sent).toEqual([]);
  const answer = page.waitForResponse("**/api/views");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect((await answer).status()).toBe(204);
  expect(sent).toEqual([{ kind: "promotion", id: expect.any(String) }]);
});
