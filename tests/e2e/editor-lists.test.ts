import { anyLogoUrl, createRecord, expect, navigateTo, openScreen, row, test } from "../support/admin-panel";

test("a list comes back as it was left, from cancelling and from saving", async ({ page }) => {
  // No other test creates or changes the records that this search finds.
  await openScreen(page, "/admin/promotions");
  await page.getByRole("button", { name: "Promosyon", exact: true }).click();
  await page.getByRole("searchbox", { name: "Ara" }).fill("geldin");
  const left = "/admin/promotions?sort=title&q=geldin";
  await expect(page).toHaveURL(left);
  await expect(page.getByText("7 kayıt", { exact: true })).toBeVisible();
  const place = () => page.evaluate(() => scrollY);
  const edit = page.getByRole("link", { name: /^Düzenle/ }).last();
  await edit.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(100);
  for (const way of [page.getByRole("link", { name: "İptal" }), page.getByRole("button", { name: "Güncelle" })]) {
    await edit.click();
    await expect(page.getByRole("heading", { name: "Promosyonu Düzenle" })).toBeVisible();
    await way.click();
    await expect(page).toHaveURL(left);
    await expect.poll(place).toBe(before);
  }
});

test("a word of 200 characters pushes nothing off the screen", async ({ page }) => {
  const word = "ö".repeat(200);
  const name = word.slice(0, 100);
  const url = `https://uzun.example/${"o".repeat(200)}`;
  const read = async <Row>(path: string) =>
    ((await (await page.request.get(`/api/admin/${path}`)).json()) as { rows: [Row] }).rows[0];
  const picture = await anyLogoUrl(page);
  const casino = { name: word, url, logo_url: picture, description: `<p>${word}</p>`, licence_authority: name };
  const { id: casino_id } = await createRecord<{ id: string }>(page, "casinos", casino);
  const category = { name, slug: "o".repeat(100), description: word };
  const { id: category_id } = await createRecord<{ id: string }>(page, "categories", category);
  const promotion = { title: word, casino_id, category_id, short_description: word, terms: word, url };
  const { id } = await createRecord<{ id: string }>(page, "promotions", {
    ...promotion,
    promotion_code: name.slice(0, 60),
  });
  const post = { title: word, category: name, excerpt: word, content: `<p>${word}</p>` };
  await createRecord(page, "blog", post);
  await createRecord(page, "splash-ads", { title: word, href: url, image_url: picture });
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const {
    id: comment,
    updated_at,
    rating,
  } = await read<{ id: string; updated_at: string; rating: number }>("comments");
  const data = { user_name: name.slice(0, 60), comment: word, rating, updated_at };
  expect((await page.request.put(`/api/admin/comments/${comment}`, { data, headers })).status()).toBe(200);
  await createRecord<{ id: string }>(page, "promotions", { ...promotion, title: `${word.slice(1)}!` }).then((gone) =>
    page.request.delete(`/api/admin/promotions/${gone.id}`, { headers }),
  );
  await openScreen(page, "/admin/dashboard");
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [screen, heading] of [
      ["dashboard", "Kontrol Paneli"],
      ["promotions", "Promosyonlar"],
      [`promotions/edit/${id}`, "Promosyonu Düzenle"],
      ["casinos", "Casino Siteleri"],
      [`casinos/edit/${casino_id}`, "Casino Sitesini Düzenle"],
      ["categories", "Kategoriler"],
      ["comments", "Yorumlar"],
      ["blog", "Blog Yazıları"],
      ["splash-ads", "Splash Reklamlar"],
      ["trash", "Çöp Kutusu"],
      ["scheduled-publishing", "Zamanlanmış Yayınlama"],
    ] as const) {
      await navigateTo(page, `/admin/${screen}`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      // The draft in the queue may have been published by another test.
      if (screen !== "scheduled-publishing")
        await expect(page.getByText("öööö").or(page.locator('[value^="öööö"]')).first(), screen).toBeAttached();
      const wider = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll(".wide-table")].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
      expect(Math.max(...wider), `${screen} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("a list longer than the window can be chosen from to its end", async ({ page }) => {
  await openScreen(page, "/admin/promotions/new");
  const casino = page.getByRole("combobox", { name: "Casino" });
  await casino.click();
  const last = page.getByRole("option", { name: "Zümrüt Casino" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.press("Enter");
  await expect(casino).toHaveText("Zümrüt Casino");
});

test("several promotions are switched off at once, deleted and brought back", async ({ page }) => {
  for (const n of [1, 2])
    await createRecord(page, "promotions", {
      title: `Toplu İşlem ${n}`,
      short_description: "Toplu işlemin denendiği promosyon.",
      url: "https://toplu.example/",
    });
  await openScreen(page, "/admin/promotions?q=toplu");
  await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });
  await menu.getByRole("link", { name: "Promosyonlar" }).click();
  await expect(page.getByRole("searchbox", { name: "Ara" })).toHaveValue("");
  await expect(page).toHaveURL("/admin/promotions");
  await page.getByRole("searchbox", { name: "Ara" }).fill("toplu");
  await expect(page).toHaveURL("/admin/promotions?q=toplu");
  await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
  await page.getByRole("button", { name: "Pasif Yap", exact: true }).click();
  await expect(row(page, "Toplu İşlem 1").getByText("Pasif", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
  await page.getByRole("group", { name: "Seçili kayıtlar" }).getByRole("button", { name: "Sil" }).click();
  await expect(page.getByRole("alertdialog").getByRole("listitem")).toHaveText(["Toplu İşlem 2", "Toplu İşlem 1"]);
  await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
  await page.getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByText("2 kayıt", { exact: true })).toBeVisible();
});

test("the focus stays in a list whose rows are deleted", async ({ page }) => {
  for (const n of [1, 2, 3]) await createRecord(page, "categories", { name: `Silinen ${n}`, slug: `silinen-${n}` });
  await openScreen(page, "/admin/categories?q=silinen");
  for (const n of [2, 3, 1]) {
    const remove = page.getByRole("button", { name: `Sil: Silinen ${n}` });
    if (n === 2) await remove.focus();
    else await expect(remove).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).press("Enter");
    await expect(remove).toHaveCount(0);
  }
  await expect(page.getByRole("searchbox", { name: "Ara" })).toBeFocused();
});

test.describe("a record that is gone for good meanwhile", () => {
  test.use({ expectedErrors: [/404/] });
  test("is named by the undo of a deletion that brings back the others", async ({ page }) => {
    const made = [];
    for (const n of [1, 2, 3])
      made.push(
        await createRecord<{ id: string }>(page, "promotions", {
          title: `Geri Alma ${n}`,
          short_description: "Geri almanın denendiği promosyon.",
          url: "https://geri.example/",
        }),
      );
    await openScreen(page, "/admin/promotions?q=geri+alma");
    await page.getByRole("checkbox", { name: "Bu sayfadakilerin hepsini seç" }).click();
    await page.getByRole("group", { name: "Seçili kayıtlar" }).getByRole("button", { name: "Sil" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sil" }).click();
    await expect(page.getByText("Aramanızla eşleşen kayıt bulunamadı")).toBeVisible();
    const gone = await page.request.post("/api/admin/trash/selection", {
      data: { action: "delete", ids: [made[1]?.id] },
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(await gone.json()).toEqual({ ids: [made[1]?.id] });
    await page.getByRole("button", { name: "Geri al" }).click();
    await expect(page.getByText(/^2 kayıt geri alındı, 1 kayıt alınamadı: .+/)).toBeVisible();
    for (const n of [1, 3]) await expect(row(page, `Geri Alma ${n}`)).toBeVisible();
    await expect(row(page, "Geri Alma 2")).toHaveCount(0);
  });
});

test("the palette finds records and screens by keyboard", async ({ page }) => {
  await openScreen(page, "/admin/dashboard");
  await page.keyboard.press("Control+k");
  const height = async () => (await page.getByRole("dialog").boundingBox())?.height;
  const before = await height();
  await page.keyboard.type("ışıltı");
  await expect(page.getByRole("option", { name: /Işıltı Casino/ })).toBeVisible();
  expect(await height()).toBe(before);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Düzenle/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("hoş geldin bonusu");
  await page.getByRole("option", { name: "Hoş Geldin Bonusu Kategori" }).click();
  await expect(page.getByRole("dialog").getByLabel("Kategori Adı")).toHaveValue("Hoş Geldin Bonusu");
});
