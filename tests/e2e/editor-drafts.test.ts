import { devices } from "@playwright/test";
import { becomeAccount, createRecord, expect, openScreen, signIn, storedDrafts, test } from "../support/admin-panel";
import { fillPost, savedPost } from "../support/post-form";

const headers = { "Sec-Fetch-Site": "same-origin" };
const signedOut = { cookies: [], origins: [] };

test.use({ expectedErrors: [/409/] });

test("a text begun on a phone is finished on a desktop, beside a colleague in the same record", async ({
  page,
  browser,
  baseURL,
}) => {
  const open = { ...(baseURL && { baseURL }), storageState: signedOut };
  const account = await becomeAccount(page, "Deniz", "editor");
  const { userAgent, viewport } = devices["Pixel 7"];
  const mobile = await browser.newContext({ ...open, userAgent, viewport, hasTouch: true, isMobile: true });
  await signIn(mobile.request, account);
  const phone = await mobile.newPage();
  const isSent = phone.getByRole("status").filter({ hasText: "Sunucuda saklandı" });

  await test.step("is offered there with the device, and saved", async () => {
    await openScreen(phone, "/admin/blog/new");
    await phone.getByLabel("Başlık", { exact: true }).fill("Telefonda Başlanan Yazı");
    await expect(isSent).toBeVisible();
    await openScreen(page, "/admin/blog/new");
    const offer = page.getByText(/^Telefonda başladığınız taslak, .* \(Chrome, Android\): Telefonda Başlanan Yazı$/);
    await expect(offer).toBeVisible();
    await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByLabel("Başlık", { exact: true })).toHaveValue("Telefonda Başlanan Yazı");
    await fillPost(page, "Bilgisayarda Biten Yazı");
    await page.getByRole("button", { name: "Kaydet", exact: true }).click();
    await savedPost(page, "Bilgisayarda Biten Yazı");
  });

  await test.step("is no draft any more on the phone", async () => {
    phone.once("dialog", (dialog) => void dialog.accept());
    await openScreen(phone, "/admin/blog/new");
    await expect.poll(() => storedDrafts(phone, "post:new")).toEqual([]);
    await expect(phone.getByRole("button", { name: "Taslağı geri yükle" })).toHaveCount(0);
  });

  await test.step("names the colleague, whose save leads to the question by field", async () => {
    const input = { name: "Ortak Tür", slug: "ortak-tur", is_active: true };
    const { id, updated_at } = await createRecord<{ id: string; updated_at: string }>(page, "categories", input);
    const colleague = await browser.newContext(open);
    const other = await colleague.newPage();
    await signIn(other.request);
    await becomeAccount(other, "Ayşe", "editor");
    const draft = { form: `category:${id}`, id: crypto.randomUUID(), values: { name: "Ayşe'nin Türü" } };
    expect((await other.request.put("/api/admin/form-drafts", { data: draft, headers })).status()).toBe(200);

    await openScreen(phone, `/admin/categories?kayit=${id}`);
    await expect(phone.getByText("Ayşe bu kaydı düzenliyor")).toBeVisible();
    await phone.getByLabel("Kategori Adı").fill("Deniz'in Türü");
    await expect
      .poll(async () => (await page.request.get(`/api/admin/form-drafts/category:${id}`)).text())
      .toContain("Deniz'in Türü");
    const data = { ...input, description: "Ayşe'nin açıklaması", updated_at };
    expect((await other.request.put(`/api/admin/categories/${id}`, { data, headers })).status()).toBe(200);

    await openScreen(page, `/admin/categories?kayit=${id}`);
    await page.getByRole("button", { name: "Taslağı geri yükle" }).click();
    await expect(page.getByLabel("Kategori Adı")).toHaveValue("Deniz'in Türü");
    await page.getByRole("button", { name: "Güncelle" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("group", { name: "Kategori Adı: Diğer sürüm" })).toHaveText("Ortak Tür");
    await expect(question.getByText("Açıklama")).toHaveCount(0);
    await question.getByRole("button", { name: "Seçtiklerimi kaydet" }).click();
    await expect(question).toBeHidden();
    expect(await (await page.request.get(`/api/admin/categories/${id}`)).json()).toMatchObject({
      name: "Deniz'in Türü",
      description: "Ayşe'nin açıklaması",
    });
    await colleague.close();
  });
  await mobile.close();
});
