import type { Page } from "@playwright/test";
import { chooseInMenu, createRecord, expect, navigateTo, openScreen, test } from "../support/admin-panel";
import { expectAccessible } from "../support/browser";
import { promotionInput } from "../support/inputs";
import { selection } from "../support/listed-promotions";

/** The name of a row: the visitor and the promotion. */
const HIDDEN = "Gizlenen Kişi, Yorumlanan: Gizlenen Kişi";
const QUESTION = "Çevrim süresi kısa değil mi?";
const REPLY = "Haklısınız, süre on dört gün.";
const WAVE = 160;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, text: string) => page.locator("[data-record]").filter({ hasText: text });

interface Visitor {
  user_name: string;
  comment?: string;
  /** Network address. */
  from?: string;
}

/** Adds a waiting comment by each of these visitors to a promotion of its own. */
async function addComments(page: Page, visitors: Visitor[], origin = "") {
  const title = `Yorumlanan: ${visitors[0]?.user_name}`;
  const { id } = await createRecord<{ id: string }>(page, "promotions", { ...promotionInput(), title });
  for (const { user_name, comment = QUESTION, from = "10.60.0.1" } of visitors) {
    const data = { promotion_id: id, user_name, comment, rating: 3 };
    const headers = { Origin: origin, "CF-Connecting-IP": from };
    expect((await page.request.post("/api/comments", { data, headers })).status()).toBe(201);
  }
}

