import type { Page } from "@playwright/test";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";
import { startReceiverStub } from "../support/receiver-stub";

const TOKEN = "123456789:AAE-gizli-anahtar-gizli-anahtar-xyz9";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("an administrator adds a Telegram chat, tries it, and is told there of a visitor's held comment", async ({
  page,
  baseURL,
}) => {
  const telegram = await startReceiverStub(Number(new URL(baseURL ?? "").port) + 2_000);
  await openScreen(page, "/admin/settings");
  await page.getByRole("tab", { name: "Bildirimler" }).click();
  await expect(page.getByText("Henüz bildirim adresi yok")).toBeVisible();
  await expectAccessible(page);

  await test.step("a form without what Telegram needs says so and keeps what was typed", async () => {
    await button(page, "Adres ekle").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Ad", { exact: true }).fill("Telefonum");
    for (const kind of ["Sitede yanlış bilgi", "Kırık bağlantı", "Yayın hatası ya da geciken zamanlayıcı"])
      await dialog.getByLabel(kind).uncheck();
    await dialog.getByRole("button", { name: "Adresi ekle" }).click();
    await expect(dialog.getByText("Sohbet numarasını yazın, örneğin 123456789")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Bot anahtarı").fill(TOKEN);
    await dialog.getByLabel("Sohbet numarası").fill("42");
    await dialog.getByRole("button", { name: "Adresi ekle" }).click();
    await expect(page.getByText("Telegram · …xyz9 · sohbet 42")).toBeVisible();
    await expect(page.getByText(TOKEN)).toHaveCount(0);
  });

  await test.step("a trial says how it ended, and stands among the last messages", async () => {
    telegram.mode = 403;
    await button(page, "Deneme gönder: Telefonum").click();
    await expect(page.getByText("Deneme gönderilemedi: Bot bu sohbete yazamıyor (403)")).toBeVisible();
    telegram.mode = "ok";
    await button(page, "Deneme gönder: Telefonum").click();
    await expect(page.getByText("Deneme gönderildi; alıcı mesajı kabul etti.")).toBeVisible();
    const messages = page.getByRole("region", { name: "Son Mesajlar" }).getByRole("listitem");
    await expect(messages).toHaveText([/Deneme.*Gönderildi$/, /Deneme.*403.*Gönderilemedi$/]);
    await expectAccessible(page);
  });

  await test.step("the message of a held comment arrives and is listed", async () => {
    const { id } = await createRecord<{ id: string }>(page, "promotions", promotionInput());
    const data = { promotion_id: id, user_name: "Ziyaretçi", comment: "Onay bekleyen yorum.", rating: 3 };
    const sent = await page.request.post("/api/comments", { data, headers: { Origin: baseURL ?? "" } });
    expect(sent.status()).toBe(201);
    const texts = () => telegram.requests.map(({ json }) => [json["chat_id"], json["text"]]);
    await expect
      .poll(texts)
      .toContainEqual(["42", `Bonus Rehberi: 1 yeni yorum onay bekliyor.\n${baseURL}/admin/comments?status=pending`]);
    await page.reload();
    await page.getByRole("tab", { name: "Bildirimler" }).click();
    await expect(page.getByText("1 yeni yorum onay bekliyor.")).toBeVisible();
  });

  await test.step("an address that is changed keeps its secret, is switched off, and deleted after a question", async () => {
    await button(page, "Düzenle: Telefonum").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Ad", { exact: true }).fill("İş telefonum");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("İş telefonum", { exact: true })).toBeVisible();
    await page.getByRole("switch", { name: "Bildirimler: İş telefonum" }).click();
    await expect(page.getByText("Kapalı", { exact: true })).toBeVisible();
    await button(page, "Sil: İş telefonum").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Henüz bildirim adresi yok")).toBeVisible();
  });
  await telegram.stop();
});
