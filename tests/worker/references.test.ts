import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { record_references } from "../../db/schema";
import {
  casinoInput,
  heroInput,
  homeTextInput,
  pageInput,
  postInput,
  promotionInput,
  splashAdInput,
} from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupAdminSite();
const text = (link: string) =>
  `<p>${"Uzunca bir açıklama. ".repeat(5)}</p><p><img src="/media/a/metin.png" alt="A"> <a href="${SITE_URL}/${link}">x</a> <a href="https://kumarhane.com/${link}">y</a></p>`;
const send = (method: string, path: string, input: object) =>
  site.admin.call<{ id: string; updated_at: string }>(method, path, input);
const referencesTo = async (id: string) => {
  const { type, target, name, lacks_alt } = record_references;
  const rows = await site.server.db
    .select({ type, target, name, lacks_alt })
    .from(record_references)
    .where(eq(record_references.record_id, id));
  return rows.map((row) => Object.values(row).join(" ")).sort();
};

describe("the references of a record", () => {
  it.each([
    ["blog", { ...postInput(), image_url: "/media/blog-images/kapak.png", content: text("bir") }, "content"],
    [
      "promotions",
      { ...promotionInput(), image_url: "/media/blog-images/kapak.png", full_description: text("bir") },
      "full_description",
    ],
    [
      "casinos",
      { ...casinoInput(), logo_url: "/media/blog-images/kapak.png", description: text("bir") },
      "description",
    ],
    ["pages", { ...pageInput(), content: text("bir") }, "content"],
    [
      "splash-ads",
      { ...splashAdInput(), image_url: "/media/blog-images/kapak.png", href: "https://kumarhane.com/bir" },
      "href",
    ],
  ])("of %s are written by each save, and not by one that is refused", async (path, input, field) => {
    const { id, updated_at } = await send("POST", path, input);
    const added = await referencesTo(id);
    expect(added.join()).toContain("https://kumarhane.com/bir");
    const changed = { ...input, [field]: field === "href" ? "https://kumarhane.com/iki" : text("iki") };
    await send("PUT", `${path}/${id}`, { ...changed, updated_at });
    const revised = await referencesTo(id);
    expect(revised).toEqual(added.map((reference) => reference.replace(/\/bir\b/, "/iki")));
    const conflict = await site.admin.send("PUT", `/api/admin/${path}/${id}`, { ...input, updated_at });
    expect(conflict.status).toBe(409);
    expect(await referencesTo(id)).toEqual(revised);
    await site.admin.send("DELETE", `/api/admin/${path}/${id}`);
    await site.admin.send("PUT", `/api/admin/trash/${id}/restoration`);
    expect(await referencesTo(id)).toEqual(revised);
  });

  it.each([
    ["blog", { ...postInput(), title: "Dosyadan" }, "content"],
    ["promotions", { ...promotionInput(), title: "Dosyadan" }, "full_description"],
    ["casinos", { ...casinoInput(), name: "Dosyadan" }, "description"],
  ])("of %s are written by an import", async (path, input, field) => {
    const id = crypto.randomUUID();
    const write = (values: object) =>
      send("POST", `${path}/import`, { is_dry: false, lines: [{ line: 2, id, is_new: true, values }] });
    await write({ ...input, [field]: text("bir") });
    const added = await referencesTo(id);
    expect(added.join()).toContain("picture a/metin.png Dosyadan");
    await write({ [field]: text("iki") });
    expect(await referencesTo(id)).toEqual(added.map((reference) => reference.replace(/\/bir\b/, "/iki")));
  });

  it("of a casino include its present domain, but not its tracking address", async () => {
    const entry_url = "https://kumarhane42.com/";
    const addresses = { entry_url, tracking_url: "https://iz.com/?c={tik}" };
    const { id } = await send("POST", "casinos", { ...casinoInput(), ...addresses });
    const found = (await referencesTo(id)).join();
    expect(found).toContain(`destination ${entry_url}`);
    expect(found).not.toContain("iz.com");
  });

  it("are written by the batch of generated posts, once", async () => {
    const item = { ...postInput(), content: text("bir"), is_published: false };
    const batch = { key: crypto.randomUUID(), items: [item] };
    const { saved } = await site.admin.call<{ saved: { id: string }[] }>("POST", "blog/batch", batch);
    expect((await referencesTo(saved[0]?.id ?? "")).join()).toContain("link /bir");
    const count = await site.server.db.$count(record_references);
    await site.admin.send("POST", "/api/admin/blog/batch", batch);
    expect(await site.server.db.$count(record_references)).toBe(count);
  });

  it("of the texts of home are written by their forms", async () => {
    const read = (path: string) => site.admin.call<{ id: string; updated_at: string }>("GET", `settings/${path}`);
    for (const [path, input] of [
      ["hero", { ...heroInput(), button_url: "https://kumarhane.com/bir" }],
      ["content", { ...homeTextInput(), blog_section_text: text("bir") }],
    ] as const) {
      const { id, updated_at } = await read(path);
      await send("PUT", `settings/${path}/${id}`, { ...input, updated_at });
      expect((await referencesTo(id)).join()).toContain("https://kumarhane.com/bir");
    }
  });
});
