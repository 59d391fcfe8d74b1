import type { Page } from "@playwright/test";
import { expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const SOURCE =
  "Işıltı Casino, yeni üyelere! İlk yatırıma %40 bonus. Bonus 20 kat çevrilir. Kampanya 1-20 Aralık 2099. Kod: OPERATOR40. https://casino.example/";

const previewOn = (page: Page) => page.frameLocator("iframe[title='Kart ve özet önizlemesi']");

test("the terms of a promotion are previewed as card and summary, in the public style, while they are typed", async ({
  page,
}) => {
  await openScreen(page, "/admin/promotions/new");
  await page.getByRole("combobox", { name: "Casino" }).selectOption("Bozkır Bet");
  const preview = previewOn(page);
  const facts = preview.locator(".card .facts > span");

  await test.step("with score, licence and warning of the casino", async () => {
    await expect(preview.locator(".decision")).toContainText("Önermiyoruz: Lisans kaydı bulunamadı.");
    await page.getByRole("combobox", { name: "Casino" }).selectOption("Işıltı Casino");
    await expect(preview.locator(".card .who")).toHaveText("Işıltı Casino · 4,5");
    await expect(preview.locator(".decision")).toContainText("LisansMalta lisanslı");
    await expect(preview.locator(".decision")).toHaveCSS("border-top-width", "3px");
  });

  await test.step("without following its links", async () => {
    await expect(facts).toHaveText(["Şartlar metinde"]);
    await preview.locator(".card summary").click();
    await preview.getByRole("link", { name: "Detaylar" }).click();
    await preview.getByRole("link", { name: "Bonusu Al" }).first().click();
    await page.getByLabel("Bonus oranı (%)").fill("40");
    await page.getByLabel("En az yatırım (TL)").fill("1.250");
    await expect(facts).toHaveText(["Bonus %40", "Çevrim –", "En az yatırım 1.250 TL"]);
    await expect(preview.locator(".decision")).toContainText("En az yatırım");
    expect(page.context().pages()).toHaveLength(1);
    await expectAccessible(page);
  });

  await test.step("beside the form, also where the window is lower than they are", async () => {
    const region = page.getByRole("region", { name: "Ziyaretçilerin göreceği" });
    for (const [width, height] of [
      [1280, 800],
      [1280, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const field of ["Bonus oranı (%)", "Çevrim katı"]) {
        await page.getByLabel(field, { exact: true }).scrollIntoViewIfNeeded();
        await expect(region).toBeInViewport({ ratio: 1 });
        const bar = await page.locator(".form-actions").boundingBox();
        const { y = 0, height: shown = 0 } = (await region.boundingBox()) ?? {};
        expect(y + shown).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      await region.focus();
      await page.keyboard.press("End");
      await expect(preview.locator(".decision > :last-child")).toBeInViewport();
    }
  });

  await test.step("as they were last valid, with a note, while a field is invalid", async () => {
    await page.getByLabel("Sabit bonus (TL)").fill("50");
    await expect(page.getByText("Önizleme, hatalı alanlar düzelince güncellenir.")).toBeVisible();
    await expect(facts).toHaveText(["Bonus %40", "Çevrim –", "En az yatırım 1.250 TL"]);
    await page.getByLabel("Sabit bonus (TL)").fill("");
  });

  await test.step("and terms that contradict each other are refused at their fields", async () => {
    await page.getByLabel("Çevrim katı").fill("20");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await expect(page.getByText("Çevrimin neye uygulandığını seçin")).toBeVisible();
    await expect(page.getByRole("link", { name: /Çevrim ve Şartlar/ })).toContainText("1 hata");
  });
});

test("a promotion is read from the operator's text, accepted one by one or together, and saved", async ({ page }) => {
  await openScreen(page, "/admin/promotions/new");
  const source = page.getByRole("textbox", { name: "Operatörün metnini yapıştırın" });
  const found = page.getByRole("list", { name: "Metinde bulunanlar" });
  const percent = page.getByLabel("Bonus oranı (%)", { exact: true });
  const wagering = page.getByLabel("Çevrim katı", { exact: true });

  await test.step("with the sources underlined as soon as it is pasted", async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), SOURCE);
    await source.focus();
    await page.keyboard.press("Control+V");
    await expect(page.locator(".operator-source mark").filter({ hasText: "20 kat" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Tümünü al" })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("which leaving the form would lose, so that it asks", async () => {
    await page.getByRole("link", { name: "İptal" }).click();
    await page.getByRole("button", { name: "Sayfada kal" }).click();
    await expect(page.locator(".operator-source")).toContainText("OPERATOR40");
  });

  await test.step("one by one", async () => {
    await expect(found.getByRole("listitem").filter({ hasText: "Çevrim katı" })).toContainText("20 kat");
    await found.getByRole("button", { name: "Al: Çevrim katı" }).click();
    await expect(wagering).toHaveValue("20");
    await expect(percent).toHaveValue("");
    await expect(found.getByText("✓ Alındı")).toHaveCount(1);
    await expect(found.getByRole("listitem").filter({ hasText: "Kullanılmaz" })).toContainText("1 Aralık 2099");
  });

  await test.step("with what the text service adds to it", async () => {
    await page.getByRole("button", { name: "Yapay zekâ ile de ara" }).click();
    await expect(page.getByText("1 değer, metinde kanıtı bulunamadığı için gösterilmiyor.")).toBeVisible();
  });

  await test.step("naming what is missing", async () => {
    const missing = page.getByRole("group", { name: "Metinde olmayanlar" });
    await missing.getByRole("button", { name: "En az yatırım (TL)" }).click();
    await expect(page.getByLabel("En az yatırım (TL)", { exact: true })).toBeFocused();
  });

  await test.step("together without replacing what was typed, which is shown", async () => {
    await wagering.fill("30");
    await page.getByRole("button", { name: "Boş alanları doldur" }).click();
    await expect(percent).toHaveValue("40");
    await expect(wagering).toHaveValue("30");
    const row = found.getByRole("listitem").filter({ hasText: "Çevrim katı" });
    await expect(row).toContainText("şimdi: 30");
    await expect(page.getByRole("button", { name: "Boş alanları doldur" })).toHaveAccessibleDescription(
      "Bu değerlerin alanları dolu. Değiştirmek istediğinizi tek tek alın.",
    );
    await expectAccessible(page);
    await row.getByRole("button").click();
    await expect(row).toContainText("✓ Alındı");
  });

  await test.step("but title and short description only by themselves", async () => {
    await expect(page.getByRole("textbox", { name: "Promosyon Başlığı" })).toHaveValue("");
    await found.getByRole("button", { name: "Al: Promosyon Başlığı" }).click();
    await found.getByRole("button", { name: "Al: Kısa Açıklama" }).click();
    await expect(found.getByRole("listitem").filter({ hasText: "Promosyon Başlığı" })).toContainText("tahmin");
  });

  await test.step("and saved", async () => {
    const saved = page.waitForResponse("**/api/admin/promotions");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    expect(await (await saved).json()).toMatchObject({
      title: "%40 Hoş Geldin Bonusu",
      url: "https://casino.example/",
      promotion_code: "OPERATOR40",
      expiry_date: "2099-12-20",
      bonus_percent: 40,
      wagering: 20,
      wagering_base: "bonus",
      audience: "new",
      max_bet: null,
    });
  });
});

test("of several bonuses in a text one is chosen, and contradicting values are taken one by one", async ({ page }) => {
  await openScreen(page, "/admin/promotions/new");
  const source = page.getByRole("textbox", { name: "Operatörün metnini yapıştırın" });
  const found = page.getByRole("list", { name: "Metinde bulunanlar" });
  const wagering = page.getByLabel("Çevrim katı", { exact: true });
  const read = async (text: string) => {
    await source.fill(text);
    await page.getByRole("button", { name: "Metni oku" }).click();
  };

  await test.step("each bonus with its values", async () => {
    await read(
      "1) Hoş Geldin Bonusu: %70, çevrim 18x. Şartlarda çevrim 22 kattır.\n2) Kayıp Bonusu: kayıpların %9'u, çevrim 3x.",
    );
    await expect(page.getByText("Metinde 2 bonus var")).toBeVisible();
    await expect(found.getByRole("listitem").filter({ hasText: "Bonus oranı" })).toContainText("70");
    await page.getByRole("radio", { name: "2. Kayıp Bonusu" }).click();
    await expect(found.getByRole("listitem").filter({ hasText: "Çevrim katı" })).toContainText("3x");
    await page.getByRole("radio", { name: "1. Hoş Geldin Bonusu" }).click();
    await expectAccessible(page);
  });

  await test.step("two values of a field, none of which is taken with the others", async () => {
    await expect(found.getByText("çelişkili")).toHaveCount(2);
    await page.getByRole("button", { name: "Tümünü al" }).click();
    await expect(page.getByLabel("Bonus oranı (%)", { exact: true })).toHaveValue("70");
    await expect(wagering).toHaveValue("");
    await found.getByRole("button", { name: "Al: Çevrim katı, 22" }).click();
    await expect(wagering).toHaveValue("22");
  });

  await test.step("what the form cannot hold, with the reason and whole on a phone", async () => {
    await page.getByRole("button", { name: "Metni değiştir" }).click();
    await read(
      "İlk üç ay boyunca her hafta en az yatırım 15 dolar olmak üzere, oyuncuların hesaplarına anında eklenen %45 bonus",
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const unused = found.getByRole("listitem").filter({ hasText: "Kullanılmaz" });
    await expect(unused).toContainText("Metinde dolar tutarı var; TL alanına alınmadı.");
    await expect(page.getByRole("group", { name: "Metinde olmayanlar" })).not.toContainText("En az yatırım");
    const cut = await found.locator(".found-value *").evaluateAll((quotes) =>
      quotes
        .filter((quote) => {
          const { textOverflow, overflow } = getComputedStyle(quote);
          return textOverflow === "ellipsis" || overflow === "hidden" || quote.scrollWidth > quote.clientWidth + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
    await expectAccessible(page);
  });

  await test.step("and none in another language", async () => {
    await page.getByRole("button", { name: "Metni değiştir" }).click();
    await read("Neue Kunden erhalten 100% Bonus bis zu 500 TL, Umsatz 30x.");
    await expect(page.getByText("Metin Türkçe ya da İngilizce değil.")).toBeVisible();
    await expect(found).toHaveCount(0);
  });
});
