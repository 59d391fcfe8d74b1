import type { Page } from "@playwright/test";
import { anyLogoUrl, createRecord, expect, openScreen, row, test } from "../support/admin-panel";

const PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";

test("an operator reports to the address from the casino's form, and the panel shows the conversion of the click", async ({
  page,
  playwright,
  baseURL,
}) => {
  const casino = await createRecord<{ id: string; slug: string }>(page, "casinos", {
    name: "Bildiren Casino",
    url: "https://bildiren.example/",
    tracking_url: "https://iz.example/?btag={yerlesim}&click={tik}",
    logo_url: await anyLogoUrl(page),
    description: "Dönüşümlerin bildirildiği casino.",
  });
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { "User-Agent": PHONE },
    storageState: { cookies: [], origins: [] },
  });
  const click = await visitor.get(`/git/${casino.slug}?y=casino`, { maxRedirects: 0 });
  const tik = new URL(click.headers()["location"] ?? "").searchParams.get("click") ?? "";

  await openScreen(page, `/admin/casinos/edit/${casino.id}`);
  await page.getByRole("button", { name: "Anahtar oluştur" }).click();
  const dialog = page.getByRole("dialog", { name: "Postback Adresi" });
  const address = await dialog.getByText("/api/postback/").innerText();
  await dialog.getByLabel("Kaydettim").check();
  await dialog.getByRole("button", { name: "Tamam" }).click();
  await expect(page.getByText("Oluşturuldu:")).toBeVisible();

  const filled = address
    .replace("{TIKLAMA_KIMLIGI}", tik)
    .replace("{DURUM}", "onay")
    .replace("{TUTAR}", "9999999.50")
    .replace("{PARA_BIRIMI}", "TRY")
    .replace("{ISLEM_NO}", "T-1");
  for (const expected of ["Kaydedildi", "Zaten kayıtlı"])
    expect(await (await visitor.get(filled)).json()).toEqual({ message: expected });
  const inEuros = filled.replace("9999999.50", "7654321.09").replace("TRY", "EUR").replace("T-1", "T-2");
  expect(await (await visitor.get(inEuros)).json()).toEqual({ message: "Kaydedildi" });
  const refused = address.replace("{TIKLAMA_KIMLIGI}", tik).replace("{DURUM}", "onay");
  expect((await visitor.get(refused)).status()).toBe(422);
  await visitor.dispose();

  await page.getByRole("button", { name: "Deneme gönder" }).click();
  const trial = page.getByRole("dialog", { name: "Deneme Postback'i" });
  await trial.getByRole("button", { name: "Gönder" }).click();
  await expect(trial.getByRole("status")).toContainText("Tıklama: Eşleşmeyen: DENEME-TIKLAMA");
  await trial.getByLabel("Bildirim").fill(`durum=onay&tutar=12.345.678 TL&tik=${tik}`);
  await trial.getByRole("button", { name: "Gönder" }).click();
  const result = trial.getByRole("status");
  for (const text of ["kaydedilmedi", "Tutar: 12.345.678,00 TL", "Tıklama: Casino bağlantısı · Casino sayfası"])
    await expect(result).toContainText(text);
  await trial.getByLabel("Bildirim").fill("durum=onay&islem={ISLEM_NO}");
  await trial.getByRole("button", { name: "Gönder" }).click();
  await expect(result).toContainText("islem değerle değişmemiş");
  await trial.getByRole("button", { name: "Kapat" }).click();

  await page.getByRole("link", { name: "Dönüşümler" }).click();
  await expect(page).toHaveURL(`/admin/conversions?casino=${casino.id}`);
  await expect(row(page, "Bildiren Casino")).toHaveCount(2);
  const reported = row(page, "Bildiren Casino").filter({ hasText: "İşlem T-1" });
  for (const text of ["Onay", "9.999.999,50 TL", "Casino bağlantısı · Casino sayfası"])
    await expect(reported).toContainText(text);
  await expect(page.getByRole("main").getByRole("link", { name: "İçe aktar" })).toHaveAttribute(
    "href",
    `/admin/conversions/import?casino=${casino.id}`,
  );
  await page.getByRole("link", { name: "Reddedilenler" }).click();
  await expect(page).toHaveURL(`/admin/conversions/refused?casino=${casino.id}`);
  await expect(row(page, "Bildiren Casino").filter({ hasText: "tutar değerle değişmemiş" })).toBeVisible();

  await openScreen(page, "/admin/dashboard");
  const work = page.getByText("1 bildirim reddedildi");
  await expect(work).toBeVisible();
  await page.getByRole("button", { name: "Görüldü: Bildiren Casino" }).click();
  await expect(work).toHaveCount(0);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, amounts] of [
      [`/admin/conversions?casino=${casino.id}`, ["9.999.999,50 TL", "€7.654.321,09"]],
      ["/admin/earnings", ["9.999.999,50 TL", "€7.654.321,09"]],
      [`/admin/casinos/edit/${casino.id}`, ["9.999.999,50 TL gelir", "€7.654.321,09 gelir"]],
    ] as const) {
      await openScreen(page, path);
      for (const amount of amounts)
        await expect(page.getByRole("main").getByText(amount).filter({ visible: true }).first()).toBeVisible();
      expect(await cutAmounts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Texts with an amount that end in an ellipsis. */
const cutAmounts = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).textOverflow === "ellipsis")
      .filter(({ scrollWidth, clientWidth, textContent }) => scrollWidth > clientWidth && /\d,\d\d/.test(textContent))
      .map(({ textContent }) => textContent),
  );
