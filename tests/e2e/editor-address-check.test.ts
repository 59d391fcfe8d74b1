import { readFileSync } from "node:fs";
import { postInput } from "../support/inputs";
import { createRecord, expect, openScreen, test } from "../support/admin-panel";

const POSTS = 10;
const YEARS = 20;

/** The last parts of posts' addresses in the export, percent-encoded in lower case. */
const SLUGS = [
  ...readFileSync("tests/corpora/wxr/turkce-casino.xml", "utf8").matchAll(
    /<link>https:\/\/eskirehber\.example\/2024\/01\/([^<]+)\/<\/link>/g,
  ),
]
  .map(([, slug = ""]) => slug)
  .slice(0, POSTS);

/** 200 addresses in the style of a Turkish WordPress export. */
const ADDRESSES = SLUGS.flatMap((slug) =>
  Array.from({ length: YEARS }, (_, at) => `https://eskirehber.example/${2005 + at}/03/${slug}/`),
);

test("a list of old addresses becomes rules and is green on the second check (B30.12)", async ({ page }) => {
  expect(ADDRESSES).toHaveLength(POSTS * YEARS);
  for (const slug of SLUGS) {
    const title = decodeURIComponent(slug).replaceAll("-", " ");
    await createRecord(page, "blog", { ...postInput(), title, publish: true });
  }
  await openScreen(page, "/admin/redirects?bolum=check");
  await page.getByLabel("Denetlenecek adresler").fill(ADDRESSES.join("\n"));
  await page.getByRole("button", { name: "Denetle" }).click();
  await expect(page.getByText("0 tamam · 0 yönlendirme · 200 hedefsiz")).toBeVisible();
  await page.getByRole("button", { name: "Önerileri kural yap (200)" }).click();
  await expect(page.getByText("200 yönlendirme eklendi")).toBeVisible();
  await expect(page.getByText("0 tamam · 200 yönlendirme · 0 hedefsiz")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Denetle" }).click();
  await expect(page.getByText("0 tamam · 200 yönlendirme · 0 hedefsiz")).toBeVisible();
});
