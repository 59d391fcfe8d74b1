import type { Page } from "@playwright/test";
import { expect, openScreen, row, test } from "../support/admin-panel";

/** Where the site leads a visitor who asks for a path. */
async function answerOf(page: Page, path: string) {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers()["location"] };
}

test.describe("redirects", () => {
  test.use({ expectedErrors: [/422/] });

  test("are added, refused where they lead to themselves, and switched off", async ({ page }) => {
    await openScreen(page, "/admin/redirects");
    const dialog = page.getByRole("dialog");
    const [source, target] = [dialog.getByLabel("Eski adres"), dialog.getByLabel("Yeni adres")];
    const add = async (from: string, to: string) => {
      await page.getByRole("button", { name: "Yönlendirme Ekle" }).first().click();
      await source.fill(from);
      await target.fill(to);
      await dialog.getByRole("button", { name: "Kaydet" }).click();
    };

    await test.step("a rule leads an old address on", async () => {
      await add("/2019/05/Eski-Yazı/", "/blog");
      await expect(page.getByText("Yönlendirme eklendi")).toBeVisible();
      await expect(row(page, "/2019/05/Eski-Yazı/")).toContainText("301 kalıcı");
      expect(await answerOf(page, "/2019/05/eski-yaz%C4%B1/")).toEqual({ status: 301, location: "/blog" });
    });

    await test.step("a rule to itself is refused with its sentence, and the text stays", async () => {
      await add("/dolap", "/Dolap/");
      await expect(dialog.getByText("Kural kendi adresine gidiyor")).toBeVisible();
      await expect(source).toHaveValue("/dolap");
      await expect(target).toHaveValue("/Dolap/");
    });

    await test.step("a removed address has no new one", async () => {
      await dialog.getByLabel("Tür").selectOption("410 kaldırıldı");
      await expect(target).toHaveCount(0);
      await source.fill("/kalkti");
      await dialog.getByRole("button", { name: "Kaydet" }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row(page, "/kalkti")).toContainText("410 kaldırıldı");
      expect((await answerOf(page, "/kalkti")).status).toBe(410);
    });

    await test.step("a rule is switched off", async () => {
      await row(page, "/kalkti")
        .getByRole("button", { name: /^Pasif Yap/ })
        .click();
      await expect(row(page, "/kalkti")).toContainText("Pasif");
      expect((await answerOf(page, "/kalkti")).status).toBe(302);
    });
  });
});

test("an unknown address becomes a rule by one click, or is not counted any more", async ({ page }) => {
  const visit = (path: string) =>
    page.request.get(path, {
      maxRedirects: 0,
      headers: { Referer: "https://forum.example/konu/1", "User-Agent": "Mozilla/5.0 Chrome/129.0 Safari/537.36" },
    });
  const [meant, strange] = ["/arsiv/cevrim-sarti-nedir-nasil-hesaplanir", "/arsiv/hicbirine-benzemez"];
  for (const path of [meant, strange]) await visit(path);
  await expect
    .poll(async () => (await page.request.get("/api/admin/unknown-addresses")).text())
    .toContain(`"${strange}"`);
  await openScreen(page, "/admin/redirects?bolum=unknown");
  const act = (action: string, path: string) => row(page, path).getByRole("button", { name: `${action}: ${path}` });

  await test.step("to the record that it means", async () => {
    await expect(row(page, meant)).toContainText("forum.example");
    await act("Yönlendir", meant).click();
    await expect(page.getByText(new RegExp(`^${meant} artık /blog/.* adresine yönleniyor`))).toBeVisible();
    await expect(row(page, meant)).toHaveCount(0);
    expect((await answerOf(page, meant)).location).toMatch(/^\/blog\/./);
  });

  await test.step("without a proposal the form opens", async () => {
    await act("Yönlendir", strange).click();
    await expect(page.getByRole("dialog").getByLabel("Eski adres")).toHaveValue(strange);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("one that is ignored comes back", async () => {
    await act("Yok say", strange).click();
    await expect(row(page, strange)).toHaveCount(0);
    await page.getByRole("button", { name: "Yok sayılanlar" }).click();
    await page.getByRole("button", { name: `Geri al: ${strange}` }).click();
    await expect(page.getByText("Yok sayılan adres yok")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row(page, strange)).toBeVisible();
  });

  await test.step("the setting is saved at once and taken back", async () => {
    await page.getByRole("radio", { name: "404 sayfası göster" }).click();
    await expect(page.getByText("Bilinmeyen adreslerde artık 404 sayfası gösterilir")).toBeVisible();
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(page.getByRole("radio", { name: "Ana sayfaya yönlendir" })).toBeChecked();
  });
});
