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
    .replace("{TUTAR}", "99999.50")
    .replace("{PARA_BIRIMI}", "TRY")
    .replace("{ISLEM_NO}", "T-1");
  for (const expected of ["Kaydedildi", "Zaten kayıtlı"])
    expect(await (await visitor.get(filled)).json()).toEqual({ message: expected });
  await visitor.dispose();

  await page.getByRole("link", { name: "Dönüşümler" }).click();
  await expect(page).toHaveURL(`/admin/conversions?casino=${casino.id}`);
  const reported = row(page, "Bildiren Casino");
  await expect(reported).toHaveCount(1);
  for (const text of ["Onay", "99.999,50 TL", "Casino bağlantısı · Casino sayfası", "İşlem T-1"])
    await expect(reported).toContainText(text);

  await openScreen(page, "/admin/earnings?sort=-revenue");
  await expect(row(page, "Bildiren Casino")).toContainText("99.999,50 TL");
});