test("comments are corrected, published, answered and hidden with their reply, by mouse and by keyboard", async ({
  page,
  baseURL,
}) => {
  await addComments(page, [{ user_name: "Gizlenen Kişi" }], baseURL);
  await openScreen(page, "/admin/comments?q=gizlenen");
  const comment = card(page, "Gizlenen Kişi");
  await expect(comment.getByText("Onay bekliyor · Form doğrulanamadı")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await chooseInMenu(page, HIDDEN, "Düzenle");
  await dialog.getByLabel("Yorum", { exact: true }).fill("Editörün düzelttiği yorum.");
  await dialog.getByRole("button", { name: "Güncelle" }).click();
  await expect(page.getByText("Yorum başarıyla güncellendi")).toBeVisible();
  await button(page, "Yayınla: Gizlenen Kişi").click();
  await expect(comment.getByRole("img", { name: "Yayında" })).toBeVisible();
  await chooseInMenu(page, HIDDEN, "Yanıtla");
  await dialog.getByLabel("Yanıt", { exact: true }).fill(REPLY);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Yanıt yayınlandı")).toBeVisible();
  await expect(comment.getByText(`Yanıtınız: ${REPLY}`)).toBeVisible();

  const opened = page.waitForEvent("popup");
  await chooseInMenu(page, HIDDEN, "Sitede gör");
  const visitor = await opened;
  const shown = visitor.locator(".comment:target");
  await expect(shown).toContainText("Editörün düzelttiği yorum.");
  await expect(shown.locator(".reply")).toContainText(REPLY);

  await button(page, "Gizle: Gizlenen Kişi").click();
  await expect(comment.getByText("Gizli", { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Editörün düzelttiği yorum.")).toHaveCount(0);
  await expect(visitor.getByText(REPLY)).toHaveCount(0);
  await page.getByText("Yorum gizlendi").locator("..").getByRole("button", { name: "Geri al" }).click();
  await expect(comment.getByRole("img", { name: "Yayında" })).toBeVisible();

  await test.step("the focus returns to the button that opened a dialog", async () => {
    await button(page, "Bekletme kuralları").press("Enter");
    await expect(page.getByRole("dialog").getByLabel("hep beklesin")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button(page, "Bekletme kuralları")).toBeFocused();
  });
});

test("held comments are read, unfolded and decided by key, in the list and opened", async ({ page, baseURL }) => {
  const long = "Ekran görüntüleri duruyor, isteyene gönderirim.\n".repeat(8);
  await addComments(page, [{ user_name: "Odak Uzun", comment: long, from: "10.60.0.2" }], baseURL);
  const of = ["Dört", "Üç", "İki", "Bir"].map((name) => ({ user_name: `Odak ${name}`, from: "10.60.0.3" }));
  await addComments(page, of, baseURL);
  await openScreen(page, "/admin/comments?q=odak&status=pending");
  const link = (name: string) => page.locator(".record-link").filter({ hasText: name });

  await test.step("the whole text is read where it stands", async () => {
    const text = card(page, "Odak Uzun").locator(".long-text p");
    const folded = (await text.boundingBox())?.height ?? 0;
    await button(page, "devamı: Odak Uzun").click();
    await expect(button(page, "daha az: Odak Uzun")).toBeVisible();
    expect((await text.boundingBox())?.height).toBeGreaterThan(folded * 1.5);
    await button(page, "daha az: Odak Uzun").click();
    await expect(button(page, "devamı: Odak Bir")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("keys decide about the current row only, and the next one becomes current", async () => {
    await page.getByRole("heading", { name: "Yorumlar", level: 1 }).click();
    await page.keyboard.press("y");
    await page.keyboard.press("j");
    await expect(link("Odak Bir")).toBeFocused();
    await page.keyboard.press("y");
    await expect(page.getByText("Yorum yayınlandı")).toBeVisible();
    await expect(card(page, "Odak Bir")).toHaveCount(0);
    await expect(link("Odak İki")).toBeFocused();
    await expect(page.getByText("Yorum yayınlandı")).toHaveCount(1);
  });

  await test.step("a button leads to the same button of the next row", async () => {
    await button(page, "Spam: Odak İki").press("Enter");
    await expect(button(page, "Spam: Odak Üç")).toBeFocused();
    await expect(card(page, "Odak İki")).toHaveCount(0);
  });

  await test.step("the opened one names the others of that day, and the next one follows a decision", async () => {
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().endsWith("/same-day") && asked.push(request.url())));
    const dialog = page.getByRole("dialog");
    await link("Odak Üç").press("Enter");
    await expect(dialog.locator(".whole-comment")).toBeFocused();
    await expect(dialog.getByRole("heading", { name: "Aynı adresten aynı gün 3 yorum daha" })).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    await expect(dialog.getByRole("listitem").filter({ hasText: "Odak İki" })).toContainText("Spam");
    await expectAccessible(page);
    await page.keyboard.press("j");
    await expect(dialog.getByRole("heading", { name: "Odak Dört" })).toBeVisible();
    await page.keyboard.press("k");
    await expect(dialog.getByRole("heading", { name: "Odak Üç" })).toBeVisible();
    await page.keyboard.press("r");
    await page.getByLabel("Yanıt", { exact: true }).fill("Gsy");
    await page.keyboard.press("Control+s");
    await expect(dialog.getByText("Yanıtınız: Gsy")).toBeVisible();
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press("g");
    await expect(dialog.getByRole("heading", { name: "Odak Dört" })).toBeVisible();
    await button(page, "Yayınla: Odak Dört").click();
    await expect(dialog.getByRole("heading", { name: "Odak Uzun" })).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(0);
    expect(new Set(asked).size).toBe(2);
    await page.keyboard.press("s");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Bu filtreyle kayıt bulunamadı").or(page.getByText("Aramanızla"))).toBeVisible();
    await expect(page.getByText("Yorum gizlendi"), "only the last one that can be taken back is shown").toBeHidden();
    const latest = page.getByText("Yorum spam olarak işaretlendi").locator("..");
    await latest.getByRole("button", { name: "Geri al" }).click();
    await expect(card(page, "Odak Uzun")).toBeVisible();
  });
});

test("a wave of held comments is decided in four actions and taken back in one, also on a phone", async ({
  page,
  baseURL,
}) => {
  const wave = Array.from({ length: WAVE }, (_, n) => ({
    ...{ user_name: `Dalga ${n}`, from: `10.61.0.${n % 8}`, comment: `Sürüden ${n}` },
  }));
  await addComments(page, wave, baseURL);
  const waiting = async () => {
    const answer = await page.request.get("/api/admin/comments", { params: { q: "sürüden", status: "pending" } });
    return ((await answer.json()) as { total: number }).total;
  };
  const decideAll = async (all: number) => {
    await page.getByRole("searchbox", { name: "Ara" }).fill("sürüden");
    await button(page, `${all} kaydın tümünü seç`).click();
    await selection(page).getByRole("button", { name: "Spam" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Uygula" }).click();
    await expect(page.getByText(`${all} yorum spam olarak işaretlendi`)).toBeVisible();
    expect(await waiting()).toBe(0);
  };
  await openScreen(page, "/admin/comments?status=pending");
  await decideAll(WAVE);
  await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
  await page.keyboard.press("z");
  await expect.poll(waiting).toBe(WAVE);

  await test.step("the comments of one sender are listed by a link, with buttons of 44 px", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateTo(page, "/admin/comments?q=sürüden%20159");
    await page.getByRole("link", { name: "Adresin tüm yorumları: Dalga 159" }).click();
    await expect(page.getByText("20 kayıt", { exact: true })).toBeVisible();
    await expect(button(page, "Kaldır: Gönderen: tek adres")).toBeVisible();
    for (const name of ["Yayınla: Dalga 159", "Gizle: Dalga 159", "Spam: Dalga 159"]) {
      const box = await button(page, name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
